import type { Column, Model, Relation } from './dataModel.ts'

/** Thrown for a read that the reader does not know, which then goes to Prisma. */
export class LeftToPrisma extends Error {}

const LEFT = new LeftToPrisma('left to Prisma')

/** One instance for all, because making a stack trace costs more than the rest of a refusal. */
export function leave(): never {
  throw LEFT
}

/** Values and names of one statement. */
export class Statement {
  readonly values: unknown[] = []
  #aliases = 0

  alias(): string {
    this.#aliases += 1
    return `t${this.#aliases}`
  }

  param(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/** One FROM clause: its model's alias, and the tables that filters and orders join. */
export interface Scope {
  readonly statement: Statement
  readonly model: Model
  readonly alias: string
  readonly joins: string[]
  /** The row whose relation leads to the rows of this clause; null for the outermost clause. */
  readonly from: { readonly scope: Scope; readonly relation: Relation } | null
}

export function scopeOf(statement: Statement, model: Model): Scope {
  return { statement, model, alias: statement.alias(), joins: [], from: null }
}

/** The rows that `relation` leads to from a row of `scope`. */
export function scopeThrough(scope: Scope, relation: Relation): Scope {
  return { ...scopeOf(scope.statement, relation.model), from: { scope, relation } }
}

/**
 * The row that `relation` leads back to, if the rows of `scope` were found from it by the same key: `part.request` of the
 * parts of a request. Null for other relations.
 */
export function wayBack({ from }: Scope, relation: Relation): Scope | null {
  if (!from || relation.isList || from.scope.model !== relation.model) return null
  const { pairs } = from.relation
  const isSameKey =
    pairs.length === relation.pairs.length &&
    relation.pairs.every(([here, there]) => pairs.some(pair => pair[0] === there && pair[1] === here))
  return isSameKey ? from.scope : null
}

export const columnSql = (alias: string, column: Column) => `${alias}.${column.sql}`

type Plain = Readonly<Record<string, unknown>>

/** The object that Prisma's arguments are made of; other objects (field references, JSON nulls) are left. */
export function plain(value: unknown): Plain {
  if (typeof value !== 'object' || value === null) leave()
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) leave()
  return value as Plain
}

export const isPlain = (value: unknown): value is Plain => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NAME = /^\w+$/
const RANGES = { int: 2 ** 31, smallint: 2 ** 15 }
const LEAST_TIME = Date.parse('0001-01-01T00:00:00.000Z')
const MOST_TIME = Date.parse('9999-12-31T23:59:59.999Z')

/** A value in the form that goes to the database; leaves what Prisma would refuse or convert. */
export function valueOf({ kind, values }: Column, value: unknown): string | number | boolean {
  switch (kind) {
    case 'text':
      if (typeof value === 'string') return value
      break
    case 'uuid':
      if (typeof value === 'string' && UUID.test(value)) return value
      break
    case 'int':
    case 'smallint':
      if (
        typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= -RANGES[kind] &&
        value < RANGES[kind]
      )
        return value
      break
    case 'boolean':
      if (typeof value === 'boolean') return value
      break
    case 'enum':
      if (typeof value === 'string' && values.has(value) && NAME.test(value)) return value
      break
    case 'time':
    case 'date':
      if (value instanceof Date && value.getTime() >= LEAST_TIME && value.getTime() <= MOST_TIME) {
        const text = value.toISOString()
        return kind === 'date' ? text.slice(0, 10) : text
      }
      break
  }
  return leave()
}

/**
 * A value as SQL. Enum values and booleans are part of the text: for a parameter Postgres never uses a
 * partial index whose condition names them.
 */
export function valueSql(statement: Statement, column: Column, value: unknown): string {
  const sent = valueOf(column, value)
  if (column.kind === 'enum') return `'${sent}'::${column.type}`
  if (column.kind === 'boolean') return String(sent)
  return statement.param(sent)
}

/** Several values as an array in one parameter, so that the text does not depend on their number. */
export function listSql(statement: Statement, column: Column, values: readonly unknown[]): string {
  if (column.kind === 'enum' || column.kind === 'boolean')
    return `ARRAY[${values.map(value => valueSql(statement, column, value)).join()}]::${column.type}[]`
  return `${statement.param(values.map(value => valueOf(column, value)))}::${column.type}[]`
}
