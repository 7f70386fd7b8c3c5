import type { Stage } from '../authorization/stage.ts'
import { line } from '../offersWorld.ts'
import { createRequest } from '../requestsWorld.ts'
import { approvedProviders, type CommandGuard, type Guards, NOBODY, within } from './guards.ts'

const KEY = 'lectura-de-anoche'

/** Rows of one sync as the shop has them, and the same with a row that is rejected. */
type Rows = (
  stage: Stage,
) => Promise<{ readonly priced: readonly object[]; readonly unpriced: readonly object[] }>

/** Guards that each sync has; `rowsOf` also removes the rows of an earlier subject. */
const syncOf = (rowsOf: Rows): CommandGuard => ({
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
  prepare: async stage => {
    const { priced, unpriced } = await rowsOf(stage)
    await stage.harness.services.db.prisma.idempotentCall.deleteMany()
    const input = { mode: 'VALID_ROWS', idempotencyKey: KEY, rows: priced }
    return {
      variables: { input },
      async put(state) {
        if (state === 'WITHOUT_ROWS') return { input: { ...input, rows: [] } }
        if (state === 'WITHOUT_PRICE') return { input: { ...input, rows: unpriced } }
        if (state === 'KEY_OF_ANOTHER_INPUT') await useKey(stage)
        return undefined
      },
    }
  },
})

export const SYNC_GUARDS: Guards = {
  commands: {
    syncOffers: syncOf(async ({ harness, people }) => {
      await harness.services.db.prisma.syncedOffer.deleteMany()
      const { id: requestId, partIds } = await createRequest(people.owner.caller)
      const row = { externalId: 'POS-1', requestId }
      return {
        priced: [{ ...row, lines: partIds.map(part => line(part)) }],
        unpriced: [{ ...row, lines: [] }],
      }
    }),
    syncCatalogue: syncOf(async ({ harness }) => {
      await harness.services.db.prisma.catalogueItem.deleteMany()
      const item = {
        externalId: 'DEP-1',
        name: 'Alternador',
        condition: 'NEW',
        price: 485_000,
        quantity: 2,
        deliveryTime: 'IMMEDIATE',
        fits: [{ brand: 'Fiat', model: 'Uno', yearFrom: 2000, yearTo: 2013 }],
      }
      return { priced: [item], unpriced: [{ ...item, price: 0 }] }
    }),
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
          'source',
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
