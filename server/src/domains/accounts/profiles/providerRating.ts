import type { ProviderProfile } from '../../../generated/prisma/client.ts'

/** The aspects that a buyer gives stars to, in the order of the form. */
export const REVIEW_ASPECTS = [
  'responseTime',
  'productQuality',
  'descriptionClarity',
  'productMatch',
] as const
export type ReviewAspect = (typeof REVIEW_ASPECTS)[number]

/** Stars of each aspect, 1 to 5. */
export type Stars = Readonly<Record<ReviewAspect, number>>

/** The counters of a provider's published reviews. */
export const RATING_COLUMNS = {
  oneStarReviews: true,
  twoStarReviews: true,
  threeStarReviews: true,
  fourStarReviews: true,
  fiveStarReviews: true,
  responseTimeStars: true,
  productQualityStars: true,
  descriptionClarityStars: true,
  productMatchStars: true,
} as const satisfies Partial<Record<keyof ProviderProfile, true>>

export type RatingCounters = Pick<ProviderProfile, keyof typeof RATING_COLUMNS>

/** The rating of a provider; averages to one decimal. */
export interface ProviderRating {
  readonly average: number
  /** Number of published reviews. */
  readonly count: number
  /** Number of reviews of one star, of two, up to five. */
  readonly reviewsByStars: readonly number[]
  /** Average of each aspect. */
  readonly aspects: Stars
}

/** The rating that the counters make; null without a review. */
export function ratingOf(counters: RatingCounters): ProviderRating | null {
  const reviewsByStars = [
    counters.oneStarReviews,
    counters.twoStarReviews,
    counters.threeStarReviews,
    counters.fourStarReviews,
    counters.fiveStarReviews,
  ]
  const count = reviewsByStars.reduce((sum, reviews) => sum + reviews, 0)
  if (count === 0) return null
  const starsOf = (aspect: ReviewAspect) => counters[`${aspect}Stars`]
  const total = REVIEW_ASPECTS.reduce((sum, aspect) => sum + starsOf(aspect), 0)
  return {
    average: tenths(total, count * REVIEW_ASPECTS.length),
    count,
    reviewsByStars,
    aspects: {
      responseTime: tenths(starsOf('responseTime'), count),
      productQuality: tenths(starsOf('productQuality'), count),
      descriptionClarity: tenths(starsOf('descriptionClarity'), count),
      productMatch: tenths(starsOf('productMatch'), count),
    },
  }
}

/** The average of a review's aspects, to one decimal. */
export const averageOf = (stars: Stars): number => tenths(totalOf(stars), REVIEW_ASPECTS.length)

export const totalOf = (stars: Stars): number =>
  REVIEW_ASPECTS.reduce((sum, aspect) => sum + stars[aspect], 0)

/** A quotient to one decimal, halves rounded up. Integers until the last division, so that 17 / 4 is 4.3. */
function tenths(sum: number, count: number): number {
  return Math.floor((sum * 20 + count) / (count * 2)) / 10
}
