import { z } from 'zod'
import { PaymentPlan } from '../../generated/prisma/enums.ts'
import { globalId, namedInput, withoutControlCharacters } from '../../platform/input.ts'

const MAX_OFFERS = 20
/** No offer has more lines. */
const MAX_PARTS = 20

const offerChoice = namedInput(
  'OfferChoiceInput',
  'An offer that is to be paid, or some parts of it.',
  z.object({
    offerId: globalId().describe('The Offer.'),
    versionNumber: z.number().int().describe('The version the buyer agrees to.'),
    partIds: z
      .array(globalId())
      .max(MAX_PARTS, 'Elegí repuestos de esta oferta.')
      .nullish()
      .transform(ids => ids ?? null)
      .describe('The RequestedParts that are bought of it; all that it offers when left out.'),
    plan: z.enum(PaymentPlan, { error: 'Elegí cuánto pagar ahora.' }).describe('How much now.'),
  }),
)

export const startCheckoutInput = namedInput(
  'StartCheckoutInput',
  'What is to be paid at once: one offer, or the parts of one request from several providers.',
  z.object({
    offers: z
      .array(offerChoice)
      .min(1, 'Elegí al menos una oferta.')
      .max(MAX_OFFERS, 'Elegí hasta 20 ofertas.')
      .describe('At least one and at most 20, all on the same request; each part once.'),
  }),
)

export const SESSION_ID_DESCRIPTION =
  'The `session_id` of the return page: our id of the checkout, or the gateway’s.'

export const verifyCheckoutArgs = z.object({
  sessionId: z.string().transform(withoutControlCharacters).describe(SESSION_ID_DESCRIPTION),
})
