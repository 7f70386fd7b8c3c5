import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJobs, type Jobs } from '../src/platform/jobs.ts'
import { createLogger } from '../src/platform/logger.ts'
import { openTestDatabase, type TestDatabase } from './databases.ts'

const FILE = new URL('../../prisma/migrations/20261127074252_failed_jobs/migration.sql', import.meta.url)

let db: TestDatabase
let jobs: Jobs
beforeAll(async () => {
  db = await openTestDatabase()
  jobs = await createJobs(db, createLogger({ level: 'silent' }))
})
afterAll(async () => {
  await jobs.close()
  await db.close()
})

test('moves dead letters to the failed jobs, though finished jobs still refer to their queue', async () => {
  const [failed, unknown] = [randomUUID(), randomUUID()]
  await db.script(`
    SELECT pgboss.create_queue('dead-letters', '{"policy":"standard"}'::json);
    SELECT pgboss.create_queue('dead-letters.mail', '{"policy":"standard"}'::json);
    SELECT pgboss.create_queue('former', '{"policy":"standard","deadLetter":"dead-letters.mail"}'::json);
    INSERT INTO pgboss.job (name, state, data, dead_letter, completed_on)
      VALUES ('former', 'completed', '{}', 'dead-letters.mail', now());
    INSERT INTO pgboss.job (id, name, state, data, output) VALUES
      ('${failed}', 'dead-letters.mail', 'created', '{"to":"ana"}', '{"name":"TimeoutError"}'),
      ('${unknown}', 'dead-letters', 'created', '{}', null);
  `)
  const sql = await readFile(FILE, 'utf8')
  await db.script(sql.slice(sql.indexOf('DO $$')))

  const { rows: moved } = await db.query('SELECT id, queue, data, reason FROM "FailedJob"')
  expect(moved).toEqual([{ id: failed, queue: 'channels.mail', data: { to: 'ana' }, reason: 'TimeoutError' }])
  const { rows: queues } = await db.query(
    `SELECT name FROM pgboss.queue WHERE name LIKE 'dead-letters%' OR name = 'former' ORDER BY name`,
  )
  expect(queues).toEqual([{ name: 'dead-letters' }, { name: 'former' }])
  const { rows: kept } = await db.query(`SELECT id FROM pgboss.job WHERE name = 'dead-letters'`)
  expect(kept).toEqual([{ id: unknown }])
})
