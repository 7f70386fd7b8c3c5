import { defineListener } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import { claimEarlierRequests } from './asking/request.operations.ts'

/** A new account or a new e-mail gets the earlier requests made with that e-mail. */
export const claimRequests = defineListener(
  'requests.claimRequests',
  (services: Services, { accountId }: { accountId: string }) => claimEarlierRequests(services, accountId),
)
