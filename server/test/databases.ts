import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Database, type DatabaseOptions, openEmbedded, openPostgres } from '../src/platform/db.ts'
import { openRedis, type RedisClients } from '../src/platform/redis.ts'

export interface TestDatabase extends Database {
  /** Address for another process; null for the embedded one, which no other can use. */
  readonly url: string | null
}

export interface TestDatabaseOptions extends DatabaseOptions {
  /** Connections to a server; the embedded database has one. */
  readonly poolSize?: number
}

/** A fresh migrated database for one test file: a copy of the template that globalSetup made. */
export async function openTestDatabase(given: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const options = { hasReader: process.env.READER !== 'off', ...given }
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    const template = process.env.TEST_TEMPLATE_FILE
    if (!template) throw new Error('globalSetup has not run')
    return {
      ...(await openEmbedded({ ...options, loadFrom: new Blob([await readFile(template)]) })),
      url: null,
    }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = await openPostgres(server, { poolSize: 1 })
  await admin.script(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`)
  const url = urlOf(server, name)
  const db = await openPostgres(url, options)
  return {
    ...db,
    url,
    async close() {
      await db.close()
      await admin.script(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.close()
    },
  }
}

/** With TEST_REDIS_URL, a part of that Redis of its own for one test file; else null. */
export async function openTestRedis(): Promise<RedisClients | null> {
  const url = process.env.TEST_REDIS_URL
  return url ? openRedis(url, () => {}, { keyPrefix: `test:${randomUUID()}:` }) : null
}

export const TEMPLATE = 'tuerca_test_template'

/** The same server, another database. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
