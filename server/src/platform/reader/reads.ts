import type { Column, Model } from './dataModel.ts'
import { numberOf, pageOf, uniqueKeyOf } from './paging.ts'
import { listOf, type Row, selectionOf } from './selection.ts'
import { columnSql, isPlain, leave, plain, type Scope, Statement, scopeOf, valueOf } from './sql.ts'
import { both, conditionOf } from './where.ts'

export interface Read {
  readonly sql: string
  readonly values: readonly unknown[]
  /** Prisma's answer from the first value of the first row; undefined without a row. */
  decode(json: string | undefined): unknown
}

const LIST_KEYS: ReadonlySet<string> = new Set([
  'select',
  'include',
  'omit',
  'where',
  'orderBy',
  'cursor',
  'take',
  'skip',
])

function argsOf(given: unknown): Readonly<Record<string, unknown>> {
  const args = given === undefined || given === null ? {} : plain(given)
  for (const key in args) if (!LIST_KEYS.has(key) && args[key] !== undefined) leave()
  return args
}

export function findMany(model: Model, given: unknown): Read {
  const args = argsOf(given)
  const scope = scopeOf(new Statement(), model)
  const row = selectionOf(scope, args.select, args.include, args.omit)
  const { sql, decode } = listOf(scope, row, args)
  return {
    sql,
    values: scope.statement.values,
    decode: json => decode(json === undefined ? [] : JSON.parse(json)),
  }
}

export function findFirst(model: Model, given: unknown): Read {
  const args = argsOf(given)
  if (args.take !== undefined) leave()
  const scope = scopeOf(new Statement(), model)
  const row = selectionOf(scope, args.select, args.include, args.omit)
  const condition = args.where === undefined ? null : conditionOf(scope, args.where)
  const page = pageOf(scope, args)
  const where = both([condition, page.condition].flatMap(part => part ?? []))
  return {
    sql: `${rowsSql(scope, row)}${where ? ` WHERE ${where}` : ''}${page.clauses} LIMIT 1`,
    values: scope.statement.values,
    decode: json => (json === undefined ? null : row.decode(JSON.parse(json))),
  }
}

const rowsSql = (scope: Scope, row: Row) =>
  `SELECT ${row.sql} AS d FROM ${scope.model.table} AS ${scope.alias}${scope.joins.join('')}`

const COUNT_KEYS: ReadonlySet<string> = new Set(['where', 'take', 'skip'])

/**
 * The number of rows, at most `take`. Prisma would sort the rows before it cuts them, and so walk the primary
 * key rather than the index of the filter.
 */
export function count(model: Model, given: unknown): Read {
  const args = argsOf(given)
  for (const key in args) if (!COUNT_KEYS.has(key) && args[key] !== undefined) leave()
  const [limit, offset] = [numberOf(args.take), numberOf(args.skip) ?? 0]
  if ((limit !== null && limit <= 0) || offset < 0) leave()
  const scope = scopeOf(new Statement(), model)
  const condition = args.where === undefined ? null : conditionOf(scope, args.where)
  const from = ` FROM ${model.table} AS ${scope.alias}${scope.joins.join('')}${condition ? ` WHERE ${condition}` : ''}`
  const cut = `${limit === null ? '' : ` LIMIT ${limit}`}${offset === 0 ? '' : ` OFFSET ${offset}`}`
  return {
    sql: `SELECT count(*)::text${cut ? ` FROM (SELECT 1${from}${cut}) AS r` : from}`,
    values: scope.statement.values,
    decode: Number,
  }
}

/** A read of one row by a unique key, which joins others of the same text and filters. */
export interface KeyedRead extends Read {
  /** Equal for reads that one statement can answer. */
  readonly group: string
  /** The same for several keys. */
  many(reads: readonly KeyedRead[]): ManyRead
  readonly key: readonly unknown[]
}

export interface ManyRead {
  readonly sql: string
  readonly values: readonly unknown[]
  /** One answer for each read; null for a row that does not exist. */
  decode(json: string | undefined): unknown[]
}

export function findUnique(model: Model, given: unknown): KeyedRead {
  const { where, ...args } = argsOf(given)
  if (args.orderBy !== undefined || args.cursor !== undefined || args.take !== undefined) leave()
  if (args.skip !== undefined) leave()
  const scope = scopeOf(new Statement(), model)
  const row = selectionOf(scope, args.select, args.include, args.omit)
  const { key, value, rest } = uniqueKeyOf(model, where)
  // Prisma takes only plain values of unique columns here.
  for (const [name, filter] of rest) if (model.uniques.has(name) && isPlain(filter)) leave()
  const filter = rest.length === 0 ? null : conditionOf(scope, Object.fromEntries(rest))
  const filters = [...scope.statement.values]
  const keys = key.map((column, index) => valueOf(column, value[index]))
  const at = (index: number) => `$${filters.length + index + 1}`
  const found = key.map(
    (column, index) => `${columnSql(scope.alias, column)} = ${at(index)}${castOf(column)}`,
  )
  return {
    sql: `${rowsSql(scope, row)} WHERE ${both([...found, ...(filter ? [filter] : [])])}`,
    values: [...filters, ...keys],
    key: keys,
    decode: json => (json === undefined ? null : row.decode(JSON.parse(json))),
    // A separator that no text has.
    get group() {
      return [row.sql, key.map(({ sql }) => sql).join(), filter ?? '', JSON.stringify(filters)].join('\u0000')
    },
    many(reads) {
      const lists = key.map(
        (column, index) => `${at(index)}${column.kind === 'enum' ? '::text[]' : ''}::${column.type}[]`,
      )
      const names = key.map((_column, index) => `k${index}`)
      const joined = key.map((column, index) => `${columnSql(scope.alias, column)} = k.k${index}`)
      return {
        sql: `SELECT json_agg(json_build_array(k.n, ${row.sql})) FROM unnest(${lists.join()}) WITH ORDINALITY AS k(${names.join()},n) JOIN ${model.table} AS ${scope.alias} ON ${joined.join(' AND ')}${scope.joins.join('')}${filter ? ` WHERE ${filter}` : ''}`,
        values: [...filters, ...key.map((_column, index) => reads.map(read => read.key[index]))],
        decode(json) {
          const answers: unknown[] = reads.map(() => null)
          const rows: readonly [number, readonly unknown[]][] = json ? JSON.parse(json) : []
          for (const [place, values] of rows) answers[place - 1] = row.decode(values)
          return answers
        },
      }
    },
  }
}

const castOf = ({ kind, type }: Column) => (kind === 'enum' ? `::text::${type}` : '')
