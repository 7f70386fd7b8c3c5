import { z } from 'zod'
import { ApiKeyMode, PartnerEventKind } from '../../generated/prisma/enums.ts'
import { globalId, line, namedInput } from '../../platform/input.ts'
import { OVERLAP_HOURS } from './apiKey.input.ts'
import { CHOSEN_KINDS } from './partnerEventKinds.ts'

export const createWebhookInput = namedInput(
  'CreateWebhookInput',
  'An address of the provider’s own server that gets its events.',
  z.object({
    url: line({ max: 500, required: 'Poné la dirección de tu servidor.' }).describe(
      'Where events are posted: https on the public internet, up to 500 characters.',
    ),
    kinds: z
      .array(z.enum(PartnerEventKind))
      .min(1, 'Elegí al menos un aviso.')
      .max(Object.keys(PartnerEventKind).length)
      .refine(kinds => kinds.every(kind => CHOSEN_KINDS.includes(kind)), 'Elegí avisos de la lista.')
      .transform(kinds => [...new Set(kinds)])
      .describe('The kinds of events it gets. WEBHOOK_TEST cannot be chosen.'),
    mode: z.enum(ApiKeyMode).default('LIVE').describe('The market whose events it gets.'),
  }),
)

export const oneWebhook = z.object({ id: globalId().describe('The Webhook.') })

export const rotateWebhookSecretArgs = z.object({
  id: globalId().describe('The Webhook.'),
  overlapHours: z
    .int({ error: 'Elegí hasta cuándo sigue el anterior.' })
    .min(0, 'Elegí hasta cuándo sigue el anterior.')
    .max(OVERLAP_HOURS.most, 'El anterior sigue hasta 7 días.')
    .describe(`For how many hours the present secret signs too, at most ${OVERLAP_HOURS.most}.`),
})

export const oneDelivery = z.object({ id: globalId().describe('The WebhookDelivery.') })
