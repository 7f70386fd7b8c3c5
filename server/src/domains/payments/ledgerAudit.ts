import type { PrismaClient } from '../../generated/prisma/client.ts'

interface Row {
  readonly subject: string
  readonly expected: bigint
  readonly found: bigint
}

/**
 * What the ledger says against what orders, payments and refunds say: one line for each thing that does not fit,
 * amounts in centésimos. Empty when all is in order.
 */
export async function findDiscrepancies(prisma: PrismaClient): Promise<string[]> {
  const unbalanced = await prisma.$queryRaw<Row[]>`
    SELECT t.key AS subject, 0::bigint AS expected, COALESCE(sum(e."amountCentesimos"), 0)::bigint AS found
    FROM "LedgerTransaction" t LEFT JOIN "LedgerEntry" e ON e."transactionId" = t.id
    GROUP BY t.id HAVING COALESCE(sum(e."amountCentesimos"), 0) <> 0 OR count(e.id) < 2`
  const held = await prisma.$queryRaw<Row[]>`
    SELECT p.id::text AS subject, p.expected, p.found FROM (
      SELECT p.id,
        CASE WHEN p.state = 'REFUNDED' OR o.state = 'RELEASED' THEN 0 ELSE p."amountCentesimos" END::bigint AS expected,
        (SELECT -COALESCE(sum(e."amountCentesimos"), 0)::bigint FROM "LedgerEntry" e
         JOIN "LedgerTransaction" t ON t.id = e."transactionId"
         WHERE e.account = 'HELD' AND (t."paymentId" = p.id OR t."orderId" = p."orderId")) AS found
      FROM "Payment" p LEFT JOIN "Order" o ON o.id = p."orderId") p
    WHERE p.expected <> p.found`
  const unpaid = await prisma.$queryRaw<Row[]>`
    SELECT o.id::text AS subject, o."paidCentesimos"::bigint AS expected, COALESCE(p."amountCentesimos", 0)::bigint AS found
    FROM "Order" o LEFT JOIN "Payment" p ON p."orderId" = o.id
    WHERE o."paidCentesimos" <> COALESCE(p."amountCentesimos", 0)`
  const say = (kind: string) => (row: Row) =>
    `${kind} ${row.subject}: expected ${row.expected}, found ${row.found}`
  return [
    ...unbalanced.map(say('unbalanced transaction')),
    ...held.map(say('held for payment')),
    ...unpaid.map(say('paid for order')),
  ]
}
