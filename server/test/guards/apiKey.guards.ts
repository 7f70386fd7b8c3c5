import { after, DAY_MS } from '../../src/platform/clock.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { keepKey } from '../apiKeysWorld.ts'
import type { Stage } from '../authorization/stage.ts'
import { quickHash } from '../quickHash.ts'
import { approvedProviders, eachTime, type Guards, NOBODY, onceOnly, sameAgain, within } from './guards.ts'

const PASSWORD = 'una clave larga'
let hash: Promise<string> | undefined

/** Everybody has the same password, and no provider has a key. */
async function prepareProviders({ harness }: Stage): Promise<void> {
  hash ??= quickHash(PASSWORD)
  const { prisma } = harness.services.db
  await prisma.account.updateMany({ data: { passwordHash: await hash } })
  await prisma.apiKey.deleteMany()
}

async function putKey({ harness }: Stage, id: string, state: string): Promise<void> {
  const { prisma } = harness.services.db
  const now = harness.clock.now()
  const data = {
    ACTIVE: { rotatedAt: null, revokedAt: null, expiresAt: after(now, DAY_MS) },
    ROTATED: { rotatedAt: now, revokedAt: null, expiresAt: after(now, DAY_MS) },
    OVERDUE: { rotatedAt: null, revokedAt: null, expiresAt: now },
    REVOKED: { rotatedAt: null, revokedAt: now, expiresAt: after(now, DAY_MS) },
  }[state]
  if (data) await prisma.apiKey.update({ where: { id }, data })
}

const KEY_FACTS = [
  'id',
  'name',
  'hint',
  'mode',
  'scopes',
  ...within('status', ['label', 'tone']),
  'isUsable',
  'createdAt',
  'expiresAt',
  'lastUsedAt',
]

export const API_KEY_GUARDS: Guards = {
  commands: {
    createApiKey: {
      scope: 'approvedProvider',
      people: approvedProviders,
      states: [
        [['FREE'], 'done'],
        [['NOT_THEIR_PASSWORD', 'WITHOUT_SCOPES'], 'INVALID_INPUT'],
        [['FULL', 'WITHOUT_TEST_MARKET'], 'WRONG_STATE'],
      ],
      ...eachTime,
      prepare: async stage => {
        await prepareProviders(stage)
        const input = {
          name: 'Sistema del mostrador',
          scopes: ['REQUESTS_READ'],
          days: 90,
          password: PASSWORD,
        }
        return {
          variables: { input },
          async put(state) {
            if (state === 'NOT_THEIR_PASSWORD') return { input: { ...input, password: 'otra' } }
            if (state === 'WITHOUT_TEST_MARKET') return { input: { ...input, mode: 'TEST' } }
            if (state === 'WITHOUT_SCOPES') return { input: { ...input, scopes: [] } }
            if (state === 'FULL')
              for (let n = 0; n < 10; n += 1) await keepKey(stage, stage.people.stranger.providerId)
          },
        }
      },
    },
    rotateApiKey: {
      scope: 'approvedProvider',
      people: [
        [['provider'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [['owner', 'otherBuyer', 'pending', 'rejected', 'suspended', 'admin'], 'NOT_ALLOWED'],
        [['stranger', 'quoter'], 'NOT_FOUND'],
      ],
      states: [
        [['ACTIVE'], 'done'],
        [['ROTATED', 'OVERDUE', 'REVOKED'], 'WRONG_STATE'],
        [['NOT_THEIR_PASSWORD'], 'INVALID_INPUT'],
      ],
      ...onceOnly,
      prepare: async stage => {
        await prepareProviders(stage)
        const { id } = await keepKey(stage, stage.people.provider.providerId)
        const input = { id: encodeGlobalId('ApiKey', id), overlapHours: 24, days: 90, password: PASSWORD }
        return {
          variables: { input },
          async put(state) {
            await putKey(stage, id, state)
            return state === 'NOT_THEIR_PASSWORD' ? { input: { ...input, password: 'otra' } } : undefined
          },
        }
      },
    },
    revokeApiKey: {
      scope: 'account',
      people: [
        [['provider'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [
          ['owner', 'otherBuyer', 'pending', 'rejected', 'suspended', 'stranger', 'quoter', 'admin'],
          'NOT_FOUND',
        ],
      ],
      states: [
        [['ACTIVE', 'ROTATED', 'OVERDUE'], 'done'],
        [['REVOKED'], 'same'],
      ],
      ...sameAgain,
      prepare: async stage => {
        await prepareProviders(stage)
        const { id } = await keepKey(stage, stage.people.provider.providerId)
        return {
          variables: { id: encodeGlobalId('ApiKey', id) },
          async put(state) {
            await putKey(stage, id, state)
            return undefined
          },
        }
      },
    },
  },

  fields: {
    provider: [[['provider'], ['apiKeys', 'hasTestMarket']]],
    quoter: [[['quoter'], ['apiKeys', 'hasTestMarket']]],
    pendingProvider: [
      [['pending'], ['hasTestMarket']],
      [NOBODY, ['apiKeys']],
    ],
    rejectedProvider: [
      [['rejected'], ['hasTestMarket']],
      [NOBODY, ['apiKeys']],
    ],
    suspendedProvider: [
      [['suspended'], ['hasTestMarket']],
      [NOBODY, ['apiKeys']],
    ],
    apiKey: [
      [['provider'], KEY_FACTS],
      [NOBODY, ['rotatedAt', 'revokedAt']],
    ],
    rotatedApiKey: [[['quoter'], [...KEY_FACTS, 'rotatedAt', 'revokedAt']]],
  },

  onlyAnswered: ['CreatedApiKeyPayload', 'RevokedApiKeyPayload'],
}
