import type { SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { enumValues, models } from '../../generated/readerModel.ts'
import { dataModelOf, type Model } from './dataModel.ts'
import { errorOf } from './errors.ts'
import { count, findFirst, findMany, findUnique, type KeyedRead, type Read } from './reads.ts'
import { LeftToPrisma } from './sql.ts'

/** Models that the reader knows, by model name. */
export const dataModel = dataModelOf(models, enumValues)

/** Model of the data by the name of its delegate: `prisma.offer`. */
const byDelegate = new Map(
  [...dataModel.values()].map(model => [model.name.charAt(0).toLowerCase() + model.name.slice(1), model]),
)

export interface ReaderOptions {
  /** A connection for statements outside of transactions. */
  readonly connect: () => Promise<SqlQueryable>
  readonly onStatement?: ((sql: string) => void) | undefined
}

type Ask = (args?: unknown) => PromiseLike<unknown>
type Delegate = Readonly<Record<string, Ask>>

/**
 * The same client, whose reads become one prepared statement each where the reader knows all their
 * arguments. Everything else is Prisma's.
 */
export function reading(prisma: PrismaClient, options: ReaderOptions): PrismaClient {
  const run = runnerOf(options)
  const delegates = new Map<string, object>()
  // A proxy of Prisma's own proxy would ask that for a description of each property that is read.
  const client: PrismaClient = new Proxy(Object.create(prisma) as PrismaClient, {
    get(_target, key) {
      const model = typeof key === 'string' ? byDelegate.get(key) : undefined
      if (!model || typeof key !== 'string') {
        const value: unknown = Reflect.get(prisma, key)
        return typeof value === 'function' ? value.bind(prisma) : value
      }
      let delegate = delegates.get(key)
      if (!delegate) {
        delegate = delegateOf(model, Reflect.get(prisma, key) as Delegate, run)
        delegates.set(key, delegate)
      }
      return delegate
    },
  })
  beneath.set(client, prisma)
  return client
}

const beneath = new WeakMap<PrismaClient, PrismaClient>()

/** The Prisma client under a reader, for comparison. */
export function withoutReader(client: PrismaClient): PrismaClient {
  return beneath.get(client) ?? client
}

const PLANS = {
  findMany,
  findFirst,
  findFirstOrThrow: findFirst,
  findUnique,
  findUniqueOrThrow: findUnique,
  count,
}
export type ReadAction = keyof typeof PLANS

/** The statement for a read; null for a read that is left to Prisma. */
export function planOf(model: Model, action: ReadAction, args: unknown): Read | null {
  try {
    return PLANS[action](model, args)
  } catch (error) {
    if (error instanceof LeftToPrisma) return null
    throw error
  }
}

function delegateOf(model: Model, prisma: Delegate, run: Runner): object {
  const asking = (action: ReadAction): Ask => {
    const ask = prisma[action]
    if (!ask) throw new Error(`Prisma has no ${action} of ${model.name}`)
    const isRequired = action.endsWith('OrThrow')
    const isOfRows = action === 'findMany' || action === 'count'
    const Pending = isOfRows ? PendingRead : pendingWithRelations(model)
    return args =>
      new Pending(
        () => {
          const read = planOf(model, action, args)
          if (!read) return ask(args)
          const answer = run(model, read)
          // Prisma words the error of a row that does not exist.
          return isRequired ? answer.then(row => row ?? ask(args)) : answer
        },
        () => ask(args),
      )
  }
  const asks: Readonly<Record<string, Ask>> = {
    findMany: asking('findMany'),
    findFirst: asking('findFirst'),
    findFirstOrThrow: asking('findFirstOrThrow'),
    findUnique: asking('findUnique'),
    findUniqueOrThrow: asking('findUniqueOrThrow'),
    count: asking('count'),
  }
  return Object.assign(Object.create(prisma) as object, asks)
}

/** A read that begins when first awaited, like a promise of Prisma. */
class PendingRead implements PromiseLike<unknown> {
  readonly #begin: () => PromiseLike<unknown>
  /** Asks Prisma the same. */
  readonly prisma: () => unknown
  #answer: Promise<unknown> | null = null

  constructor(begin: () => PromiseLike<unknown>, prisma: () => unknown) {
    this.#begin = begin
    this.prisma = prisma
  }

  get [Symbol.toStringTag]() {
    return 'PrismaPromise'
  }

  #begun(): Promise<unknown> {
    this.#answer ??= Promise.resolve(this.#begin())
    return this.#answer
  }

  // A promise that begins late, like Prisma's.
  // biome-ignore lint/suspicious/noThenProperty: see above.
  // oxlint-disable-next-line unicorn/no-thenable
  then<A = unknown, B = never>(
    onAnswer?: ((answer: unknown) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#begun().then(onAnswer, onError)
  }

  catch<B = never>(onError?: ((error: unknown) => B | PromiseLike<B>) | null) {
    return this.#begun().catch(onError)
  }

  finally(onEnd?: (() => void) | null) {
    return this.#begun().finally(onEnd)
  }

  /** Called by `$transaction` with a list, which is Prisma's alone. */
  requestTransaction(...args: unknown[]): unknown {
    const own = this.prisma() as { requestTransaction(...args: unknown[]): unknown }
    return own.requestTransaction(...args)
  }
}

/** Prisma's promises of one row have a method for each relation: `findUnique(…).offers()`. */
function pendingWithRelations({ relations }: Model): typeof PendingRead {
  class Pending extends PendingRead {}
  for (const name of relations.keys())
    Object.defineProperty(Pending.prototype, name, {
      value(this: PendingRead, args: unknown) {
        return (this.prisma() as Delegate)[name]?.(args)
      },
    })
  return Pending
}

type Runner = (model: Model, read: Read) => Promise<unknown>

const SCALAR = { scalarType: 'string', arity: 'scalar' } as const
const LIST = { scalarType: 'string', arity: 'list' } as const

function runnerOf({ connect, onStatement }: ReaderOptions): Runner {
  let connection: Promise<SqlQueryable> | null = null
  const send = async (model: Model, sql: string, values: readonly unknown[]): Promise<string | undefined> => {
    connection ??= connect()
    onStatement?.(sql)
    const query: SqlQuery = {
      sql,
      args: [...values],
      argTypes: values.map(value => (Array.isArray(value) ? LIST : SCALAR)),
    }
    try {
      const { rows } = await (await connection).queryRaw(query)
      return rows[0]?.[0] as string | undefined
    } catch (error) {
      throw errorOf(error, model.name)
    }
  }
  const waiting = new Map<string, Batch>()
  const dispatch = () => {
    const batches = [...waiting.values()]
    waiting.clear()
    for (const batch of batches) answerBatch(batch, send)
  }
  return async (model, read) => {
    if (!isKeyed(read)) return read.decode((await send(model, read.sql, read.values)) ?? undefined)
    // Reads by key of one turn are answered by one statement, as Prisma does.
    if (waiting.size === 0) process.nextTick(dispatch)
    const group = `${model.name} ${read.group}`
    let batch = waiting.get(group)
    if (!batch) {
      batch = { model, waiters: [] }
      waiting.set(group, batch)
    }
    const { waiters } = batch
    return new Promise((resolve, reject) => waiters.push({ read, resolve, reject }))
  }
}

const isKeyed = (read: Read): read is KeyedRead => 'many' in read

interface Batch {
  readonly model: Model
  readonly waiters: {
    readonly read: KeyedRead
    readonly resolve: (answer: unknown) => void
    readonly reject: (error: unknown) => void
  }[]
}

async function answerBatch(
  { model, waiters }: Batch,
  send: (model: Model, sql: string, values: readonly unknown[]) => Promise<string | undefined>,
): Promise<void> {
  const [first] = waiters
  if (!first) return
  try {
    if (waiters.length === 1) {
      const { sql, values } = first.read
      first.resolve(first.read.decode((await send(model, sql, values)) ?? undefined))
      return
    }
    const { sql, values, decode } = first.read.many(waiters.map(({ read }) => read))
    const answers = decode((await send(model, sql, values)) ?? undefined)
    waiters.forEach(({ resolve }, place) => resolve(answers[place]))
  } catch (error) {
    for (const { reject } of waiters) reject(error)
  }
}
