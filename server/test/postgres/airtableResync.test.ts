import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { markRows } from '../../src/domains/integrations/airtableChanges.ts'
import { readAirtableRows } from '../../src/domains/integrations/airtableRows.ts'
import { SETTINGS_ID } from '../../src/domains/integrations/airtableSettings.ts'
import { syncAirtable } from '../../src/domains/integrations/airtableSync.ts'
import {
  keyOf,
  parseKnownTables,
  TABLE_NAMES,
  TABLES,
} from '../../src/domains/integrations/airtableTables.ts'
import type { AirtableTable } from '../../src/generated/prisma/enums.ts'
import { SANDBOX_BASE, SANDBOX_KEY } from '../../src/sandbox/airtable/airtableStandIn.ts'
import { putAirtable, sandboxAirtable } from '../airtableWorld.ts'
import { type OpenSandbox, openSandbox } from '../contracts/openSandbox.ts'
import { createHarness, type Harness, testClock } from '../harness.ts'
import { kill, launchWorker, type Site } from '../process/program.ts'
import { type Cast, createCast } from '../world.ts'
import { holdUp } from './heldUp.ts'

/** With AIRTABLE_ROWS that many rows are sent, and pauses and leases pass by themselves. */
const { AIRTABLE_ROWS } = process.env
const ROWS = Number(AIRTABLE_ROWS ?? 240)
const PASSES_BY_ITSELF = AIRTABLE_ROWS !== undefined
const HOUR_MS = 3_600_000
const SLOW = PASSES_BY_ITSELF ? HOUR_MS : 300_000
const PATIENCE = { timeout: SLOW / 2, interval: PASSES_BY_ITSELF ? 1000 : 50 }
const DATA_KEY = 'a key that both processes have'

let opened: OpenSandbox
let harness: Harness
let cast: Cast
/** The test kills it and starts its successor. */
let worker: Site | undefined
beforeAll(async () => {
  opened = await openSandbox()
  harness = await createHarness({
    clock: testClock(new Date()),
    airtable: sandboxAirtable(opened.sandbox),
    settings: { dataKeys: [DATA_KEY] },
  })
  cast = await createCast(harness)
  await harness.services.db.script(market(ROWS / TABLE_NAMES.length))
  // The effects of the cast's sign-ups are no part of the sending.
  await harness.drain({ ahead: true })
}, SLOW)
afterAll(async () => {
  if (worker) await kill(worker)
  await harness.close()
  await opened.close()
})

/** SQL for that many accounts, form requests, consultations and offers, with text that formulas and JSON escape. */
const market = (count: number) => `
  CREATE FUNCTION row_id(kind int, number int) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT ('00000000-' || lpad(to_hex(kind), 4, '0') || '-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid
  $$;
  INSERT INTO "Account" (id, email, kind, name, phone, department, "createdAt")
    SELECT row_id(1, n), 'fila' || n || '@cast.test', 'BUYER', 'Fila ' || n, '+59894000000', 'SALTO', now()
    FROM generate_series(1, ${count}) n;
  INSERT INTO "PartRequest" (id, "submissionKey", origin, "buyerId", department, brand, model, year, description,
      "createdAt", "expiresAt", "sentAt", "feedKey")
    SELECT row_id(kind, n), kind || '-' || n, (CASE kind WHEN 2 THEN 'FORM' ELSE 'ASSISTANT' END)::"RequestOrigin",
      row_id(1, n), 'SALTO', 'Fiat', 'Uno "\\' || n || '''', 2012, '=1+1', now(), now() + interval '30 days', now(), row_id(kind, n)
    FROM generate_series(1, ${count}) n, generate_series(2, 3) kind;
  INSERT INTO "RequestedPart" (id, "requestId", position, description, condition, quantity, urgency)
    SELECT row_id(kind + 10, n), row_id(kind, n), 0, 'Óptica ' || n, 'ANY', n % 3 + 1, 'MEDIUM'
    FROM generate_series(1, ${count}) n, generate_series(2, 3) kind;
  INSERT INTO "Offer" (id, "requestId", "providerId", "currentVersionId", "missingParts", "openTotalCentesimos",
      "openDeliveryTime", "openWarrantyDays", "validUntil", "createdAt", "updatedAt")
    SELECT row_id(4, n), row_id(2, n), (SELECT id FROM "ProviderProfile" ORDER BY id LIMIT 1), row_id(5, n), 0,
      100000 + n, 'IMMEDIATE', 0, now() + interval '7 days', now(), now()
    FROM generate_series(1, ${count}) n;
  INSERT INTO "OfferVersion" (id, "offerId", number, "totalCentesimos", "validUntil", "createdAt")
    SELECT row_id(5, n), row_id(4, n), 1, 100000 + n, now() + interval '7 days', now()
    FROM generate_series(1, ${count}) n;
  INSERT INTO "OfferLine" (id, "versionId", "requestedPartId", position, "priceCentesimos", condition, "deliveryTime",
      "validUntil")
    SELECT row_id(6, n), row_id(5, n), row_id(12, n), 0, 100000 + n, 'USED', 'IMMEDIATE', now() + interval '7 days'
    FROM generate_series(1, ${count}) n;`

const prisma = () => harness.services.db.prisma
const command = (name: string) => cast.admin.data(`mutation { ${name} { __typename } }`)
const databaseUrl = () => harness.databaseUrl ?? ''

/** Starts a process that handles jobs, with the same database and the same Airtable. */
async function boot(): Promise<Site> {
  worker = await launchWorker({
    DATABASE_URL: databaseUrl(),
    DATA_KEYS: DATA_KEY,
    SANDBOX_AIRTABLE: opened.sandbox.airtable.baseUrl,
  })
  return worker
}

/** Waits until at most this part of the rows is still to be sent. */
async function sentUntil(left: number): Promise<void> {
  await vi.waitFor(async () => {
    expect(await prisma().airtableChange.count()).toBeLessThanOrEqual(ROWS * left)
  }, PATIENCE)
}

/** Ends the pause after a failure and the lease of a killed process. */
async function letTimePass(): Promise<void> {
  if (PASSES_BY_ITSELF) return
  await prisma().airtableSettings.update({
    where: { id: SETTINGS_ID },
    data: { restsUntil: null, leasedUntil: null },
  })
  await prisma().$executeRaw`
    UPDATE pgboss.job SET start_after = now() WHERE name = ${syncAirtable.queue} AND state < 'active'`
}

/** Airtable's next call for rows fails; resolves once the worker goes on after its pause. */
async function failOnce(fault: { kind: 'ERROR' | 'DROP_AFTER'; status?: number }): Promise<void> {
  const failures = await prisma().airtableRun.count({ where: { error: { not: null } } })
  opened.sandbox.control.faults.misbehave({ vendor: 'airtable', match: 'PATCH', ...fault })
  await vi.waitFor(async () => {
    expect(await prisma().airtableRun.count({ where: { error: { not: null } } })).toBe(failures + 1)
  }, PATIENCE)
  const left = await prisma().airtableChange.count()
  await letTimePass()
  await vi.waitFor(async () => expect(await prisma().airtableChange.count()).toBeLessThan(left), PATIENCE)
}

const idsOf = async (table: AirtableTable): Promise<readonly string[]> => {
  const select = { select: { id: true } } as const
  const found = {
    USERS: () => prisma().account.findMany(select),
    REQUESTS: () => prisma().partRequest.findMany(select),
    CONSULTATIONS: () => prisma().partRequest.findMany(select),
    OFFERS: () => prisma().offer.findMany(select),
  }
  return (await found[table]()).map(({ id }) => id)
}

/** Rows of the database as Airtable is to show them, by the names of columns, in the order of ids. */
async function expectedRows(table: AirtableTable): Promise<object[]> {
  const rows = await readAirtableRows(harness.services, table, await idsOf(table))
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

function remoteRows(table: AirtableTable): object[] {
  const { name, key } = TABLES[table]
  const found = opened.sandbox.control.airtable.tables().find(one => one.name === name)
  const names = new Map(found?.fields.map(field => [field.id, field.name]))
  const rows = found?.rows.map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([id, value]) => [names.get(id) ?? id, value])),
  )
  return rows?.toSorted((a, b) => (String(a[key]) < String(b[key]) ? -1 : 1)) ?? []
}

/** A row of the base that is out of date, and one whose account was erased since. */
async function leaveOldRows(): Promise<void> {
  const { airtable, db } = harness.services
  const { tables } = await prisma().airtableSettings.findUniqueOrThrow({ where: { id: SETTINGS_ID } })
  const known = parseKnownTables(tables).USERS
  if (!known) throw new Error('the tables were not made')
  const [stale, erased] = await db.prisma.account.findMany({ orderBy: { id: 'asc' }, take: 2 })
  const { 'ID de usuario': key = '', Tipo: kind = '' } = known.columns
  await airtable?.upsert(
    { apiKey: SANDBOX_KEY, baseId: SANDBOX_BASE },
    keyOf('USERS', known),
    [stale, erased].map(account => ({ [key]: account?.id ?? '', [kind]: 'desconocido' })),
  )
  await prisma().account.update({
    where: { id: erased?.id ?? '' },
    data: { erasedAt: harness.clock.now() },
  })
}

/** Rows that change, and one that goes away, after they were sent or before. */
async function changeRows(): Promise<void> {
  const [gone, ...changed] = await prisma().partRequest.findMany({
    where: { origin: 'FORM', removalId: null },
    orderBy: { id: 'asc' },
    take: 3,
  })
  const ids = changed.map(({ id }) => id)
  await prisma().partRequest.update({
    where: { id: gone?.id ?? '' },
    data: { deletedAt: harness.clock.now() },
  })
  await prisma().partRequest.updateMany({ where: { id: { in: ids } }, data: { model: 'Palio' } })
  const offers = await prisma().offer.findMany({ where: { requestId: gone?.id ?? '' } })
  await harness.services.transact(async ({ tx }) => {
    await markRows(tx, 'REQUESTS', [gone?.id ?? '', ...ids])
    await markRows(
      tx,
      'OFFERS',
      offers.map(({ id }) => id),
    )
  })
}

test(
  `sends ${ROWS} rows again over two killed processes and failed calls, and ends equal to the database`,
  async () => {
    const { faults } = opened.sandbox.control
    await putAirtable(harness, 'SAVED')
    await command('createAirtableTables')
    await command('switchAirtable(isOn: true)')
    await prisma().airtableSettings.update({ where: { id: SETTINGS_ID }, data: { resyncAt: null } })
    await leaveOldRows()
    await command('resyncAirtable')
    const first = await boot()

    await sentUntil(0.9)
    await failOnce({ kind: 'ERROR', status: 429 })
    await sentUntil(0.7)
    faults.misbehave({ vendor: 'airtable', match: 'PATCH', kind: 'HANG' })
    await vi.waitFor(() => expect(faults.list()[0]?.waiting).toBe(1), PATIENCE)
    await kill(first)
    // Airtable carries out the call of the killed process.
    faults.clear()
    await letTimePass()

    const second = await boot()
    await changeRows()
    await sentUntil(0.5)
    await failOnce({ kind: 'DROP_AFTER' })
    const held = await holdUp(databaseUrl(), '"AirtableChange"')
    await held.waiting(1)
    await kill(second)
    await held.end()
    await letTimePass()

    await boot()
    await sentUntil(0.2)
    await failOnce({ kind: 'ERROR', status: 429 })
    await sentUntil(0)
    await vi.waitFor(async () => {
      expect(await prisma().airtableSettings.findUniqueOrThrow({ where: { id: SETTINGS_ID } })).toMatchObject(
        { resyncAt: null, leasedUntil: null, failures: 0 },
      )
    }, PATIENCE)
    for (const table of TABLE_NAMES) expect(remoteRows(table)).toEqual(await expectedRows(table))
    expect(TABLE_NAMES.flatMap(remoteRows).length).toBeGreaterThanOrEqual(ROWS - 1)
  },
  SLOW,
)
