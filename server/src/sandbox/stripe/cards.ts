export type CardFate = 'paid' | 'processing' | 'declined'

export interface Card {
  brand: string
  last4: string
  fate: CardFate
  /** Stripe's decline code, where it is declined. */
  failureCode: string | null
  /** Message of Stripe's API for the decline. */
  failureMessage: string | null
}

/** Stripe's published test numbers with their effects here. */
export const TEST_CARDS = {
  paid: '4242424242424242',
  processing: '4000000000003220',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
} as const

const FATES = new Map<string, { fate: CardFate; failureCode?: string; failureMessage?: string }>([
  [TEST_CARDS.paid, { fate: 'paid' }],
  ['5555555555554444', { fate: 'paid' }],
  [TEST_CARDS.processing, { fate: 'processing' }],
  [
    TEST_CARDS.declined,
    { fate: 'declined', failureCode: 'card_declined', failureMessage: 'Your card was declined.' },
  ],
  [
    TEST_CARDS.noFunds,
    {
      fate: 'declined',
      failureCode: 'insufficient_funds',
      failureMessage: 'Your card has insufficient funds.',
    },
  ],
])

/**
 * Reads a card number as typed; null unless it is one of the test numbers, so that no real card is ever
 * accepted. Only its last four digits are kept.
 */
export function readCard(typed: string): Card | null {
  const digits = typed.replace(/[\s-]/g, '')
  const known = FATES.get(digits)
  if (!known) return null
  return {
    brand: digits.startsWith('4') ? 'visa' : 'mastercard',
    last4: digits.slice(-4),
    fate: known.fate,
    failureCode: known.failureCode ?? null,
    failureMessage: known.failureMessage ?? null,
  }
}

/** True when typed `MM/AA` is a month that has not ended at `now`. */
export function isValidExpiry(typed: string, now: Date): boolean {
  const match = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed)
  if (!match) return false
  const [month, year] = [Number(match[1]), 2000 + Number(match[2])]
  return Date.UTC(year, month) > now.getTime()
}

export function isValidCode(typed: string): boolean {
  return /^\d{3,4}$/.test(typed.trim())
}
