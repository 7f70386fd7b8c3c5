import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeGuestOrder } from '../../../test/guestOrdersWorld.ts'
import {
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  SHIP,
} from '../../../test/paymentsWorld.ts'
import {
  ANSWER_REVIEW,
  createReleasedOrder,
  createReview,
  GOOD,
  KEEP_REVIEW,
  REMOVE_REVIEW,
  REPORT_REVIEW,
  REVIEW_ORDER,
  review,
  STARS,
} from '../../../test/reviewsWorld.ts'
import { createBuyer } from '../../../test/world.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { GONE } from '../accounts/erasedAccounts.ts'
import { REVIEW_ASPECTS, ratingOf, type Stars, totalOf } from '../accounts/profiles/providerRating.ts'
import { eraseAccount } from '../privacy/erasure.ts'
import { exportSections } from '../privacy/exportSections.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
const send = async (input: object, caller = world.cast.ana) =>
  (await caller.data<{ reviewOrder: Record<string, unknown> }>(REVIEW_ORDER, { input })).reviewOrder
const litoral = () =>
  prisma().providerProfile.findFirstOrThrow({ where: { companyName: 'Repuestos del Litoral' } })
const rating = async () => ratingOf(await litoral())
const mailsTo = (address: string) => world.harness.mails.filter(({ to }) => to === address)

/** The rating that the stored reviews make, computed anew. */
async function recounted() {
  const published = await prisma().review.findMany({ where: { state: 'PUBLISHED' } })
  if (published.length === 0) return null
  const rounded = (sum: number, count: number) => Math.round((sum / count) * 10) / 10
  const mean = (of: (stars: Stars) => number, per = 1) =>
    rounded(
      published.reduce((sum, stars) => sum + of(stars), 0),
      published.length * per,
    )
  return {
    average: mean(totalOf, 4),
    count: published.length,
    reviewsByStars: [1, 2, 3, 4, 5].map(
      stars => published.filter(each => Math.round(totalOf(each) / 4) === stars).length,
    ),
    aspects: Object.fromEntries(REVIEW_ASPECTS.map(aspect => [aspect, mean(stars => stars[aspect])])),
  }
}

describe('a review', () => {
  test('is invited by bell and mail once the receipt is confirmed, and not before', async () => {
    const { cast, harness } = world
    const { orderId } = await createPaidOrder(world)
    expect(await send({ orderId, ...GOOD })).toEqual({
      __typename: 'WrongState',
      code: 'WRONG_STATE',
      message: 'Vas a poder calificarlo cuando confirmes que lo recibiste.',
    })
    await cast.litoral.data(SHIP, { input: { orderId, method: 'OWN_DELIVERY' } })
    harness.mails.length = 0
    await cast.ana.data(CONFIRM_RECEIPT, { input: { orderId, restPaid: false } })
    await harness.drain()
    const invitation = mailsTo('ana@cast.test').find(({ subject }) =>
      subject.startsWith('Calificá tu compra: '),
    )
    const path = `/dashboard/calificaciones?calificar=${orderId}`
    expect(invitation?.text).toContain(`http://tuerca.test${path}`)
    const bell = async () =>
      (
        await cast.ana.data<{ viewer: { notifications: { edges: { node: object }[] } } }>(
          '{ viewer { notifications(first: 1) { edges { node { title path isRead } } } } }',
        )
      ).viewer.notifications.edges[0]?.node
    expect(await bell()).toEqual({ title: 'Calificá tu compra', path, isRead: false })
    await review(cast.ana, { orderId, ...GOOD })
    await harness.drain()
    expect(await bell()).toMatchObject({ isRead: true })
  })

  test('has the average of its aspects, and reaches the provider with its comment', async () => {
    const { cast, harness } = world
    const { orderId } = await createReleasedOrder(world)
    harness.mails.length = 0
    expect(await send({ orderId, ...GOOD, comment: '  Llegó al otro día.  ' })).toMatchObject({
      order: { review: { average: 4.3, comment: 'Llegó al otro día.' } },
    })
    await harness.drain()
    const [mail] = mailsTo('litoral@cast.test')
    expect(mail?.subject).toBe('Te calificaron con 4,3 de 5')
    expect(mail?.text).toContain('Llegó al otro día.')
    const { viewer } = await cast.litoral.data<{
      viewer: { provider: { reviews: { edges: { node: object }[] } } }
    }>(
      '{ viewer { provider { reviews(first: 1) { edges { node { comment responseTime reviewer { firstName department } } } } } } }',
    )
    expect(viewer.provider.reviews.edges[0]?.node).toEqual({
      comment: 'Llegó al otro día.',
      responseTime: 5,
      reviewer: { firstName: 'Ana', department: 'CANELONES' },
    })
  })

  test('has no comment when nothing visible is typed', async () => {
    const { orderId } = await createReleasedOrder(world)
    expect(await send({ orderId, ...STARS, comment: ' \n ' })).toMatchObject({
      order: { review: { comment: null } },
    })
  })

  test.each(REVIEW_ASPECTS)('is refused without stars for %s', async aspect => {
    const { orderId } = await createReleasedOrder(world)
    const before = await rating()
    for (const stars of [0, -1, 6, 4.5]) {
      const answer = await send({ orderId, ...GOOD, [aspect]: Math.trunc(stars) === stars ? stars : 0 })
      expect(answer).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: [aspect] }] })
    }
    expect(await send({ orderId, ...GOOD, [aspect]: 0 })).toMatchObject({
      fields: [{ message: 'Por favor califica todos los aspectos' }],
    })
    expect(await rating()).toEqual(before)
  })

  test('can be changed for seven days, by its author alone', async () => {
    const { cast, harness } = world
    const { orderId, rawReviewId } = await createReview(world)
    harness.clock.advance(7 * DAY_MS - HOUR_MS)
    expect(await send({ orderId, ...GOOD, productMatch: 1 }, cast.bruno)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await send({ orderId, ...GOOD, productMatch: 1 })).toMatchObject({
      order: { review: { average: 3.5 } },
    })
    expect(await rating()).toEqual(await recounted())
    harness.clock.advance(HOUR_MS)
    const late = { orderId, ...GOOD, productMatch: 2 }
    expect(await send(late)).toMatchObject({
      code: 'WRONG_STATE',
      message: 'Una calificación se puede cambiar durante 7 días.',
    })
    expect(await prisma().review.findUniqueOrThrow({ where: { id: rawReviewId } })).toMatchObject({
      productMatch: 1,
      editedAt: expect.any(Date),
    })
  })

  test('exists once when two different ones are sent at the same time, and counts as it is stored', async () => {
    const { orderId, rawOrderId } = await createReleasedOrder(world)
    const before = (await rating())?.count ?? 0
    const inputs = [1, 2, 3, 4].map(productMatch => ({ orderId, ...GOOD, productMatch }))
    const answers = await Promise.all(inputs.map(input => send(input)))
    expect(answers.map(({ __typename }) => __typename)).toEqual(inputs.map(() => 'OrderPayload'))
    expect(await prisma().review.count({ where: { orderId: rawOrderId } })).toBe(1)
    expect((await rating())?.count).toBe(before + 1)
    expect(await rating()).toEqual(await recounted())
    const events = await prisma().domainEvent.findMany({
      where: { data: { path: ['orderId'], equals: rawOrderId }, name: { startsWith: 'review.' } },
    })
    expect(events.filter(({ name }) => name === 'review.given')).toHaveLength(1)
  })

  test('can be written by the guest of an order’s link, whom the provider reads by first name alone', async () => {
    const { cast, harness } = world
    const buyer = { name: 'Carla Sosa', email: 'carla@correo.test', phone: null }
    const { id: orderId, rawId } = await placeGuestOrder(harness, { providerId: (await litoral()).id, buyer })
    const guest = harness.guest({ subject: 'ORDER', id: rawId })
    await prisma().order.update({ where: { id: rawId }, data: { state: 'RELEASED', reviewStage: 'DUE' } })
    expect(await send({ orderId, ...GOOD }, harness.visitor)).toMatchObject({ code: 'SIGN_IN_REQUIRED' })
    const id = await review(guest, { orderId, ...GOOD })
    const read = 'query ($id: ID!) { node(id: $id) { ... on Review { reviewer { firstName department } } } }'
    expect(await cast.litoral.data(read, { id })).toEqual({
      node: { reviewer: { firstName: 'Carla', department: null } },
    })
    expect(await guest.data(read, { id })).toEqual({ node: { reviewer: null } })
  })
})

describe('an answer', () => {
  test('is given once, by the provider, and reaches the buyer', async () => {
    const { cast, harness } = world
    const { reviewId } = await createReview(world)
    harness.mails.length = 0
    const answer = (text: string, caller = cast.litoral) =>
      caller.data(ANSWER_REVIEW, { input: { reviewId, answer: text } })
    expect(await answer('Gracias', cast.bulevar)).toMatchObject({ answerReview: { code: 'NOT_FOUND' } })
    for (let times = 0; times < 2; times += 1)
      expect(await answer('¡Gracias, Ana!')).toMatchObject({
        answerReview: { review: { answer: '¡Gracias, Ana!' } },
      })
    expect(await answer('Otra cosa')).toMatchObject({
      answerReview: { code: 'WRONG_STATE', message: 'Ya respondiste esta calificación.' },
    })
    await harness.drain()
    const mails = mailsTo('ana@cast.test')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('¡Gracias, Ana!')
  })
})

describe('a report', () => {
  test('reaches our team, and removing the review takes it out of the rating and tells both', async () => {
    const { cast, harness } = world
    const { reviewId, orderId } = await createReview(world, { productMatch: 1 })
    harness.mails.length = 0
    const input = { reviewId, reason: 'Nombra a mi empleado.' }
    expect(await cast.litoral.data(REPORT_REVIEW, { input })).toMatchObject({
      reportReview: { review: { report: { reason: input.reason, outcome: null } } },
    })
    await harness.drain()
    expect(harness.mails.map(({ subject }) => subject)).toContain('Un proveedor denunció una calificación')
    const before = await rating()
    const reason = 'Nombra a una persona.'
    expect(await cast.admin.data(REMOVE_REVIEW, { input: { reviewId, reason } })).toMatchObject({
      removeReview: { review: { state: 'REMOVED', removalReason: reason } },
    })
    expect((await rating())?.count).toBe((before?.count ?? 0) - 1)
    expect(await rating()).toEqual(await recounted())
    await harness.drain()
    expect(mailsTo('ana@cast.test').at(-1)?.text).toContain(reason)
    const read = 'query ($id: ID!) { node(id: $id) { ... on Review { state } } }'
    expect(await cast.litoral.data(read, { id: reviewId })).toEqual({ node: null })
    expect(await cast.ana.data(read, { id: reviewId })).toEqual({ node: { state: 'REMOVED' } })
    expect(await send({ orderId, ...GOOD })).toMatchObject({ code: 'WRONG_STATE' })
  })

  test('that is closed can be sent again only about an edited review', async () => {
    const { cast, harness } = world
    const { reviewId, orderId } = await createReview(world)
    const report = async (reason: string) =>
      (
        await cast.litoral.data<{ reportReview: { code?: string; review?: { report: { id: string } } } }>(
          REPORT_REVIEW,
          { input: { reviewId, reason } },
        )
      ).reportReview
    const first = await report('Es falso.')
    const reportId = first.review?.report.id
    expect((await report('Es falso.')).review?.report.id).toBe(reportId)
    expect((await report('Otra cosa.')).code).toBe('WRONG_STATE')
    for (let times = 0; times < 2; times += 1)
      expect(await cast.admin.data(KEEP_REVIEW, { id: reportId })).toMatchObject({
        keepReview: { report: { outcome: 'KEPT' } },
      })
    expect((await report('Es falso.')).code).toBe('WRONG_STATE')
    harness.clock.advance(HOUR_MS)
    await review(cast.ana, { orderId, ...GOOD, comment: 'Ahora insulto.' })
    const second = await report('Insulta.')
    expect(second.review?.report.id).not.toBe(reportId)
    const { reviewReports } = await cast.admin.data<{
      reviewReports: { totalCount: number; edges: { node: object }[] }
    }>(
      '{ reviewReports(closed: false, first: 1) { totalCount edges { node { reason review { comment } } } } }',
    )
    expect(reviewReports.edges[0]?.node).toEqual({
      reason: 'Insulta.',
      review: { comment: 'Ahora insulto.' },
    })
  })
})

test('keeps the counters equal to the stored reviews through any sequence of changes', async () => {
  const { cast, harness } = world
  const { orderId, reviewId } = await createReview(world)
  for (const productQuality of [1, 5, 3]) {
    harness.clock.advance(HOUR_MS)
    await review(cast.ana, { orderId, ...GOOD, productQuality })
    expect(await rating()).toEqual(await recounted())
  }
  const input = { reviewId, reason: 'Prueba' }
  await Promise.all([1, 2].map(() => cast.admin.data(REMOVE_REVIEW, { input })))
  expect(await rating()).toEqual(await recounted())
})

test('exports to each party its own words', async () => {
  const { harness, cast } = world
  const { reviewId } = await createReview(world, { comment: 'Muy prolijo' })
  await cast.litoral.data(ANSWER_REVIEW, { input: { reviewId, answer: 'A las órdenes' } })
  const exported = async (email: string, title: string) => {
    const { id } = await prisma().account.findUniqueOrThrow({ where: { email } })
    const sections = await exportSections(harness.services, id)
    const records: object[] = []
    for await (const record of sections.find(([name]) => name === title)?.[1] ?? []) records.push(record)
    return records
  }
  expect((await exported('ana@cast.test', 'Calificaciones que diste')).at(-1)).toMatchObject({
    'Tiempo de respuesta': 5,
    Comentario: 'Muy prolijo',
  })
  const received = await exported('litoral@cast.test', 'Calificaciones que recibiste')
  expect(received.at(-1)).toMatchObject({ 'Tu respuesta': 'A las órdenes' })
  expect(JSON.stringify(received)).not.toContain('Muy prolijo')
})

test('erases the words of a review found by its order’s e-mail alone, and keeps its stars', async () => {
  const { harness, cast } = world
  const buyer = { name: 'Dora Paz', email: 'dora@cast.test', phone: null }
  const { id: orderId, rawId } = await placeGuestOrder(harness, { providerId: (await litoral()).id, buyer })
  await prisma().order.update({ where: { id: rawId }, data: { state: 'RELEASED', reviewStage: 'DUE' } })
  const reviewId = await review(harness.guest({ subject: 'ORDER', id: rawId }), { orderId, ...GOOD })
  await cast.litoral.data(REPORT_REVIEW, { input: { reviewId, reason: 'Dora no compró nada.' } })
  await cast.admin.data(REMOVE_REVIEW, { input: { reviewId, reason: 'Dora Paz nombra a otros.' } })
  await createBuyer(harness, buyer)
  const { id: accountId } = await prisma().account.findUniqueOrThrow({ where: { email: buyer.email } })
  const { transact, clock, settings } = harness.services
  await transact(unit => eraseAccount(unit, { accountId, adminEmail: settings.adminEmail, at: clock.now() }))
  const { reports, ...erased } = await prisma().review.findUniqueOrThrow({
    where: { orderId: rawId },
    include: { reports: true },
  })
  expect(erased).toMatchObject({ ...STARS, comment: null, removalReason: GONE })
  expect(reports.map(({ reason }) => reason)).toEqual([GONE])
})
