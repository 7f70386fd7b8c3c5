import type { Refusal } from '../../../relay/outcome'

/** Why a mailed link does nothing any more. */
const ENDINGS = ['LINK_EXPIRED', 'LINK_USED', 'LINK_UNKNOWN'] as const
export type LinkEnding = (typeof ENDINGS)[number]

/** Whether a refusal is about the link, and why it ended. */
export function endingOf(refusal: Refusal | null): LinkEnding | null {
  return ENDINGS.find(ending => ending === refusal?.code) ?? null
}
