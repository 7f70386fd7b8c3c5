import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { type Answer, readAll } from '../answer.ts'
import { randomId } from '../ids.ts'
import { openCollection, parseJson } from '../jsonStore.ts'
import { json } from '../oauth/oauthAnswers.ts'
import { action, nothing, type StandIn, type StandInParts } from '../standIn.ts'
import { startVendorServer } from '../vendorServer.ts'
import { airtablePage } from './airtablePage.ts'
import { failed, keysOfFormula, newField, type SandboxTable, sandboxTable } from './airtableTypes.ts'
import { createCallLimit } from './callLimit.ts'

/** The only base, and the key that opens it. */
export const SANDBOX_BASE = 'appTuercaSandbox0'
export const SANDBOX_KEY = 'patTuercaSandbox0.0123456789abcdef0123456789abcdef'

export interface AirtableControl {
  tables(): readonly SandboxTable[]
}

export interface AirtableStandIn extends StandIn {
  readonly address: { baseUrl: string }
  readonly control: { readonly airtable: AirtableControl }
}

const MAX_BODY = 1_000_000
const ROWS_AT_ONCE = 10
const row = z.object({ fields: z.record(z.string(), z.union([z.string(), z.number(), z.null()])) })
const upsert = z.object({
  performUpsert: z.object({ fieldsToMergeOn: z.tuple([z.string()]) }),
  records: z.array(row).min(1).max(ROWS_AT_ONCE),
  typecast: z.boolean().optional(),
})
const newTable = z.object({ name: z.string().min(1), fields: z.array(newField).min(1) })

/** A stand-in for Airtable: one base, whose tables are kept on disk. */
export async function startAirtableStandIn(parts: StandInParts): Promise<AirtableStandIn> {
  const { publicHost, dataDir, logger } = parts
  const tables = openCollection(join(dataDir, 'airtable-tables'), sandboxTable, logger)
  const limit = createCallLimit()
  const described = ({ id, name, fields }: SandboxTable) => ({
    id,
    name,
    primaryFieldId: fields[0]?.id,
    fields,
  })
  const named = (name: string) => tables.all().find(table => table.id === name || table.name === name)

  async function bodyOf<T>(request: IncomingMessage, schema: z.ZodType<T>): Promise<T | null> {
    const body = await readAll(request, MAX_BODY)
    return schema.safeParse(parseJson(body?.toString('utf8') ?? '')).data ?? null
  }

  async function schemaCall(request: IncomingMessage, tableId: string | undefined): Promise<Answer> {
    if (request.method === 'GET') return json(200, { tables: tables.all().map(described) })
    if (tableId === undefined) {
      const wanted = await bodyOf(request, newTable)
      if (!wanted) return failed(422, 'INVALID_REQUEST_BODY', 'Could not parse request body')
      if (named(wanted.name))
        return failed(422, 'DUPLICATE_TABLE_NAME', 'Cannot create more than one table with the same name')
      const table = {
        id: randomId('tbl', 14),
        name: wanted.name,
        fields: wanted.fields.map(({ name, type }) => ({ id: randomId('fld', 14), name, type })),
        rows: [],
      }
      tables.put(table)
      return json(200, described(table))
    }
    const table = tables.get(tableId)
    const field = await bodyOf(request, newField)
    if (!table) return failed(404, 'TABLE_NOT_FOUND', 'Could not find table')
    if (!field) return failed(422, 'INVALID_REQUEST_BODY', 'Could not parse request body')
    if (table.fields.some(({ name }) => name === field.name))
      return failed(422, 'DUPLICATE_OR_EMPTY_FIELD_NAME', 'Duplicate field name')
    const created = { id: randomId('fld', 14), name: field.name, type: field.type }
    tables.put({ ...table, fields: [...table.fields, created] })
    return json(200, created)
  }

  async function write(request: IncomingMessage, table: SandboxTable): Promise<Answer> {
    const asked = await bodyOf(request, upsert)
    if (!asked) return failed(422, 'INVALID_REQUEST_UNKNOWN', 'Invalid request: parameter validation failed')
    const ids = new Set(table.fields.map(({ id }) => id))
    const [key] = asked.performUpsert.fieldsToMergeOn
    const unknown = [key, ...asked.records.flatMap(({ fields }) => Object.keys(fields))].find(
      id => !ids.has(id),
    )
    if (unknown !== undefined) return failed(422, 'UNKNOWN_FIELD_NAME', `Unknown field name: "${unknown}"`)
    const rows = [...table.rows]
    const written = asked.records.map(({ fields }) => {
      const at = rows.findIndex(one => one.fields[key] === fields[key])
      const kept = rows[at]
      const next = { id: kept?.id ?? randomId('rec', 14), fields: { ...kept?.fields, ...fields } }
      if (kept) rows[at] = next
      else rows.push(next)
      return next
    })
    tables.put({ ...table, rows })
    return json(200, { records: written, createdRecords: [], updatedRecords: [] })
  }

  function read(url: URL, table: SandboxTable): Answer {
    const formula = keysOfFormula(url.searchParams.get('filterByFormula') ?? '')
    if (!formula)
      return failed(422, 'INVALID_FILTER_BY_FORMULA', 'The formula for filtering records is invalid')
    const found = table.rows.filter(({ fields }) =>
      formula.some(({ fieldId, value }) => fields[fieldId] === value),
    )
    return json(200, { records: found })
  }

  function remove(url: URL, table: SandboxTable): Answer {
    const gone = url.searchParams.getAll('records[]')
    if (gone.length === 0 || gone.length > ROWS_AT_ONCE)
      return failed(422, 'INVALID_RECORDS', 'You must provide an array of up to 10 record IDs')
    tables.put({ ...table, rows: table.rows.filter(({ id }) => !gone.includes(id)) })
    return json(200, { records: gone.map(id => ({ id, deleted: true })) })
  }

  const server = await startVendorServer({
    ...parts,
    vendor: 'airtable',
    isAside: () => false,
    brokenAnswer: status =>
      status === 429 ? limit.answer() : failed(status, 'SERVER_ERROR', 'The server had an error'),
    async handle(request, url, held) {
      await held()
      if (!limit.take(performance.now())) return limit.answer()
      if (request.headers.authorization !== `Bearer ${SANDBOX_KEY}`)
        return failed(401, 'AUTHENTICATION_REQUIRED', 'Authentication required')
      const [version, first, ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent)
      const baseId = first === 'meta' ? rest[1] : first
      if (version !== 'v0' || baseId !== SANDBOX_BASE)
        return failed(404, 'NOT_FOUND', 'Could not find what you are looking for')
      if (first === 'meta') return schemaCall(request, rest[3])
      const table = named(rest[0] ?? '')
      if (!table)
        return failed(
          403,
          'INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND',
          'Invalid permissions, or the requested model was not found',
        )
      if (request.method === 'PATCH') return write(request, table)
      if (request.method === 'GET') return read(url, table)
      if (request.method === 'DELETE') return remove(url, table)
      return failed(501, 'NOT_IMPLEMENTED', `the sandbox does not know ${request.method} ${url.pathname}`)
    },
  })
  const address = { baseUrl: `http://${publicHost}:${server.port}` }
  return {
    name: 'airtable',
    title: 'Airtable',
    port: server.port,
    address,
    control: { airtable: { tables: tables.all } },
    addresses: { Airtable: address.baseUrl },
    actions: { clearAirtable: action(nothing, () => tables.clear()) },
    readings: { airtableTables: tables.all },
    page: {
      path: 'airtable',
      title: 'Airtable',
      note: 'La base del equipo: qué filas le mandamos',
      count: () => tables.all().reduce((sum, { rows }) => sum + rows.length, 0),
      show: (shell, below) =>
        below.length === 0
          ? airtablePage(shell, { tables: tables.all(), apiKey: SANDBOX_KEY, baseId: SANDBOX_BASE })
          : null,
    },
    reset: tables.clear,
    close: server.close,
  }
}
