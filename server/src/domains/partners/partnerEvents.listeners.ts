import type { Prisma } from '../../generated/prisma/client.ts'
import type { PartnerEventKind } from '../../generated/prisma/enums.ts'
import { defineListener, type EventType, type Listener, type Reaction } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import {
  type OfferEvent,
  offerAccepted,
  offerExpired,
  offerLost,
  offerMade,
  offerQuestionAsked,
  offerRejected,
  offerRestored,
  offerRevised,
  offerWithdrawn,
} from '../offers/offer.events.ts'
import {
  type OrderEvent,
  orderCanceled,
  orderPaid,
  orderReleased,
  orderShipped,
  orderTouched,
  orderWithdrawn,
} from '../orders/order.events.ts'
import { coversRequest } from '../requests/feed/matchingProviders.ts'
import {
  type RequestEvent,
  requestAwarded,
  requestCanceled,
  requestEdited,
  requestExpired,
  requestOpened,
  requestPartsMoved,
  requestReopened,
} from '../requests/request.events.ts'
import { usableApiKeys } from './apiKey.policy.ts'
import { recordPartnerEvent } from './partnerEvents.ts'

interface Heard {
  readonly kind: PartnerEventKind
  readonly subjectId: string
}

/** Providers that an event concerns; null when nobody. */
type Concerned = (services: Services) => Promise<Prisma.ProviderProfileWhereInput | null>

/** Providers with a program that could ask: for others nothing is recorded. */
function withPrograms(now: Date): Prisma.ProviderProfileWhereInput {
  return { OR: [{ apiKeys: { some: usableApiKeys(now) } }, { webhooks: { some: { mode: 'LIVE' } } }] }
}

async function record(
  services: Services,
  concerned: Concerned,
  { eventId, kind, subjectId }: Heard & { eventId: string },
): Promise<void> {
  const { db, clock, transact } = services
  const where = await concerned(services)
  if (!where) return
  const { at } = await db.prisma.domainEvent.findUniqueOrThrow({
    where: { id: eventId },
    select: { at: true },
  })
  const providers = await db.prisma.providerProfile.findMany({
    where: { AND: [withPrograms(clock.now()), where] },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  for (const { id: providerId } of providers)
    await transact(async unit => {
      await recordPartnerEvent(services, unit, { causeId: eventId, providerId, kind, subjectId, at })
    })
}

/** All of them share a queue: pg-boss makes a table of each. */
function telling<Data extends Record<string, unknown>>(
  kind: PartnerEventKind,
  about: (data: Data) => { readonly subjectId: string; readonly concerned: Concerned },
): Listener<Services, Data> {
  const listener = defineListener<Services, Data>(
    `partners.tell.${kind}`,
    async (services, data, { eventId }) => {
      const { subjectId, concerned } = about(data)
      await record(services, concerned, { eventId, kind, subjectId })
    },
  )
  return { ...listener, queue: 'partners.recordEvents' }
}

const seller =
  (accountId: string): Concerned =>
  async () => ({ accountId })

const aboutOffer = (kind: PartnerEventKind) =>
  telling(kind, ({ offerId, providerAccountId }: OfferEvent) => ({
    subjectId: offerId,
    concerned: seller(providerAccountId),
  }))
const aboutOrder = (kind: PartnerEventKind) =>
  telling(kind, ({ orderId, providerAccountId }: OrderEvent) => ({
    subjectId: orderId,
    concerned: seller(providerAccountId),
  }))
const requestMatched = telling('REQUEST_MATCHED', ({ requestId }: RequestEvent) => ({
  subjectId: requestId,
  concerned: services => coversRequest(services, requestId),
}))
const requestChanged = telling('REQUEST_CHANGED', ({ requestId }: RequestEvent) => ({
  subjectId: requestId,
  concerned: async () => ({
    OR: [{ alerts: { some: { requestId } } }, { offers: { some: { requestId } } }],
  }),
}))

const offerChanged = aboutOffer('OFFER_CHANGED')
const offerEnded = aboutOffer('OFFER_ENDED')
const orderChanged = aboutOrder('ORDER_CHANGED')
const orderEnded = aboutOrder('ORDER_CANCELED')

const row = <Data extends Record<string, unknown>>(
  { name, data }: EventType<Data>,
  listener: Listener<Services, Data>,
): [string, Listener<Services, unknown>] => [
  name,
  { ...listener, act: (services, given, event) => listener.act(services, data.parse(given), event) },
]

/** Events that providers' programs hear, with the listener of each. */
const TOLD = new Map([
  row(requestOpened, requestMatched),
  row(requestEdited, requestChanged),
  row(requestAwarded, requestChanged),
  row(requestPartsMoved, requestChanged),
  row(requestReopened, requestChanged),
  row(requestCanceled, requestChanged),
  row(requestExpired, requestChanged),
  row(offerMade, offerChanged),
  row(offerRevised, offerChanged),
  row(offerRestored, offerChanged),
  row(offerQuestionAsked, aboutOffer('OFFER_ASKED')),
  row(offerAccepted, aboutOffer('OFFER_ACCEPTED')),
  row(offerRejected, offerEnded),
  row(offerLost, offerEnded),
  row(offerExpired, offerEnded),
  row(offerWithdrawn, offerEnded),
  row(orderPaid, aboutOrder('ORDER_PAID')),
  row(orderShipped, orderChanged),
  row(orderTouched, orderChanged),
  row(orderReleased, aboutOrder('ORDER_RELEASED')),
  row(orderCanceled, orderEnded),
  row(orderWithdrawn, orderEnded),
])

/** Adds the listener that tells providers' programs to each reaction to an event that they hear. */
export function alsoTold(reactions: readonly Reaction<Services>[]): readonly Reaction<Services>[] {
  return reactions.map(({ event, listeners }) => {
    const told = TOLD.get(event)
    return { event, listeners: told ? [...listeners, told] : listeners }
  })
}
