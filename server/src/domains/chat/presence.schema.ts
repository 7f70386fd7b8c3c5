import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import type { Announcement } from '../../platform/announcement.ts'
import { SECOND_MS } from '../../platform/clock.ts'
import { RateLimited } from '../../platform/refusal.ts'
import { ChatUnavailable } from './chat.errors.ts'
import { showPresenceInput } from './chat.input.ts'
import { findOwnSide, otherPresenceTopic, showPresence } from './presence.operations.ts'

/** A page's first sign may be answered before it hears; of older signs nobody knows whether they still hold. */
const ANSWERED_WITHIN_MS = 10 * SECOND_MS

interface Presence {
  readonly isTyping: boolean
}

commandWithInput('showPresence', {
  type: builder.objectRef<Presence>('PresencePayload').implement({
    description: 'The presence was announced.',
    fields: t => ({
      isTyping: t.exposeBoolean('isTyping', { description: 'True while the viewer writes.' }),
    }),
  }),
  description:
    'Shows the other party of a paid order that the viewer looks at the conversation, or writes. Nothing is stored. Its two parties, by account or link.',
  authScopes: { public: true },
  refusals: [ChatUnavailable, RateLimited],
  input: showPresenceInput,
  inputDescription: 'The conversation, and whether the viewer writes.',
  run: showPresence,
})

interface HeardPresence extends Presence {
  readonly hasArrived: boolean
}

const OtherPartyPresence = builder.objectRef<HeardPresence>('OtherPartyPresence').implement({
  description: 'The other party of a conversation looks at it.',
  fields: t => ({
    isTyping: t.exposeBoolean('isTyping', { description: 'True when they are writing.' }),
    hasArrived: t.exposeBoolean('hasArrived', {
      description:
        'True when their page has just opened or reconnected: it shows nothing of the viewer before the viewer’s next sign.',
    }),
  }),
})

builder.subscriptionField('otherPartyPresence', t =>
  t.field({
    type: OtherPartyPresence,
    nullable: true,
    description:
      'Each sign that the other party of an order looks at the conversation or writes, at most 10 s old at first: every 25 s, and every 3 s while they write. Its two parties, by account or link; refused to others as if the chat did not exist. Null once the viewer is no party any more.',
    authScopes: { public: true },
    args: { orderId: t.arg.globalID({ required: true, description: 'The Order.' }) },
    subscribe: async (_root, { orderId }, ctx) =>
      ctx.news.subscribe(await otherPresenceTopic(ctx, orderId.id), {
        lastMs: ctx.readMsAgo === undefined ? undefined : Math.min(ctx.readMsAgo, ANSWERED_WITHIN_MS),
      }),
    resolve: async (announcement: Announcement, { orderId }, ctx) =>
      (await findOwnSide(ctx, orderId.id)) && {
        isTyping: announcement.data.isTyping === true,
        hasArrived: announcement.data.hasArrived === true,
      },
  }),
)
