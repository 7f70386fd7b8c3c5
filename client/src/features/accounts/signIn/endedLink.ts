import type { Refusal } from '../../../relay/outcome'

/** Reasons why a mailed link no longer works. */
const ENDINGS = ['LINK_EXPIRED', 'LINK_USED', 'LINK_UNKNOWN'] as const
export type LinkEnding = (typeof ENDINGS)[number]

/** Returns why a link ended; null when the refusal is not about the link. */
export function endingOf(refusal: Refusal | null): LinkEnding | null {
  return ENDINGS.find(ending => ending === refusal?.code) ?? null
}
