import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../src/platform/tokens.ts'
import { type FormerDatabase, openBefore } from './formerDatabase.ts'

let former: FormerDatabase
beforeAll(async () => {
  former = await openBefore('20261122110801_sessions_keep_hashes')
})
afterAll(() => former.db.close())

test('keeps sessions by the hash of their cookie', async () => {
  const [accountId, token] = [randomUUID(), 'a'.repeat(40)]
  await former.db.script(`
    INSERT INTO "Account" (id, email, "passwordHash", kind, name, phone, department, "createdAt")
      VALUES ('${accountId}', 'b@old.test', '-', 'BUYER', 'B', '+59894231234', 'SALTO', now());
    INSERT INTO "Session" (id, "accountId", "expiresAt") VALUES ('${token}', '${accountId}', '2020-01-31T00:00:00Z');`)
  await former.migrate()
  const { rows } = await former.db.query('SELECT * FROM "Session"')
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
