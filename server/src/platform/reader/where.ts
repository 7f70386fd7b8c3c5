import type { Column, Relation } from './dataModel.ts'
import {
  columnSql,
  isPlain,
  leave,
  listSql,
  plain,
  type Scope,
  scopeThrough,
  valueOf,
  valueSql,
  wayBack,
} from './sql.ts'

const NOTHING = '1=0'
const EVERYTHING = '1=1'

/** A condition for `where`; null when it restricts nothing, which Prisma drops from lists. */
export function conditionOf(scope: Scope, where: unknown): string | null {
  const conditions: string[] = []
  const filters = plain(where)
  for (const key in filters) {
    const value = filters[key]
    if (value === undefined) continue
    const condition = conditionOfKey(scope, key, value)
    if (condition !== null) conditions.push(condition)
  }
  return both(conditions)
}

export function both(conditions: readonly string[]): string | null {
  if (conditions.length < 2) return conditions[0] ?? null
  return `(${conditions.join(' AND ')})`
}

function conditionOfKey(scope: Scope, key: string, value: unknown): string | null {
  const column = scope.model.columns.get(key)
  if (column) return columnCondition(scope, column, value)
  const relation = scope.model.relations.get(key)
  if (relation)
    return relation.isList ? listCondition(scope, relation, value) : oneCondition(scope, relation, value)
  switch (key) {
    case 'AND':
      return both(conditionsIn(scope, value))
    case 'NOT':
      return both(conditionsIn(scope, value).map(not))
    case 'OR': {
      if (!Array.isArray(value)) leave()
      const some = conditionsIn(scope, value)
      // Prisma takes an empty OR as false in one place and drops it in another.
      if (some.length === 0) leave()
      return some.length === 1 ? (some[0] ?? leave()) : `(${some.join(' OR ')})`
    }
    default:
      return leave()
  }
}

const not = (condition: string) => `(NOT ${condition})`

function conditionsIn(scope: Scope, value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.flatMap(item => conditionOf(scope, item) ?? [])
}

function columnCondition(scope: Scope, column: Column, value: unknown): string | null {
  if (column.isList || column.kind === 'json' || column.kind === 'other')
    return column.isList ? arrayCondition(scope, column, value) : leave()
  if (!isPlain(value)) return equality(scope, column, value, '=')
  const { mode, ...filters } = value
  if (mode !== undefined && mode !== 'default' && mode !== 'insensitive') leave()
  const conditions: string[] = []
  for (const operator in filters) {
    const operand = filters[operator]
    if (operand === undefined) continue
    conditions.push(
      mode === 'insensitive'
        ? insensitive(scope, column, operator, operand)
        : comparison(scope, column, operator, operand),
    )
  }
  return both(conditions)
}

function equality(scope: Scope, column: Column, value: unknown, operator: '=' | '<>'): string {
  const sql = columnSql(scope.alias, column)
  if (value === null) return column.isNullable ? `${sql} IS ${operator === '=' ? '' : 'NOT '}NULL` : leave()
  return `${sql} ${operator} ${valueSql(scope.statement, column, value)}`
}

const ORDERS: Readonly<Record<string, string>> = { lt: '<', lte: '<=', gt: '>', gte: '>=' }
const OPPOSITES: Readonly<Record<string, string>> = { lt: 'gte', lte: 'gt', gt: 'lte', gte: 'lt' }
const ORDERED: ReadonlySet<Column['kind']> = new Set(['text', 'uuid', 'int', 'smallint', 'time', 'date'])

function comparison(scope: Scope, column: Column, operator: string, operand: unknown): string {
  const sql = columnSql(scope.alias, column)
  switch (operator) {
    case 'equals':
      return equality(scope, column, operand, '=')
    case 'not':
      return isPlain(operand) ? negation(scope, column, operand) : equality(scope, column, operand, '<>')
    case 'in':
    case 'notIn':
      return membership(scope, column, operand, operator === 'in')
    case 'contains':
    case 'startsWith':
    case 'endsWith':
      return `${sql} LIKE ${pattern(scope, column, operator, operand)}`
    default: {
      const order = ORDERS[operator]
      if (!order || !ORDERED.has(column.kind)) return leave()
      return `${sql} ${order} ${valueSql(scope.statement, column, operand)}`
    }
  }
}

/** Prisma turns each operator of a negation around, so that several would be joined by AND. */
function negation(scope: Scope, column: Column, filters: Readonly<Record<string, unknown>>): string {
  const used = Object.entries(filters).filter(([, operand]) => operand !== undefined)
  const [only] = used
  if (!only || used.length > 1) return leave()
  const [operator, operand] = only
  if (operator === 'equals') return equality(scope, column, operand, '<>')
  if (operator === 'in' || operator === 'notIn') return membership(scope, column, operand, operator !== 'in')
  const opposite = OPPOSITES[operator]
  return opposite ? comparison(scope, column, opposite, operand) : leave()
}

function membership(scope: Scope, column: Column, operand: unknown, isIn: boolean): string {
  if (!Array.isArray(operand) || column.kind === 'boolean') return leave()
  if (operand.length === 0) return isIn ? NOTHING : EVERYTHING
  const sql = columnSql(scope.alias, column)
  if (column.kind === 'enum') {
    const values = operand.map(value => valueSql(scope.statement, column, value)).join()
    return `${sql} ${isIn ? 'IN' : 'NOT IN'} (${values})`
  }
  return `${sql} ${isIn ? '= ANY' : '<> ALL'}(${listSql(scope.statement, column, operand)})`
}

function pattern(scope: Scope, column: Column, operator: string, operand: unknown): string {
  if (column.kind !== 'text') return leave()
  const text = scope.statement.param(valueOf(column, operand))
  return `(${operator === 'startsWith' ? '' : "'%' || "}${text}${operator === 'endsWith' ? '' : " || '%'"})`
}

function insensitive(scope: Scope, column: Column, operator: string, operand: unknown): string {
  const sql = columnSql(scope.alias, column)
  if (column.kind !== 'text') return leave()
  switch (operator) {
    case 'equals':
      return `${sql} ILIKE ${scope.statement.param(valueOf(column, operand))}`
    case 'contains':
    case 'startsWith':
    case 'endsWith':
      return `${sql} ILIKE ${pattern(scope, column, operator, operand)}`
    default:
      return leave()
  }
}

/** Conditions on columns that hold lists. */
function arrayCondition(scope: Scope, column: Column, value: unknown): string {
  const conditions: string[] = []
  const filters = plain(value)
  const sql = columnSql(scope.alias, column)
  for (const operator in filters) {
    const operand = filters[operator]
    if (operand === undefined) continue
    if (operator === 'isEmpty' && typeof operand === 'boolean')
      conditions.push(`${sql} ${operand ? '=' : '<>'} '{}'`)
    else if (operator === 'has') conditions.push(`${sql} @> ${listSql(scope.statement, column, [operand])}`)
    else if (operator === 'hasSome' && Array.isArray(operand))
      conditions.push(`${sql} && ${listSql(scope.statement, column, operand)}`)
    else if (operator === 'hasEvery' && Array.isArray(operand))
      conditions.push(`${sql} @> ${listSql(scope.statement, column, operand)}`)
    else leave()
  }
  return both(conditions) ?? leave()
}

/** Equality of the columns that join `relation`'s rows, aliased `their`, to the row `own`. */
export function joinSql(own: string, { pairs }: Relation, their: string): string {
  return pairs.map(([here, there]) => `${columnSql(their, there)} = ${columnSql(own, here)}`).join(' AND ')
}

function listCondition(scope: Scope, relation: Relation, value: unknown): string | null {
  const conditions: string[] = []
  const filters = plain(value)
  for (const quantifier in filters) {
    const filter = filters[quantifier]
    if (filter === undefined) continue
    const inner = scopeThrough(scope, relation)
    const found = conditionOf(inner, filter) ?? EVERYTHING
    const condition = quantifier === 'every' ? not(found) : found
    const exists = `EXISTS(SELECT 1 FROM ${relation.model.table} AS ${inner.alias}${inner.joins.join('')} WHERE ${condition} AND ${joinSql(scope.alias, relation, inner.alias)})`
    if (quantifier === 'some') conditions.push(exists)
    else if (quantifier === 'none' || quantifier === 'every') conditions.push(`NOT ${exists}`)
    else leave()
  }
  return both(conditions)
}

/** Joins the row of a relation to one, as Prisma does, so that a negated filter treats null alike. */
export function joinOne(scope: Scope, relation: Relation): Scope {
  const back = wayBack(scope, relation)
  if (back) return { ...back, joins: scope.joins }
  const alias = scope.statement.alias()
  scope.joins.push(
    ` LEFT JOIN ${relation.model.table} AS ${alias} ON ${joinSql(scope.alias, relation, alias)}`,
  )
  return { statement: scope.statement, model: relation.model, alias, joins: scope.joins, from: null }
}

function oneCondition(scope: Scope, relation: Relation, value: unknown): string | null {
  if (value === null) return absence(scope, relation)
  const filters = plain(value)
  if (!('is' in filters) && !('isNot' in filters)) {
    // Prisma drops a filter without keys, but not one that `is` names.
    if (Object.values(filters).every(filter => filter === undefined)) return null
    return presentAnd(scope, relation, filters)
  }
  const conditions: string[] = []
  for (const key in filters) {
    const filter = filters[key]
    if (filter === undefined) continue
    if (key === 'is')
      conditions.push(filter === null ? absence(scope, relation) : presentAnd(scope, relation, filter))
    else if (key === 'isNot')
      conditions.push(filter === null ? not(absence(scope, relation)) : absentOrNot(scope, relation, filter))
    else leave()
  }
  return both(conditions)
}

/** A column that is null in a row that the join did not find. */
function presence({ alias, model }: Scope): string {
  const [column] = model.id
  return column ? columnSql(alias, column) : leave()
}

function absence(scope: Scope, relation: Relation): string {
  if (!relation.holdsKey) return `${presence(joinOne(scope, relation))} IS NULL`
  if (!relation.pairs.some(([here]) => here.isNullable)) return leave()
  return `(${relation.pairs.map(([here]) => `${columnSql(scope.alias, here)} IS NULL`).join(' OR ')})`
}

function presentAnd(scope: Scope, relation: Relation, filter: unknown): string {
  const joined = joinOne(scope, relation)
  return `(${conditionOf(joined, filter) ?? EVERYTHING} AND ${presence(joined)} IS NOT NULL)`
}

function absentOrNot(scope: Scope, relation: Relation, filter: unknown): string {
  const joined = joinOne(scope, relation)
  return `(${not(conditionOf(joined, filter) ?? EVERYTHING)} OR ${presence(joined)} IS NULL)`
}
