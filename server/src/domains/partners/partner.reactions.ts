import { on } from '../../platform/events.ts'
import { apiKeyCreated, apiKeyRevoked } from './apiKey.events.ts'
import { apiKeyCreatedNotice } from './apiKey.notices.ts'

import { webhookDisabled } from './webhook.events.ts'
import { webhookDisabledNotice } from './webhook.notices.ts'

/** Reactions to events of this domain, for reactions.ts. */
export const partnerReactions = [
  on(apiKeyCreated, apiKeyCreatedNotice),
  on(apiKeyRevoked),
  on(webhookDisabled, webhookDisabledNotice),
]
