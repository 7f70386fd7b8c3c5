import { z } from 'zod'
import { centesimos, globalId, namedInput } from '../../platform/input.ts'
import { MIN_CHARGE_CENTESIMOS } from '../offers/orderTerms.ts'

/** $ 10.000. */
const MAX_PRICE_CENTESIMOS = 1_000_000

export const setUnlockPriceInput = namedInput(
  'SetUnlockPriceInput',
  'What it costs to read who quoted a request.',
  z.object({
    requestId: globalId().describe('The PartRequest.'),
    price: centesimos(
      z
        .number()
        .int()
        .min(MIN_CHARGE_CENTESIMOS, 'Poné al menos $ 30.')
        .max(MAX_PRICE_CENTESIMOS, 'Poné hasta $ 10.000.'),
    )
      .nullable()
      .describe('In centésimos; null removes the price.'),
  }),
)
