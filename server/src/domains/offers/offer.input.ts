import { z } from 'zod'
import { DeliveryTime, PartCondition } from '../../generated/prisma/enums.ts'
import { optionalText } from '../../platform/input.ts'

/** The most that one payment can take (the card gateway's eight digits), in centésimos. */
export const MAX_TOTAL_CENTESIMOS = 99_999_999
/** Cheaper than this nothing is worth a delivery, in centésimos. */
export const MIN_PRICE_CENTESIMOS = 10_000
export const MAX_VALID_HOURS = 24 * 90

const line = z.object({
  requestedPartId: z.uuid(),
  price: z
    .number({ error: 'Poné el precio.' })
    .int('Poné el precio.')
    .min(MIN_PRICE_CENTESIMOS, 'El precio mínimo es $ 100.')
    .max(MAX_TOTAL_CENTESIMOS, 'Ese precio es demasiado alto.'),
  condition: z.enum(PartCondition, { error: 'Elegí la condición.' }),
  deliveryTime: z.enum(DeliveryTime, { error: 'Elegí la entrega.' }),
  validHours: z
    .number({ error: 'Elegí hasta cuándo vale.' })
    .int()
    .min(1, 'La oferta tiene que valer al menos una hora.')
    .max(MAX_VALID_HOURS, 'La oferta puede valer hasta 90 días.'),
  warrantyDays: z
    .number()
    .int()
    .min(1, 'Poné entre 1 y 365 días.')
    .max(365, 'Poné entre 1 y 365 días.')
    .nullish()
    .transform(days => days ?? null),
  description: optionalText(1000),
})

export const offerLines = z
  .array(line)
  .min(1, 'Elegí al menos un repuesto y poné su precio.')
  .max(20)
  .refine(
    lines => new Set(lines.map(({ requestedPartId }) => requestedPartId)).size === lines.length,
    'Cada repuesto va una sola vez.',
  )
  .refine(
    lines => lines.reduce((total, { price }) => total + price, 0) <= MAX_TOTAL_CENTESIMOS,
    'El total supera lo que se puede pagar de una vez.',
  )
  // The checks come first, under the names that the input's fields have: a refusal points at them.
  .transform(lines => lines.map(({ price, ...rest }) => ({ ...rest, priceCentesimos: price })))

export type OfferLineInput = z.output<typeof offerLines>[number]

export const makeOfferInput = z.object({ requestId: z.uuid(), lines: offerLines })
export const reviseOfferInput = z.object({
  offerId: z.uuid(),
  versionNumber: z.number().int(),
  lines: offerLines,
})
