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
/** Its state changed. */
export const requestChanged = defineEvent('request.changed', requestEvent, ofFeedAndOwner)
/** A request without an account got its owner. */
export const requestClaimed = defineEvent('request.claimed', requestEvent, ofOwner)
