import type { Posting } from '../payments/postings.ts'

/** One provider's money in a batch. */
interface PaidOut {
  readonly providerId: string
  readonly amountCentesimos: number
}

const move = (
  { providerId, amountCentesimos }: PaidOut,
  from: Posting['account'],
  to: Posting['account'],
): Posting[] => [
  { account: from, amountCentesimos, providerId },
  { account: to, amountCentesimos: -amountCentesimos, providerId },
]

/** A closed batch takes the money: Tuerca owes it, and has told the bank to pay it. */
export const payoutPostings = (line: PaidOut) => move(line, 'PROVIDER_PAYABLE', 'PAYING_OUT')

/** The bank has paid. */
export const payoutPaidPostings = (line: PaidOut) => move(line, 'PAYING_OUT', 'BANK')

/** The bank could not pay, or returned what it had paid: the money is payable again. */
export const payoutFailedPostings = (line: PaidOut, { wasPaid }: { readonly wasPaid: boolean }) =>
  move(line, wasPaid ? 'BANK' : 'PAYING_OUT', 'PROVIDER_PAYABLE')
