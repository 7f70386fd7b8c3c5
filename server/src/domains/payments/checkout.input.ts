import { z } from 'zod'
import { GatewayId, PaymentPlan } from '../../generated/prisma/enums.ts'
import {
  email,
  globalId,
  globalIdWithType,
  line,
  namedInput,
  withoutControlCharacters,
} from '../../platform/input.ts'

const MAX_CHOICES = 20
/** Maximum parts of a purchase. */
const MAX_PARTS = 20
const MAX_NAME = 100

const choice = namedInput(
  'PurchaseChoiceInput',
  'Something that is to be paid, or some parts of it.',
  z.object({
    of: globalIdWithType().describe('The Payable.'),
    version: z.number().int().describe('The `version` of its payment terms that the payer agrees to.'),
    partIds: z
      .array(globalId())
      .max(MAX_PARTS, 'Elegí hasta 20 repuestos.')
      .nullish()
      .transform(ids => ids ?? null)
      .describe('Its parts to buy; for an offer its RequestedParts. Null for all that may be bought.'),
    plan: z.enum(PaymentPlan, { error: 'Elegí cuánto pagar ahora.' }).describe('The payment plan.'),
  }),
)

const guestPayer = namedInput(
  'GuestPayerInput',
  'A payer without an account.',
  z.object({
    name: line({ max: MAX_NAME, required: 'Poné tu nombre.' }).describe('Their name.'),
    email: email.describe('Address for the receipt.'),
  }),
)

export const startCheckoutInput = namedInput(
  'StartCheckoutInput',
  'What is to be paid at once, by whom and with which gateway.',
  z.object({
    choices: z
      .array(choice)
      .min(1, 'Se requiere offerId, consultationId o orderToken para procesar el pago')
      .max(MAX_CHOICES, 'Elegí hasta 20 ofertas.')
      .describe(
        'At least one and at most 20, all of one kind; of offers all on one request, each part once.',
      ),
    gateway: z.enum(GatewayId, { error: 'Elegí cómo pagar.' }).describe('The gateway to pay with.'),
    payer: guestPayer
      .nullish()
      .transform(payer => payer ?? null)
      .describe('Name and e-mail of a payer without an account; ignored for a signed-in one.'),
  }),
)

export const SESSION_ID_DESCRIPTION =
  'The `session_id` of the return page: our id of the checkout, or the gateway’s.'

export const verifyCheckoutArgs = z.object({
  sessionId: z.string().transform(withoutControlCharacters).describe(SESSION_ID_DESCRIPTION),
})
