import { DAY_MS } from '../../platform/clock.ts'
import { randomId } from '../ids.ts'
import { disputeObject } from './answers.ts'
import type { Emit } from './events.ts'
import type { DisputeRecord } from './records.ts'
import { disputeOf, intentOf, type StripeState, unixNow } from './state.ts'
import { StripeFault } from './stripeFault.ts'

/** Time to answer a dispute, s. */
const ANSWER_WITHIN_S = (7 * DAY_MS) / 1000

/** The payer's bank claims a payment back. Throws StripeFault 400 for one that did not succeed. */
export function openDispute(
  state: StripeState,
  emit: Emit,
  intentId: string,
  reason = 'fraudulent',
): DisputeRecord {
  const intent = intentOf(state, intentId)
  const charge = intent.charges.at(-1)
  if (intent.status !== 'succeeded' || !charge)
    throw new StripeFault(400, 'This PaymentIntent does not have a successful charge to dispute.')
  const created = unixNow(state)
  const dispute: DisputeRecord = {
    id: randomId('du', 24),
    created,
    dueBy: created + ANSWER_WITHIN_S,
    amount: charge.amount,
    currency: intent.currency,
    intentId,
    chargeId: charge.id,
    reason,
    status: 'needs_response',
  }
  state.disputes.put(dispute)
  emit('charge.dispute.created', disputeObject(dispute))
  emit('charge.dispute.funds_withdrawn', disputeObject(dispute))
  return dispute
}

/** The bank decides. Throws StripeFault 400 for a dispute that is closed. */
export function closeDispute(
  state: StripeState,
  emit: Emit,
  id: string,
  status: 'won' | 'lost',
): DisputeRecord {
  const dispute = disputeOf(state, id)
  if (dispute.status !== 'needs_response') throw new StripeFault(400, `Dispute ${id} is ${dispute.status}.`)
  const closed: DisputeRecord = { ...dispute, status }
  state.disputes.put(closed)
  emit('charge.dispute.closed', disputeObject(closed))
  return closed
}
