import { on } from '../../platform/events.ts'
import { apiKeyCreated, apiKeyRevoked } from './apiKey.events.ts'
import { apiKeyCreatedNotice } from './apiKey.notices.ts'
import { catalogueChanged } from './catalogue/catalogue.events.ts'
import { proposeToRequests } from './catalogue/catalogue.listeners.ts'
import { catalogueImportChanged } from './catalogue/catalogueImport.events.ts'
import { webhookDisabled } from './webhook.events.ts'
import { webhookDisabledNotice } from './webhook.notices.ts'

/** Reactions to events of this domain, for reactions.ts. */
export const partnerReactions = [
  on(apiKeyCreated, apiKeyCreatedNotice),
  on(apiKeyRevoked),
  on(webhookDisabled, webhookDisabledNotice),
  on(catalogueChanged, proposeToRequests),
  on(catalogueImportChanged),
]
