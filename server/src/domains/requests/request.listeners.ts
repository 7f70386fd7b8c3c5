import { defineListener } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import { claimEarlierRequests } from './asking/request.operations.ts'
import { alertProviders } from './feed/requestAlerts.ts'
import type { RequestEvent } from './request.events.ts'

/** A new account or a new e-mail gets the earlier requests made with that e-mail. */
export const claimRequests = defineListener(
  'requests.claimRequests',
  (services: Services, { accountId }: { accountId: string }) => claimEarlierRequests(services, accountId),
)

/** A request that was sent is announced to the providers whose coverage matches it. */
export const alertMatchingProviders = defineListener(
  'requests.alertProviders',
  (services: Services, { requestId }: RequestEvent) => alertProviders(services, requestId),
)
