import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { createEmbeddedAdapter } from './embeddedAdapter.ts'
import { reading } from './reader/reader.ts'
import { createStatementNames, writingConstants } from './statements.ts'

export type Tx = Prisma.TransactionClient

/** A Postgres database: a server's, or the embedded one (PGlite, one connection, in this process). */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly prisma: PrismaClient
  /**
   * Runs one statement with values, outside Prisma: for jobs, migrations, tests, and what every request begins with. Under a
   * name it is prepared, once for each connection.
   */
  query(sql: string, values?: unknown[], name?: string): Promise<{ rows: Record<string, unknown>[] }>
  /** Several statements without values, on one connection. */
  script(sql: string): Promise<void>
  /** Runs `work` while holding a lock that only one process of all can hold. */
  exclusively<T>(lock: number, work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

// The embedded database serialises transactions, so waiting for a turn is normal there.
const transactionOptions = { maxWait: 15_000, timeout: 20_000 }

/** A closed connection loses its cached plans. */
const IDLE_CONNECTION_MS = 30 * 60_000

export interface DatabaseOptions {
  /** Called with each SQL statement of a Prisma client. */
  onStatement?: (sql: string) => void
  /** Whether reads become one statement each (platform/reader); default false. */
  readonly hasReader?: boolean
}

function createPrisma(adapter: SqlDriverAdapterFactory, options: DatabaseOptions): PrismaClient {
  const { onStatement } = options
  const common = { adapter: writingConstants(adapter), transactionOptions }
  const prisma = onStatement
    ? new PrismaClient({ ...common, log: [{ emit: 'event', level: 'query' }] })
    : new PrismaClient(common)
  if (onStatement) (prisma as PrismaClient<'query'>).$on('query', event => onStatement(event.query))
  if (!options.hasReader) return prisma
  return reading(prisma, { connect: () => adapter.connect(), onStatement })
}

export interface PostgresOptions extends DatabaseOptions {
  /** Maximum connections; default 10. */
  readonly poolSize?: number
  /**
   * The server ends statements that run longer, including time spent waiting for locks; default: no limit.
   */
  readonly statementMs?: number
}

/**
 * Cost of a random page relative to a sequential one. Postgres assumes 4, as for a turning disk, and then
 * sorts all open requests rather than reading a page of them by index; our data is in memory or on solid
 * state.
 */
const RANDOM_PAGE_COST = 1.1

export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    ...(options.statementMs ? { statement_timeout: options.statementMs } : {}),
    // Prisma's adapter writes and reads times as if every session were in UTC.
    options: `-c random_page_cost=${RANDOM_PAGE_COST} -c TimeZone=UTC`,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  await pool.query('select 1')
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: false,
    statementNameGenerator: createStatementNames(),
  })
  const prisma = createPrisma(adapter, options)
  return {
    kind: 'postgres',
    prisma,
    query: (sql, values = [], name) => {
      if (name === undefined) return pool.query(sql, values)
      options.onStatement?.(sql)
      return pool.query({ name, text: sql, values })
    },
    script: sql =>
      unhurried(pool, async client => {
        await client.query(sql)
      }),
    async exclusively(lock, work) {
      // A connection outside the pool, because the work may need all of the pool. Closing it releases the
      // lock.
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [lock])
        return await work()
      } finally {
        await client.end()
      }
    },
    async close() {
      await prisma.$disconnect()
      await pool.end()
    },
  }
}

// Postgres' default 128 MB of buffers would be memory of this process; a demo's data fits into these.
const SMALL = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB']

/** Runs `work` on a connection without time limits: migrations. */
async function unhurried<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    return await work(client)
  } finally {
    await client.query('reset statement_timeout')
    client.release()
  }
}

/** Extensions that the migrations ask for; a server has its own. */
export const embeddedExtensions = { pg_trgm }

export interface EmbeddedOptions extends DatabaseOptions {
  /** Directory of the data; in memory when undefined. */
  dir?: string
  /** Initial copy of a data directory (from `PGlite.dumpDataDir`). */
  loadFrom?: Blob
}

export async function openEmbedded(options: EmbeddedOptions = {}): Promise<Database> {
  const { dir, loadFrom } = options
  const release = dir ? lockDirectory(dir) : () => {}
  try {
    const place: PGliteOptions = {
      startParams: [...PGlite.defaultStartParams, ...SMALL],
      extensions: embeddedExtensions,
      ...(dir ? { dataDir: join(dir, 'postgres') } : {}),
      ...(loadFrom ? { loadDataDir: loadFrom } : {}),
    }
    const lite: PGlite = await PGlite.create<PGliteOptions>(place)
    const prisma = createPrisma(createEmbeddedAdapter(lite), options)
    return {
      kind: 'embedded',
      prisma,
      query: async (sql, values = [], name) => {
        if (name !== undefined) options.onStatement?.(sql)
        return { rows: (await lite.query<Record<string, unknown>>(sql, values)).rows }
      },
      script: async sql => {
        await lite.exec(sql)
        // Without this, PGlite cannot send arrays of an enum that this script created.
        await lite.refreshArrayTypes()
      },
      exclusively: (_lock, work) => work(),
      async close() {
        await prisma.$disconnect()
        await lite.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

export class DatabaseInUse extends Error {}

// PGlite has no lock of its own: two processes on one directory lose committed rows.
function lockDirectory(dir: string): () => void {
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'lock')
  const take = () => {
    const descriptor = openSync(file, 'wx')
    writeSync(descriptor, String(process.pid))
    closeSync(descriptor)
  }
  try {
    take()
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner !== process.pid && isAlive(owner)) {
      throw new DatabaseInUse(
        `${dir} is open in process ${owner}. Stop that process, or use another folder with DATA_DIR.`,
      )
    }
    rmSync(file)
    take()
  }
  return () => rmSync(file, { force: true })
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isErrno(error, 'EPERM')
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/**
 * True when a write failed because a unique index already holds that value (the adapters differ in the
 * details).
 */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}

const RETRYABLE = new Set(['P2034', '40001', '40P01'])

/** True when the database aborted a transaction that may succeed on a retry (deadlock, serialisation). */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (RETRYABLE.has(String(error.code))) return true
  const cause = 'meta' in error ? JSON.stringify(error.meta) : ''
  return cause.includes('40P01') || cause.includes('40001')
}
