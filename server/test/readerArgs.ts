import type { Column, Model, Relation } from '../src/platform/reader/dataModel.ts'
import type { ReadAction } from '../src/platform/reader/reader.ts'
import { INTEGERS, TEXTS, TIMES, type World } from './readerWorld.ts'

export interface GeneratedRead {
  readonly action: ReadAction
  readonly args: Args
}

type Args = Record<string, unknown>

const MOST_LEVELS = 3
const ACTIONS: readonly ReadAction[] = [
  'findMany',
  'findMany',
  'findMany',
  'findFirst',
  'findFirstOrThrow',
  'findUnique',
  'findUniqueOrThrow',
  'count',
]

/** Reads of every shape that the reader knows. */
export function createReads(world: World, random: () => number) {
  const below = (count: number) => Math.floor(random() * count)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T
  const chance = (share: number) => random() < share
  const some = <T>(from: readonly T[], most: number): T[] =>
    Array.from({ length: 1 + below(most) }, () => pick(from))

  function value(model: Model, column: Column): unknown {
    const known = pick(world.get(model.name) ?? [])?.[column.sql.slice(1, -1)]
    switch (column.kind) {
      case 'text':
        return typeof known === 'string' && chance(0.7) ? known : pick(TEXTS)
      case 'int':
      case 'smallint':
        return typeof known === 'number' && chance(0.7) ? known : pick(INTEGERS)
      case 'uuid':
        return typeof known === 'string' ? (chance(0.1) ? known.toUpperCase() : known) : ID_OF_NO_ROW
      case 'boolean':
        return chance(0.5)
      case 'enum':
        return pick([...column.values])
      default:
        return new Date(pick(TIMES))
    }
  }

  const valuesOf = (model: Model, column: Column) =>
    Array.from({ length: below(4) }, () => value(model, column))

  function columnFilter(model: Model, column: Column): unknown {
    if (column.isList)
      return pick<() => unknown>([
        () => ({ has: value(model, column) }),
        () => ({ hasSome: valuesOf(model, column) }),
        () => ({ hasEvery: valuesOf(model, column) }),
        () => ({ isEmpty: chance(0.5) }),
      ])()
    if (column.isNullable && chance(0.2)) return pick([null, { not: null }, { equals: null }])
    const one = () => value(model, column)
    const kinds: (() => unknown)[] = [
      one,
      one,
      () => ({ equals: one() }),
      () => ({ not: one() }),
      () => undefined,
    ]
    if (column.kind === 'boolean') return pick(kinds)()
    kinds.push(
      () => ({ in: valuesOf(model, column) }),
      () => ({ notIn: valuesOf(model, column) }),
      () => ({ not: { in: valuesOf(model, column) } }),
      () => ({ in: valuesOf(model, column), not: one() }),
    )
    if (column.kind !== 'enum')
      kinds.push(
        () => ({ [pick(['lt', 'lte', 'gt', 'gte'])]: one() }),
        () => ({ gte: one(), lt: one() }),
        () => ({ not: { [pick(['lt', 'lte', 'gt', 'gte'])]: one() } }),
      )
    if (column.kind === 'text')
      kinds.push(
        () => ({ [pick(['contains', 'startsWith', 'endsWith'])]: pick(TEXTS) }),
        () => ({
          [pick(['contains', 'startsWith', 'endsWith', 'equals'])]: pick(TEXTS),
          mode: 'insensitive',
        }),
      )
    return pick(kinds)()
  }

  function relationFilter(relation: Relation, levels: number): unknown {
    const inner = () => where(relation.model, levels - 1)
    if (relation.isList)
      return pick<() => unknown>([
        () => ({ some: inner() }),
        () => ({ none: inner() }),
        () => ({ every: inner() }),
        () => ({ some: {}, none: inner() }),
      ])()
    const filled = () => ({ ...where(relation.model, levels - 1), ...oneColumn(relation.model) })
    const isOptional = !relation.holdsKey || relation.pairs.some(([here]) => here.isNullable)
    return pick<() => unknown>([
      filled,
      filled,
      () => ({ is: inner() }),
      () => ({ isNot: inner() }),
      () => (isOptional ? pick([null, { is: null }, { isNot: null }]) : { is: filled() }),
      () => ({}),
    ])()
  }

  const filterable = (model: Model) => [...model.columns.values()].filter(({ kind }) => kind !== 'json')
  const oneColumn = (model: Model): Args => {
    const column = pick(filterable(model).filter(({ isList }) => !isList))
    return { [column.field]: value(model, column) }
  }

  function where(model: Model, levels: number): Args {
    const made: Args = {}
    for (const column of some(filterable(model), 2))
      if (chance(0.6)) made[column.field] = columnFilter(model, column)
    if (levels <= 0) return made
    const relations = [...model.relations.values()]
    if (relations.length > 0 && chance(0.4)) {
      const relation = pick(relations)
      made[relation.field] = relationFilter(relation, levels)
    }
    const list = () => Array.from({ length: below(3) }, () => where(model, levels - 1))
    if (chance(0.2)) made.OR = [...list(), oneColumn(model)]
    if (chance(0.15)) made.AND = chance(0.5) ? list() : where(model, levels - 1)
    if (chance(0.2)) made.NOT = chance(0.5) ? list() : where(model, levels - 1)
    return made
  }

  const sortable = (model: Model) =>
    [...model.columns.values()].filter(({ kind, isList }) => kind !== 'json' && !isList)

  function orderOf(model: Model): Args {
    const ones = [...model.relations.values()].filter(({ isList }) => !isList)
    if (ones.length > 0 && chance(0.2)) {
      const relation = pick(ones)
      return { [relation.field]: { [pick(sortable(relation.model)).field]: pick(['asc', 'desc']) } }
    }
    const column = pick(sortable(model))
    if (column.isNullable && chance(0.3))
      return { [column.field]: { sort: pick(['asc', 'desc']), nulls: pick(['first', 'last']) } }
    return { [column.field]: pick(['asc', 'desc']) }
  }

  /** Orders that leave no two rows equal. */
  const totalOrder = (model: Model, most: number) => [
    ...Array.from({ length: below(most) }, () => orderOf(model)),
    ...model.id.map(({ field }) => ({ [field]: pick(['asc', 'desc']) })),
  ]

  function page(model: Model): Args {
    const made: Args = {}
    const orderBy = totalOrder(model, 3)
    const hasNulls = orderBy.some(order =>
      Object.values(order).some(value => typeof value === 'object' && value && 'nulls' in value),
    )
    const kind = below(4)
    if (kind === 0) return chance(0.5) ? made : { orderBy: orderOf(model) }
    if (kind > 1 || chance(0.5)) made.orderBy = orderBy
    if (kind > 1) made.take = (1 + below(4)) * (!hasNulls && chance(0.3) ? -1 : 1)
    if (chance(0.4)) made.skip = below(3)
    return made
  }

  /** A cursor needs an order by columns without nulls, one of which tells all rows apart. */
  function cursorPage(model: Model): Args {
    if (model.id.length !== 1) return page(model)
    const columns = sortable(model).filter(({ isNullable }) => !isNullable)
    const orderBy = [
      ...Array.from({ length: below(2) }, () => ({ [pick(columns).field]: pick(['asc', 'desc']) })),
      ...model.id.map(({ field }) => ({ [field]: pick(['asc', 'desc']) })),
    ]
    return {
      cursor: keyOf(model),
      ...(chance(0.8) ? { orderBy } : {}),
      ...(chance(0.7) ? { take: (1 + below(4)) * (chance(0.3) ? -1 : 1) } : {}),
      ...(chance(0.6) ? { skip: below(2) } : {}),
    }
  }

  /** A unique key, of a row that exists or not. */
  function keyOf(model: Model): Args {
    const usable = [...model.uniques].filter(([, key]) => key.every(({ isNullable }) => !isNullable))
    const [name, columns] = pick(usable)
    const row = pick(world.get(model.name) ?? [])
    const values = Object.fromEntries(
      columns.map(column => {
        const known = row?.[column.sql.slice(1, -1)]
        const isTime = column.kind === 'time' || column.kind === 'date'
        return [
          column.field,
          known === undefined || known === null
            ? value(model, column)
            : isTime
              ? new Date(String(known))
              : known,
        ]
      }),
    )
    if (chance(0.15)) for (const column of columns) values[column.field] = value(model, column)
    return model.columns.has(name) ? values : { [name]: values }
  }

  /** Relations of one row back to the model that it was reached from. */
  const waysBack = ({ model }: Relation, owner: Model) =>
    [...model.relations.values()].filter(back => back.model === owner && !back.isList)

  function selection(model: Model, levels: number): Args {
    const relations = levels > 0 ? [...model.relations.values()] : []
    const nested: Args = {}
    for (const relation of relations.length > 0 ? some(relations, 2) : [])
      if (chance(0.6)) nested[relation.field] = chance(0.15) || relationArgs(model, relation, levels - 1)
    const lists = [...model.relations.values()].filter(({ isList }) => isList)
    if (lists.length > 0 && chance(0.25))
      nested._count = {
        select: Object.fromEntries(
          some(lists, 2).map(relation => [
            relation.field,
            chance(0.5) || { where: where(relation.model, 1) },
          ]),
        ),
      }
    else if (lists.length > 0 && chance(0.05)) nested._count = true
    if (chance(0.4)) return Object.keys(nested).length > 0 ? { include: nested } : {}
    if (chance(0.1)) {
      const omitted = some([...model.columns.keys()], 3).slice(0, model.columns.size - 1)
      return { omit: Object.fromEntries(omitted.map(field => [field, chance(0.8)])) }
    }
    const columns = some([...model.columns.keys()], 6)
    return { select: { ...Object.fromEntries(columns.map(field => [field, true])), ...nested } }
  }

  function relationArgs(owner: Model, relation: Relation, levels: number): Args {
    const { model } = relation
    const selected = withWayBack(selection(model, levels), owner, relation, levels)
    if (!relation.isList) return selected
    const filter = chance(0.5) ? where(model, 1) : {}
    const [back] = waysBack(relation, owner)
    if (back && chance(0.3)) filter[back.field] = relationFilter(back, 1)
    return { ...selected, ...page(model), ...(Object.keys(filter).length > 0 ? { where: filter } : {}) }
  }

  function withWayBack(selected: Args, owner: Model, relation: Relation, levels: number): Args {
    const backs = waysBack(relation, owner)
    if (backs.length === 0 || levels < 0 || 'omit' in selected || !chance(0.4)) return selected
    const back = pick(backs)
    const kind = 'select' in selected ? 'select' : 'include'
    const others = selected[kind] as Args | undefined
    return {
      ...selected,
      [kind]: { ...others, [back.field]: relationArgs(relation.model, back, levels - 1) },
    }
  }

  return function read(model: Model): GeneratedRead {
    const action = pick(ACTIONS)
    const selected = selection(model, MOST_LEVELS)
    switch (action) {
      case 'findMany':
        return {
          action,
          args: {
            ...selected,
            ...(chance(0.8) ? { where: where(model, 2) } : {}),
            ...(chance(0.3) ? cursorPage(model) : page(model)),
          },
        }
      case 'findFirst':
      case 'findFirstOrThrow':
        return {
          action,
          args: {
            ...selected,
            where: where(model, 2),
            orderBy: totalOrder(model, 3),
            ...(chance(0.3) ? { skip: below(3) } : {}),
          },
        }
      case 'count':
        return {
          action,
          args: {
            ...(chance(0.8) ? { where: where(model, 2) } : {}),
            ...(chance(0.4) ? { take: 1 + below(5) } : {}),
            ...(chance(0.2) ? { skip: below(3) } : {}),
          },
        }
      default:
        return {
          action,
          args: {
            ...selected,
            where: { ...(chance(0.3) ? withoutKeys(model, where(model, 2)) : {}), ...keyOf(model) },
          },
        }
    }
  }
}

/** Beside a unique key Prisma takes filters of other columns only. */
const withoutKeys = (model: Model, filters: Args): Args =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => !model.uniques.has(key)))

const ID_OF_NO_ROW = '00000000-0000-7000-8000-999999999999'

/** The answer with the lists sorted that no total order sorts. */
export function comparable(model: Model, args: Args, answer: unknown): unknown {
  if (Array.isArray(answer)) {
    const rows = answer.map(row => comparable(model, args, row))
    const isOrdered = isTotal(model, args)
    return isOrdered ? rows : rows.toSorted((left, right) => (keyText(left) < keyText(right) ? -1 : 1))
  }
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]: [string, unknown]) => {
      const relation = model.relations.get(key)
      if (!relation) return [key, value]
      const nested = argsOf(args.select, key) ?? argsOf(args.include, key) ?? {}
      return [key, comparable(relation.model, nested, value)]
    }),
  )
}

const keyText = (row: unknown) => JSON.stringify(row)

function argsOf(selected: unknown, key: string): Args | undefined {
  if (typeof selected !== 'object' || selected === null) return undefined
  const value: unknown = Reflect.get(selected, key)
  return typeof value === 'object' && value !== null ? (value as Args) : undefined
}

function isTotal(model: Model, { orderBy, take, skip, cursor }: Args): boolean {
  if (orderBy === undefined) return take !== undefined || cursor !== undefined || Number(skip ?? 0) > 0
  const fields = new Set([orderBy].flat().flatMap(order => Object.keys(order as Args)))
  return model.id.every(({ field }) => fields.has(field))
}
