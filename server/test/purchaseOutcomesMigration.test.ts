import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FormerDatabase, openBefore } from './formerDatabase.ts'

let former: FormerDatabase
beforeAll(async () => {
  former = await openBefore('20261126022728_purchases_have_outcomes')
})
afterAll(() => former.db.close())

const [providerId, orderId, sold, returned] = Array.from({ length: 4 }, () => randomUUID())
const TABLES = ['ProviderProfile', 'Order', 'Checkout', 'CheckoutItem', 'Payment', 'PaymentAllocation']
// Only columns that the migration reads: references are not checked while triggers are off.
const ALLOCATIONS = `
  BEGIN;
  ${TABLES.map(table => `ALTER TABLE "${table}" DISABLE TRIGGER ALL;`).join(' ')}
  INSERT INTO "Order" (id, source, "offerId", "offerVersionId", "requestId", "buyerId", "providerId", plan,
      "totalCentesimos", "paidCentesimos", "createdAt")
    VALUES ('${orderId}', 'OFFER', gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
      '${providerId}', 'FULL', 100, 100, now());
  INSERT INTO "PaymentAllocation" (id, "paymentId", "itemId", "orderId", "amountCentesimos")
    VALUES ('${sold}', gen_random_uuid(), gen_random_uuid(), '${orderId}', 100),
      ('${returned}', gen_random_uuid(), gen_random_uuid(), NULL, 100);
  INSERT INTO "ProviderProfile" (id, "accountId", "companyName", "partsDescription", "createdAt")
    VALUES ('${providerId}', gen_random_uuid(), 'P', '', now());
  ${TABLES.map(table => `ALTER TABLE "${table}" ENABLE TRIGGER ALL;`).join(' ')}
  COMMIT;`

test('gives each allocation its outcome, and the provider of its order', async () => {
  const { db, migrate } = former
  await db.script(ALLOCATIONS)
  await migrate()
  const { rows } = await db.query('SELECT id, outcome, "orderId", "providerId" FROM "PaymentAllocation"')
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual({ id: sold, outcome: 'ORDER', orderId, providerId })
  expect(rows).toContainEqual({ id: returned, outcome: 'RETURNED', orderId: null, providerId: null })
  await expect(db.query(`UPDATE "PaymentAllocation" SET "amountCentesimos" = 1`)).rejects.toThrow()
})
