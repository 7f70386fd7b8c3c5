import { after, DAY_MS } from '../../src/platform/clock.ts'
import { keepCatalogueItem } from '../partnersWorld.ts'
import { SAID } from './said.ts'
import type { Stage } from './stage.ts'

/** An item of the provider’s catalogue, its import with a rejected row, and the quoter's, which ended early. Database ids by fixture. */
export async function fillCatalogues({ harness, people: { provider, quoter } }: Stage) {
  const catalogueItem = await keepCatalogueItem(harness, provider.providerId, {
    externalId: SAID.stockId,
    name: SAID.stockName,
  })
  const at = harness.clock.now()
  const common = {
    bytes: 900,
    readBytes: 900,
    created: 3,
    rejected: 1,
    createdAt: at,
    startedAt: at,
    progressAt: at,
    expiresAt: after(at, DAY_MS),
  }
  const { prisma } = harness.services.db
  const whole = await prisma.catalogueImport.create({
    data: {
      ...common,
      providerId: provider.providerId ?? '',
      fileName: SAID.importName,
      state: 'DONE',
      hasResult: true,
      finishedAt: at,
      batches: 1,
      batchResults: {
        create: {
          number: 0,
          results: '',
          rejections: [
            {
              line: 4,
              externalId: SAID.rejectedId,
              code: 'INVALID_INPUT',
              message: 'Poné el precio de una unidad.',
              path: ['price'],
            },
          ],
        },
      },
    },
  })
  const early = await prisma.catalogueImport.create({
    data: {
      ...common,
      providerId: quoter.providerId ?? '',
      fileName: 'otro.jsonl',
      state: 'FAILED',
      problem: 'KEY_ENDED',
    },
  })
  return { catalogueItem, catalogueImport: whole.id, earlyCatalogueImport: early.id }
}
