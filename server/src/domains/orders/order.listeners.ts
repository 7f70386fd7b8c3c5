import { defineListener } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import type { RequestEvent } from '../requests/request.events.ts'
import { claimEarlierOrders } from './claim.operations.ts'
import { closeIfFinished } from './finishedRequest.ts'

/** A request whose open parts were given up may be finished. */
export const closeFinishedRequest = defineListener(
  'orders.closeFinishedRequest',
  ({ transact, clock }: Services, { requestId }: RequestEvent) =>
    transact(unit => closeIfFinished(unit, requestId, clock.now())),
)

/** A new account or a new e-mail gets the orders that were bought without an account with that e-mail. */
export const claimOrders = defineListener(
  'orders.claimOrders',
  (services: Services, { accountId }: { accountId: string }) => claimEarlierOrders(services, accountId),
)
