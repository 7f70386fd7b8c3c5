import { z } from 'zod'
import { line, namedInput } from '../../platform/input.ts'
import { phoneOf } from '../accounts/phone.input.ts'

export const startWhatsAppInput = namedInput(
  'StartWhatsAppInput',
  'The number that is to get notices by WhatsApp.',
  z.object({
    phone: line({ max: 40, required: 'Poné tu número de WhatsApp.' })
      .transform(phoneOf)
      .pipe(z.string())
      .describe('The number; national ones are Uruguayan, others begin with their country: +54….'),
  }),
)

export const confirmWhatsAppInput = namedInput(
  'ConfirmWhatsAppInput',
  'The code that arrived by WhatsApp.',
  z.object({
    code: line({ max: 20, required: 'Poné el código que te mandamos.' })
      .transform(typed => typed.replaceAll(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'El código tiene 6 números.'))
      .describe('Six digits.'),
  }),
)
