import { isBlank } from '../../forms/problems'
import type { REASON_WORDS, SOLUTION_WORDS } from '../../lib/generated/disputeTerms'
import { formatMoney } from '../../lib/money'

export type Solution = keyof typeof SOLUTION_WORDS

export type Reason = keyof typeof REASON_WORDS

/** Typed terms of a settlement, and the problem of a claim. */
export type TermsValues = {
  /** The problem that a claim names; empty in other terms. */
  reason: Reason | ''
  solution: Solution | null
  /** In centésimos. */
  refund: number | null
  text: string
}

export const NO_TERMS: TermsValues = { reason: '', solution: null, refund: null, text: '' }

/** The server's maximum length of a claim, an answer, a decision and an appeal. */
export const TEXT_LENGTH = 2000

/** Problems of typed terms; `paid` in centésimos. */
export function termsProblems({ solution, refund }: Pick<TermsValues, 'solution' | 'refund'>, paid: number) {
  const isPart = solution === 'REFUND_PART'
  return {
    solution: solution === null && 'Elegí una solución.',
    refund:
      isPart &&
      ((refund === null && 'Poné cuánto se devuelve.') ||
        (refund !== null &&
          (refund <= 0 || refund >= paid) &&
          `Por Tuerca se pagaron ${formatMoney(paid)}: una parte es menos que eso.`)),
  }
}

/** The problem of a text that needs at least ten characters. */
export const shortProblem = (text: string, message: string) =>
  (isBlank(text) || text.trim().length < 10) && message
