import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { handlers } from '../src/domains/reactions.ts'
import { HOUR_MS } from '../src/platform/clock.ts'
import { type Database, embeddedExtensions, openEmbedded, openPostgres } from '../src/platform/db.ts'
import { createJobs } from '../src/platform/jobs.ts'
import { createLogger } from '../src/platform/logger.ts'
import { applyMigrations, migrationNames } from '../src/platform/migrations.ts'
import { TEMPLATE, urlOf } from './databases.ts'
import { reserveCompiled } from './process/compiled.ts'

const migrations = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))

/** Migrates once; each test file then copies the result. */
export async function setup(): Promise<() => Promise<void>> {
  const removeCompiled = reserveCompiled()
  const server = process.env.TEST_DATABASE_URL
  const dropTemplate = server ? await postgresTemplate(server) : await embeddedTemplate()
  return async () => {
    removeCompiled()
    await dropTemplate()
  }
}

async function prepare(db: Database): Promise<void> {
  await applyMigrations(db, migrations)
  const jobs = await createJobs(db, createLogger({ level: 'silent' }))
  await jobs.prepare(handlers)
  await jobs.close()
}

async function postgresTemplate(server: string): Promise<() => Promise<void>> {
  const admin = await openPostgres(server, { poolSize: 1 })
  await admin.script(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`)
  await admin.script(`CREATE DATABASE ${TEMPLATE}`)
  const db = await openPostgres(urlOf(server, TEMPLATE))
  await prepare(db)
  await db.close()
  return async () => {
    await admin.script(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`)
    await admin.close()
  }
}

// Building the template takes seconds, so it is kept until a migration or a queue changes.
async function embeddedTemplate(): Promise<() => Promise<void>> {
  const cache = fileURLToPath(new URL('../../node_modules/.cache/tuerca/', import.meta.url))
  const file = join(cache, `template-${await fingerprint()}.tar`)
  await mkdir(cache, { recursive: true })
  process.env.TEST_TEMPLATE_FILE = file
  if (existsSync(file)) {
    const now = new Date()
    await utimes(file, now, now)
    await pruneTemplates(cache)
    return async () => {}
  }
  const folder = await mkdtemp(join(tmpdir(), 'tuerca-template-'))
  const db = await openEmbedded({ dir: folder })
  await prepare(db)
  await db.close()
  const lite = await PGlite.create({ dataDir: join(folder, 'postgres'), extensions: embeddedExtensions })
  const partial = `${file}.${process.pid}`
  await writeFile(partial, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()))
  await rename(partial, file)
  await pruneTemplates(cache)
  await lite.close()
  await rm(folder, { recursive: true, force: true })
  return async () => {}
}

/** Removes templates unused for an hour: of migrations that have changed since. */
async function pruneTemplates(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    if (!name.startsWith('template-')) continue
    const file = join(cache, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < Date.now() - HOUR_MS) await rm(file, { force: true })
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(
    handlers.map(handler => `${handler.queue} ${handler.cron ?? ''}`).join('\n'),
  )
  for (const name of await migrationNames(migrations))
    hash.update(await readFile(join(migrations, name, 'migration.sql')))
  return hash.digest('hex').slice(0, 16)
}
