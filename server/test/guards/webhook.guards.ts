import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import type { Stage } from '../authorization/stage.ts'
import { keepWebhook } from '../partnersWorld.ts'
import {
  approvedProviders,
  eachTime,
  type Guards,
  NOBODY,
  PROVIDERS,
  type PrepareSubject,
  sameAgain,
  sellersOwn,
  within,
} from './guards.ts'

/** A mutation on a webhook of the provider. */
const onWebhook =
  (variables: object = {}): PrepareSubject =>
  async ({ harness, people }: Stage) => {
    const { webhookId, deliveryId } = await keepWebhook(harness, people.provider.providerId)
    const { prisma } = harness.services.db
    return {
      variables: { id: encodeGlobalId('Webhook', webhookId), ...variables },
      async put(state) {
        if (state === 'DISABLED' || state === 'ON')
          await prisma.webhook.update({
            where: { id: webhookId },
            data: { disabledAt: state === 'ON' ? null : harness.clock.now() },
          })
        return state === 'OF_ITS_DELIVERY' ? { id: encodeGlobalId('WebhookDelivery', deliveryId) } : undefined
      },
    }
  }

const onDelivery: PrepareSubject = async (stage: Stage) => {
  const { harness, people } = stage
  const { webhookId, deliveryId } = await keepWebhook(harness, people.provider.providerId)
  return {
    variables: { id: encodeGlobalId('WebhookDelivery', deliveryId) },
    async put(state) {
      if (state === 'DISABLED')
        await harness.services.db.prisma.webhook.update({
          where: { id: webhookId },
          data: { disabledAt: harness.clock.now() },
        })
      return undefined
    },
  }
}

const WEBHOOK_FACTS = [
  'id',
  'url',
  'kinds',
  'mode',
  ...within('status', ['label', 'tone']),
  'createdAt',
  'deliveries',
]
const WHEN_CHANGED = ['disabledAt', 'formerUntil']

export const WEBHOOK_GUARDS: Guards = {
  commands: {
    createWebhook: {
      scope: 'approvedProvider',
      people: approvedProviders,
      states: [
        [['FREE'], 'done'],
        [['NOT_AN_ADDRESS', 'WITHOUT_KINDS', 'OF_TESTS'], 'INVALID_INPUT'],
        [['FULL', 'WITHOUT_TEST_MARKET'], 'WRONG_STATE'],
      ],
      ...eachTime,
      prepare: async ({ harness, people }) => {
        await harness.services.db.prisma.webhook.deleteMany()
        const input = { url: 'https://sistema.example/tuerca', kinds: ['ORDER_PAID'] }
        return {
          variables: { input },
          async put(state) {
            if (state === 'NOT_AN_ADDRESS') return { input: { ...input, url: 'mi sistema' } }
            if (state === 'WITHOUT_TEST_MARKET') return { input: { ...input, mode: 'TEST' } }
            if (state === 'WITHOUT_KINDS') return { input: { ...input, kinds: [] } }
            if (state === 'OF_TESTS') return { input: { ...input, kinds: ['WEBHOOK_TEST'] } }
            if (state === 'FULL')
              for (let n = 0; n < 5; n += 1) await keepWebhook(harness, people.stranger.providerId)
            return undefined
          },
        }
      },
    },
    rotateWebhookSecret: {
      scope: 'approvedProvider',
      people: sellersOwn,
      states: [[['ON', 'DISABLED'], 'done']],
      ...eachTime,
      prepare: onWebhook({ overlapHours: 24 }),
    },
    enableWebhook: {
      scope: 'approvedProvider',
      people: sellersOwn,
      states: [
        [['DISABLED'], 'done'],
        [['ON'], 'same'],
      ],
      ...sameAgain,
      prepare: async stage => {
        const subject = await onWebhook()(stage)
        await subject.put?.('DISABLED')
        return subject
      },
    },
    testWebhook: {
      scope: 'approvedProvider',
      people: sellersOwn,
      states: [
        [['ON'], 'done'],
        [['DISABLED'], 'WRONG_STATE'],
      ],
      ...eachTime,
      prepare: onWebhook(),
    },
    deleteWebhook: {
      scope: 'approvedProvider',
      people: sellersOwn,
      states: [[['ON', 'DISABLED'], 'done']],
      again: 'NOT_FOUND',
      atOnce: ['NOT_FOUND', 'done'],
      leaves: 'once',
      prepare: onWebhook(),
    },
    replayWebhookDelivery: {
      scope: 'approvedProvider',
      people: sellersOwn,
      states: [
        [['ON'], 'done'],
        [['DISABLED'], 'WRONG_STATE'],
      ],
      ...eachTime,
      prepare: onDelivery,
    },
  },

  fields: {
    Query: [
      [PROVIDERS, ['events', 'events.next', 'events.hasMore']],
      [
        ['quoter', 'provider'],
        within('events.events', ['event', 'number', 'type', 'at', 'object', 'objectId']),
      ],
    ],
    provider: [[['provider'], ['webhooks']]],
    quoter: [[['quoter'], ['webhooks']]],
    pendingProvider: [[NOBODY, ['webhooks']]],
    rejectedProvider: [[NOBODY, ['webhooks']]],
    suspendedProvider: [[NOBODY, ['webhooks']]],
    webhook: [
      [['provider'], WEBHOOK_FACTS],
      [NOBODY, WHEN_CHANGED],
    ],
    disabledWebhook: [[['quoter'], [...WEBHOOK_FACTS, ...WHEN_CHANGED]]],
    webhookDelivery: [
      [
        ['provider'],
        [
          'id',
          'type',
          'number',
          ...within('status', ['label', 'tone']),
          'attempts',
          'createdAt',
          'attemptedAt',
          'nextAt',
          'httpStatus',
          'problem',
        ],
      ],
    ],
  },

  onlyAnswered: ['WebhookSecretPayload', 'WebhookPayload', 'DeletedWebhookPayload', 'WebhookDeliveryPayload'],
}
