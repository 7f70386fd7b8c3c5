import { z } from 'zod'
import { globalId, namedInput, optionalText } from '../../platform/input.ts'

export const shipOrderInput = namedInput(
  'ShipOrderInput',
  'The order is on its way.',
  z.object({
    orderId: globalId().describe('The Order.'),
    note: optionalText(300).describe('How it travels or where it waits, up to 300 characters.'),
  }),
)
