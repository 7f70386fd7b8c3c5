import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import {
  type Airtable,
  type AirtableConnection,
  AirtableFailed,
  type ColumnType,
  type NewColumn,
  type RemoteTable,
} from '../../domains/integrations/airtable.ts'
import { SECOND_MS } from '../../platform/clock.ts'
import { withoutPersonalData } from '../../platform/failedJobs.ts'
import { checkEndpoint, type VendorMode } from '../endpoint.ts'

export interface AirtableConfig {
  readonly mode: VendorMode
  /** The stand-in's address; Airtable's own when left out. */
  readonly baseUrl?: string
  /** Airtable takes 5 calls a second of one base; ours default to 4. */
  readonly callsPerSecond?: number
  readonly timeoutMs?: number
}

const AIRTABLE = 'https://api.airtable.com'
const CALLS_PER_SECOND = 4
const TIMEOUT_MS = 20 * SECOND_MS
const LONGEST_DETAIL = 300

const DATES = {
  timeZone: 'America/Montevideo',
  dateFormat: { name: 'european' },
  timeFormat: { name: '24hour' },
}
/** Our types of columns as Airtable's. */
const FIELD_TYPES: Readonly<Record<ColumnType, { readonly type: string; readonly options?: object }>> = {
  text: { type: 'singleLineText' },
  longText: { type: 'multilineText' },
  number: { type: 'number', options: { precision: 2 } },
  dateTime: { type: 'dateTime', options: DATES },
}
const fieldOf = ({ name, type }: NewColumn) => ({ name, ...FIELD_TYPES[type] })

const column = z.object({ id: z.string(), name: z.string() })
const table = z
  .object({ id: z.string(), name: z.string(), fields: z.array(column) })
  .transform(({ fields, ...rest }): RemoteTable => ({ ...rest, columns: fields }))
const records = z.object({ records: z.array(z.object({ id: z.string() })) })
const failure = z.object({
  error: z.union([
    z.string(),
    z.looseObject({ type: z.string().optional(), message: z.string().optional() }),
  ]),
})

interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly query?: readonly (readonly [string, string])[]
  readonly body?: object
}

/** Airtable's web API by plain fetch. Throws WrongEndpoint when mode and address do not agree. */
export function createAirtable(config: AirtableConfig): Airtable {
  const { mode, baseUrl, callsPerSecond = CALLS_PER_SECOND, timeoutMs = TIMEOUT_MS } = config
  checkEndpoint('airtable', mode, baseUrl)
  const turn = createTurns(SECOND_MS / callsPerSecond)

  async function ask<T>(
    { apiKey }: AirtableConnection,
    { method, path, query = [], body }: Call,
    answer: z.ZodType<T>,
  ) {
    await turn()
    const url = new URL(path, baseUrl ?? AIRTABLE)
    for (const [name, value] of query) url.searchParams.append(name, value)
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new AirtableFailed(
        'UNREACHABLE',
        `Airtable no contestó (${error instanceof Error ? error.name : 'error'}).`,
      )
    })
    const text = await response.text().catch(() => '')
    if (response.status === 429)
      throw new AirtableFailed('LIMITED', 'Airtable recibió demasiados pedidos: se espera medio minuto.')
    if (!response.ok) throw new AirtableFailed('REFUSED', `${response.status} ${detailOf(text)}`.trim())
    const read = answer.safeParse(jsonOf(text))
    if (!read.success) throw new AirtableFailed('REFUSED', 'Airtable contestó algo que no entendemos.')
    return read.data
  }

  const meta = (baseId: string) => `/v0/meta/bases/${encodeURIComponent(baseId)}/tables`
  const data = (baseId: string, tableId: string) =>
    `/v0/${encodeURIComponent(baseId)}/${encodeURIComponent(tableId)}`

  return {
    async readTables(connection) {
      const { tables } = await ask(
        connection,
        { method: 'GET', path: meta(connection.baseId) },
        z.object({ tables: z.array(table) }),
      )
      return tables
    },
    createTable: (connection, { name, columns }) =>
      ask(
        connection,
        { method: 'POST', path: meta(connection.baseId), body: { name, fields: columns.map(fieldOf) } },
        table,
      ),
    createColumn: (connection, tableId, added) =>
      ask(
        connection,
        {
          method: 'POST',
          path: `${meta(connection.baseId)}/${encodeURIComponent(tableId)}/fields`,
          body: fieldOf(added),
        },
        column,
      ),
    async upsert(connection, { tableId, keyColumnId }, rows) {
      const body = {
        performUpsert: { fieldsToMergeOn: [keyColumnId] },
        records: rows.map(fields => ({ fields })),
        typecast: true,
      }
      await ask(connection, { method: 'PATCH', path: data(connection.baseId, tableId), body }, records)
    },
    async remove(connection, { tableId, keyColumnId }, keys) {
      const path = data(connection.baseId, tableId)
      const formula = `OR(${keys.map(key => `{${keyColumnId}}=${quoted(key)}`).join(',')})`
      const query = [
        ['filterByFormula', formula],
        ['fields[]', keyColumnId],
        ['returnFieldsByFieldId', 'true'],
      ] as const
      const found = await ask(connection, { method: 'GET', path, query }, records)
      if (found.records.length === 0) return
      await ask(
        connection,
        { method: 'DELETE', path, query: found.records.map(({ id }) => ['records[]', id] as const) },
        records,
      )
    },
  }
}

/** A text in a formula, where quotes and backslashes have a meaning. */
export const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** Resolves for one call after the other, at this interval. */
function createTurns(intervalMs: number): () => Promise<void> {
  let next = 0
  return async () => {
    const now = performance.now()
    const mine = Math.max(now, next)
    next = mine + intervalMs
    if (mine > now) await wait(mine - now)
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Airtable's error in words, without personal data. */
function detailOf(text: string): string {
  const { error } = failure.safeParse(jsonOf(text)).data ?? {}
  if (error === undefined) return ''
  const words = typeof error === 'string' ? error : [error.type, error.message].filter(Boolean).join(': ')
  return withoutPersonalData(words).slice(0, LONGEST_DETAIL)
}
