import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  SqlQueryable,
} from '@prisma/driver-adapter-utils'

/** Page sizes, and values of enums, which Prisma casts from text. */
const CONSTANT = /\b(LIMIT|OFFSET) \$(\d+)|CAST\(\$(\d+)::text AS ("\w+"\."\w+")\)/g
const ENUM_VALUE = /^\w+$/
/** Prisma passes page sizes as text. */
const PAGE_SIZE = /^\d{1,9}$/

/**
 * The same statement with page sizes and enum values written into its text. Postgres plans by the text: for a
 * parameter it assumes a tenth of the table, and never uses a partial index whose condition names an enum's
 * values. Values other than whole numbers and names of enum values stay parameters.
 */
export function withConstants(query: SqlQuery): SqlQuery {
  const written = new Set<number>()
  const text = query.sql.replaceAll(CONSTANT, (found, keyword, page, value, type) => {
    const index = Number(page ?? value) - 1
    const arg = query.args[index]
    if (typeof arg !== 'string' || !(page === undefined ? ENUM_VALUE : PAGE_SIZE).test(arg)) return found
    written.add(index)
    return page !== undefined ? `${keyword} ${arg}` : `'${arg}'::${type}`
  })
  if (written.size === 0) return query
  const kept = query.args.flatMap((_arg, index) => (written.has(index) ? [] : [index]))
  const place = new Map(kept.map((index, position) => [index, position + 1]))
  let isUsedTwice = false
  const sql = text.replaceAll(/\$(\d+)/g, (_found, number) => {
    const position = place.get(Number(number) - 1)
    isUsedTwice ||= position === undefined
    return `$${position}`
  })
  if (isUsedTwice) return query
  const pick = <T>(values: readonly T[]): T[] => values.filter((_value, index) => place.has(index))
  return { sql, args: pick(query.args), argTypes: pick(query.argTypes) }
}

/** An adapter whose statements carry their constants in their text. */
export function writingConstants(factory: SqlDriverAdapterFactory): SqlDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const adapter = writing<SqlDriverAdapter>(await factory.connect())
      const startTransaction = adapter.startTransaction.bind(adapter)
      adapter.startTransaction = async isolation => writing(await startTransaction(isolation))
      return adapter
    },
  }
}

function writing<T extends SqlQueryable>(queryable: T): T {
  const { queryRaw, executeRaw } = queryable
  queryable.queryRaw = query => queryRaw.call(queryable, withConstants(query))
  queryable.executeRaw = query => executeRaw.call(queryable, withConstants(query))
  return queryable
}

/** Longer lists come in many lengths, each of which is another text. */
const MOST_VALUES = 30
/** Each connection caches a plan for each name. */
const MOST_NAMES = 400

/**
 * Names the statements that are sent repeatedly, so that the database caches their plans. A text gets its
 * name at its second use; the number of names is bounded, because texts vary with the query. Returns '' for a
 * statement without a name.
 */
export function createStatementNames(): (query: SqlQuery) => string {
  const names = new Map<string, string>()
  const seenOnce = new Set<string>()
  return ({ sql, args }) => {
    const known = names.get(sql)
    if (known) return known
    if (args.length > MOST_VALUES || names.size === MOST_NAMES) return ''
    if (!seenOnce.delete(sql)) {
      if (seenOnce.size === MOST_NAMES) seenOnce.clear()
      seenOnce.add(sql)
      return ''
    }
    const name = `s${names.size + 1}`
    names.set(sql, name)
    return name
  }
}
