import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'
import { accountAccessTopic } from '../accounts/account.events.ts'

const aboutKey = z.object({ keyId: z.uuid(), accountId: z.uuid() })

/** A provider has a new key; by whom it was made may not be who should have. */
export const apiKeyCreated = defineEvent('apiKey.created', aboutKey)

/** Sockets that it has opened are closed. */
export const apiKeyRevoked = defineEvent('apiKey.revoked', aboutKey, ({ accountId }) => [
  accountAccessTopic(accountId),
])
