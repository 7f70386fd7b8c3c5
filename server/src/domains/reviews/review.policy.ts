import type { Prisma, Review, ReviewReport } from '../../generated/prisma/client.ts'
import type { OrderReviewStage, OrderState } from '../../generated/prisma/enums.ts'
import { orderLifecycle } from '../orders/order.lifecycle.ts'
import { seesAsBuyer } from '../orders/order.policy.ts'
import { accountOf, grantedId, isAdmin, isProvider, NOTHING, type Viewer } from '../viewer.ts'
import { EDITABLE_DAYS, editableUntil, reviewLifecycle } from './review.lifecycle.ts'

/**
 * A review is seen by its author, by account or by the order's link, by the provider while it is published, and by the
 * admin. Other buyers see the provider's rating alone: a comment can name the business, which stays hidden until
 * payment.
 */
export function visibleReviews(viewer: Viewer): Prisma.ReviewWhereInput {
  if (isAdmin(viewer)) return {}
  if (isProvider(viewer)) return { providerId: viewer.provider.id, state: 'PUBLISHED' }
  const orderId = grantedId(viewer, 'ORDER')
  if (orderId) return { orderId, order: { buyerId: null } }
  const account = accountOf(viewer)
  return account ? { order: { buyerId: account.accountId } } : NOTHING
}

/** A report is seen by the provider who made it and by the admin. */
export function visibleReviewReports(viewer: Viewer): Prisma.ReviewReportWhereInput {
  if (isAdmin(viewer)) return {}
  return isProvider(viewer) ? { review: { providerId: viewer.provider.id } } : NOTHING
}

type Reviewed = Pick<Review, 'orderId' | 'providerId'> & {
  readonly order: { readonly buyerId: string | null }
}

/** True when the viewer wrote the review, by account or by the order's link. */
export function isAuthor(viewer: Viewer, { orderId, order }: Reviewed): boolean {
  return seesAsBuyer(viewer, { id: orderId, buyerId: order.buyerId })
}

/** True when the viewer is the provider that the review is about. */
export function isReviewed(viewer: Viewer, { providerId }: Pick<Review, 'providerId'>): boolean {
  return isProvider(viewer) && viewer.provider.id === providerId
}

/** Applies the condition of `visibleReviews` to a review that was read with its order. */
export function canSeeReview(viewer: Viewer, review: Reviewed & Pick<Review, 'state'>): boolean {
  if (isAdmin(viewer) || isAuthor(viewer, review)) return true
  return isReviewed(viewer, review) && review.state === 'PUBLISHED'
}

/** Why an order cannot be reviewed, in Spanish for its buyer. */
export function whyNotReview(state: OrderState, stage: OrderReviewStage): string {
  if (stage === 'GIVEN') return 'Ya calificaste este pedido.'
  return state === 'CANCELED'
    ? orderLifecycle.because.CANCELED
    : 'Vas a poder calificarlo cuando confirmes que lo recibiste.'
}

const TOO_LATE = `Una calificación se puede cambiar durante ${EDITABLE_DAYS} días.`

/** Why a review cannot be edited, in Spanish for its author; null when it can. */
export function whyNotEdit(review: Pick<Review, 'state' | 'createdAt'>, at: Date): string | null {
  if (review.state !== 'PUBLISHED') return reviewLifecycle.because[review.state]
  return at < editableUntil(review) ? null : TOO_LATE
}

/** The reports of a review decide whether its provider may send another one: after a decision only about a later edit. */
type Reported = Pick<Review, 'createdAt' | 'editedAt'> & {
  readonly reports: readonly Pick<ReviewReport, 'createdAt' | 'outcome'>[]
}

/** Why a review cannot be reported, in Spanish for its provider; null when it can. `reports` has the newest first. */
export function whyNotReport({ createdAt, editedAt, reports: [latest] }: Reported): string | null {
  if (!latest) return null
  if (latest.outcome === null) return 'Ya la denunciaste: la está mirando nuestro equipo.'
  return latest.createdAt >= (editedAt ?? createdAt)
    ? 'Nuestro equipo ya miró tu denuncia y la calificación quedó.'
    : null
}

/** Reviews that the home page could show: published, with words, and with their author's consent. */
const quotable = { mayBeQuoted: true, state: 'PUBLISHED', comment: { not: null } } as const

/** The reviews that our team may choose for the home page. */
export const visibleQuotableReviews = (viewer: Viewer): Prisma.ReviewWhereInput =>
  isAdmin(viewer) ? quotable : NOTHING

/** The reviews whose words everyone reads on the home page. */
export const visibleTestimonials = (): Prisma.ReviewWhereInput => ({ ...quotable, quotedAt: { not: null } })

/** Applies the conditions of the home page to a review that was read. */
export const isQuotable = ({ mayBeQuoted, state, comment }: Pick<Review, keyof typeof quotable>) =>
  mayBeQuoted && state === 'PUBLISHED' && comment !== null

/** Why a review cannot be shown on the home page, in Spanish for our team. */
export const NOT_QUOTABLE = 'Quien la escribió no deja mostrarla, o no tiene comentario.'

export const ALREADY_ANSWERED = 'Ya respondiste esta calificación.'
