import type { Check } from '../../forms/problems'
import { type ReviewAspect, reviewAspects } from './reviewAspects'

/** The review being written: stars of each aspect, null while unrated. */
export type ReviewValues = Record<ReviewAspect, number | null> & { comment: string; mayBeQuoted: boolean }

export const MISSING_STARS = 'Por favor califica todos los aspectos'

/** A missing aspect is an error; the comment is optional. */
export const checkReview: Check<ReviewValues> = values =>
  Object.fromEntries(reviewAspects.map(aspect => [aspect, values[aspect] === null && MISSING_STARS]))

/** The stars of a checked form; null when one is missing. */
export function starsIn(values: ReviewValues): Record<ReviewAspect, number> | null {
  const { responseTime, productQuality, descriptionClarity, productMatch } = values
  if (!responseTime || !productQuality || !descriptionClarity || !productMatch) return null
  return { responseTime, productQuality, descriptionClarity, productMatch }
}

/** The average of four rated aspects to one decimal, halves rounded up, as the server computes it. */
export function averageOf(stars: Record<ReviewAspect, number>): number {
  const total = reviewAspects.reduce((sum, aspect) => sum + stars[aspect], 0)
  const count = reviewAspects.length
  return Math.floor((total * 20 + count) / (count * 2)) / 10
}
