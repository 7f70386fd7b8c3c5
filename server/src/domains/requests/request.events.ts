import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** Every open request, for providers who may quote. */
export const requestsFeedTopic = 'requests:feed'
/** The requests of one buyer. */
export const ownRequestsTopic = (accountId: string) => `account:${accountId}:requests`

const requestEvent = z.object({
  requestId: z.uuid(),
  /** Account of the owner; null while it belongs to no account. */
  buyerId: z.uuid().nullable(),
})
export type RequestEvent = z.output<typeof requestEvent>

/** A request without an account, for viewers with its link. */
export const followedRequestTopic = (requestId: string) => `request:${requestId}`

/** The same request in the browser that made it, which waits there until providers have it. */
export const sentRequestTopic = (requestId: string) => `request:${requestId}:sent`

/** The topics on which the owner of a request hears of it. */
export const topicsOfOwner = ({ requestId, buyerId }: RequestEvent) => [
  buyerId ? ownRequestsTopic(buyerId) : followedRequestTopic(requestId),
]
const ofFeedAndOwner = (event: RequestEvent) => [requestsFeedTopic, ...topicsOfOwner(event)]

/** A visitor asked, or corrected the e-mail; providers see it once it is confirmed. */
export const requestSubmitted = defineEvent(
  'request.submitted',
  requestEvent.extend({
    // The link that confirms it; null when no e-mail was given.
    linkId: z.uuid().nullable(),
    // The account whose e-mail was written by mistake.
    formerBuyerId: z.uuid().nullish(),
  }),
  event => [...topicsOfOwner(event), ...(event.formerBuyerId ? [ownRequestsTopic(event.formerBuyerId)] : [])],
)
/** The request was sent to the providers. */
export const requestOpened = defineEvent('request.opened', requestEvent, event => [
  ...ofFeedAndOwner(event),
  sentRequestTopic(event.requestId),
])
/** The request got its first offer. */
export const requestAnswered = defineEvent('request.answered', requestEvent, ofFeedAndOwner)
/** The request has no open part any more. */
export const requestAwarded = defineEvent('request.awarded', requestEvent, ofFeedAndOwner)
/** All its orders are finished. */
export const requestClosed = defineEvent('request.closed', requestEvent, ofFeedAndOwner)
export const requestCanceled = defineEvent('request.canceled', requestEvent, ofFeedAndOwner)
export const requestExpired = defineEvent('request.expired', requestEvent, ofFeedAndOwner)
/** The order it was awarded to is canceled, so it takes offers again. */
export const requestReopened = defineEvent('request.reopened', requestEvent, ofFeedAndOwner)
/** Some of its parts were bought, or are open again, and others stay as they were. */
export const requestPartsMoved = defineEvent('request.partsMoved', requestEvent, ofFeedAndOwner)
/** The owner changed the request, or added photos or a comment. */
export const requestEdited = defineEvent(
  'request.edited',
  requestEvent.extend({ editId: z.uuid() }),
  ofFeedAndOwner,
)
/** The owner extended the request. */
export const requestExtended = defineEvent('request.extended', requestEvent, ofFeedAndOwner)
/** The pending alerts of a provider are due for one mail; `mailedAt` marks them. */
export const requestsToMail = defineEvent(
  'requests.toMail',
  z.object({ providerId: z.uuid(), mailedAt: z.iso.datetime() }),
)
/** The owner deleted or restored the request. */
export const requestDeleted = defineEvent('request.deleted', requestEvent, topicsOfOwner)
export const requestRestored = defineEvent('request.restored', requestEvent, topicsOfOwner)
/** Somebody without an account wants the links of their requests again; empty when there are none with their e-mail. */
export const followLinkRequested = defineEvent(
  'request.followLinkRequested',
  z.object({ requestIds: z.array(z.uuid()) }),
)
/** An account got a request that was asked for without one: by its link, or by the e-mail that it was asked for with. */
export const requestClaimed = defineEvent(
  'request.claimed',
  // The account that had taken it by its link, and has it no more.
  requestEvent.extend({ formerBuyerId: z.uuid().nullish() }),
  // In the feed it may move among those with a proven contact.
  event => [
    ...ofFeedAndOwner(event),
    ...(event.formerBuyerId ? [ownRequestsTopic(event.formerBuyerId)] : []),
  ],
)

/** The team hid every request without money. */
export const requestsRemoved = defineEvent('request.allRemoved', z.object({ removalId: z.uuid() }))
/** The team undid a removal. */
export const requestsPutBack = defineEvent('request.allPutBack', z.object({ removalId: z.uuid() }))
