import { readdir, readFile } from 'node:fs/promises'
import { type Database, openEmbedded } from '../src/platform/db.ts'

const MIGRATIONS = new URL('../../prisma/migrations/', import.meta.url)

export interface FormerDatabase {
  readonly db: Database
  /** Runs the migration, or a later one. */
  migrate(later?: string): Promise<void>
}

/** A database as it was before that migration. */
export async function openBefore(migration: string): Promise<FormerDatabase> {
  const db = await openEmbedded({})
  const apply = async (name: string) => {
    const sql = await readFile(new URL(`${name}/migration.sql`, MIGRATIONS), 'utf8')
    await db.script(`BEGIN; ${sql}; COMMIT;`)
  }
  const names = await readdir(MIGRATIONS)
  for (const name of names.filter(name => name < migration).toSorted()) await apply(name)
  return { db, migrate: (name = migration) => apply(name) }
}
