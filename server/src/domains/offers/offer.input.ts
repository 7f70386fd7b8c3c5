import { z } from 'zod'
import {
  DeliveryTime,
  FitBasis,
  OfferRejectReason,
  PartCondition,
  ShippingCharge,
} from '../../generated/prisma/enums.ts'
import { centesimos, globalId, moment, namedInput, optionalText } from '../../platform/input.ts'
import { formatMoney } from '../../platform/money.ts'
import { withoutContact } from '../requests/anonymousText.ts'
import { maxFiles, uploadIdsField } from '../uploads/uploadIds.input.ts'
import { ARRANGED_SHIPPING } from './offerShipping.ts'

/** The maximum of one payment (the card gateway's eight digits), in centésimos. */
export const MAX_TOTAL_CENTESIMOS = 99_999_999
/** Minimum price worth a delivery, in centésimos. */
export const MIN_PRICE_CENTESIMOS = 10_000
export const MAX_VALID_HOURS = 24 * 90
export const MAX_WARRANTY_DAYS = 365
/** Files of one version. */
export const MAX_OFFER_FILES = maxFiles('OFFER_FILE')

const WARRANTY = `Poné entre 1 y ${MAX_WARRANTY_DAYS} días.`

export const UNTIL_WHEN = 'Elegí hasta cuándo vale.'
export const TOO_SHORT = 'La oferta tiene que valer al menos una hora.'
export const TOTAL_TOO_HIGH = 'El total supera lo que se puede pagar de una vez.'
export const TOO_LONG = 'La oferta puede valer hasta 90 días.'

const line = namedInput(
  'OfferLineInput',
  'What one part costs.',
  z.object({
    requestedPartId: globalId().describe('The quoted RequestedPart.'),
    price: centesimos(
      z
        .number({ error: 'Poné el precio.' })
        .int('Poné el precio.')
        .min(MIN_PRICE_CENTESIMOS, `El precio mínimo es ${formatMoney(MIN_PRICE_CENTESIMOS)}.`)
        .max(MAX_TOTAL_CENTESIMOS, 'Ese precio es demasiado alto.'),
    ).describe(
      'Price of the whole quantity in centésimos, at least $ 100. A registered customer’s discount comes off it.',
    ),
    condition: z.enum(PartCondition, { error: 'Elegí la condición.' }).describe('Condition of the part.'),
    deliveryTime: z.enum(DeliveryTime, { error: 'Elegí la entrega.' }).describe('Time until delivery.'),
    validHours: z
      .number({ error: UNTIL_WHEN })
      .int()
      .min(1, TOO_SHORT)
      .max(MAX_VALID_HOURS, TOO_LONG)
      .nullish()
      .transform(hours => hours ?? null)
      .describe('Validity of the price in hours from now, 1 to 2160. Null with `validUntil`.'),
    validUntil: moment()
      .nullish()
      .transform(until => until ?? null)
      .describe(
        'Expiry of the price, one hour to 90 days from now, instead of `validHours`. Null without; exactly one of both is given.',
      ),
    warrantyDays: z
      .number()
      .int()
      .min(1, WARRANTY)
      .max(MAX_WARRANTY_DAYS, WARRANTY)
      .nullish()
      .transform(days => days ?? null)
      .describe('Days of warranty, 1 to 365; null without.'),
    fitBasis: z
      .enum(FitBasis, { error: 'Elegí cómo sabés que calza.' })
      .nullish()
      .transform(basis => basis ?? null)
      .describe('How the provider knows that the part fits; null when it does not say.'),
    description: optionalText(1000)
      .superRefine(withoutContact)
      .describe(
        'Up to 1000 characters, without contact data or the name of the business, which are refused.',
      ),
  }),
)

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
    TOTAL_TOO_HIGH,
  )
  // The checks run first, with the names of the input's fields, for refusals.
  .transform(lines => lines.map(({ price, ...rest }) => ({ ...rest, listCentesimos: price })))

export type OfferLineInput = z.output<typeof offerLines>[number]

export const SHIPPING_COST = 'Poné el costo del envío.'

const shipping = namedInput(
  'ShippingInput',
  'The cost of delivering an offer.',
  z.object({
    charge: z.enum(ShippingCharge, { error: 'Elegí cómo se cobra el envío.' }).describe('How it is charged.'),
    amount: centesimos(
      z
        .number({ error: SHIPPING_COST })
        .int(SHIPPING_COST)
        .min(1, SHIPPING_COST)
        .max(MAX_TOTAL_CENTESIMOS, 'Ese costo es demasiado alto.'),
    )
      .nullish()
      .transform(amount => amount ?? null)
      .describe('Its price in centésimos, taxes included; null unless the charge is AMOUNT.'),
  }),
  // Not a refinement, which would be another object than the named one. The result has the names of the columns.
).transform(({ charge, amount }, { addIssue }) => {
  if ((charge === 'AMOUNT') !== (amount !== null)) {
    const message = amount === null ? SHIPPING_COST : 'Ese envío no lleva importe.'
    addIssue({ code: 'custom', path: ['amount'], message })
  }
  return { shippingCharge: charge, shippingCentesimos: amount ?? 0 }
})

/** Fields of a new offer, which a row of syncOffers has too. */
export const offerFields = {
  requestId: globalId().describe('The PartRequest it answers.'),
  requestRevision: z
    .int()
    .nullish()
    .transform(revision => revision ?? null)
    .describe(
      'The `revision` of the request that was read: later edits or additions by its owner refuse with QuotedRequestChanged. Null skips this check.',
    ),
  lines: offerLines.describe('One per quoted part; at least one.'),
  shipping: shipping
    .nullish()
    .transform(given => given ?? ARRANGED_SHIPPING)
    .describe('The cost of delivering it, once for all its parts; null is ARRANGED.'),
  uploadIds: uploadIdsField('OFFER_FILE').describe(
    'Photos and videos of the parts in order, up to 5 photos and 2 videos: uploads that are READY.',
  ),
} as const

export const makeOfferInput = namedInput('MakeOfferInput', 'A new offer.', z.object(offerFields))

export const reviseOfferInput = namedInput(
  'ReviseOfferInput',
  'A new version of an offer.',
  z.object({
    offerId: globalId().describe('The Offer.'),
    versionNumber: z
      .number()
      .int()
      .describe('The version that was read; a newer one refuses with OfferChanged.'),
    lines: offerLines.describe('All its new lines.'),
    shipping: shipping
      .nullish()
      .transform(given => given ?? null)
      .describe('The cost of delivering it; null keeps that of the version before.'),
    uploadIds: uploadIdsField('OFFER_FILE').describe(
      'All its photos and videos in order, up to 5 photos and 2 videos: uploads that are READY, and those of the version before that stay.',
    ),
  }),
)

export const rejectOfferArgs = z.object({
  id: globalId().describe('The Offer.'),
  reason: z
    .enum(OfferRejectReason, { error: 'Elegí el motivo.' })
    .nullish()
    .transform(reason => reason ?? null)
    .describe('The reason, which its provider reads; null without.'),
})
