import type { Tx } from '../../platform/db.ts'
import {
  RATING_COLUMNS,
  type RatingCounters,
  REVIEW_ASPECTS,
  type Stars,
  totalOf,
} from '../accounts/profiles/providerRating.ts'

const BY_STARS = [
  'oneStarReviews',
  'twoStarReviews',
  'threeStarReviews',
  'fourStarReviews',
  'fiveStarReviews',
] as const satisfies readonly (keyof RatingCounters)[]

/** Amounts that a published review adds to its provider's counters. */
function countersOf(stars: Stars): RatingCounters {
  const wholeStars = Math.floor((totalOf(stars) + REVIEW_ASPECTS.length / 2) / REVIEW_ASPECTS.length)
  const byStars = BY_STARS.map((column, index) => [column, index + 1 === wholeStars ? 1 : 0])
  const byAspect = REVIEW_ASPECTS.map(aspect => [`${aspect}Stars`, stars[aspect]])
  return Object.fromEntries([...byStars, ...byAspect]) as RatingCounters
}

/** Changes a provider's counters as one of its reviews changes; null while that review is not published. */
export async function countReview(
  tx: Tx,
  providerId: string,
  { before, now }: { readonly before: Stars | null; readonly now: Stars | null },
): Promise<void> {
  const added = now && countersOf(now)
  const taken = before && countersOf(before)
  const columns = Object.keys(RATING_COLUMNS) as (keyof RatingCounters)[]
  const changes = columns.flatMap(column => {
    const increment = (added?.[column] ?? 0) - (taken?.[column] ?? 0)
    return increment === 0 ? [] : [[column, { increment }] as const]
  })
  if (changes.length === 0) return
  await tx.providerProfile.update({
    where: { id: providerId },
    data: Object.fromEntries(changes),
    select: { id: true },
  })
}
