import type { PaymentAllocation } from '../../generated/prisma/client.ts'
import type { LedgerAccount } from '../../generated/prisma/enums.ts'
import { shareOf } from '../../platform/money.ts'

/** One side of a ledger transaction: a debit when positive, a credit when negative; centésimos. */
export interface Posting {
  readonly account: LedgerAccount
  readonly amountCentesimos: number
  /** Provider whose money it is, if held for or owed to one. */
  readonly providerId: string | null
}

const debit = (
  account: LedgerAccount,
  amountCentesimos: number,
  providerId: string | null = null,
): Posting => ({
  account,
  amountCentesimos,
  providerId,
})
const credit = (
  account: LedgerAccount,
  amountCentesimos: number,
  providerId: string | null = null,
): Posting => debit(account, -amountCentesimos, providerId)

const withoutZeros = (postings: readonly Posting[]) =>
  postings.filter(({ amountCentesimos }) => amountCentesimos !== 0)

/** Account where paid money is booked, and from which it is refunded. */
export interface PaidMoney {
  readonly account: 'HELD' | 'SERVICE_REVENUE'
  /** The provider for whom it is held; null when it bought nothing, or is Tuerca's. */
  readonly providerId: string | null
}

/** Money that bought nothing: a surplus payment, or a late one. */
export const BUYER_MONEY: PaidMoney = { account: 'HELD', providerId: null }

/** Account of an allocation's money; null for the rest of a payment. */
export function moneyOf(allocation: Pick<PaymentAllocation, 'outcome' | 'providerId'> | null): PaidMoney {
  if (!allocation) return BUYER_MONEY
  const { outcome, providerId } = allocation
  return outcome === 'SERVICE'
    ? { account: 'SERVICE_REVENUE', providerId: null }
    : { account: 'HELD', providerId }
}

/** The buyer's money arrived at the gateway. */
export function chargePostings(amountCentesimos: number, { account, providerId }: PaidMoney): Posting[] {
  return [debit('GATEWAY', amountCentesimos), credit(account, amountCentesimos, providerId)]
}

/** The gateway's fee on a charge. */
export function gatewayFeePostings(feeCentesimos: number): Posting[] {
  return [debit('GATEWAY_FEE_EXPENSE', feeCentesimos), credit('GATEWAY', feeCentesimos)]
}

/** Receipt is confirmed: the held money becomes the provider's, less the commission on the whole price. */
export function releasePostings(order: {
  heldCentesimos: number
  commissionCentesimos: number
  providerId: string
}): Posting[] {
  const { heldCentesimos, commissionCentesimos, providerId } = order
  return withoutZeros([
    debit('HELD', heldCentesimos, providerId),
    credit('COMMISSION_REVENUE', commissionCentesimos),
    credit('PROVIDER_PAYABLE', heldCentesimos - commissionCentesimos, providerId),
  ])
}

/** The money is refunded to the buyer. */
export function refundPostings(amountCentesimos: number, { account, providerId }: PaidMoney): Posting[] {
  return [debit(account, amountCentesimos, providerId), credit('GATEWAY', amountCentesimos)]
}

/** The money is given back to the buyer by a transfer from Tuerca's bank account. */
export function byHandPostings(amountCentesimos: number, { account, providerId }: PaidMoney): Posting[] {
  return [debit(account, amountCentesimos, providerId), credit('BANK', amountCentesimos)]
}

/** The inverse postings, which undo the original ones. */
export function reversed(postings: readonly Posting[]): Posting[] {
  return postings.map(posting => ({ ...posting, amountCentesimos: -posting.amountCentesimos }))
}

/** The platform fee that a provider who cancels owes, in centésimos. */
export function cancellationFee(paidCentesimos: number, feeBps: number): number {
  return shareOf(paidCentesimos, feeBps)
}

export function cancellationFeePostings(feeCentesimos: number, providerId: string): Posting[] {
  return [
    debit('PROVIDER_PAYABLE', feeCentesimos, providerId),
    credit('CANCELLATION_FEE_REVENUE', feeCentesimos),
  ]
}

/** The payer had the money before it was owed: a loss of Tuerca's covers the refund. */
export function coveredRefundPostings(
  amountCentesimos: number,
  { account, providerId }: PaidMoney,
): Posting[] {
  return [debit(account, amountCentesimos, providerId), credit('LOSS_EXPENSE', amountCentesimos)]
}

/** Money left the gateway without us: Tuerca's loss, until somebody else bears it. */
export function lossPostings(amountCentesimos: number): Posting[] {
  return [debit('LOSS_EXPENSE', amountCentesimos), credit('GATEWAY', amountCentesimos)]
}

/** A provider bears a part of a loss, less the commission on it, which Tuerca gives up. */
export function chargedLossPostings(
  amountCentesimos: number,
  {
    providerId,
    commissionCentesimos,
  }: { readonly providerId: string; readonly commissionCentesimos: number },
): Posting[] {
  return withoutZeros([
    debit('PROVIDER_PAYABLE', amountCentesimos - commissionCentesimos, providerId),
    debit('COMMISSION_REVENUE', commissionCentesimos),
    credit('LOSS_EXPENSE', amountCentesimos),
  ])
}
