import { payoutLineLifecycle } from '../../src/domains/payouts/payout.lifecycle.ts'
import { payoutAccountLifecycle } from '../../src/domains/payouts/payoutAccount.lifecycle.ts'
import type { PayoutAccountState, PayoutLineState } from '../../src/generated/prisma/enums.ts'
import { after, DAY_MS } from '../../src/platform/clock.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Stage } from '../authorization/stage.ts'
import { keepPayable, keepPayoutAccount, TYPED_ACCOUNT } from '../payoutsWorld.ts'
import { quickHash } from '../quickHash.ts'
import { join } from './account.guards.ts'
import {
  adminsOnly,
  admittedProviders,
  type Guards,
  NOBODY,
  onceOnly,
  type PrepareSubject,
  sameAgain,
  within,
} from './guards.ts'

const PASSWORD = 'una clave larga'
let hash: Promise<string> | undefined

const request: PrepareSubject = async ({ harness }) => {
  hash ??= quickHash(PASSWORD)
  const { prisma } = harness.services.db
  await prisma.account.updateMany({ data: { passwordHash: await hash } })
  await prisma.secondFactor.deleteMany()
  await prisma.payoutAccount.updateMany({ data: { state: 'REJECTED' } })
  const input = { ...TYPED_ACCOUNT, password: PASSWORD, code: null }
  return {
    variables: { input },
    async put(state) {
      if (state === 'NOT_THEIR_PASSWORD') return { input: { ...input, password: 'otra' } }
      if (state === 'WRONG_DOCUMENT') return { input: { ...input, document: '1.234.567-3' } }
      if (state === 'WRONG_NUMBER') return { input: { ...input, number: '12-34-AB' } }
      return undefined
    },
  }
}

async function account(stage: Stage, providerId: string, state: PayoutAccountState = 'PENDING') {
  const { harness } = stage
  const { prisma } = harness.services.db
  await prisma.payoutAccount.updateMany({ where: { providerId }, data: { state: 'REJECTED' } })
  const { id } = await keepPayoutAccount(harness, providerId, { state, effectiveAt: null, decidedAt: null })
  const put = (data: { state: PayoutAccountState; effectiveAt?: Date | null }) =>
    prisma.payoutAccount.update({ where: { id }, data })
  return { id: encodeGlobalId('PayoutAccount', id), put }
}

/** A bank account of a new provider. */
const decision: PrepareSubject = async stage => {
  const { providerProfile } = await join(stage)
  const { id, put } = await account(stage, providerProfile?.id ?? '')
  return {
    variables: { id, reason: 'El titular es otro' },
    async put(state) {
      if (state === 'NOBODY') return { id: encodeGlobalId('PayoutAccount', newId()) }
      await put({ state: state as PayoutAccountState })
      return undefined
    },
  }
}

const withdrawal: PrepareSubject = async stage => {
  const { id, put } = await account(stage, stage.people.provider.providerId ?? '')
  const now = stage.harness.clock.now()
  return {
    variables: { id },
    async put(state) {
      if (state === 'IN_FORCE') await put({ state: 'APPROVED', effectiveAt: now })
      else await put({ state: state as PayoutAccountState, effectiveAt: after(now, DAY_MS) })
      return undefined
    },
  }
}

/** A new provider with money to be paid. */
async function due(stage: Stage) {
  const { providerProfile } = await join(stage)
  const providerId = providerProfile?.id ?? ''
  const { id: accountId } = await keepPayoutAccount(stage.harness, providerId)
  await keepPayable(stage.harness, providerId, 485_000)
  return { providerId, accountId }
}

const closing: PrepareSubject = async stage => {
  await due(stage)
  return {
    variables: { submissionKey: newId() },
    async put(state) {
      if (state === 'NOTHING_DUE')
        await stage.harness.services.db.prisma.payoutAccount.updateMany({ data: { state: 'REJECTED' } })
      return undefined
    },
  }
}

const settling: PrepareSubject = async stage => {
  const { providerId, accountId } = await due(stage)
  const { prisma } = stage.harness.services.db
  const batch = await prisma.payoutBatch.create({
    data: {
      submissionKey: newId(),
      closedById: stage.people.admin.accountId,
      closedAt: stage.harness.clock.now(),
      lines: { create: [{ providerId, accountId, amountCentesimos: 100 }] },
    },
    include: { lines: true },
  })
  const [line] = batch.lines
  return {
    variables: { id: encodeGlobalId('PayoutLine', line?.id ?? ''), reason: 'Cuenta cerrada' },
    async put(state) {
      if (state === 'NOBODY') return { id: encodeGlobalId('PayoutLine', newId()) }
      await prisma.payoutLine.update({
        where: { id: line?.id ?? '' },
        data: {
          state: state as PayoutLineState,
          settledAt: state === 'PENDING' ? null : stage.harness.clock.now(),
        },
      })
      return undefined
    },
  }
}

const bankAccount = ['id', 'bank', 'bankName', 'type', 'typeName', 'hint', 'state', 'createdAt', 'decidedAt']
const status = within('status', ['label', 'tone'])
const details = within('details', ['number', 'holder', 'document'])
const sum = (field: string) => within(field, ['count', 'amount'])
const entry = ['id', 'account', 'amount', 'kind', 'words', 'at']
const balance = ['waiting', 'payingOut', 'paidOut'].map(field => `balance.${field}`)

export const PAYOUT_GUARDS: Guards = {
  commands: {
    requestPayoutAccount: {
      scope: 'admittedProvider',
      people: admittedProviders,
      states: [
        [['NEW'], 'done'],
        [['NOT_THEIR_PASSWORD', 'WRONG_DOCUMENT', 'WRONG_NUMBER'], 'INVALID_INPUT'],
      ],
      ...sameAgain,
      prepare: request,
    },
    withdrawPayoutAccount: {
      scope: 'account',
      lifecycle: payoutAccountLifecycle,
      people: [
        [['provider'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [['owner', 'otherBuyer', 'admin'], 'NOT_ALLOWED'],
        [['pending', 'rejected', 'suspended', 'stranger', 'quoter'], 'NOT_FOUND'],
      ],
      states: [
        [['PENDING', 'APPROVED'], 'done'],
        [['IN_FORCE', 'REJECTED', 'WITHDRAWN'], 'WRONG_STATE'],
      ],
      ...onceOnly,
      prepare: withdrawal,
    },
    approvePayoutAccount: {
      scope: 'admin',
      lifecycle: payoutAccountLifecycle,
      people: adminsOnly,
      states: [
        [['PENDING'], 'done'],
        [['APPROVED', 'REJECTED', 'WITHDRAWN'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: decision,
    },
    rejectPayoutAccount: {
      scope: 'admin',
      lifecycle: payoutAccountLifecycle,
      people: adminsOnly,
      states: [
        [['PENDING'], 'done'],
        [['APPROVED', 'REJECTED', 'WITHDRAWN'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: decision,
    },
    closePayoutBatch: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['DUE'], 'done'],
        [['NOTHING_DUE'], 'WRONG_STATE'],
      ],
      again: 'same',
      atOnce: ['done', 'done'],
      leaves: 'once',
      prepare: closing,
    },
    markPayoutPaid: {
      scope: 'admin',
      lifecycle: payoutLineLifecycle,
      people: adminsOnly,
      states: [
        [['PENDING'], 'done'],
        [['PAID', 'FAILED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: settling,
    },
    markPayoutFailed: {
      scope: 'admin',
      lifecycle: payoutLineLifecycle,
      people: adminsOnly,
      states: [
        [['PENDING', 'PAID'], 'done'],
        [['FAILED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: settling,
    },
  },

  fields: {
    Query: [[['admin'], ['payoutAccounts', 'payoutBatches', ...sum('duePayouts')]]],
    Subscription: [
      [['admin'], ['payoutAccountQueueUpdated', 'payoutBatchesUpdated']],
      [['pending', 'quoter', 'provider'], ['moneyUpdated']],
    ],
    provider: [
      [
        ['provider', 'admin'],
        [...balance, 'payoutAccount', 'nextPayoutAccount', 'ledgerEntries'],
      ],
    ],
    quoter: [
      [['quoter', 'admin'], balance],
      [NOBODY, ['payoutAccount', 'nextPayoutAccount', 'ledgerEntries']],
    ],
    pendingProvider: [
      [['pending', 'admin'], balance],
      [NOBODY, ['payoutAccount', 'nextPayoutAccount', 'ledgerEntries']],
    ],
    rejectedProvider: [
      [['rejected', 'admin'], balance],
      [NOBODY, ['payoutAccount', 'nextPayoutAccount', 'ledgerEntries']],
    ],
    suspendedProvider: [
      [['suspended', 'admin'], balance],
      [NOBODY, ['payoutAccount', 'nextPayoutAccount', 'ledgerEntries']],
    ],
    payoutAccount: [
      [
        ['provider', 'admin'],
        [...bankAccount, ...status, ...details, 'isWithdrawable', 'effectiveAt', 'provider'],
      ],
      [NOBODY, ['reason']],
    ],
    rejectedPayoutAccount: [
      [
        ['provider', 'admin'],
        [...bankAccount, ...status, ...details, 'isWithdrawable', 'reason', 'provider'],
      ],
      [NOBODY, ['effectiveAt']],
    ],
    payoutLine: [
      [
        ['provider', 'admin'],
        ['id', 'amount', 'state', ...status, 'closedAt', 'settledAt', 'reason', 'account', 'provider'],
      ],
    ],
    payoutBatch: [
      [
        ['admin'],
        [
          'id',
          'state',
          'closedAt',
          'exportedAt',
          'filePath',
          ...['total', 'pending', 'paid', 'failed'].flatMap(sum),
          'lines',
        ],
      ],
    ],
    saleEntry: [
      [
        ['provider', 'admin'],
        [...entry, 'order'],
      ],
      [NOBODY, ['payoutLine']],
    ],
    payoutEntry: [
      [
        ['provider', 'admin'],
        [...entry, 'payoutLine'],
      ],
      [NOBODY, ['order']],
    ],
  },

  onlyAnswered: ['PayoutAccountPayload', 'PayoutBatchPayload', 'PayoutLinePayload'],
}
