import type { PartnerEvent } from '../../generated/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { describeEvent } from './partnerEvents.ts'
import { visiblePartnerEvents } from './webhook.policy.ts'

const MOST_EVENTS = 100

const PartnerEventType = builder.objectRef<PartnerEvent>('PartnerEvent').implement({
  description: 'What happened to something that concerns the provider, as its webhooks deliver it.',
  fields: t => ({
    event: t.exposeString('id', { description: 'The event’s id, as in the header `webhook-id`.' }),
    number: t.exposeInt('number', { description: 'Counts within the provider’s events.' }),
    type: t.string({
      description: 'What happened: ‘offer.accepted’.',
      resolve: event => describeEvent(event).type,
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    object: t.string({
      nullable: true,
      description: 'Type of what it happened to: PartRequest, Offer or Order; null for a test.',
      resolve: event => describeEvent(event).object,
    }),
    objectId: t.id({
      nullable: true,
      description: 'Global id of what it happened to, for `node`; null for a test.',
      resolve: event => describeEvent(event).objectId,
    }),
  }),
})

interface Page {
  readonly events: readonly PartnerEvent[]
  readonly after: number
  readonly hasMore: boolean
}

const PartnerEventsType = builder.objectRef<Page>('PartnerEvents').implement({
  description: 'Events after a number, the oldest first.',
  fields: t => ({
    events: t.field({
      type: [PartnerEventType],
      extensions: { atMost: MOST_EVENTS },
      description: `The events, at most ${MOST_EVENTS}.`,
      resolve: ({ events }) => [...events],
    }),
    next: t.exposeInt('after', { description: 'The number to ask with next.' }),
    hasMore: t.exposeBoolean('hasMore', { description: 'True when asking again returns more.' }),
  }),
})

builder.queryField('events', t =>
  t.field({
    type: PartnerEventsType,
    description:
      'Events of the viewing provider within 30 days, by number: what a webhook missed is here. A key gets those about things that it may read. Providers.',
    authScopes: { provider: true },
    args: {
      after: t.arg.int({
        description: 'The number of the last known event; 0 for all.',
        defaultValue: 0,
        required: true,
      }),
    },
    resolve: async (_root, { after }, { db, viewer }) => {
      const found = await db.prisma.partnerEvent.findMany({
        where: { number: { gt: after }, AND: [visiblePartnerEvents(viewer)] },
        orderBy: { number: 'asc' },
        take: MOST_EVENTS + 1,
      })
      const events = found.slice(0, MOST_EVENTS)
      return { events, after: events.at(-1)?.number ?? after, hasMore: found.length > events.length }
    },
  }),
)
