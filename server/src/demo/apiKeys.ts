import type { OperationContext } from '../domains/context.ts'
import { createApiKey, revokeApiKey, rotateApiKey } from '../domains/partners/apiKey.operations.ts'
import { syncCatalogue } from '../domains/partners/catalogue/catalogue.operations.ts'
import {
  IMPORT_TYPE,
  importKey,
  runCatalogueImport,
  startCatalogueImport,
} from '../domains/partners/catalogue/catalogueImport.operations.ts'
import { takeBatch } from '../domains/partners/catalogue/importBatch.ts'
import { proposeFromItems } from '../domains/partners/catalogue/proposals.ts'
import { addDelivery, recordPartnerEvent } from '../domains/partners/partnerEvents.ts'
import { createWebhook } from '../domains/partners/webhook.operations.ts'
import { requireApprovedProvider } from '../domains/viewer.ts'
import { after, DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { DEMO_PASSWORD } from './cast.ts'
import type { Teller } from './story.ts'

/** Keys of one provider: one that works, one for tests, one that another replaces, and one that was revoked. Nobody has them: a new one is made in a moment. */
export async function makeKeys({ now, stage, as }: Teller): Promise<void> {
  const { clock } = stage
  const proven = { mode: 'LIVE', days: 365, password: DEMO_PASSWORD } as const
  clock.travelTo(after(now, -20 * DAY_MS))
  const former = await createApiKey(as('litoral'), {
    ...proven,
    name: 'Planilla de precios',
    scopes: ['OFFERS_WRITE'],
  })
  await revokeApiKey(as('litoral'), former.keyId)
  const replaced = await createApiKey(as('litoral'), {
    ...proven,
    name: 'Sistema del mostrador',
    scopes: ['REQUESTS_READ', 'OFFERS_WRITE'],
  })
  clock.travelTo(after(now, -HOUR_MS))
  await rotateApiKey(as('litoral'), { ...proven, id: replaced.keyId, overlapHours: 168 })
  if (as('litoral').testMarket)
    await createApiKey(as('litoral'), {
      ...proven,
      mode: 'TEST',
      name: 'Pruebas del sistema',
      scopes: ['REQUESTS_READ', 'OFFERS_WRITE', 'ORDERS_READ'],
    })
  await makeWebhook(as('litoral'))
  await loadCatalogue(as('litoral'))
  // In the present: storage signs no URL that has already expired.
  clock.travelTo(now)
  await importStock(as('litoral'))
}

/** A catalogue with what an open request asks for by its number, and an item that is sold out. */
async function loadCatalogue(ctx: OperationContext): Promise<void> {
  const item = { condition: 'NEW', deliveryTime: 'IMMEDIATE', warrantyDays: 90 } as const
  const peugeot = [{ brand: 'Peugeot', model: 'Partner', yearFrom: 2009, yearTo: 2018 }]
  const rows = [
    {
      ...item,
      externalId: 'RAD-018',
      name: 'Radiador de agua',
      partNumber: '1330P4',
      price: 890_000,
      quantity: 2,
      fits: peugeot,
    },
    {
      ...item,
      externalId: 'TER-044',
      name: 'Termostato',
      partNumber: '1336Z6',
      price: 215_000,
      quantity: 0,
      fits: peugeot,
    },
  ]
  const { results } = await syncCatalogue(ctx, { mode: 'ALL_OR_NOTHING', idempotencyKey: null, rows })
  // Events of the story reach nobody.
  const { id: providerId } = requireApprovedProvider(ctx.viewer).provider
  await proposeFromItems(ctx, { providerId, itemIds: results.flatMap(({ thingId }) => thingId ?? []) })
}

/** A file of the shop with items that were applied and rows that were rejected. */
async function importStock(ctx: OperationContext): Promise<void> {
  const item = { condition: 'NEW', deliveryTime: 'DAYS_1_3', quantity: 4 }
  const gol = [{ brand: 'Volkswagen', model: 'Gol', yearFrom: 2009, yearTo: 2016 }]
  const corsa = [{ brand: 'Chevrolet', model: 'Corsa', yearFrom: 2002, yearTo: 2010 }]
  const rows = [
    { ...item, externalId: 'BUJ-101', name: 'Bujía', partNumber: '101905617A', price: 38_000, fits: gol },
    {
      ...item,
      externalId: 'COR-220',
      name: 'Correa poly V',
      partNumber: '6PK1070',
      price: 145_000,
      fits: corsa,
    },
    { ...item, externalId: 'FIL-310', name: 'Filtro de habitáculo', price: 98_000, fits: [...gol, ...corsa] },
    { ...item, externalId: 'TAM-087', name: 'Tambor de freno', price: 0, fits: gol },
    { ...item, externalId: 'BUJ-101', name: 'Bujía de iridio', price: 92_000, fits: gol },
    { ...item, externalId: 'ESC-015', name: 'Escobilla', price: 61_000, fits: [{ ...gol[0], yearTo: 1909 }] },
  ]
  const file = rows.map(row => `${JSON.stringify(row)}\n`).join('')
  const bytes = Buffer.byteLength(file)
  const { importId } = await startCatalogueImport(ctx, { fileName: 'stock-noviembre.jsonl', bytes })
  await ctx.storage.put(importKey(importId), Buffer.from(file), { contentType: IMPORT_TYPE })
  await runCatalogueImport(ctx, importId)
  while (await takeBatch(ctx, importId));
}

/** A webhook whose server was away for three days: off, with the event that failed. */
async function makeWebhook(ctx: OperationContext): Promise<void> {
  const { prisma } = ctx.db
  const { webhookId } = await createWebhook(ctx, {
    mode: 'LIVE',
    url: 'https://sistema.litoral.example/tuerca',
    kinds: ['REQUEST_MATCHED', 'OFFER_ACCEPTED', 'ORDER_PAID'],
  })
  const { id: providerId } = requireApprovedProvider(ctx.viewer).provider
  const order = await prisma.order.findFirstOrThrow({ where: { providerId }, orderBy: { id: 'desc' } })
  const at = after(ctx.clock.now(), -3 * DAY_MS)
  // Switched off before its job runs, which then sends nothing.
  await prisma.webhook.update({
    where: { id: webhookId },
    data: { createdAt: at, disabledAt: ctx.clock.now() },
  })
  await ctx.transact(async unit => {
    const happening = { causeId: order.id, providerId, kind: 'ORDER_PAID', subjectId: order.id, at } as const
    const event = await recordPartnerEvent(ctx, unit, happening)
    if (event) await addDelivery(unit, { webhookId, event, at })
  })
  await prisma.webhookDelivery.updateMany({
    where: { webhookId },
    data: {
      state: 'FAILED',
      attempts: 13,
      attemptedAt: ctx.clock.now(),
      nextAt: null,
      problem: 'El servidor no respondió en 10 segundos.',
    },
  })
}
