import type { AirtableTable } from '../../generated/prisma/enums.ts'
import type { Database, Tx } from '../../platform/db.ts'

/** Number of rows to be sent. */
export const countMarks = ({ prisma }: Pick<Database, 'prisma'>): Promise<number> =>
  prisma.airtableChange.count()

/** Marks rows to be sent. */
export async function markRows(tx: Tx, table: AirtableTable, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "AirtableChange" ("table", "rowId", version)
    SELECT ${table}::"AirtableTable", id, gen_random_uuid() FROM unnest(${ids}::uuid[]) AS id ORDER BY id
    ON CONFLICT ("table", "rowId") DO UPDATE SET version = excluded.version`
}

/** Marks a request in the table of its origin; in both when it is no longer there. */
export async function markRequests(tx: Tx, ids: readonly string[]): Promise<void> {
  const found = await tx.partRequest.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, origin: true },
  })
  const known = new Map(found.map(({ id, origin }) => [id, origin]))
  const of = (isForm: boolean) => ids.filter(id => !known.has(id) || (known.get(id) === 'FORM') === isForm)
  await markRows(tx, 'REQUESTS', of(true))
  await markRows(tx, 'CONSULTATIONS', of(false))
}

/** Marks an account, its requests, and the offers on them and of its own. */
export async function markPerson(tx: Tx, accountId: string): Promise<void> {
  const requests = await tx.partRequest.findMany({ where: { buyerId: accountId }, select: { id: true } })
  const offers = await tx.offer.findMany({
    where: { OR: [{ request: { buyerId: accountId } }, { provider: { accountId } }] },
    select: { id: true },
  })
  await markRows(tx, 'USERS', [accountId])
  await markRequests(
    tx,
    requests.map(({ id }) => id),
  )
  await markRows(
    tx,
    'OFFERS',
    offers.map(({ id }) => id),
  )
}

/** Marks the requests that a removal hides or has put back, and their offers. */
export async function markAllRequests(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "AirtableChange" ("table", "rowId", version)
    SELECT CASE origin WHEN 'FORM' THEN 'REQUESTS'::"AirtableTable" ELSE 'CONSULTATIONS'::"AirtableTable" END, id, gen_random_uuid()
    FROM "PartRequest" ORDER BY id
    ON CONFLICT ("table", "rowId") DO UPDATE SET version = excluded.version`
  await tx.$executeRaw`
    INSERT INTO "AirtableChange" ("table", "rowId", version)
    SELECT 'OFFERS'::"AirtableTable", id, gen_random_uuid() FROM "Offer" ORDER BY id
    ON CONFLICT ("table", "rowId") DO UPDATE SET version = excluded.version`
}

/** Marks every row of every table. */
export async function markEverything(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "AirtableChange" ("table", "rowId", version)
    SELECT 'USERS'::"AirtableTable", id, gen_random_uuid() FROM "Account" ORDER BY id
    ON CONFLICT ("table", "rowId") DO UPDATE SET version = excluded.version`
  await markAllRequests(tx)
}
