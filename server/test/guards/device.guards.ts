import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { ACCOUNTS, eachTime, type Guards, PROVIDERS } from './guards.ts'

export const DEVICE_GUARDS: Guards = {
  commands: {
    closeDevice: {
      scope: 'account',
      people: [
        [['owner'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [['otherBuyer', ...PROVIDERS, 'admin'], 'NOT_FOUND'],
      ],
      states: [
        [['OPEN'], 'done'],
        [['CLOSED'], 'NOT_FOUND'],
      ],
      again: 'NOT_FOUND',
      atOnce: ['NOT_FOUND', 'done'],
      leaves: 'once',
      prepare: async ({ harness, people }) => {
        const { db, sessions } = harness.services
        const { accountId } = people.owner
        await sessions.start(accountId)
        const { id } = await db.prisma.session.findFirstOrThrow({
          where: { accountId },
          orderBy: { id: 'desc' },
        })
        return {
          variables: { id: encodeGlobalId('Device', id) },
          async put(state) {
            if (state === 'CLOSED') return { id: encodeGlobalId('Device', newId()) }
          },
        }
      },
    },
    closeOtherDevices: {
      scope: 'account',
      people: [
        [ACCOUNTS, 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
      ],
      ...eachTime,
      // Without other sessions both calls do the same; `renewedSessions.test.ts` closes some.
      prepare: async ({ harness }) => {
        await harness.services.db.prisma.session.deleteMany()
        return { variables: {} }
      },
    },
  },

  fields: {
    ownerAccount: [[['owner'], ['devices']]],
    providerAccount: [[['provider'], ['devices']]],
    device: [[['owner'], ['id', 'name', 'isCurrent', 'createdAt', 'lastSeenAt']]],
  },

  onlyAnswered: ['DevicesPayload'],
}
