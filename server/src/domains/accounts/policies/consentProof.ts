import type { DataRecipient } from '../../../generated/prisma/enums.ts'

/** The day from which the words that ask for a consent are as they are now. */
export const CONSENT_VERSION = '2026-11-23'

declare const proof: unique symbol
/**
 * Proof that a person allows this recipient to get their data. Created only here; adapters that send data
 * outside require it.
 */
export interface ConsentProof<Recipient extends DataRecipient = DataRecipient> {
  readonly recipient: Recipient
  readonly [proof]: true
}

/** A stored answer to a consent question; null values without one. */
export interface SaidConsent {
  readonly given: boolean | null
  readonly version: string | null
}

/**
 * The proof of an answer; null when it was no, or yes to other words, and while the site has no such
 * recipient.
 */
export function proofOf<Recipient extends DataRecipient>(
  { given, version }: SaidConsent,
  recipient: Recipient,
  recipients: readonly DataRecipient[],
): ConsentProof<Recipient> | null {
  const isGiven = given === true && version === CONSENT_VERSION
  return isGiven && recipients.includes(recipient) ? ({ recipient } as ConsentProof<Recipient>) : null
}
