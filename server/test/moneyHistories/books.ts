/**
 * The reference of the money histories: what each sale's money does, written without the product's code. Amounts in centésimos.
 */
export type SaleState =
  | 'PAID'
  | 'SHIPPED'
  | 'RELEASED'
  | 'CANCELED'
  | 'REFUNDED'
  | 'PARTIALLY_REFUNDED'
  | 'DISPUTED'

export interface Terms {
  readonly solution: string
  /** The buyer's part with REFUND_PART. */
  readonly refund: number
}

export interface Claim {
  readonly id: string
  state: 'OPEN' | 'ANSWERED' | 'IN_REVIEW' | 'RESOLVED' | 'APPEALED' | 'CLOSED'
  /** State of the sale to which a dropped claim returns it. */
  readonly before: SaleState
  /** The latest proposal of each party, with its database id. */
  readonly proposals: Partial<Record<'BUYER' | 'PROVIDER', Terms>>
  decided: Terms | null
  /** Time of the clock's next step. */
  due: Date | null
}

export interface Sale {
  readonly id: string
  /** 0 or 1: the provider. */
  readonly whose: number
  readonly parts: readonly string[]
  /** Through Tuerca: the deposit or all, and all once the rest is paid online. */
  paid: number
  readonly total: number
  /** On the whole price. */
  readonly commission: number
  state: SaleState
  releasedAt: Date | null
  /** What the buyer gets back. */
  owedBack: number
  claim: Claim | null
  /** True once a claim has decided the money for good. */
  isSettled: boolean
}

const HOUR = 3_600_000
const hours = (at: Date, count: number) => new Date(at.getTime() + count * HOUR)

/** Round half up, in integers. */
const share = (amount: number, numerator: number, denominator: number) =>
  Number((2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)))

export const commissionOn = (price: number, condition: 'NEW' | 'USED') =>
  share(price, condition === 'NEW' ? 12 : 9, 100)
/** 15 %, in whole pesos. */
export const depositOn = (total: number) => Math.floor((share(total, 15, 100) + 50) / 100) * 100

/** Where the money of a sale belongs now. What is owed back is held until the gateway has given it. */
export function splitOf({ state, paid, total, commission, owedBack }: Sale) {
  if (state === 'RELEASED' || state === 'PARTIALLY_REFUNDED') {
    const left = paid - owedBack
    const taken = Math.min(left, share(commission, total - owedBack, total))
    return { provider: left - taken, commission: taken, held: 0 }
  }
  return { provider: 0, commission: 0, held: paid - owedBack }
}

const FROM: Readonly<Record<string, readonly SaleState[]>> = {
  ship: ['PAID'],
  confirm: ['SHIPPED'],
  cancel: ['PAID', 'SHIPPED'],
  withdraw: ['PAID', 'SHIPPED', 'RELEASED'],
  dispute: ['PAID', 'SHIPPED', 'RELEASED'],
}

/** 'maybe': the sale was released, and a period of five business days may be over. */
export function mayOrder(sale: Sale, act: string, now: Date): 'yes' | 'no' | 'maybe' {
  if (!FROM[act]?.includes(sale.state)) return 'no'
  if (act === 'dispute' && sale.isSettled) return 'no'
  if (sale.state !== 'RELEASED' || !sale.releasedAt) return 'yes'
  if (now < earliestEnd(sale.releasedAt)) return 'yes'
  return now < latestEnd(sale.releasedAt) ? 'maybe' : 'no'
}
/** Five business days take at least five days and at most two weeks; no holiday of the histories makes more of them. */
export const earliestEnd = (at: Date) => hours(at, 4 * 24)
export const latestEnd = (at: Date) => hours(at, 14 * 24)

export function release(sale: Sale, at: Date): void {
  sale.state = 'RELEASED'
  sale.releasedAt ??= at
}
export function giveBack(sale: Sale, state: 'CANCELED' | 'REFUNDED'): void {
  sale.state = state
  sale.owedBack = sale.paid
}

export function openClaim(sale: Sale, id: string, wanted: Terms, at: Date): void {
  sale.claim = {
    id,
    state: 'OPEN',
    before: sale.state,
    proposals: { BUYER: wanted },
    decided: null,
    due: hours(at, 72),
  }
  sale.state = 'DISPUTED'
}

const CLAIM_FROM: Readonly<Record<string, readonly Claim['state'][]>> = {
  answer: ['OPEN'],
  propose: ['OPEN', 'ANSWERED', 'IN_REVIEW'],
  accept: ['OPEN', 'ANSWERED', 'IN_REVIEW'],
  drop: ['OPEN', 'ANSWERED', 'IN_REVIEW'],
  decide: ['ANSWERED', 'IN_REVIEW', 'APPEALED'],
  appeal: ['RESOLVED'],
}
const IN_TIME = ['answer', 'appeal']

export function mayClaim({ state, due }: Claim, act: string, now: Date): boolean {
  if (!CLAIM_FROM[act]?.includes(state)) return false
  return !IN_TIME.includes(act) || due === null || now < due
}

export function answer(claim: Claim, at: Date): void {
  claim.state = 'ANSWERED'
  claim.due = hours(at, 48)
}
export function decide(sale: Sale, claim: Claim, terms: Terms, at: Date): void {
  claim.decided = terms
  if (claim.state === 'APPEALED') return settle(sale, claim, terms, at)
  claim.state = 'RESOLVED'
  claim.due = hours(at, 7 * 24)
}
export function appeal(claim: Claim): void {
  claim.state = 'APPEALED'
  claim.due = null
}
export function drop(sale: Sale, claim: Claim): void {
  claim.state = 'CLOSED'
  sale.state = claim.before
}

export function settle(sale: Sale, claim: Claim, { solution, refund }: Terms, at: Date): void {
  claim.state = 'CLOSED'
  if (solution === 'SEND_AGAIN') {
    sale.state = 'PAID'
    return
  }
  sale.isSettled = true
  if (solution === 'REFUND_ALL') giveBack(sale, 'REFUNDED')
  else if (solution === 'RELEASE') release(sale, at)
  else {
    sale.state = 'PARTIALLY_REFUNDED'
    sale.owedBack = refund
  }
}

/** The clock's steps that are due. */
export function passTime(sale: Sale, now: Date): void {
  const { claim } = sale
  if (!claim || claim.due === null || now < claim.due) return
  if (claim.state === 'OPEN' || claim.state === 'ANSWERED') {
    claim.state = 'IN_REVIEW'
    claim.due = null
  } else if (claim.state === 'RESOLVED' && claim.decided) settle(sale, claim, claim.decided, now)
}
