import { providerLifecycle } from '../../src/domains/accounts/profiles/provider.lifecycle.ts'
import type { ProviderStatus } from '../../src/generated/prisma/enums.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { join } from './account.guards.ts'
import { adminsOnly, eachTime, type Guards, onceOnly, type PrepareSubject, within } from './guards.ts'

const review: PrepareSubject = async stage => {
  const { providerProfile } = await join(stage)
  const id = providerProfile?.id ?? ''
  return {
    variables: { id: encodeGlobalId('Provider', id), reason: 'El RUT no corresponde' },
    canReturn: true,
    async put(state) {
      if (state === 'NOBODY') return { id: encodeGlobalId('Provider', newId()) }
      const { db, clock } = stage.harness.services
      const isErased = state === 'ERASED'
      const status = isErased ? 'APPROVED' : (state as ProviderStatus)
      const account = { update: { erasedAt: isErased ? clock.now() : null } }
      await db.prisma.providerProfile.update({ where: { id }, data: { status, account } })
    },
  }
}

export const ADMIN_GUARDS: Guards = {
  commands: {
    approveProvider: {
      scope: 'admin',
      lifecycle: providerLifecycle,
      people: adminsOnly,
      states: [
        [['PENDING'], 'done'],
        [['APPROVED', 'REJECTED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: review,
    },
    rejectProvider: {
      scope: 'admin',
      lifecycle: providerLifecycle,
      people: adminsOnly,
      states: [
        [['PENDING'], 'done'],
        [['APPROVED', 'REJECTED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: review,
    },
    sendSignInLink: {
      scope: 'admin',
      lifecycle: providerLifecycle,
      people: adminsOnly,
      states: [
        [['APPROVED'], 'done'],
        [['PENDING', 'REJECTED', 'ERASED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...eachTime,
      prepare: async stage => {
        const subject = await review(stage)
        await subject.put?.('APPROVED')
        const { id } = subject.variables
        return { ...subject, variables: { id } }
      },
    },
  },

  fields: {
    Query: [
      [['admin'], ['providers', ...within('providerCounts', ['total', 'pending', 'approved', 'rejected'])]],
    ],
    Subscription: [[['admin'], ['providerQueueUpdated']]],
  },

  onlyAnswered: ['ProviderPayload'],
}
