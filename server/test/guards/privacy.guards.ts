import { createLink } from '../../src/domains/accounts/links/mailedLinks.ts'
import { partRequestLifecycle } from '../../src/domains/requests/request.lifecycle.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { linkToken } from '../../src/platform/tokens.ts'
import { createRequest } from '../requestsWorld.ts'
import { join, newEmail } from './account.guards.ts'
import {
  ACCOUNTS,
  adminsOnly,
  buyersOwn,
  EVERYBODY,
  eachTime,
  type Guards,
  NOBODY,
  onceOnly,
  PROVIDERS,
  type PrepareSubject,
  type States,
  sameAgain,
  within,
} from './guards.ts'
import { putRequest } from './request.guards.ts'

const byEmail: PrepareSubject = async stage => {
  const { email } = await join(stage)
  const input = { email, reason: null, confirmation: 'ELIMINAR' }
  return {
    variables: { input },
    async put(state) {
      if (state === 'UNKNOWN') return { input: { ...input, email: newEmail() } }
      if (state === 'NOT_SAID') return { input: { ...input, confirmation: 'borrar' } }
    },
  }
}

const byLink: PrepareSubject = async stage => {
  const { db, settings, transact } = stage.harness.services
  const { id: accountId } = await join(stage)
  const createdAt = stage.harness.clock.now()
  const dataRequestId = newId()
  await db.prisma.dataRequest.create({ data: { id: dataRequestId, accountId, createdAt } })
  const about = { purpose: 'CONFIRM_DELETION', accountId, dataRequestId, createdAt } as const
  const id = await transact(({ tx }) => createLink(tx, settings, about))
  return {
    variables: { token: linkToken(settings.secret, id) },
    async put(state) {
      const update = (data: { usedAt?: Date; expiresAt?: Date; purpose?: 'SIGN_IN' }) =>
        db.prisma.mailedLink.update({ where: { id }, data })
      if (state === 'USED') await update({ usedAt: createdAt })
      if (state === 'OVERDUE') await update({ expiresAt: createdAt })
      if (state === 'OTHER_PURPOSE') await update({ purpose: 'SIGN_IN' })
      if (state === 'FORGED') return { token: linkToken('another secret', id) }
    },
  }
}

/** A new account's confirmed request; `of` builds the mutation's variables from its global id. */
const waiting =
  (of: (id: string) => Record<string, unknown>): PrepareSubject =>
  async stage => {
    const { prisma } = stage.harness.services.db
    const { id: accountId } = await join(stage)
    const createdAt = stage.harness.clock.now()
    const { id } = await prisma.dataRequest.create({
      data: { accountId, createdAt, confirmedAt: createdAt, dueOn: '2061-11-28' },
    })
    return {
      variables: of(encodeGlobalId('DataRequest', id)),
      async put(state) {
        if (state === 'NOBODY') return of(encodeGlobalId('DataRequest', newId()))
        if (state === 'UNCONFIRMED')
          await prisma.dataRequest.update({ where: { id }, data: { confirmedAt: null } })
        if (state === 'CLOSED')
          await prisma.dataRequest.update({
            where: { id },
            data: { outcome: 'DECLINED', closedAt: createdAt },
          })
      },
    }
  }

const states: States = [
  [['WAITING'], 'done'],
  [['CLOSED'], 'WRONG_STATE'],
  [['NOBODY', 'UNCONFIRMED'], 'NOT_FOUND'],
]

const ownRequest =
  (first?: 'DELETED'): PrepareSubject =>
  async stage => {
    const { id, rawId } = await createRequest(stage.people.owner.caller)
    const { prisma } = stage.harness.services.db
    const now = stage.harness.clock.now()
    if (first) await prisma.partRequest.update({ where: { id: rawId }, data: { deletedAt: now } })
    return {
      variables: { id },
      async put(state) {
        if (state === 'ERASED')
          await prisma.partRequest.update({ where: { id: rawId }, data: { erasedAt: now } })
        else if (state !== 'DELETED') await putRequest(stage, rawId, state)
        return undefined
      },
    }
  }

export const PRIVACY_GUARDS: Guards = {
  commands: {
    requestDeletion: {
      scope: 'public',
      people: [[EVERYBODY, 'done']],
      states: [
        [['KNOWN', 'UNKNOWN'], 'done'],
        [['NOT_SAID'], 'INVALID_INPUT'],
      ],
      ...eachTime,
      prepare: byEmail,
    },
    confirmDeletion: {
      scope: 'public',
      people: [[EVERYBODY, 'done']],
      states: [
        [['OPEN'], 'done'],
        [['USED'], 'LINK_USED'],
        [['OVERDUE'], 'LINK_EXPIRED'],
        [['OTHER_PURPOSE', 'FORGED'], 'LINK_UNKNOWN'],
      ],
      again: 'LINK_USED',
      atOnce: ['LINK_USED', 'done'],
      leaves: 'once',
      prepare: byLink,
    },
    withdrawDeletion: {
      scope: 'account',
      people: [
        [ACCOUNTS, 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
      ],
      states: [
        [['WAITING'], 'done'],
        [['CLOSED', 'NOBODY'], 'same'],
      ],
      ...sameAgain,
      ownStage: true,
      prepare: async ({ harness, people }) => {
        const { dataRequest } = harness.services.db.prisma
        const at = harness.clock.now()
        await dataRequest.deleteMany()
        for (const { accountId } of Object.values(people))
          await dataRequest.create({
            data: { accountId, createdAt: at, confirmedAt: at, dueOn: '2061-11-28' },
          })
        return {
          variables: {},
          async put(state) {
            if (state === 'NOBODY') await dataRequest.deleteMany()
            if (state === 'CLOSED')
              await dataRequest.updateMany({ data: { outcome: 'DECLINED', closedAt: at } })
            return undefined
          },
        }
      },
    },
    eraseData: {
      scope: 'admin',
      people: adminsOnly,
      states,
      ...onceOnly,
      prepare: waiting(id => ({ id })),
    },
    declineDeletion: {
      scope: 'admin',
      people: adminsOnly,
      states,
      ...onceOnly,
      prepare: waiting(dataRequestId => ({
        input: { dataRequestId, answer: 'Hay una factura que guardar.' },
      })),
    },
    deactivateAccount: {
      scope: 'account',
      people: [
        [['owner', 'otherBuyer', ...PROVIDERS], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [['admin'], 'NOT_ALLOWED'],
      ],
      ...sameAgain,
      ownStage: true,
      // Everybody is signed up.
      prepare: async ({ harness, people }) => {
        const { prisma } = harness.services.db
        await prisma.account.updateMany({ data: { deactivatedAt: null } })
        await prisma.session.deleteMany()
        for (const { accountId } of Object.values(people)) await harness.services.sessions.start(accountId)
        return { variables: {} }
      },
    },
    deletePartRequest: {
      scope: 'buyer',
      lifecycle: partRequestLifecycle,
      people: buyersOwn,
      states: [[['OPEN', 'ANSWERED', 'AWARDED', 'CLOSED', 'CANCELED', 'EXPIRED', 'OVERDUE'], 'done']],
      ...sameAgain,
      prepare: ownRequest(),
    },
    restorePartRequest: {
      scope: 'buyer',
      people: buyersOwn,
      states: [
        [['DELETED'], 'done'],
        [['ERASED'], 'WRONG_STATE'],
      ],
      ...sameAgain,
      prepare: ownRequest('DELETED'),
    },
    setDataConsent: {
      scope: 'account',
      people: [
        [ACCOUNTS, 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
      ],
      states: [
        [['OFFERED'], 'done'],
        [['NOT_OFFERED'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: async ({ harness }) => {
        await harness.services.db.prisma.dataConsent.deleteMany()
        return {
          variables: { recipient: 'ASSISTANT_MODEL', given: true },
          async put(state) {
            if (state === 'NOT_OFFERED') return { recipient: 'ANALYTICS' }
          },
        }
      },
    },
  },

  fields: {
    Query: [[['admin'], ['dataRequests']]],
    Subscription: [[['admin'], ['dataRequestUpdated']]],
    ownerAccount: [
      [['owner', 'admin'], ['deletionRequest']],
      [['owner'], within('dataConsents', ['recipient', 'given', 'at'])],
    ],
    providerAccount: [
      [['provider'], within('dataConsents', ['recipient', 'given'])],
      [NOBODY, ['deletionRequest', 'dataConsents.at']],
    ],
    dataRequest: [
      [
        ['owner', 'admin'],
        ['id', 'reason', 'createdAt', 'dueOn', 'dueInWords', 'isOverdue', 'account'],
      ],
      [NOBODY, ['outcome', 'answer', 'closedAt']],
    ],
    closedDataRequest: [
      [
        ['owner', 'admin'],
        [
          'id',
          'reason',
          'createdAt',
          'dueOn',
          'dueInWords',
          'isOverdue',
          'account',
          'outcome',
          'answer',
          'closedAt',
        ],
      ],
    ],
  },

  onlyAnswered: [
    'RequestDeletionPayload',
    'ConfirmDeletionPayload',
    'DataConsentPayload',
    'DataRequestPayload',
    'WithdrawDeletionPayload',
    'DeactivateAccountPayload',
    'DeletedRequestPayload',
  ],
}
