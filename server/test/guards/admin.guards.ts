import {
  APPROVAL_UNDO_MS,
  providerLifecycle,
} from '../../src/domains/accounts/profiles/provider.lifecycle.ts'
import { providerChangeLifecycle } from '../../src/domains/accounts/profiles/providerChange.lifecycle.ts'
import { UNDO_REMOVAL_MS } from '../../src/domains/admin/requestRemoval.policy.ts'
import type { FailedJobState, ProviderChangeState, ProviderStatus } from '../../src/generated/prisma/enums.ts'
import { after } from '../../src/platform/clock.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { keepFailedJob, VENDOR_HEALTH_FIELDS } from '../failedJobs.ts'
import { quickHash } from '../quickHash.ts'
import { createRemoval } from '../removals.ts'
import { createRequest } from '../requestsWorld.ts'
import { reviewVersionOf } from '../reviews.ts'
import { join } from './account.guards.ts'
import {
  adminsOnly,
  type CommandGuard,
  eachTime,
  type Guards,
  NOBODY,
  onceOnly,
  type PrepareSubject,
  within,
} from './guards.ts'

const review: PrepareSubject = async stage => {
  const { providerProfile } = await join(stage)
  const id = providerProfile?.id ?? ''
  return {
    variables: {
      id: encodeGlobalId('Provider', id),
      seen: await reviewVersionOf(stage.harness, encodeGlobalId('Provider', id)),
      incomplete: true,
      reason: 'El RUT no corresponde',
    },
    canReturn: true,
    async put(state) {
      if (state === 'NOBODY') return { id: encodeGlobalId('Provider', newId()) }
      const { db, clock } = stage.harness.services
      const isErased = state === 'ERASED'
      const isSettled = state === 'SETTLED'
      const status = statusIn[state] ?? (state as ProviderStatus)
      const account = { update: { erasedAt: isErased ? clock.now() : null } }
      const decidedAt = after(clock.now(), isSettled ? -APPROVAL_UNDO_MS : 0)
      await db.prisma.providerProfile.update({ where: { id }, data: { status, decidedAt, account } })
      // The missing data was not confirmed.
      if (state === 'INCOMPLETE') return { incomplete: false }
      // The admin looked before the provider edited its data.
      return state === 'EDITED' ? { seen: 'stale' } : undefined
    },
  }
}

const statusIn: Readonly<Record<string, ProviderStatus>> = {
  INCOMPLETE: 'PENDING',
  EDITED: 'PENDING',
  ERASED: 'APPROVED',
  SETTLED: 'APPROVED',
}

const reviewOf =
  (state: ProviderStatus): PrepareSubject =>
  async stage => {
    const subject = await review(stage)
    await subject.put?.(state)
    return subject
  }

/** A new provider's change of its RUT. */
const change: PrepareSubject = async stage => {
  const { providerProfile } = await join(stage)
  const { prisma } = stage.harness.services.db
  const { id } = await prisma.providerChange.create({
    data: {
      providerId: providerProfile?.id ?? '',
      fields: ['RUT'],
      rut: '217045120010',
      createdAt: stage.harness.clock.now(),
    },
  })
  const globalId = encodeGlobalId('ProviderChange', id)
  return {
    variables: { id: globalId, revision: 1, reason: 'El RUT no corresponde' },
    canReturn: true,
    async put(state) {
      if (state === 'NOBODY') return { id: encodeGlobalId('ProviderChange', newId()) }
      const isEdited = state === 'EDITED'
      await prisma.providerChange.update({
        where: { id },
        data: { state: isEdited ? 'PENDING' : (state as ProviderChangeState), revision: isEdited ? 2 : 1 },
      })
    },
  }
}

const decision: CommandGuard = {
  scope: 'admin',
  lifecycle: providerChangeLifecycle,
  people: adminsOnly,
  states: [
    [['PENDING'], 'done'],
    [['APPROVED', 'REJECTED', 'WITHDRAWN', 'EDITED'], 'WRONG_STATE'],
    [['NOBODY'], 'NOT_FOUND'],
  ],
  ...onceOnly,
  prepare: change,
}

const PASSWORD = 'una clave larga'
let hash: Promise<string> | undefined

/** One request that no removal hides, and the password of everybody. */
const removal: PrepareSubject = async ({ harness, people: { owner, admin } }) => {
  hash ??= quickHash(PASSWORD)
  const { prisma } = harness.services.db
  await prisma.account.updateMany({ data: { passwordHash: await hash } })
  const hideAll = async () => {
    const { id: removalId } = await createRemoval(harness, admin.accountId)
    await prisma.partRequest.updateMany({ where: { removalId: null }, data: { removalId } })
  }
  await hideAll()
  await createRequest(owner.caller)
  return {
    variables: { password: PASSWORD },
    async put(state) {
      if (state === 'NONE') await hideAll()
      return state === 'NOT_THEIR_PASSWORD' ? { password: 'otra' } : undefined
    },
  }
}

const undoing: PrepareSubject = async ({ harness, people: { admin } }) => {
  const { prisma } = harness.services.db
  const now = harness.clock.now()
  const { id } = await createRemoval(harness, admin.accountId)
  const put = (data: { createdAt?: Date; undoneAt?: Date | null; erasedAt?: Date | null }) =>
    prisma.requestRemoval.update({
      where: { id },
      data: { createdAt: now, undoneAt: null, erasedAt: null, ...data },
    })
  await put({})
  return {
    variables: { id: encodeGlobalId('RequestRemoval', id) },
    canReturn: true,
    async put(state) {
      if (state === 'NOBODY') return { id: encodeGlobalId('RequestRemoval', newId()) }
      await put({
        ...(state === 'UNDONE' && { undoneAt: now }),
        ...(state === 'ERASED' && { erasedAt: now }),
        ...(state === 'OVERDUE' && { createdAt: after(now, -UNDO_REMOVAL_MS) }),
      })
      return undefined
    },
  }
}

/** A failed mail. `NO_QUEUE`: no version of this database has its queue. */
const failure: PrepareSubject = async ({ harness }) => {
  const { prisma } = harness.services.db
  const { failedJob: id } = await keepFailedJob(harness)
  return {
    variables: { id: encodeGlobalId('FailedJob', id), queue: 'channels.mail' },
    canReturn: true,
    async put(state) {
      if (state === 'NOBODY') return { id: encodeGlobalId('FailedJob', newId()) }
      if (state === 'NONE') return { queue: 'channels.none' }
      const isUnknown = state === 'NO_QUEUE'
      await prisma.failedJob.update({
        where: { id },
        data: {
          queue: isUnknown ? 'channels.former' : 'channels.mail',
          state: isUnknown ? 'WAITING' : (state as FailedJobState),
          decidedAt: null,
        },
      })
      return undefined
    },
  }
}

const effects = within('suspensionEffects', ['offers', 'customOrders', 'orders'])

export const ADMIN_GUARDS: Guards = {
  commands: {
    approveProvider: {
      scope: 'admin',
      lifecycle: providerLifecycle,
      people: adminsOnly,
      states: [
        [['PENDING'], 'done'],
        [['APPROVED', 'SUSPENDED', 'REJECTED', 'INCOMPLETE'], 'WRONG_STATE'],
        [['EDITED'], 'PROVIDER_CHANGED'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: review,
    },
    undoProviderApproval: {
      scope: 'admin',
      lifecycle: providerLifecycle,
      people: adminsOnly,
      states: [
        [['APPROVED'], 'done'],
        [['PENDING', 'SUSPENDED', 'REJECTED', 'SETTLED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: reviewOf('APPROVED'),
    },
    rejectProvider: {
      scope: 'admin',
      lifecycle: providerLifecycle,
      people: adminsOnly,
      states: [
        [['PENDING'], 'done'],
        [['APPROVED', 'SUSPENDED', 'REJECTED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: review,
    },
    approveProviderChange: decision,
    rejectProviderChange: decision,
    suspendProvider: {
      scope: 'admin',
      lifecycle: providerLifecycle,
      people: adminsOnly,
      states: [
        [['APPROVED'], 'done'],
        [['PENDING', 'SUSPENDED', 'REJECTED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: reviewOf('APPROVED'),
    },
    reinstateProvider: {
      scope: 'admin',
      lifecycle: providerLifecycle,
      people: adminsOnly,
      states: [
        [['SUSPENDED'], 'done'],
        [['PENDING', 'APPROVED', 'REJECTED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: reviewOf('SUSPENDED'),
    },
    removeAllRequests: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['PRESENT'], 'done'],
        [['NONE'], 'WRONG_STATE'],
        [['NOT_THEIR_PASSWORD'], 'INVALID_INPUT'],
      ],
      ...onceOnly,
      ownStage: true,
      prepare: removal,
    },
    undoRequestRemoval: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['UNDOABLE'], 'done'],
        [['UNDONE', 'ERASED', 'OVERDUE'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: undoing,
    },
    retryFailedJob: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['WAITING'], 'done'],
        [['RETRIED', 'DISMISSED', 'NO_QUEUE'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: failure,
    },
    dismissFailedJob: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['WAITING', 'NO_QUEUE'], 'done'],
        [['RETRIED', 'DISMISSED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: failure,
    },
    retryFailedJobs: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['WAITING'], 'done'],
        [['RETRIED', 'NONE'], 'WRONG_STATE'],
      ],
      ...onceOnly,
      ownStage: true,
      prepare: failure,
    },
    sendSignInLink: {
      scope: 'admin',
      lifecycle: providerLifecycle,
      people: adminsOnly,
      states: [
        [['APPROVED'], 'done'],
        [['PENDING', 'SUSPENDED', 'REJECTED', 'ERASED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...eachTime,
      prepare: reviewOf('APPROVED'),
    },
  },

  fields: {
    Query: [
      [
        ['admin'],
        [
          'providers',
          'undoableRemovals',
          'adminActions',
          'failedJobs',
          ...within('dueDecisions', ['words', 'label', 'path', 'since', 'dueAt']),
          ...within('dueCounts', ['path', 'count']),
          ...within('deskSearch', ['accounts', 'requests', 'orders']),
          ...within('jobHealth', [
            ...within('queues', ['queue', 'kind', 'waiting', 'waitingSince', 'running', 'failed']),
            ...within('timers', ['queue', 'kind', 'schedule', 'ranAt', 'tookMs']),
          ]),
          ...within('vendorHealth', VENDOR_HEALTH_FIELDS),
          ...within('removableRequests', ['requests', 'parts', 'files', 'offers', 'kept']),
          ...within('providerCounts', [
            'total',
            'pending',
            'approved',
            'suspended',
            'rejected',
            'changes',
            'waitsSince',
          ]),
        ],
      ],
    ],
    Subscription: [[['admin'], ['providerQueueUpdated', 'failedJobsUpdated']]],
    adminAction: [
      [['admin'], ['id', 'at', 'action', 'words', 'actorName', ...within('subject', ['label', 'path'])]],
    ],
    failedJob: [
      [
        ['admin'],
        [
          'id',
          'queue',
          'kind',
          'task',
          ...within('subject', ['label', 'path']),
          'reason',
          'attempts',
          'state',
          'createdAt',
          'failedAt',
          'decidedAt',
        ],
      ],
    ],
    requestRemoval: [
      [
        ['admin'],
        ['id', 'createdAt', 'undoableUntil', 'undoneAt', 'requests', 'parts', 'files', 'offers', 'kept'],
      ],
    ],
    openRequest: [
      [['admin'], ['buyer']],
      [NOBODY, ['orders']],
    ],
    paidRequest: [[['admin'], ['buyer', 'orders']]],
    visitorRequest: [[NOBODY, ['buyer', 'orders']]],
    order: [[['admin'], ['buyer', 'messageCount']]],
    canceledOrder: [[['admin'], ['buyer', 'messageCount']]],
    guestOrder: [
      [['admin'], ['messageCount']],
      [NOBODY, ['buyer']],
    ],
    provider: [[['admin'], effects]],
    quoter: [[['admin'], effects]],
    pendingProvider: [[['admin'], effects]],
    rejectedProvider: [[['admin'], effects]],
    suspendedProvider: [[['admin'], effects]],
  },

  onlyAnswered: ['ProviderPayload', 'RequestRemovalPayload', 'FailedJobPayload', 'RetryFailedJobsPayload'],
}
