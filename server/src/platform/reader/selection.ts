import type { Column, Model, Relation } from './dataModel.ts'
import { pageOf } from './paging.ts'
import { columnSql, leave, plain, type Scope, scopeThrough, wayBack } from './sql.ts'
import { both, conditionOf, joinSql } from './where.ts'

/** Turns a value of the statement's JSON into Prisma's; null when it is already the same. */
type Decode = ((value: never) => unknown) | null

interface Field {
  readonly key: string
  readonly sql: string
  readonly decode: Decode
}

export interface Row {
  /** JSON array of the row's values. */
  readonly sql: string
  decode(values: readonly unknown[]): Record<string, unknown>
}

/** Postgres takes no more arguments in one call. */
const MOST_FIELDS = 100

function rowOf(fields: readonly Field[]): Row {
  if (fields.length === 0 || fields.length > MOST_FIELDS) leave()
  return {
    sql: `json_build_array(${fields.map(({ sql }) => sql).join()})`,
    decode(values) {
      const row: Record<string, unknown> = {}
      let place = 0
      for (const { key, decode } of fields) {
        const value = values[place]
        row[key] = decode === null ? value : decode(value as never)
        place += 1
      }
      return row
    },
  }
}

/** Fields and relations that `select`, `include` and `omit` ask of one model. */
export function selectionOf(scope: Scope, select: unknown, include: unknown, omit: unknown): Row {
  const fields: Field[] = []
  if (select !== undefined && select !== null) {
    if (include !== undefined || omit !== undefined) leave()
    pick(scope, plain(select), fields)
    return rowOf(fields)
  }
  const omitted = omit === undefined ? {} : plain(omit)
  for (const key in omitted)
    if (!scope.model.columns.has(key) || typeof (omitted[key] ?? false) !== 'boolean') leave()
  for (const column of scope.model.columns.values())
    if (omitted[column.field] !== true) fields.push(columnField(scope.alias, column))
  if (include !== undefined && include !== null) pick(scope, plain(include), fields)
  return rowOf(fields)
}

function pick(scope: Scope, selected: Readonly<Record<string, unknown>>, fields: Field[]): void {
  for (const key in selected) {
    const value = selected[key]
    if (value === undefined || value === false) continue
    const column = scope.model.columns.get(key)
    if (column) {
      // In `include` Prisma refuses a column.
      fields.push(value === true ? columnField(scope.alias, column) : leave())
      continue
    }
    const relation = scope.model.relations.get(key)
    if (relation) fields.push(relationField(scope, relation, value === true ? {} : plain(value)))
    else if (key === '_count') fields.push(countField(scope, value))
    else leave()
  }
}

const toDate = (ms: number | null) => (ms === null ? null : new Date(Math.round(ms)))
const toList = (values: readonly unknown[] | null) => values ?? []

function columnField(alias: string, column: Column): Field {
  const sql = columnSql(alias, column)
  const key = column.field
  const { kind, isList } = column
  if (isList) {
    if (kind === 'text' || kind === 'int') return { key, sql: `to_json(${sql})`, decode: toList }
    return kind === 'enum' || kind === 'uuid'
      ? { key, sql: `to_json(${sql}::text[])`, decode: toList }
      : leave()
  }
  switch (kind) {
    case 'text':
    case 'int':
    case 'smallint':
    case 'boolean':
    case 'json':
      return { key, sql, decode: null }
    case 'uuid':
    case 'enum':
      // Postgres looks up the types of other arguments for each value.
      return { key, sql: `${sql}::text`, decode: null }
    case 'time':
    case 'date':
      return { key, sql: `date_part('epoch', ${sql}) * 1000`, decode: toDate }
    case 'other':
      return leave()
  }
}

const PAGE_KEYS: ReadonlySet<string> = new Set(['where', 'orderBy', 'take', 'skip'])
const SELECTION_KEYS: ReadonlySet<string> = new Set(['select', 'include', 'omit'])

function relationField(scope: Scope, relation: Relation, args: Readonly<Record<string, unknown>>): Field {
  for (const key in args)
    if (!SELECTION_KEYS.has(key) && !(relation.isList && PAGE_KEYS.has(key)) && args[key] !== undefined)
      leave()
  const back = wayBack(scope, relation)
  if (back) {
    const { sql, decode } = selectionOf(back, args.select, args.include, args.omit)
    return { key: relation.field, sql, decode }
  }
  const inner = scopeThrough(scope, relation)
  const row = selectionOf(inner, args.select, args.include, args.omit)
  const joined = joinSql(scope.alias, relation, inner.alias)
  if (!relation.isList)
    return {
      key: relation.field,
      sql: `(SELECT ${row.sql} FROM ${relation.model.table} AS ${inner.alias} WHERE ${joined})`,
      decode: (values: readonly unknown[] | null) => (values === null ? null : row.decode(values)),
    }
  const { sql, decode } = listOf(inner, row, args, joined)
  return { key: relation.field, sql: `(${sql})`, decode }
}

export interface List {
  /** A statement with one JSON array of rows. */
  readonly sql: string
  decode(rows: readonly (readonly unknown[])[]): Record<string, unknown>[]
}

/** The rows of `scope` that `args` select, filter, order and cut. */
export function listOf(
  scope: Scope,
  row: Row,
  args: Readonly<Record<string, unknown>>,
  joined: string | null = null,
): List {
  const condition = args.where === undefined ? null : conditionOf(scope, args.where)
  const page = pageOf(scope, args)
  const where = both([joined, condition, page.condition].flatMap(part => part ?? []))
  return {
    sql: `SELECT coalesce(json_agg(r.d), '[]') FROM (SELECT ${row.sql} AS d FROM ${scope.model.table} AS ${scope.alias}${scope.joins.join('')}${where ? ` WHERE ${where}` : ''}${page.clauses}) AS r`,
    decode(rows) {
      const decoded = rows.map(values => row.decode(values))
      return page.isBackwards ? decoded.toReversed() : decoded
    },
  }
}

function countField(scope: Scope, value: unknown): Field {
  const counted = value === true ? everyList(scope.model) : plain(plain(value).select)
  const fields: Field[] = []
  for (const key in counted) {
    const wanted = counted[key]
    if (wanted === undefined || wanted === false) continue
    const relation = scope.model.relations.get(key)
    if (!relation?.isList) return leave()
    const inner = scopeThrough(scope, relation)
    const { where, ...rest }: Readonly<Record<string, unknown>> = wanted === true ? {} : plain(wanted)
    if (Object.keys(rest).length > 0) leave()
    const condition = where === undefined ? null : conditionOf(inner, where)
    const both = condition === null ? '' : ` AND ${condition}`
    fields.push({
      key,
      sql: `(SELECT count(*) FROM ${relation.model.table} AS ${inner.alias}${inner.joins.join('')} WHERE ${joinSql(scope.alias, relation, inner.alias)}${both})`,
      decode: null,
    })
  }
  const row = rowOf(fields)
  return { key: '_count', sql: row.sql, decode: row.decode }
}

function everyList(model: Model): Record<string, true> {
  const lists = [...model.relations.values()].filter(relation => relation.isList)
  return Object.fromEntries(lists.map(({ field }) => [field, true]))
}
