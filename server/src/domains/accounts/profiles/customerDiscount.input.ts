import { z } from 'zod'
import { namedInput, nullableLine } from '../../../platform/input.ts'

/** The description of a provider that writes none. */
export const DEFAULT_DISCOUNT_WORDS = 'Descuento para clientes registrados'

/** Basis points of 100 %. */
const MAX_BPS = 10_000
/** Basis points of 0.1 %, the step of a percentage. */
const STEP_BPS = 10

const PERCENTAGE = 'Poné un porcentaje entre 0 y 100, con un decimal como máximo.'

export const saveCustomerDiscountInput = namedInput(
  'SaveCustomerDiscountInput',
  'The discount of a provider for its registered customers.',
  z.object({
    isActive: z
      .boolean()
      .describe('False switches the discount off and keeps its percentage and description.'),
    discountBps: z
      .int({ error: PERCENTAGE })
      .refine(bps => bps >= 0 && bps <= MAX_BPS && bps % STEP_BPS === 0, PERCENTAGE)
      .describe('Basis points of the price, 0 to 10000 in steps of 10: 1250 is 12.5 %.'),
    description: nullableLine(120)
      .optional()
      .transform(words => words ?? DEFAULT_DISCOUNT_WORDS)
      .describe(`Up to 120 characters; null is ‘${DEFAULT_DISCOUNT_WORDS}’.`),
  }),
)
