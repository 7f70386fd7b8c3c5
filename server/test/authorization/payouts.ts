import { post } from '../../src/domains/payments/ledger.ts'
import { payoutFailedPostings, payoutPostings } from '../../src/domains/payouts/payoutPostings.ts'
import { newId } from '../../src/platform/ids.ts'
import { keepPayoutAccount } from '../payoutsWorld.ts'
import { SAID } from './said.ts'
import type { Stage } from './stage.ts'

/** The amount of the failed payout, in centésimos; unique in the world. */
export const PAID_OUT = 6_543_219

/**
 * A bank account in force of the provider and a rejected one, and a batch whose only line failed: database ids by fixture.
 */
export async function payOut({ harness, people: { provider, admin } }: Stage, orderId: string) {
  const { prisma } = harness.services.db
  const at = harness.clock.now()
  const providerId = provider.providerId ?? ''
  const details = { number: SAID.accountNumber, holder: SAID.accountHolder, document: SAID.cedula }
  const { id: payoutAccount } = await keepPayoutAccount(harness, providerId, {}, details)
  const { id: rejectedPayoutAccount } = await keepPayoutAccount(
    harness,
    providerId,
    { state: 'REJECTED', effectiveAt: null, decidedAt: at, reason: SAID.accountReason },
    details,
  )
  const batch = await prisma.payoutBatch.create({
    data: {
      submissionKey: newId(),
      state: 'SETTLED',
      closedById: admin.accountId,
      closedAt: at,
      exportedAt: at,
      lines: {
        create: {
          providerId,
          accountId: payoutAccount,
          amountCentesimos: PAID_OUT,
          state: 'FAILED',
          settledAt: at,
          reason: SAID.payoutReason,
        },
      },
    },
    include: { lines: true },
  })
  const lineId = batch.lines[0]?.id ?? ''
  const line = { providerId, amountCentesimos: PAID_OUT }
  const about = { subjectId: lineId, orderId: null, paymentId: null, payoutLineId: lineId, at }
  await harness.services.transact(async ({ tx }) => {
    await post(tx, { ...about, kind: 'PAYOUT', postings: payoutPostings(line) })
    await post(tx, {
      ...about,
      kind: 'PAYOUT_FAILED',
      postings: payoutFailedPostings(line, { wasPaid: false }),
    })
  })
  const sale = await prisma.ledgerEntry.findFirst({
    where: { providerId, account: 'HELD', transaction: { orderId, kind: 'CHARGE' } },
  })
  const paid = await prisma.ledgerEntry.findFirst({
    where: { providerId, account: 'PROVIDER_PAYABLE', transaction: { payoutLineId: lineId } },
  })
  return {
    payoutAccount,
    rejectedPayoutAccount,
    payoutBatch: batch.id,
    payoutLine: lineId,
    saleEntry: sale?.id,
    payoutEntry: paid?.id,
  }
}
