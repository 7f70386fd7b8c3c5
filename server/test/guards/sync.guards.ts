import type { Stage } from '../authorization/stage.ts'
import { line } from '../offersWorld.ts'
import { createRequest } from '../requestsWorld.ts'
import { approvedProviders, type Guards } from './guards.ts'

const KEY = 'lectura-de-anoche'

export const SYNC_GUARDS: Guards = {
  commands: {
    syncOffers: {
      scope: 'approvedProvider',
      people: approvedProviders,
      states: [
        [['FREE', 'WITHOUT_PRICE'], 'done'],
        [['WITHOUT_ROWS'], 'INVALID_INPUT'],
        [['KEY_OF_ANOTHER_INPUT'], 'IDEMPOTENCY_KEY_REUSED'],
      ],
      again: 'same',
      atOnce: ['done', 'done'],
      leaves: 'once',
      prepare: async (stage: Stage) => {
        const { id: requestId, partIds } = await createRequest(stage.people.owner.caller)
        const rows = [{ externalId: 'POS-1', requestId, lines: partIds.map(part => line(part)) }]
        const input = { mode: 'VALID_ROWS', idempotencyKey: KEY, rows }
        const { prisma } = stage.harness.services.db
        // Rows of an earlier subject with the same key and external id.
        await prisma.idempotentCall.deleteMany()
        await prisma.syncedOffer.deleteMany()
        return {
          variables: { input },
          async put(state) {
            if (state === 'WITHOUT_ROWS') return { input: { ...input, rows: [] } }
            if (state === 'WITHOUT_PRICE')
              return { input: { ...input, rows: rows.map(row => ({ ...row, lines: [] })) } }
            if (state === 'KEY_OF_ANOTHER_INPUT')
              await prisma.idempotentCall.create({
                data: {
                  providerId: stage.people.stranger.providerId ?? '',
                  key: KEY,
                  inputHash: 'of another input',
                  answer: { results: [] },
                  calledAt: stage.harness.clock.now(),
                },
              })
            return undefined
          },
        }
      },
    },
  },
  onlyAnswered: ['SyncOffersPayload', 'SyncRowResult', 'SyncCounts'],
}
