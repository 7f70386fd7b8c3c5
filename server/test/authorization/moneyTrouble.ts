import { keepFailedRefund } from '../failedRefunds.ts'
import type { Harness } from '../harness.ts'
import { keepPaymentCase } from '../paymentCases.ts'
import { keepPurchaseFlag } from '../purchaseFlags.ts'
import { SAID } from './said.ts'

/**
 * Payment trouble of an order: a failed refund, a case of its gateway and a flag of its buyer, which the team has settled, and a
 * case that waits.
 */
export async function haveMoneyTrouble(harness: Harness, orderId: string) {
  const { buyerId, requestId } = await harness.services.db.prisma.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { buyerId: true, requestId: true },
  })
  return {
    failedRefund: await keepFailedRefund(harness, orderId, 'BY_HAND'),
    paymentCase: await keepPaymentCase(harness, orderId, SAID.caseNote),
    duePaymentCase: await keepPaymentCase(harness, orderId),
    purchaseFlag: await keepPurchaseFlag(harness, { accountId: buyerId ?? '', requestId }, SAID.flagNote),
  }
}
