import { decodeGlobalId } from '../src/platform/globalIds.ts'
import type { Caller } from './harness.ts'
import {
  CONFIRM_RECEIPT,
  createPaidOrder,
  type PaidOrder,
  type PaymentsWorld,
  SHIP,
} from './paymentsWorld.ts'

export const REVIEW_ORDER = /* GraphQL */ `
  mutation ($input: ReviewOrderInput!) {
    reviewOrder(input: $input) {
      __typename
      ... on OrderPayload { order { review { id average comment } } }
      ... on InvalidInput { fields { path message } }
      ... on Refusal { code message }
    }
  }
`
export const ANSWER_REVIEW = /* GraphQL */ `
  mutation ($input: AnswerReviewInput!) {
    answerReview(input: $input) {
      __typename
      ... on ReviewPayload { review { answer answeredAt } }
      ... on Refusal { code message }
    }
  }
`
export const REPORT_REVIEW = /* GraphQL */ `
  mutation ($input: ReportReviewInput!) {
    reportReview(input: $input) {
      __typename
      ... on ReviewPayload { review { report { id reason outcome } } }
      ... on Refusal { code message }
    }
  }
`
export const REMOVE_REVIEW = /* GraphQL */ `
  mutation ($input: RemoveReviewInput!) {
    removeReview(input: $input) {
      __typename
      ... on ReviewPayload { review { state removalReason } }
      ... on Refusal { code message }
    }
  }
`
export const KEEP_REVIEW = /* GraphQL */ `
  mutation ($id: ID!) {
    keepReview(id: $id) {
      __typename
      ... on ReviewReportPayload { report { outcome } }
      ... on Refusal { code message }
    }
  }
`

export const STARS = { responseTime: 5, productQuality: 4, descriptionClarity: 4, productMatch: 4 }
export const GOOD = { ...STARS, comment: 'Llegó al otro día.' }

/** A paid order whose receipt Ana has confirmed. */
export async function createReleasedOrder(world: PaymentsWorld): Promise<PaidOrder> {
  const { cast, harness } = world
  const paid = await createPaidOrder(world)
  const { orderId } = paid
  await cast.litoral.data(SHIP, { input: { orderId, method: 'OWN_DELIVERY' } })
  await cast.ana.data(CONFIRM_RECEIPT, { input: { orderId, restPaid: false } })
  await harness.drain()
  return paid
}

export interface GivenReview extends PaidOrder {
  /** Global id. */
  readonly reviewId: string
  readonly rawReviewId: string
}

/** A released order that Ana has reviewed. */
export async function createReview(
  world: PaymentsWorld,
  overrides: Partial<typeof GOOD> & { mayBeQuoted?: boolean } = {},
): Promise<GivenReview> {
  const released = await createReleasedOrder(world)
  const reviewId = await review(world.cast.ana, { orderId: released.orderId, ...GOOD, ...overrides })
  await world.harness.drain()
  return { ...released, reviewId, rawReviewId: decodeGlobalId(reviewId)?.id ?? '' }
}

/** Sends a review; returns its global id. */
export async function review(caller: Caller, input: object): Promise<string> {
  const { reviewOrder: answer } = await caller.data<{ reviewOrder: { order?: { review: { id: string } } } }>(
    REVIEW_ORDER,
    { input },
  )
  const id = answer.order?.review.id
  if (!id) throw new Error(`no review was written: ${JSON.stringify(answer)}`)
  return id
}

/** A review of Ana's that Litoral has reported. */
export async function createReportedReview(world: PaymentsWorld): Promise<GivenReview> {
  const given = await createReview(world)
  await world.cast.litoral.data(REPORT_REVIEW, {
    input: { reviewId: given.reviewId, reason: 'No es de esta venta' },
  })
  return given
}
