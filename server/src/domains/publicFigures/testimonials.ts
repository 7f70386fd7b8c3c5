import { DEPARTMENT_WORDS } from '../accounts/accountWords.ts'
import { averageOf } from '../accounts/profiles/providerRating.ts'
import type { Services } from '../context.ts'
import { visibleTestimonials } from '../reviews/review.policy.ts'
import { reviewerOf } from '../reviews/reviewer.ts'

/** A buyer's words about an order, as everyone reads them. */
export interface Testimonial {
  readonly words: string
  /** First name, and the department when the buyer has an account: 'Ana, Canelones'. */
  readonly author: string
  /** Average of the four aspects, 1 to 5 stars. */
  readonly stars: number
}

/** Testimonials that the home page shows. */
export const TESTIMONIALS = 3

/** Longest words that a page carries, in characters. */
const WORDS = 280

/** The reviews that our team chose last for the home page, by one statement. */
export async function latestTestimonials({ db }: Pick<Services, 'db'>): Promise<readonly Testimonial[]> {
  const quoted = await db.prisma.review.findMany({
    where: visibleTestimonials(),
    orderBy: [{ quotedAt: 'desc' }, { id: 'desc' }],
    take: TESTIMONIALS,
    select: {
      comment: true,
      responseTime: true,
      productQuality: true,
      descriptionClarity: true,
      productMatch: true,
      order: {
        select: {
          buyerName: true,
          buyerEmail: true,
          buyer: { select: { name: true, email: true, department: true } },
        },
      },
    },
  })
  return quoted.flatMap(({ comment, order, ...stars }) => {
    const reviewer = reviewerOf(order)
    if (!reviewer || comment === null) return []
    const { firstName, department } = reviewer
    const author = department ? `${firstName}, ${DEPARTMENT_WORDS[department]}` : firstName
    const words = comment.length > WORDS ? `${comment.slice(0, WORDS).trimEnd()}…` : comment
    return [{ words, author, stars: averageOf(stars) }]
  })
}
