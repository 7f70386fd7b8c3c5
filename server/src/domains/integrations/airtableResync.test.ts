import { afterAll, beforeAll, expect, test } from 'vitest'
import { putAirtable } from '../../../test/airtableWorld.ts'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { after, MINUTE_MS, SECOND_MS } from '../../platform/clock.ts'
import { Postponed } from '../../platform/jobPostponed.ts'
import { type Airtable, AirtableFailed, type Cells, ROWS_AT_ONCE } from './airtable.ts'
import { markEverything, markRows } from './airtableChanges.ts'
import { readAirtableRows } from './airtableRows.ts'
import { SETTINGS_ID } from './airtableSettings.ts'
import { syncAirtable } from './airtableSync.ts'

const ROWS = 20_000
/** The call after which the process is killed, and every how many calls Airtable refuses one. */
const KILLED_AT = 700
const LIMITED_EVERY = 400

/** The port with a base in memory: the sandbox answers at Airtable's pace, which takes minutes for so many rows. */
function createBase() {
  const rows = new Map<string, Cells>()
  let calls = 0
  let reportKill = () => {}
  const killed = new Promise<void>(resolve => {
    reportKill = resolve
  })
  const unused = () => Promise.reject(new Error('a resync makes no tables'))
  const airtable: Airtable = {
    readTables: unused,
    createTable: unused,
    createColumn: unused,
    async upsert(_connection, { keyColumnId }, cells) {
      calls += 1
      if (calls % LIMITED_EVERY === 0) throw new AirtableFailed('LIMITED', '429')
      for (const row of cells) rows.set(String(row[keyColumnId]), row)
      if (calls !== KILLED_AT) return
      // Airtable has the rows; the process does not live to hear so.
      reportKill()
      await new Promise(() => {})
    },
    async remove(_connection, _key, keys) {
      for (const key of keys) rows.delete(key)
    },
  }
  return { airtable, rows, killed, callsSoFar: () => calls }
}

const base = createBase()
let harness: Harness
beforeAll(async () => {
  harness = await createHarness({ airtable: base.airtable })
  await harness.services.db.script(`
    INSERT INTO "Account" (id, email, kind, name, phone, department, "createdAt")
    SELECT gen_random_uuid(), 'fila' || n || '@cast.test', 'BUYER', 'Fila ' || n, '+59894000000', 'SALTO',
      '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute'
    FROM generate_series(1, ${ROWS}) n`)
  await putAirtable(harness, 'RUNNING')
})
afterAll(() => harness.close())

/** Runs the job until all rows are sent, passing the time for which it rests; the number of rests. */
async function sendAll(): Promise<number> {
  const { db } = harness.services
  let rests = 0
  while ((await db.prisma.airtableChange.count()) > 0) {
    try {
      await harness.runJob(syncAirtable.queue)
    } catch (error) {
      if (!(error instanceof Postponed)) throw error
      rests += 1
      harness.clock.advance(31 * SECOND_MS)
    }
  }
  return rests
}

test('sends 20,000 rows over a kill and refused calls, and ends equal to the database', async () => {
  const { services, clock } = harness
  const { prisma } = services.db
  await services.transact(({ tx }) => markEverything(tx))
  await expect(harness.runJob(syncAirtable.queue)).rejects.toBeInstanceOf(Postponed)
  clock.advance(31 * SECOND_MS)
  // Never ends: its process is killed in the middle of a call.
  void harness.runJob(syncAirtable.queue)
  await base.killed
  const left = await prisma.airtableChange.count()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(ROWS)

  // Another process does not send while the lease of the killed one lasts.
  await expect(harness.runJob(syncAirtable.queue)).rejects.toBeInstanceOf(Postponed)
  expect(base.callsSoFar()).toBe(KILLED_AT)
  clock.advance(3 * MINUTE_MS)

  // Rows that change and go away meanwhile.
  const [gone, changed] = await prisma.account.findMany({ orderBy: { email: 'asc' }, take: 2 })
  if (!gone || !changed) throw new Error('there are no accounts')
  await prisma.account.update({ where: { id: gone.id }, data: { erasedAt: clock.now() } })
  await prisma.account.update({
    where: { id: changed.id },
    data: { createdAt: after(changed.createdAt, -MINUTE_MS) },
  })
  await services.transact(({ tx }) => markRows(tx, 'USERS', [gone.id, changed.id]))
  expect(await sendAll()).toBeGreaterThan(1)

  // The new process goes on with the rows that were left, and sends none of the others again.
  const batches = Math.ceil(ROWS / ROWS_AT_ONCE)
  expect(base.callsSoFar()).toBeLessThan(batches + batches / LIMITED_EVERY + 10)

  const ids = (await prisma.account.findMany({ select: { id: true } })).map(({ id }) => id)
  const expected = await readAirtableRows(services, 'USERS', ids)
  expect(expected.size).toBe(ids.length - 1)
  const byColumn = (row: object) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [`fld${name}`, value]))
  expect(base.rows).toEqual(new Map([...expected].map(([id, row]) => [id, byColumn(row)])))
  expect(await prisma.airtableSettings.findUniqueOrThrow({ where: { id: SETTINGS_ID } })).toMatchObject({
    resyncAt: null,
    leasedUntil: null,
    failures: 0,
  })
})
