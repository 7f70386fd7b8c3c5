import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { LedgerAccount, PayoutLineState } from '../../generated/prisma/enums.ts'
import { after, DAY_MS } from '../../platform/clock.ts'

/** A gateway without a reported fee after this time needs attention. */
const FEE_WITHIN_MS = DAY_MS

interface Row {
  readonly subject: string
  readonly expected: bigint
  readonly found: bigint
}

/**
 * Compares the ledger with orders, payments, allocations and refunds: one line for each discrepancy, amounts
 * in centésimos. Empty when all is in order.
 */
export async function findDiscrepancies(prisma: PrismaClient, now: Date): Promise<string[]> {
  const findings = await Promise.all(
    Object.entries(CHECKS).map(async ([name, check]) => {
      const rows = await check(prisma, now)
      return rows.map(
        ({ subject, expected, found }) => `${name} ${subject}: expected ${expected}, found ${found}`,
      )
    }),
  )
  return findings.flat()
}

type Check = (prisma: PrismaClient, now: Date) => Promise<Row[]>

const CHECKS: Readonly<Record<string, Check>> = {
  'unbalanced transaction': prisma => prisma.$queryRaw`
    SELECT t.key AS subject, 0::bigint AS expected, COALESCE(sum(e."amountCentesimos"), 0)::bigint AS found
    FROM "LedgerTransaction" t LEFT JOIN "LedgerEntry" e ON e."transactionId" = t.id
    GROUP BY t.id HAVING COALESCE(sum(e."amountCentesimos"), 0) <> 0 OR count(e.id) < 2`,

  'charged for payment': prisma => prisma.$queryRaw`
    SELECT * FROM (
      SELECT p.id::text AS subject, p."amountCentesimos"::bigint AS expected,
        (SELECT COALESCE(sum(e."amountCentesimos"), 0)::bigint FROM "LedgerEntry" e
         JOIN "LedgerTransaction" t ON t.id = e."transactionId"
         WHERE t."paymentId" = p.id AND t.kind = 'CHARGE' AND e.account = 'GATEWAY') AS found
      FROM "Payment" p) p
    WHERE expected <> found`,

  'allocated of payment': prisma => prisma.$queryRaw`
    SELECT p.id::text AS subject, p."amountCentesimos"::bigint AS expected, sum(a."amountCentesimos")::bigint AS found
    FROM "Payment" p JOIN "PaymentAllocation" a ON a."paymentId" = p.id
    GROUP BY p.id HAVING sum(a."amountCentesimos") <> p."amountCentesimos"`,

  'paid for order': prisma => prisma.$queryRaw`
    SELECT o.id::text AS subject, o."paidCentesimos"::bigint AS expected,
      COALESCE(sum(a."amountCentesimos"), 0)::bigint AS found
    FROM "Order" o LEFT JOIN "PaymentAllocation" a ON a."orderId" = o.id
    GROUP BY o.id HAVING COALESCE(sum(a."amountCentesimos"), 0) <> o."paidCentesimos"`,

  // Paid money that was neither released nor refunded is held; of a partly refunded order its refund, until it succeeds.
  'held for order': prisma => prisma.$queryRaw`
    SELECT * FROM (
      SELECT o.id::text AS subject,
        CASE WHEN o.state = 'RELEASED' THEN 0 ELSE
          CASE WHEN o.state = 'PARTIALLY_REFUNDED' THEN COALESCE(
            (SELECT d."refundCentesimos" FROM "Dispute" d
             WHERE d."orderId" = o.id AND d.state = 'CLOSED' AND d.solution = 'REFUND_PART'), 0)
          ELSE o."paidCentesimos" END -
          (SELECT COALESCE(sum(r."amountCentesimos"), 0) FROM "Refund" r
           JOIN "PaymentAllocation" a ON a.id = r."allocationId"
           WHERE a."orderId" = o.id AND r.state = 'SUCCEEDED') END::bigint AS expected,
        (SELECT -COALESCE(sum(e."amountCentesimos"), 0)::bigint FROM "LedgerEntry" e
         JOIN "LedgerTransaction" t ON t.id = e."transactionId"
         WHERE t."orderId" = o.id AND e.account = 'HELD') AS found
      FROM "Order" o) o
    WHERE expected <> found`,

  'held for no order of payment': prisma => prisma.$queryRaw`
    SELECT * FROM (
      SELECT p.id::text AS subject,
        (p."amountCentesimos"
          - (SELECT COALESCE(sum(a."amountCentesimos"), 0) FROM "PaymentAllocation" a
             WHERE a."paymentId" = p.id AND a.outcome <> 'RETURNED')
          - (SELECT COALESCE(sum(r."amountCentesimos"), 0) FROM "Refund" r
             LEFT JOIN "PaymentAllocation" a ON a.id = r."allocationId"
             WHERE r."paymentId" = p.id AND (a.id IS NULL OR a.outcome = 'RETURNED') AND r.state = 'SUCCEEDED'))::bigint AS expected,
        (SELECT -COALESCE(sum(e."amountCentesimos"), 0)::bigint FROM "LedgerEntry" e
         JOIN "LedgerTransaction" t ON t.id = e."transactionId"
         WHERE t."paymentId" = p.id AND t."orderId" IS NULL AND e.account = 'HELD') AS found
      FROM "Payment" p) p
    WHERE expected <> found`,

  'earned by service of payment': prisma => prisma.$queryRaw`
    SELECT * FROM (
      SELECT p.id::text AS subject,
        (SELECT COALESCE(sum(a."amountCentesimos" -
           (SELECT COALESCE(sum(r."amountCentesimos"), 0) FROM "Refund" r
            WHERE r."allocationId" = a.id AND r.state = 'SUCCEEDED')), 0)::bigint
         FROM "PaymentAllocation" a WHERE a."paymentId" = p.id AND a.outcome = 'SERVICE') AS expected,
        (SELECT -COALESCE(sum(e."amountCentesimos"), 0)::bigint FROM "LedgerEntry" e
         JOIN "LedgerTransaction" t ON t.id = e."transactionId"
         WHERE t."paymentId" = p.id AND e.account = 'SERVICE_REVENUE') AS found
      FROM "Payment" p) p
    WHERE expected <> found`,

  'provider of allocation': prisma => prisma.$queryRaw`
    SELECT a.id::text AS subject, 1::bigint AS expected, 0::bigint AS found
    FROM "PaymentAllocation" a JOIN "Order" o ON o.id = a."orderId" WHERE o."providerId" <> a."providerId"`,

  'released for order': prisma => prisma.$queryRaw`
    SELECT * FROM (
      SELECT o.id::text AS subject, (o.state IN ('RELEASED', 'PARTIALLY_REFUNDED'))::int::bigint AS expected,
        (count(t.id) FILTER (WHERE t.kind = 'RELEASE') - count(t.id) FILTER (WHERE t.kind = 'RELEASE_REVERSAL'))::bigint AS found
      FROM "Order" o LEFT JOIN "LedgerTransaction" t ON t."orderId" = o.id
      GROUP BY o.id) o
    WHERE expected <> found`,

  'open disputes of order': prisma => prisma.$queryRaw`
    SELECT * FROM (
      SELECT o.id::text AS subject, (o.state = 'DISPUTED')::int::bigint AS expected, count(d.id)::bigint AS found
      FROM "Order" o LEFT JOIN "Dispute" d ON d."orderId" = o.id AND d.state <> 'CLOSED'
      GROUP BY o.id) o
    WHERE expected <> found`,

  'given back by refund': prisma => prisma.$queryRaw`
    SELECT * FROM (
      SELECT r.id::text AS subject, CASE WHEN r.state = 'SUCCEEDED' THEN r."amountCentesimos" ELSE 0 END::bigint AS expected,
        (SELECT -COALESCE(sum(e."amountCentesimos"), 0)::bigint FROM "LedgerEntry" e
         JOIN "LedgerTransaction" t ON t.id = e."transactionId"
         WHERE t.key IN ('REFUND:' || r.id, 'REFUND_REVERSAL:' || r.id)
           AND e.account = (CASE WHEN r."byHand" THEN 'BANK' WHEN r."isElsewhere" THEN 'LOSS_EXPENSE' ELSE 'GATEWAY' END)::"LedgerAccount") AS found
      FROM "Refund" r) r
    WHERE expected <> found`,

  'lost by case': prisma => prisma.$queryRaw`
    SELECT * FROM (
      SELECT c.id::text AS subject, c."bookedCentesimos"::bigint AS expected,
        (SELECT -COALESCE(sum(e."amountCentesimos"), 0)::bigint FROM "LedgerEntry" e
         JOIN "LedgerTransaction" t ON t.id = e."transactionId"
         WHERE t."paymentId" = c."paymentId" AND t.kind IN ('CASE_LOSS', 'CASE_LOSS_REVERSAL')
           AND split_part(t.key, ':', 2) = c.id::text AND e.account = 'GATEWAY') AS found
      FROM "PaymentCase" c) c
    WHERE expected <> found`,

  'booked for case that is no loss': prisma => prisma.$queryRaw`
    SELECT c.id::text AS subject, 0::bigint AS expected, c."bookedCentesimos"::bigint AS found
    FROM "PaymentCase" c
    WHERE c."bookedCentesimos" <> 0
      AND (c.kind, c.state) NOT IN (('DISPUTE', 'LOST'), ('REFUND_ELSEWHERE', 'OPEN'))`,

  // Tuerca bears what neither a covered refund nor an order's provider does, and never less than nothing.
  'borne of loss of payment': prisma => prisma.$queryRaw`
    SELECT * FROM (
      SELECT p.id::text AS subject,
        ((SELECT COALESCE(sum(c."bookedCentesimos"), 0) FROM "PaymentCase" c WHERE c."paymentId" = p.id)
          - (SELECT COALESCE(sum(r."amountCentesimos"), 0) FROM "Refund" r
             WHERE r."paymentId" = p.id AND r."isElsewhere" AND r.state = 'SUCCEEDED')
          + (SELECT COALESCE(sum(e."amountCentesimos"), 0) FROM "LedgerEntry" e
             JOIN "LedgerTransaction" t ON t.id = e."transactionId"
             WHERE t."paymentId" = p.id AND t."orderId" IS NOT NULL AND e.account = 'LOSS_EXPENSE'
               AND t.kind IN ('CASE_LOSS', 'CASE_LOSS_REVERSAL')))::bigint AS expected,
        (SELECT COALESCE(sum(e."amountCentesimos"), 0)::bigint FROM "LedgerEntry" e
         JOIN "LedgerTransaction" t ON t.id = e."transactionId"
         WHERE t."paymentId" = p.id AND e.account = 'LOSS_EXPENSE') AS found
      FROM "Payment" p) p
    WHERE expected <> found OR expected < 0`,

  'charged to order of loss': prisma => prisma.$queryRaw`
    SELECT * FROM (
      SELECT o.id::text AS subject, 0::bigint AS expected,
        (SELECT -COALESCE(sum(e."amountCentesimos"), 0)::bigint FROM "LedgerEntry" e
         JOIN "LedgerTransaction" t ON t.id = e."transactionId"
         WHERE t."orderId" = o.id AND e.account = 'LOSS_EXPENSE'
           AND t.kind IN ('CASE_LOSS', 'CASE_LOSS_REVERSAL')) AS found
      FROM "Order" o) o
    WHERE found < 0`,

  // A pending line is on its way through the bank, a paid one has left it, a failed one is payable again.
  'paying out by payout': prisma => payoutLines(prisma, 'PAYING_OUT', ['PENDING']),
  'taken from balance by payout': prisma => payoutLines(prisma, 'PROVIDER_PAYABLE', ['PENDING', 'PAID'], -1),
  'paid from bank by payout': prisma => payoutLines(prisma, 'BANK', ['PAID']),

  'on its way by no payout': prisma => prisma.$queryRaw`
    SELECT t.key AS subject, 0::bigint AS expected, sum(-e."amountCentesimos")::bigint AS found
    FROM "LedgerEntry" e JOIN "LedgerTransaction" t ON t.id = e."transactionId"
    WHERE e.account IN ('PAYING_OUT', 'BANK') AND t."payoutLineId" IS NULL AND t.kind <> 'REFUND'
    GROUP BY t.id`,

  'provider of payout': prisma => prisma.$queryRaw`
    SELECT l.id::text AS subject, 1::bigint AS expected, 0::bigint AS found
    FROM "PayoutLine" l JOIN "PayoutAccount" a ON a.id = l."accountId" WHERE a."providerId" <> l."providerId"`,

  'open lines of settled payout batch': prisma => prisma.$queryRaw`
    SELECT b.id::text AS subject, (b.state = 'CLOSED')::int::bigint AS expected,
      count(l.id) FILTER (WHERE l.state = 'PENDING')::bigint AS found
    FROM "PayoutBatch" b LEFT JOIN "PayoutLine" l ON l."batchId" = b.id
    GROUP BY b.id HAVING (b.state = 'CLOSED') <> (count(l.id) FILTER (WHERE l.state = 'PENDING') > 0)`,

  'refunds of payment': prisma => prisma.$queryRaw`
    SELECT p.id::text AS subject, p."amountCentesimos"::bigint AS expected, sum(r."amountCentesimos")::bigint AS found
    FROM "Payment" p JOIN "Refund" r ON r."paymentId" = p.id AND r.state <> 'FAILED'
    GROUP BY p.id HAVING sum(r."amountCentesimos") > p."amountCentesimos"`,

  'fee of payment': (prisma, now) => prisma.$queryRaw`
    SELECT * FROM (
      SELECT p.id::text AS subject, COALESCE(p."feeCentesimos", -1)::bigint AS expected, p."createdAt",
        (SELECT COALESCE(sum(e."amountCentesimos"), 0)::bigint FROM "LedgerEntry" e
         JOIN "LedgerTransaction" t ON t.id = e."transactionId"
         WHERE t."paymentId" = p.id AND e.account = 'GATEWAY_FEE_EXPENSE') AS found
      FROM "Payment" p) p
    WHERE expected <> found AND (expected <> -1 OR found <> 0 OR "createdAt" < ${after(now, -FEE_WITHIN_MS)})`,
}

/** Lines whose entries in `account`, counted as a debt, differ from their amount in these states and from zero in others. */
function payoutLines(
  prisma: PrismaClient,
  account: LedgerAccount,
  states: readonly PayoutLineState[],
  sign: 1 | -1 = 1,
): Promise<Row[]> {
  return prisma.$queryRaw`
    SELECT * FROM (
      SELECT l.id::text AS subject,
        CASE WHEN l.state::text = ANY(${[...states]}) THEN ${sign} * l."amountCentesimos" ELSE 0 END::bigint AS expected,
        (SELECT -COALESCE(sum(e."amountCentesimos"), 0)::bigint FROM "LedgerEntry" e
         JOIN "LedgerTransaction" t ON t.id = e."transactionId"
         WHERE t."payoutLineId" = l.id AND e.account::text = ${account} AND e."providerId" = l."providerId") AS found
      FROM "PayoutLine" l) l
    WHERE expected <> found`
}
