import { PartnerEventKind } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { StatusType } from '../../graphql/status.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { ApiKeyModeEnum } from './apiKey.schema.ts'
import { PARTNER_EVENT_KINDS } from './partnerEventKinds.ts'
import { createWebhookInput, oneDelivery, oneWebhook, rotateWebhookSecretArgs } from './webhook.input.ts'
import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  MOST_WEBHOOKS,
  type NewWebhookSecret,
  replayDelivery,
  rotateWebhookSecret,
  testWebhook,
} from './webhook.operations.ts'
import { deliveryStatus, visibleDeliveries, visibleWebhooks, webhookStatus } from './webhook.policy.ts'

const KindEnum = describedEnum(
  'PartnerEventKind',
  PartnerEventKind,
  'What happened to something that concerns a provider.',
  {
    REQUEST_MATCHED: 'request.matched: a request of its makes, categories and departments was sent.',
    REQUEST_CHANGED: 'request.changed: a request that matched or was quoted was changed, ended or reopened.',
    OFFER_CHANGED: 'offer.changed: one of its offers was made, revised or restored.',
    OFFER_ASKED: 'offer.asked: the buyer asked about one of its offers.',
    OFFER_ACCEPTED: 'offer.accepted: one of its offers was accepted and paid.',
    OFFER_ENDED: 'offer.ended: one of its offers expired, was rejected or withdrawn, or another offer won.',
    ORDER_PAID: 'order.paid: it has a new order.',
    ORDER_CHANGED: 'order.changed: one of its orders was shipped, or a detail of it changed.',
    ORDER_RELEASED: 'order.released: receipt of one of its orders was confirmed.',
    ORDER_CANCELED: 'order.canceled: one of its orders was canceled, or its buyer withdrew.',
    WEBHOOK_TEST: 'webhook.test: it sent a test.',
  },
)

builder.prismaNode('Webhook', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'An address of a provider’s own server that gets its events. Seen by that provider alone.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleWebhooks(viewer)] }),
  fields: t => ({
    url: t.exposeString('url', { description: 'Where events are posted.', extensions: { maxLength: 500 } }),
    kinds: t.expose('kinds', {
      type: [KindEnum],
      description: 'The kinds of events that it gets.',
      extensions: { atMost: Object.keys(PartnerEventKind).length },
    }),
    mode: t.expose('mode', { type: ApiKeyModeEnum, description: 'The market whose events it gets.' }),
    status: t.field({
      type: StatusType,
      description: 'Whether it is on.',
      select: { disabledAt: true },
      resolve: webhook => webhookStatus(webhook),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    disabledAt: t.expose('disabledAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When it was switched off, because its server failed for 72 hours or answered 410; null while on.',
    }),
    formerUntil: t.expose('formerUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the secret before the last rotation signs too; null without a rotation.',
    }),
    deliveries: t.relatedConnection('deliveries', {
      cursor: 'id',
      description: 'What was sent to it within 30 days, the newest first.',
      query: { orderBy: { id: 'desc' } },
    }),
  }),
})

builder.prismaNode('WebhookDelivery', {
  nullable: true,
  id: { field: 'id', description: 'Global id; the header `tuerca-delivery` has the same in another form.' },
  description: 'One event for one webhook, with its attempts. Seen by the provider alone.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleDeliveries(viewer)] }),
  fields: t => ({
    type: t.string({
      description: 'The kind of event as programs read it: ‘offer.accepted’.',
      select: { event: { select: { kind: true } } },
      resolve: ({ event }) => PARTNER_EVENT_KINDS[event.kind].word,
    }),
    number: t.int({
      description: 'Number of the event within the provider’s.',
      select: { event: { select: { number: true } } },
      resolve: ({ event }) => event.number,
    }),
    status: t.field({
      type: StatusType,
      description: 'How far it is.',
      select: { state: true, attempts: true },
      resolve: delivery => deliveryStatus(delivery),
    }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts so far.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was to be sent first.' }),
    attemptedAt: t.expose('attemptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last attempt; null before the first.',
    }),
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Earliest time of the next attempt; null when there is none.',
    }),
    httpStatus: t.exposeInt('status', {
      nullable: true,
      description: 'HTTP status of the last answer; null without an answer.',
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why no answer arrived, in Spanish; null when one did, and before the first attempt.',
    }),
  }),
})

builder.prismaObjectField('ProviderProfile', 'webhooks', t =>
  t.relation('webhooks', {
    description: `Its webhooks, the oldest first, at most ${MOST_WEBHOOKS}. Itself; empty for others.`,
    extensions: { atMost: MOST_WEBHOOKS },
    query: (_args, { viewer }) => ({
      where: visibleWebhooks(viewer),
      orderBy: { id: 'asc' },
      take: MOST_WEBHOOKS,
    }),
  }),
)

const SecretPayload = builder.objectRef<NewWebhookSecret>('WebhookSecretPayload').implement({
  description: 'The webhook has a new secret.',
  fields: t => ({
    secret: t.exposeString('secret', {
      description:
        'The secret by which deliveries are verified, as Standard Webhooks writes it. It is shown this once.',
    }),
    webhook: t.prismaField({
      type: 'Webhook',
      description: 'The webhook.',
      resolve: (query, { webhookId }, _args, { db, viewer }) =>
        db.prisma.webhook.findFirstOrThrow({
          ...query,
          where: { id: webhookId, AND: [visibleWebhooks(viewer)] },
        }),
    }),
  }),
})

const WebhookPayload = payloadOf('WebhookPayload', {
  description: 'The webhook as it is now.',
  model: 'Webhook',
  field: 'webhook',
  fieldDescription: 'The webhook.',
  key: 'webhookId',
  visible: visibleWebhooks,
})

const approved = { approvedProvider: true } as const

commandWithInput('createWebhook', {
  type: SecretPayload,
  description: 'Adds an address of the provider’s own server that gets its events. Approved providers.',
  authScopes: approved,
  refusals: [WrongState],
  input: createWebhookInput,
  inputDescription: 'The address and its kinds of events.',
  run: createWebhook,
})
commandWithArgs('rotateWebhookSecret', {
  type: SecretPayload,
  description: 'Gives one’s own webhook another secret; the present one signs too for some hours.',
  authScopes: approved,
  args: rotateWebhookSecretArgs,
  run: rotateWebhookSecret,
})
commandWithArgs('enableWebhook', {
  type: WebhookPayload,
  description: 'Switches one’s own webhook on again.',
  authScopes: approved,
  args: oneWebhook,
  run: (ctx, { id }) => enableWebhook(ctx, id),
})
commandWithArgs('testWebhook', {
  type: WebhookPayload,
  description: 'Sends a test event to one’s own webhook.',
  authScopes: approved,
  refusals: [WrongState, RateLimited],
  args: oneWebhook,
  run: (ctx, { id }) => testWebhook(ctx, id),
})
commandWithArgs('deleteWebhook', {
  type: builder.objectRef<{ accountId: string }>('DeletedWebhookPayload').implement({
    description: 'The webhook is removed with its log.',
    fields: t => ({
      isDeleted: t.boolean({ description: 'Always true.', resolve: () => true }),
    }),
  }),
  description: 'Removes one’s own webhook with its log.',
  authScopes: approved,
  args: oneWebhook,
  run: (ctx, { id }) => deleteWebhook(ctx, id),
})
commandWithArgs('replayWebhookDelivery', {
  type: payloadOf('WebhookDeliveryPayload', {
    description: 'The event is sent once more.',
    model: 'WebhookDelivery',
    field: 'delivery',
    fieldDescription: 'The new delivery.',
    key: 'deliveryId',
    visible: visibleDeliveries,
  }),
  description: 'Sends the event of one of one’s own deliveries again.',
  authScopes: approved,
  refusals: [WrongState, RateLimited],
  args: oneDelivery,
  run: (ctx, { id }) => replayDelivery(ctx, id),
})
