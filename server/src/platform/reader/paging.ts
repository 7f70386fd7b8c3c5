import type { Column, Model } from './dataModel.ts'
import { columnSql, isPlain, leave, plain, type Scope, valueSql } from './sql.ts'
import { joinOne } from './where.ts'

interface Order {
  /** The column, unless the order is by a column of a relation. */
  readonly own: Column | null
  readonly sql: string
  readonly isDescending: boolean
  readonly nulls: string
}

export interface Page {
  /** Range of the cursor; null without one. */
  readonly condition: string | null
  /** ORDER BY, LIMIT and OFFSET. */
  readonly clauses: string
  /** True for a page before the cursor, which is read backwards. */
  readonly isBackwards: boolean
}

/** Arguments that order and cut a list. */
export interface PageArgs {
  readonly orderBy?: unknown
  readonly cursor?: unknown
  readonly take?: unknown
  readonly skip?: unknown
}

/**
 * The page of a list. Numbers are part of the text, because Postgres assumes a tenth of the table for `LIMIT
 * $1`.
 */
export function pageOf(scope: Scope, { orderBy, cursor, take, skip }: PageArgs): Page {
  const limit = numberOf(take)
  const offset = numberOf(skip) ?? 0
  if (limit === 0 || offset < 0) leave()
  const isBackwards = limit !== null && limit < 0
  const asked = ordersOf(scope, orderBy)
  const isCut = limit !== null || offset > 0 || cursor !== undefined
  const orders = (asked.length === 0 && isCut ? byId(scope) : asked).map(order =>
    isBackwards ? reversed(order) : order,
  )
  const condition = cursor === undefined ? null : cursorCondition(scope, orders, cursor)
  const order = orders.map(({ sql, isDescending, nulls }) => `${sql}${isDescending ? ' DESC' : ''}${nulls}`)
  return {
    condition,
    isBackwards,
    clauses: [
      order.length > 0 ? ` ORDER BY ${order.join()}` : '',
      limit === null ? '' : ` LIMIT ${Math.abs(limit)}`,
      offset === 0 ? '' : ` OFFSET ${offset}`,
    ].join(''),
  }
}

const MOST_ROWS = 1_000_000_000

export function numberOf(value: unknown): number | null {
  if (value === undefined) return null
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > MOST_ROWS) return leave()
  return value
}

function byId({ model, alias }: Scope): Order[] {
  return model.id.map(own => ({ own, sql: columnSql(alias, own), isDescending: false, nulls: '' }))
}

function reversed({ own, sql, isDescending, nulls }: Order): Order {
  // Prisma keeps an explicit place of nulls when it reads backwards, which puts them on the other side.
  if (nulls) leave()
  return { own, sql, isDescending: !isDescending, nulls }
}

function ordersOf(scope: Scope, orderBy: unknown): Order[] {
  if (orderBy === undefined) return []
  const list: readonly unknown[] = Array.isArray(orderBy) ? orderBy : [orderBy]
  return list.flatMap(item => {
    const keys = Object.entries(plain(item)).filter(([, value]) => value !== undefined)
    if (keys.length > 1) leave()
    return keys.map(([key, value]) => orderOf(scope, key, value, true))
  })
}

function orderOf(scope: Scope, key: string, value: unknown, isOwn: boolean): Order {
  const column = scope.model.columns.get(key)
  if (!column) {
    const relation = scope.model.relations.get(key)
    if (!relation || relation.isList || !isPlain(value)) return leave()
    const inner = Object.entries(value).filter(([, direction]) => direction !== undefined)
    const [only] = inner
    if (!only || inner.length > 1) return leave()
    return orderOf(joinOne(scope, relation), only[0], only[1], false)
  }
  if (column.isList || column.kind === 'json' || column.kind === 'other') return leave()
  const { sort, nulls, ...rest } = isPlain(value) ? value : { sort: value }
  if ((sort !== 'asc' && sort !== 'desc') || Object.keys(rest).length > 0) return leave()
  if (nulls !== undefined && ((nulls !== 'first' && nulls !== 'last') || !column.isNullable)) return leave()
  return {
    own: isOwn ? column : null,
    sql: columnSql(scope.alias, column),
    isDescending: sort === 'desc',
    nulls: nulls === undefined ? '' : ` NULLS ${nulls.toUpperCase()}`,
  }
}

/** Rows from the cursor's row on. None when that row does not exist, as in Prisma. */
function cursorCondition(scope: Scope, orders: readonly Order[], cursor: unknown): string {
  const { model, statement } = scope
  const columns = orders.map(({ own }) => (own && !own.isNullable ? own : leave()))
  // Prisma looks for the cursor in memory unless one column alone tells all rows apart.
  if (![...model.uniques.values()].some(([only, more]) => only && !more && columns.includes(only))) leave()
  const { key, value, rest } = uniqueKeyOf(model, cursor)
  if (rest.length > 0) leave()
  const found = key
    .map((column, index) => `${model.table}.${column.sql} = ${valueSql(statement, column, value[index])}`)
    .join(' AND ')
  const of = (column: Column) => `(SELECT ${column.sql} FROM ${model.table} WHERE ${found})`
  const ranges = orders.map(({ sql, isDescending }, place) => {
    const equal = orders
      .slice(0, place)
      .map((order, index) => `${order.sql} = ${of(columns[index] ?? leave())}`)
    const isLast = place === orders.length - 1
    const range = `${sql} ${isDescending ? '<' : '>'}${isLast ? '=' : ''} ${of(columns[place] ?? leave())}`
    return `(${[...equal, range].join(' AND ')})`
  })
  return ranges.length === 1 ? (ranges[0] ?? leave()) : `(${ranges.join(' OR ')})`
}

export interface UniqueKey {
  readonly key: readonly Column[]
  readonly value: readonly unknown[]
  /** The other filters of the same `where`. */
  readonly rest: readonly (readonly [string, unknown])[]
}

/** The unique key that `where` names with plain values. */
export function uniqueKeyOf(model: Model, where: unknown): UniqueKey {
  const given = Object.entries(plain(where)).filter(([, value]) => value !== undefined)
  for (const [name, value] of given) {
    const key = model.uniques.get(name)
    if (!key || value === null) continue
    const rest = given.filter(([other]) => other !== name)
    if (!isPlain(value)) return { key, value: [value], rest }
    if (model.columns.has(name)) continue
    if (Object.keys(value).length !== key.length) leave()
    return { key, value: key.map(column => value[column.field]), rest }
  }
  return leave()
}
