import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** Every open request, for whoever may quote. */
export const requestsFeedTopic = 'requests:feed'
/** The requests of one buyer. */
export const ownRequestsTopic = (accountId: string) => `account:${accountId}:requests`

const requestEvent = z.object({
  requestId: z.uuid(),
  /** Account of the owner; null while it belongs to no account. */
  buyerId: z.uuid().nullable(),
})
export type RequestEvent = z.output<typeof requestEvent>

const ofOwner = ({ buyerId }: RequestEvent) => (buyerId ? [ownRequestsTopic(buyerId)] : [])
const ofFeedAndOwner = (event: RequestEvent) => [requestsFeedTopic, ...ofOwner(event)]

export const requestOpened = defineEvent('request.opened', requestEvent, ofFeedAndOwner)
/** It got its first offer. */
export const requestAnswered = defineEvent('request.answered', requestEvent, ofFeedAndOwner)
/** None of its parts is open any more. */
export const requestAwarded = defineEvent('request.awarded', requestEvent, ofFeedAndOwner)
/** All its orders are finished. */
export const requestClosed = defineEvent('request.closed', requestEvent, ofFeedAndOwner)
export const requestCanceled = defineEvent('request.canceled', requestEvent, ofFeedAndOwner)
export const requestExpired = defineEvent('request.expired', requestEvent, ofFeedAndOwner)
/** The order it was awarded to is canceled, so it takes offers again. */
export const requestReopened = defineEvent('request.reopened', requestEvent, ofFeedAndOwner)
/** Some of its parts were bought, or are open again, and others stay as they were. */
export const requestPartsMoved = defineEvent('request.partsMoved', requestEvent, ofFeedAndOwner)
/** A request without an account got its owner. */
export const requestClaimed = defineEvent('request.claimed', requestEvent, ofOwner)
