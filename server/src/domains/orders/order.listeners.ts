import { defineListener } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import type { RequestEvent } from '../requests/request.events.ts'
import { closeIfFinished } from './finishedRequest.ts'

/** A request whose open parts were given up may be finished. */
export const closeFinishedRequest = defineListener(
  'orders.closeFinishedRequest',
  ({ transact, clock }: Services, { requestId }: RequestEvent) =>
    transact(unit => closeIfFinished(unit, requestId, clock.now())),
)
