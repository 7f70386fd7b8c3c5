import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FormerDatabase, openBefore } from './formerDatabase.ts'

let former: FormerDatabase
beforeAll(async () => {
  former = await openBefore('20261122234939_feed_in_the_order_of_sending')
})
afterAll(() => former.db.close())

/** A version 7 id of that moment. */
const idAt = (at: string) => {
  const time = Date.parse(at).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

test('keeps open requests ordered by the moment they were sent, and unconfirmed ones by their id', async () => {
  const { db, migrate } = former
  const add = async (createdAt: string, sentAt: string | null) => {
    const id = idAt(createdAt)
    await db.query(`
      INSERT INTO "PartRequest" (id, "submissionKey", origin, "contactEmail", department, brand, model, year, "createdAt",
          "expiresAt", "sentAt")
        VALUES ('${id}', '${id}', 'FORM', 'b@old.test', 'SALTO', 'Fiat', 'Uno', 2001, '${createdAt}', now(),
          ${sentAt ? `'${sentAt}'` : 'NULL'})`)
    return id
  }
  const late = await add('2026-11-01T10:00:00.123Z', '2026-11-02T10:00:00.456Z')
  const atOnce = await add('2026-11-02T09:00:00Z', '2026-11-02T09:00:00Z')
  const waiting = await add('2026-11-02T09:30:00Z', null)
  const newest = await add('2026-11-02T10:00:01Z', '2026-11-02T10:00:01Z')
  await migrate()
  const { rows } = await db.query('SELECT id, "feedKey" FROM "PartRequest" ORDER BY "feedKey"')
  expect(rows.map(({ id }) => id)).toEqual([atOnce, waiting, late, newest])
  const keys = new Map(rows.map(({ id, feedKey }) => [id, feedKey]))
  expect([atOnce, waiting, newest].map(id => keys.get(id))).toEqual([atOnce, waiting, newest])
  expect(String(keys.get(late))).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/)
})
