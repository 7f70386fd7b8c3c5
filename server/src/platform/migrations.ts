import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './db.ts'

// The table and the lock are Prisma's own, so its CLI and this function see each other's work.
const PRISMA_LOCK = 72_707_369
const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`

/**
 * Applies the pending `<directory>/<name>/migration.sql` in order, each in one transaction, and returns their
 * names. Throws when an earlier one failed half way or was edited after it had been applied.
 */
export function applyMigrations(db: Database, directory: string): Promise<string[]> {
  return db.exclusively(PRISMA_LOCK, async () => {
    await db.script(TABLE)
    const pending = await readPending(db, directory)
    for (const { name, sql, checksum } of pending) await applyOne(db, name, sql, checksum)
    return pending.map(({ name }) => name)
  })
}

/** The names that `applyMigrations` would apply now; throws in the same cases. Only reads the database. */
export async function pendingMigrations(db: Database, directory: string): Promise<string[]> {
  const { rows } = await db.query(`SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS "exists"`)
  if (rows[0]?.exists !== true) return migrationNames(directory)
  return (await readPending(db, directory)).map(({ name }) => name)
}

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

async function readPending(db: Database, directory: string): Promise<Migration[]> {
  const { rows } = await db.query(
    'SELECT migration_name, checksum, finished_at, logs FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  )
  const broken = rows.find(row => row.finished_at === null)
  if (broken) {
    throw new Error(
      `The migration ${broken.migration_name} failed earlier: ${broken.logs ?? 'no log'}. ` +
        'Repair the database, then mark it with "prisma migrate resolve".',
    )
  }
  const done = new Map(rows.map(row => [row.migration_name, row.checksum]))
  const pending: Migration[] = []
  for (const name of await migrationNames(directory)) {
    const sql = await readFile(join(directory, name, 'migration.sql'), 'utf8')
    const checksum = createHash('sha256').update(sql).digest('hex')
    const known = done.get(name)
    if (known === undefined) pending.push({ name, sql, checksum })
    else if (known !== checksum) {
      throw new Error(`The migration ${name} was edited after it had been applied. Add a new one instead.`)
    }
  }
  return pending
}

/** The names of all migrations, oldest first. */
export async function migrationNames(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  return entries
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .toSorted()
}

async function applyOne(db: Database, name: string, sql: string, checksum: string): Promise<void> {
  const id = randomUUID()
  await db.query('INSERT INTO "_prisma_migrations" (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    checksum,
    name,
  ])
  try {
    await db.script(`BEGIN;\n${sql}\n;COMMIT;`)
  } catch (error) {
    await db.query('UPDATE "_prisma_migrations" SET logs = $2 WHERE id = $1', [id, String(error)])
    throw new Error(`The migration ${name} failed`, { cause: error })
  }
  await db.query(
    'UPDATE "_prisma_migrations" SET finished_at = now(), applied_steps_count = 1 WHERE id = $1',
    [id],
  )
}
