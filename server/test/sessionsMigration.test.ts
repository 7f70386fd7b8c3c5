import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openEmbedded } from '../src/platform/db.ts'
import { hashToken } from '../src/platform/tokens.ts'

const MIGRATIONS = new URL('../../prisma/migrations/', import.meta.url)
const THIS = '20261122110801_sessions_keep_hashes'

let db: Database
const apply = async (name: string) => {
  const sql = await readFile(new URL(`${name}/migration.sql`, MIGRATIONS), 'utf8')
  await db.script(`BEGIN; ${sql}; COMMIT;`)
}
beforeAll(async () => {
  db = await openEmbedded({})
  const names = await readdir(MIGRATIONS)
  for (const name of names.filter(name => name < THIS).toSorted()) await apply(name)
}, 180_000)
afterAll(() => db.close())

test('whoever was signed in stays so, by the hash of the cookie they have', async () => {
  const [accountId, token] = [randomUUID(), 'a'.repeat(40)]
  await db.script(`
    INSERT INTO "Account" (id, email, "passwordHash", kind, name, phone, department, "termsVersion", "createdAt")
      VALUES ('${accountId}', 'b@old.test', '-', 'BUYER', 'B', '+59894231234', 'SALTO', '1', now());
    INSERT INTO "Session" (id, "accountId", "expiresAt") VALUES ('${token}', '${accountId}', '2020-01-31T00:00:00Z');`)
  await apply(THIS)
  const { rows } = await db.query('SELECT * FROM "Session"')
  const began = new Date('2020-01-01T00:00:00Z')
  expect(rows).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      tokenHash: hashToken(token),
      accountId,
      device: 'Dispositivo desconocido',
      createdAt: began,
      lastSeenAt: began,
      expiresAt: new Date('2020-01-31T00:00:00Z'),
    },
  ])
})
