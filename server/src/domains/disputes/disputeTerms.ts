import { HOUR_MS } from '../../platform/clock.ts'

/** Time for the provider's answer. */
export const ANSWER_HOURS = 72
/** Latest start of the team's review after the answer. */
export const REVIEW_HOURS = 48
/** Latest decision after the opening or an appeal, in business days. */
export const DECISION_BUSINESS_DAYS = 7
/** Extension of a decision that is late, in business days. */
export const EXTENSION_BUSINESS_DAYS = 2
/** Time for asking for a second review, in days. */
export const APPEAL_DAYS = 7
/** Time for opening a dispute after the release of the money, in business days. */
export const OPENING_BUSINESS_DAYS = 5
/** Price above which the parties are advised to use arbitration, in centésimos. */
export const ARBITRATION_CENTESIMOS = 5_000_000
/** Proposals of both parties of one dispute. */
export const MAX_PROPOSALS = 20

export const ANSWER_MS = ANSWER_HOURS * HOUR_MS
export const REVIEW_MS = REVIEW_HOURS * HOUR_MS
export const APPEAL_MS = APPEAL_DAYS * 24 * HOUR_MS
