import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FormerDatabase, openBefore } from './formerDatabase.ts'

let former: FormerDatabase
beforeAll(async () => {
  former = await openBefore('20261122105859_policy_consents')
})
afterAll(() => former.db.close())

test('keeps the consents of accounts and pending sign-ups for both policies, with their moment', async () => {
  const { db, migrate } = former
  await db.script(`
    INSERT INTO "Account" (id, email, "passwordHash", kind, name, phone, department, "termsVersion", "createdAt")
      VALUES ('${randomUUID()}', 'a@old.test', '-', 'BUYER', 'A', '+59894231234', 'SALTO', '2025-07-24', '2026-03-01T10:00:00Z');
    INSERT INTO "Registration" (id, email, "passwordHash", kind, profile, "createdAt")
      VALUES ('${randomUUID()}', 'b@old.test', '-', 'BUYER', '{}', now());`)
  await migrate()
  const { rows: consents } = await db.query(
    'SELECT policy::text, version, "acceptedAt" FROM "PolicyConsent" ORDER BY policy',
  )
  const acceptedAt = new Date('2026-03-01T10:00:00Z')
  expect(consents).toEqual([
    { policy: 'PRIVACY_POLICY', version: '2025-07-24', acceptedAt },
    { policy: 'TERMS_OF_USE', version: '2025-07-24', acceptedAt },
  ])
  const { rows: registrations } = await db.query('SELECT policies FROM "Registration"')
  expect(registrations).toEqual([{ policies: { termsOfUse: '2025-07-24', privacyPolicy: '2025-07-24' } }])
})
