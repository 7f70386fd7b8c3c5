import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { embeddedExtensions } from '../../server/src/platform/db.ts'

const prisma = fileURLToPath(new URL('../../prisma', import.meta.url))
export const migrationsDirectory = join(prisma, 'migrations')

/**
 * The SQL between the result of the migrations and the schema files; empty when they agree. Runs Prisma's own
 * engine as WebAssembly on a database in memory: nothing is downloaded and no server is needed. Objects
 * outside the schema language (triggers, partial indexes) are ignored.
 */
export async function missingSql(): Promise<string> {
  const engine = await startEngine()
  const { stdout } = await engine.diff({
    from: { tag: 'migrations', ...(await readMigrations()) },
    to: { tag: 'schemaDatamodel', files: await readSchema() },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  })
  const sql = stdout ?? ''
  return sql.trim() === '-- This is an empty migration.' ? '' : sql
}

async function startEngine() {
  const file = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const bytes = await readFile(file.replace(/\.js$/, '.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...glue } })
  glue.__wbg_set_wasm(instance.exports)
  const begin = instance.exports.__wbindgen_start
  if (typeof begin !== 'function') throw new Error('the schema engine has no entry')
  begin()
  return glue.SchemaEngine.new(
    { datamodels: undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(inMemory),
  )
}

const inMemory: SqlMigrationAwareDriverAdapterFactory = {
  provider: 'postgres',
  adapterName: 'pglite-prisma-adapter',
  connect: openInMemory,
  connectToShadowDb: openInMemory,
}

async function openInMemory() {
  const lite = await PGlite.create({ extensions: embeddedExtensions })
  const adapter = await new PrismaPGlite(lite).connect()
  // The adapter's own method does not await the script.
  adapter.executeScript = async sql => {
    await lite.exec(sql)
  }
  adapter.dispose = () => lite.close()
  return adapter
}

async function readMigrations() {
  const entries = await readdir(migrationsDirectory, { withFileTypes: true })
  const names = entries
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .toSorted()
  return {
    baseDir: migrationsDirectory,
    lockfile: {
      path: 'migration_lock.toml',
      content: await readFile(join(migrationsDirectory, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async path => ({
        path,
        migrationFile: {
          path: 'migration.sql',
          content: {
            tag: 'ok' as const,
            value: await readFile(join(migrationsDirectory, path, 'migration.sql'), 'utf8'),
          },
        },
      })),
    ),
  }
}

async function readSchema() {
  const files = (await readdir(prisma, { recursive: true }))
    .filter(name => name.endsWith('.prisma'))
    .toSorted()
  return Promise.all(
    files.map(async name => ({
      path: join(prisma, name),
      content: await readFile(join(prisma, name), 'utf8'),
    })),
  )
}
