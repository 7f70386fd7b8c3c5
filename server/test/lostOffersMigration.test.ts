import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FormerDatabase, openBefore } from './formerDatabase.ts'

let former: FormerDatabase
beforeAll(async () => {
  former = await openBefore('20261122072606_lost_offers')
})
afterAll(() => former.db.close())

const [providerId, accountId] = [randomUUID(), randomUUID()]
const MARKET = `
  INSERT INTO "Account" (id, email, "passwordHash", kind, name, phone, department, "termsVersion", "createdAt")
    VALUES ('${accountId}', 'p@old.test', '-', 'PROVIDER', 'P', '+59894231234', 'SALTO', '1', now());
  INSERT INTO "ProviderProfile" (id, "accountId", "companyName", services, "createdAt")
    VALUES ('${providerId}', '${accountId}', 'P', 'Todo', now());
`

let changes = 0
/** An offer of the former version with its history; its second version is the current one. */
function offerWith(actions: readonly string[], state: string): { id: string; sql: string } {
  const [id, versionId, ofRequest] = [randomUUID(), randomUUID(), randomUUID()]
  const history = actions.map(action => {
    changes += 1
    return `INSERT INTO "StateChange" (id, machine, "subjectId", action, "fromState", "toState", actor, at)
      VALUES ('00000000-0000-7000-8000-${String(changes).padStart(12, '0')}', 'Offer', '${id}', '${action}', '', '', 'system', now());`
  })
  const sql = `
    BEGIN;
    INSERT INTO "PartRequest" (id, "submissionKey", origin, "contactName", "contactEmail", department, brand, model, year,
        "createdAt", "expiresAt")
      VALUES ('${ofRequest}', '${ofRequest}', 'FORM', 'B', 'b@old.test', 'SALTO', 'Fiat', 'Uno', 2001, now(), now());
    INSERT INTO "Offer" (id, "requestId", "providerId", state, "currentVersionId", "missingParts", "openTotalCentesimos",
        "openDeliveryTime", "openWarrantyDays", "createdAt", "updatedAt")
      VALUES ('${id}', '${ofRequest}', '${providerId}', '${state}', '${versionId}', 0, 1, 'IMMEDIATE', 0, now(), now());
    INSERT INTO "OfferVersion" (id, "offerId", number, "totalCentesimos", "validUntil", "createdAt")
      VALUES (gen_random_uuid(), '${id}', 1, 1, '2026-11-01T00:00:00Z', now()),
        ('${versionId}', '${id}', 2, 1, '2026-12-01T00:00:00Z', now());
    ${history.join('\n')}
    COMMIT;`
  return { id, sql }
}

test('sets lost offers to LOST, keeps rejected ones, and gives each its deadline', async () => {
  const { db, migrate } = former
  await db.script(MARKET)
  const becomes = new Map<string, string>()
  for (const [actions, was, is] of [
    [['accept'], 'ACCEPTED', 'ACCEPTED'],
    [['lose', 'restore'], 'PENDING', 'PENDING'],
    [['lose', 'restore', 'reject'], 'REJECTED', 'REJECTED'],
    [['lose', 'restore', 'lose'], 'REJECTED', 'LOST'],
  ] as const) {
    const offer = offerWith(actions, was)
    await db.script(offer.sql)
    becomes.set(offer.id, is)
  }
  await migrate()
  const { rows } = await db.query('SELECT id, state, "validUntil" FROM "Offer"')
  expect(new Map(rows.map(({ id, state }) => [id, state]))).toEqual(becomes)
  for (const { validUntil } of rows) expect(validUntil).toEqual(new Date('2026-12-01T00:00:00Z'))
})
