import { z } from 'zod'
import { globalId, namedInput, optionalText } from '../../platform/input.ts'

export const shipOrderInput = namedInput(
  'ShipOrderInput',
  'The order is on its way.',
  z.object({
    orderId: globalId().describe('The Order.'),
    note: optionalText(300).describe('Means of transport or place of pick-up, up to 300 characters.'),
  }),
)
