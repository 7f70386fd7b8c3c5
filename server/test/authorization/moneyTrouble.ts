import { keepFailedRefund } from '../failedRefunds.ts'
import type { Harness } from '../harness.ts'
import { keepPaymentCase } from '../paymentCases.ts'
import { SAID } from './said.ts'

/** Payment trouble of an order that the team has settled: a failed refund, and a case of its gateway. */
export async function haveMoneyTrouble(harness: Harness, orderId: string) {
  return {
    failedRefund: await keepFailedRefund(harness, orderId, 'BY_HAND'),
    paymentCase: await keepPaymentCase(harness, orderId, SAID.caseNote),
  }
}
