import { z } from 'zod'
import { globalId, namedInput, text } from '../../platform/input.ts'

export const confirmReceiptInput = namedInput(
  'ConfirmReceiptInput',
  'The buyer has the part.',
  z.object({
    orderId: globalId().describe('The Order.'),
    restPaid: z.boolean().describe('With a deposit: the rest was paid in person. Ignored otherwise.'),
  }),
)

export const handOverOrderInput = namedInput(
  'HandOverOrderInput',
  'The provider hands an order over and types the code of the buyer.',
  z.object({
    orderId: globalId().describe('The Order.'),
    code: z
      .string()
      .max(20)
      .transform(typed => typed.replace(/\s/g, ''))
      .refine(typed => /^\d{6}$/.test(typed), {
        error: 'El código son seis números: está en la compra del cliente.',
      })
      .describe('Six digits; spaces are ignored.'),
  }),
)

export const withdrawFromOrderInput = namedInput(
  'WithdrawFromOrderInput',
  'The buyer withdraws from a purchase.',
  z.object({
    orderId: globalId().describe('The Order.'),
    doesNotFit: z
      .boolean()
      .describe(
        'The parts do not fit the vehicle, which decides who pays the return. Ignored before they were sent.',
      ),
  }),
)

export const releaseOverdueOrderInput = namedInput(
  'ReleaseOverdueOrderInput',
  'Our team takes an order for received whose receipt is overdue.',
  z.object({
    orderId: globalId().describe('The Order.'),
    reason: text({ max: 500, required: 'Contá por qué la liberás: las dos partes lo leen.' }).describe(
      'Reason, up to 500 characters; both parties read it.',
    ),
  }),
)

export const cancelOrderInput = namedInput(
  'CancelOrderInput',
  'The provider cancels an order.',
  z.object({
    orderId: globalId().describe('The Order.'),
    reason: text({ max: 500, required: 'Contá por qué cancelás: el comprador lo va a leer.' }).describe(
      'Reason, up to 500 characters; the buyer reads it.',
    ),
  }),
)
