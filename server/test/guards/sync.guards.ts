import type { Stage } from '../authorization/stage.ts'
import { line } from '../offersWorld.ts'
import { createRequest } from '../requestsWorld.ts'
import { approvedProviders, type Guards, NOBODY, within } from './guards.ts'

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
            if (state === 'KEY_OF_ANOTHER_INPUT') await useKey(stage)
            return undefined
          },
        }
      },
    },
    syncCatalogue: {
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
        const item = {
          externalId: 'DEP-1',
          name: 'Alternador',
          condition: 'NEW',
          price: 485_000,
          quantity: 2,
          deliveryTime: 'IMMEDIATE',
          fits: [{ brand: 'Fiat', model: 'Uno', yearFrom: 2000, yearTo: 2013 }],
        }
        const input = { mode: 'VALID_ROWS', idempotencyKey: KEY, rows: [item] }
        const { prisma } = stage.harness.services.db
        // Rows of an earlier subject with the same key and external id.
        await prisma.idempotentCall.deleteMany()
        await prisma.catalogueItem.deleteMany()
        return {
          variables: { input },
          async put(state) {
            if (state === 'WITHOUT_ROWS') return { input: { ...input, rows: [] } }
            if (state === 'WITHOUT_PRICE') return { input: { ...input, rows: [{ ...item, price: 0 }] } }
            if (state === 'KEY_OF_ANOTHER_INPUT') await useKey(stage)
            return undefined
          },
        }
      },
    },
  },
  fields: {
    provider: [[['provider'], ['catalogue']]],
    quoter: [[NOBODY, ['catalogue']]],
    pendingProvider: [[NOBODY, ['catalogue']]],
    rejectedProvider: [[NOBODY, ['catalogue']]],
    suspendedProvider: [[NOBODY, ['catalogue']]],
    openPart: [[['provider'], within('fromMyCatalogue', ['isByNumber', 'item', 'price'])]],
    catalogueItem: [
      [
        ['provider'],
        [
          'id',
          'externalId',
          'name',
          'partNumber',
          'condition',
          'price',
          'quantity',
          'deliveryTime',
          'warrantyDays',
          'syncedAt',
          ...within('fits', ['brand', 'model', 'yearFrom', 'yearTo']),
        ],
      ],
    ],
  },
  onlyAnswered: ['SyncOffersPayload', 'SyncCataloguePayload', 'SyncRowResult', 'SyncCounts'],
}

/** Keeps an earlier call of the stranger with the same key and another input. */
async function useKey({ harness, people }: Stage): Promise<void> {
  await harness.services.db.prisma.idempotentCall.create({
    data: {
      providerId: people.stranger.providerId ?? '',
      key: KEY,
      inputHash: 'of another input',
      answer: { results: [] },
      calledAt: harness.clock.now(),
    },
  })
}
