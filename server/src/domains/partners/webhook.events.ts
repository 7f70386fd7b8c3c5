import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** Deliveries to a webhook failed for 72 hours, or its server wants no more. */
export const webhookDisabled = defineEvent(
  'webhook.disabled',
  z.object({ webhookId: z.uuid(), accountId: z.uuid() }),
)
