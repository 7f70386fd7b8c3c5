import type { AirtableRunKind } from '../../generated/prisma/enums.ts'
import { WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { type AdminActionName, recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import { checkSeen } from '../siteSettings/seenSetting.ts'
import {
  type RecordSetting,
  recordSettingChange,
  SECRET_CHANGED,
} from '../siteSettings/settingChange.operations.ts'
import { requireAdmin } from '../viewer.ts'
import type { SavedAirtable } from './airtable.input.ts'
import { type Airtable, type AirtableConnection, AirtableFailed, type AirtableFailure } from './airtable.ts'
import { markEverything } from './airtableChanges.ts'
import { type AirtableState, lockAirtable, readAirtable, SETTINGS_ID, sealKey } from './airtableSettings.ts'
import { syncAirtable } from './airtableSync.ts'
import {
  columnsOf,
  isComplete,
  type KnownTable,
  type KnownTables,
  recognise,
  TABLE_NAMES,
  TABLES,
} from './airtableTables.ts'
import { airtableMoved } from './integration.events.ts'

/** Failures in a row after which a base counts as lost: nothing can be emptied there. */
const LOST_AFTER = 3

/** Refuses to leave personal data behind at Airtable, where nothing would empty it. */
function checkEmptied({ sendsPersonalData, emptyingSince }: AirtableState['stored']): void {
  if (sendsPersonalData)
    throw new WrongState(
      'Primero apagá «Enviar datos personales», para que se vacíen en Airtable.',
      'PERSONAL_DATA',
    )
  if (emptyingSince)
    throw new WrongState(
      'Todavía se están vaciando los datos personales en Airtable: esperá a que termine.',
      'EMPTYING',
    )
}

/**
 * Stores key and base. Throws SignInRequired, NotAllowed, WrongState when the environment sets one of them, somebody else
 * changed one meanwhile, and for another base while the present one answers and has personal data.
 */
export async function saveAirtable(
  ctx: OperationContext,
  { apiKey, baseId, seen }: SavedAirtable,
): Promise<void> {
  await change(ctx, 'saveAirtable', async (unit, { stored, ...state }, record) => {
    checkSeen(seen, state.version)
    const isAnotherBase = baseId !== state.baseId.shown
    if (
      (apiKey !== null && state.apiKey.isFromEnvironment) ||
      (isAnotherBase && state.baseId.isFromEnvironment)
    )
      throw new WrongState('Ese valor está en las variables del servidor: cambialo ahí.', 'ENVIRONMENT')
    if (apiKey === null && state.apiKey.shown === null) throw new WrongState('Falta la API Key.', 'NO_KEY')
    if (isAnotherBase && stored.failures < LOST_AFTER) checkEmptied(stored)
    await unit.tx.airtableSettings.update({
      where: { id: SETTINGS_ID },
      data: {
        ...(apiKey !== null && sealKey(ctx, apiKey)),
        baseId: state.baseId.isFromEnvironment ? stored.baseId : baseId,
        failures: 0,
        restsUntil: null,
        // Another base has other tables.
        ...(isAnotherBase && {
          tables: {},
          isOn: false,
          resyncAt: null,
          sendsPersonalData: false,
          emptyingSince: null,
        }),
      },
    })
    if (apiKey !== null) await record('AIRTABLE_KEY', ...SECRET_CHANGED)
    if (!state.baseId.isFromEnvironment) await record('AIRTABLE_BASE', stored.baseId, baseId)
    if (isAnotherBase) await unit.tx.airtableChange.deleteMany()
    else await unit.enqueue(syncAirtable, {})
  })
}

/** Result of a call that a person waits for. */
export interface AirtableOutcome {
  /** Null when all went well. */
  readonly failure: AirtableFailure | null
  /** Airtable's answer; null when all went well. */
  readonly detail: string | null
  /** Tables that have all their columns now. */
  readonly tables: readonly string[]
}

/** Reads the base's tables. Throws SignInRequired, NotAllowed, WrongState without key and base. */
export function testAirtable(ctx: OperationContext): Promise<AirtableOutcome> {
  return call(ctx, 'testAirtable', 'TEST', async (airtable, connection, known) => {
    const remote = await airtable.readTables(connection)
    const found: Record<string, KnownTable> = {}
    for (const table of TABLE_NAMES) {
      const match =
        remote.find(({ id }) => id === known[table]?.id) ??
        remote.find(({ name }) => name === TABLES[table].name)
      if (match) found[table] = recognise(table, match, known[table])
    }
    return { known: found, error: null }
  })
}

/**
 * Makes the four tables and their columns that are missing; a table that fails does not stop the others. Throws
 * SignInRequired, NotAllowed, WrongState without key and base.
 */
export function createAirtableTables(ctx: OperationContext): Promise<AirtableOutcome> {
  return call(ctx, 'createAirtableTables', 'TABLES', async (airtable, connection, known) => {
    const remote = await airtable.readTables(connection)
    const made: Record<string, KnownTable> = {}
    let failed: AirtableFailed | null = null
    for (const table of TABLE_NAMES) {
      const { name } = TABLES[table]
      try {
        const found =
          remote.find(({ id }) => id === known[table]?.id) ??
          remote.find(one => one.name === name) ??
          (await airtable.createTable(connection, { name, columns: columnsOf(table) }))
        const { id, columns } = recognise(table, found, known[table])
        made[table] = { id, columns }
        for (const column of columnsOf(table))
          columns[column.name] ??= (await airtable.createColumn(connection, id, column)).id
      } catch (error) {
        if (!(error instanceof AirtableFailed)) throw error
        failed = error
      }
    }
    return { known: made, error: failed }
  })
}

/**
 * Switches the sending of rows; on marks every row. Throws SignInRequired, NotAllowed, WrongState without tables, and when off
 * would leave personal data at Airtable.
 */
export async function switchAirtable(ctx: OperationContext, isOn: boolean): Promise<void> {
  await change(ctx, 'switchAirtable', async (unit, { stored, tables, connection }, record) => {
    if (isOn && (!connection || !isComplete(tables)))
      throw new WrongState('Primero creá las tablas.', 'NO_TABLES')
    if (stored.isOn === isOn) return false
    if (!isOn) checkEmptied(stored)
    await unit.tx.airtableSettings.update({
      where: { id: SETTINGS_ID },
      data: { isOn, resyncAt: isOn ? ctx.clock.now() : null },
    })
    await record('AIRTABLE_SENDING', String(!isOn), String(isOn))
    if (!isOn) await unit.tx.airtableChange.deleteMany()
    else await sendEverything(unit)
    return true
  })
}

/**
 * Switches whether rows carry the personal data of those who allow it; every row is sent again, so that off empties them.
 * Throws SignInRequired, NotAllowed, WrongState while no rows are sent.
 */
export async function switchAirtablePersonalData(ctx: OperationContext, isOn: boolean): Promise<void> {
  await change(ctx, 'switchAirtablePersonalData', async (unit, { stored }, record) => {
    if (stored.sendsPersonalData === isOn) return false
    if (!stored.isOn) throw new WrongState('Primero prendé el envío.', 'OFF')
    const at = ctx.clock.now()
    await unit.tx.airtableSettings.update({
      where: { id: SETTINGS_ID },
      data: { sendsPersonalData: isOn, emptyingSince: isOn ? null : at, resyncAt: at },
    })
    await record('AIRTABLE_PERSONAL_DATA', String(!isOn), String(isOn))
    await sendEverything(unit)
    return true
  })
}

/** Sends every row again. Throws SignInRequired, NotAllowed, WrongState while it is off or doing so. */
export async function resyncAirtable(ctx: OperationContext): Promise<void> {
  await change(ctx, 'resyncAirtable', async (unit, { stored }) => {
    if (!stored.isOn) throw new WrongState('Primero prendé el envío.', 'OFF')
    if (stored.resyncAt) throw new WrongState('Ya se está enviando todo de nuevo.', 'RUNNING')
    await unit.tx.airtableSettings.update({ where: { id: SETTINGS_ID }, data: { resyncAt: ctx.clock.now() } })
    await sendEverything(unit)
  })
}

async function sendEverything(unit: Unit): Promise<void> {
  await markEverything(unit.tx)
  await unit.enqueue(syncAirtable, {})
}

/** One change of the settings by the admin; `act` returns false when nothing changes. */
async function change(
  ctx: OperationContext,
  action: AdminActionName,
  act: (
    unit: Unit,
    state: Awaited<ReturnType<typeof lockAirtable>>,
    record: RecordSetting,
  ) => Promise<boolean | undefined | void>,
): Promise<void> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const record: RecordSetting = (name, from, to) =>
      recordSettingChange(unit, { name, from, to, accountId, at })
    if ((await act(unit, await lockAirtable(ctx, unit.tx), record)) === false) return
    await recordAdminAction(unit, { action, accountId, at })
    await unit.emit(airtableMoved, {}, { accountId })
  })
}

/** A call that the admin waits for: outside of a transaction, which stores its result. */
async function call(
  ctx: OperationContext,
  action: AdminActionName,
  kind: AirtableRunKind,
  act: (
    airtable: Airtable,
    connection: AirtableConnection,
    known: KnownTables,
  ) => Promise<{ readonly known: KnownTables; readonly error: AirtableFailed | null }>,
): Promise<AirtableOutcome> {
  const { accountId } = requireAdmin(ctx.viewer)
  const { connection, tables } = await readAirtable(ctx)
  if (!connection || !ctx.airtable) throw new WrongState('Primero guardá la API Key y el Base ID.', 'NO_KEY')
  const { known, error } = await act(ctx.airtable, connection, tables).catch((failure: unknown) => {
    if (failure instanceof AirtableFailed) return { known: {} as KnownTables, error: failure }
    throw failure
  })
  const complete = TABLE_NAMES.filter(table =>
    columnsOf(table).every(({ name }) => known[table]?.columns[name] !== undefined),
  )
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    await unit.tx.airtableSettings.update({
      where: { id: SETTINGS_ID },
      data: { tables: { ...tables, ...known }, ...(!error && { failures: 0, restsUntil: null }) },
    })
    await unit.tx.airtableRun.create({
      data: { kind, at, count: complete.length, error: error?.message ?? null },
    })
    await recordAdminAction(unit, { action, accountId, at })
    await unit.emit(airtableMoved, {}, { accountId })
  })
  return {
    failure: error?.reason ?? null,
    detail: error?.message ?? null,
    tables: complete.map(table => TABLES[table].name),
  }
}
