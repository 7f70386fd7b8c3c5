import type { LedgerAccount } from '../../generated/prisma/enums.ts'
import { shareOf } from '../../platform/money.ts'

/** One side of a ledger transaction: a debit when positive, a credit when negative; centésimos. */
export interface Posting {
  readonly account: LedgerAccount
  readonly amountCentesimos: number
  /** Whose money it is, for what is held for or owed to a provider. */
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

/** The buyer's money is at the gateway, and held. `providerId` is null when it came too late to buy anything. */
export function chargePostings(amountCentesimos: number, providerId: string | null): Posting[] {
  return [debit('GATEWAY', amountCentesimos), credit('HELD', amountCentesimos, providerId)]
}

/** What the gateway kept of a charge. */
export function gatewayFeePostings(feeCentesimos: number): Posting[] {
  return [debit('GATEWAY_FEE_EXPENSE', feeCentesimos), credit('GATEWAY', feeCentesimos)]
}

/** Receipt is confirmed: what was held becomes the provider's, less the commission on the whole price. */
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

/** Money is back with the buyer. */
export function refundPostings(amountCentesimos: number, providerId: string | null): Posting[] {
  return [debit('HELD', amountCentesimos, providerId), credit('GATEWAY', amountCentesimos)]
}

/** The same postings the other way round: what they did is undone. */
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
