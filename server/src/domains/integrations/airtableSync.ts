import { z } from 'zod'
import type { AirtableChange } from '../../generated/prisma/client.ts'
import { after, MINUTE_MS, SECOND_MS } from '../../platform/clock.ts'
import { Postponed } from '../../platform/jobPostponed.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import {
  type Airtable,
  type AirtableConnection,
  AirtableFailed,
  type Cells,
  ROWS_AT_ONCE,
} from './airtable.ts'
import { readAirtableRows } from './airtableRows.ts'
import { readAirtable, resealAirtableKey, SETTINGS_ID } from './airtableSettings.ts'
import { isComplete, type KnownTable, keyOf } from './airtableTables.ts'
import { airtableMoved } from './integration.events.ts'

/** Sends marked rows; a job that finds another one at work comes back. */
export const syncAirtable: JobType<Record<string, unknown>> = {
  queue: 'integrations.syncAirtable',
  data: z.looseObject({}),
}

/** One job's time, within the limit of jobs. */
const RUN_MS = MINUTE_MS
/** Longer than a job whose last batch makes three calls that Airtable's adapter waits 20 s each for. */
const LEASE_MS = 2.5 * MINUTE_MS
const NEXT_LOOK_MS = 5 * SECOND_MS
/** A locked base answers again after that. */
const LIMITED_REST_MS = 30 * SECOND_MS
const LONGEST_REST_MS = 10 * MINUTE_MS
const RUNS_KEPT_MS = 30 * 24 * 60 * MINUTE_MS

const resealKey: JobType<Record<string, unknown>> = {
  queue: 'integrations.resealKey',
  data: z.looseObject({}),
}

export const integrationJobs = [
  handleJob<Services, Record<string, unknown>>(syncAirtable, sendChanges, { cron: '*/10 * * * *' }),
  handleJob<Services, Record<string, unknown>>(resealKey, resealAirtableKey, { cron: '33 6 * * *' }),
]

/** Sends marked rows for a minute, then leaves the rest to another job. Throws Postponed. */
async function sendChanges(services: Services): Promise<void> {
  const { airtable, db, clock } = services
  const { stored, connection, tables } = await readAirtable(services)
  if (!airtable || !stored.isOn || !connection || !isComplete(tables)) return
  const startedAt = clock.now()
  if (stored.restsUntil && stored.restsUntil > startedAt) throw new Postponed(stored.restsUntil)
  if ((await db.prisma.airtableChange.findFirst()) === null) return
  const { count: leased } = await db.prisma.airtableSettings.updateMany({
    where: { id: SETTINGS_ID, OR: [{ leasedUntil: null }, { leasedUntil: { lte: startedAt } }] },
    data: { leasedUntil: after(startedAt, LEASE_MS) },
  })
  if (leased === 0) throw new Postponed(after(startedAt, NEXT_LOOK_MS))
  let sent = 0
  try {
    const until = after(startedAt, RUN_MS)
    for (
      let batch = await nextBatch(services);
      batch.length > 0 && clock.now() < until;
      batch = await nextBatch(services)
    ) {
      const [{ table }] = batch as [AirtableChange]
      await sendBatch(services, { airtable, connection, known: tables[table] as KnownTable }, batch)
      sent += batch.length
    }
  } catch (error) {
    throw await noteFailure(services, error, sent)
  }
  await noteSuccess(services, sent)
}

/** Marks of one table. */
async function nextBatch({ db }: Services): Promise<AirtableChange[]> {
  const first = await db.prisma.airtableChange.findFirst({ orderBy: [{ table: 'asc' }, { rowId: 'asc' }] })
  if (!first) return []
  return db.prisma.airtableChange.findMany({
    where: { table: first.table },
    orderBy: { rowId: 'asc' },
    take: ROWS_AT_ONCE,
  })
}

interface Target {
  readonly airtable: Airtable
  readonly connection: AirtableConnection
  readonly known: KnownTable
}

async function sendBatch(
  services: Services,
  target: Target,
  batch: readonly AirtableChange[],
): Promise<void> {
  const { airtable, connection, known } = target
  const [{ table }] = batch as [AirtableChange]
  const ids = batch.map(({ rowId }) => rowId)
  const rows = await readAirtableRows(services, table, ids)
  const cells = [...rows.values()].map(row => cellsOf(row, known))
  const gone = ids.filter(id => !rows.has(id))
  if (cells.length > 0) await airtable.upsert(connection, keyOf(table, known), cells)
  if (gone.length > 0) await airtable.remove(connection, keyOf(table, known), gone)
  // A row that changed meanwhile has another version, and is sent again.
  await services.db.prisma.airtableChange.deleteMany({
    where: { OR: batch.map(({ rowId, version }) => ({ table, rowId, version })) },
  })
}

const cellsOf = (row: Cells, { columns }: KnownTable): Cells =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columns[name] ?? name, value]))

/** Notes the failure and the pause after it; returns what the job throws. */
async function noteFailure(services: Services, error: unknown, sent: number): Promise<unknown> {
  const { transact, clock, logger } = services
  const now = clock.now()
  const isKnown = error instanceof AirtableFailed
  const restsUntil = await transact(async unit => {
    const { failures } = await unit.tx.airtableSettings.update({
      where: { id: SETTINGS_ID },
      data: { failures: { increment: 1 }, leasedUntil: null },
    })
    const doubled = Math.min(LONGEST_REST_MS, LIMITED_REST_MS * 2 ** (failures - 1))
    const until = after(now, isKnown && error.reason === 'LIMITED' ? LIMITED_REST_MS : doubled)
    await unit.tx.airtableSettings.update({ where: { id: SETTINGS_ID }, data: { restsUntil: until } })
    await unit.tx.airtableRun.create({
      data: {
        kind: 'SYNC',
        at: now,
        count: sent,
        error: isKnown ? error.message : 'Algo falló de nuestro lado: está en el registro del servidor.',
      },
    })
    await unit.emit(airtableMoved, {})
    return until
  })
  logger.warn({ err: error, restsUntil }, 'rows could not be sent to Airtable')
  return isKnown ? new Postponed(restsUntil) : error
}

async function noteSuccess({ transact, clock }: Services, sent: number): Promise<void> {
  const now = clock.now()
  await transact(async unit => {
    const isEmpty = (await unit.tx.airtableChange.findFirst()) === null
    await unit.tx.airtableSettings.update({
      where: { id: SETTINGS_ID },
      data: {
        failures: 0,
        restsUntil: null,
        leasedUntil: null,
        ...(isEmpty && { resyncAt: null, emptyingSince: null }),
      },
    })
    if (sent > 0) await unit.tx.airtableRun.create({ data: { kind: 'SYNC', at: now, count: sent } })
    await unit.tx.airtableRun.deleteMany({ where: { at: { lt: after(now, -RUNS_KEPT_MS) } } })
    if (!isEmpty) await unit.enqueue(syncAirtable, {})
    await unit.emit(airtableMoved, {})
  })
}
