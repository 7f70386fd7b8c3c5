import { defineListener } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import { claimEarlierRequests } from './request.operations.ts'

/** A new buyer finds what they asked for before, with the same e-mail. */
export const claimRequests = defineListener(
  'requests.claimRequests',
  (services: Services, { accountId }: { accountId: string }) => claimEarlierRequests(services, accountId),
)
