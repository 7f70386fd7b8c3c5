import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPaymentsWorld, type PaymentsWorld } from '../../../test/paymentsWorld.ts'
import { createReview, GOOD, REMOVE_REVIEW, review } from '../../../test/reviewsWorld.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { latestTestimonials } from '../publicFigures/testimonials.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const QUOTE = /* GraphQL */ `
  mutation ($input: QuoteReviewInput!) {
    quoteReview(input: $input) {
      ... on ReviewPayload { review { quotedAt } }
      ... on Refusal { code message }
    }
  }
`
const WITHDRAW = /* GraphQL */ `
  mutation ($id: ID!) {
    withdrawQuote(id: $id) { ... on ReviewPayload { review { mayBeQuoted quotedAt } } }
  }
`
const NOT_QUOTABLE = {
  code: 'WRONG_STATE',
  message: 'Quien la escribió no deja mostrarla, o no tiene comentario.',
}

const quote = async (reviewId: string, isQuoted = true) =>
  (await world.cast.admin.data<{ quoteReview: object }>(QUOTE, { input: { reviewId, isQuoted } })).quoteReview
const shown = () => latestTestimonials(world.harness.services)
const words = async () => (await shown()).map(each => each.words)
const waiting = async (quoted: boolean | null) =>
  (
    await world.cast.admin.data<{ quotableReviews: { edges: { node: { comment: string } }[] } }>(
      'query ($quoted: Boolean) { quotableReviews(quoted: $quoted) { edges { node { comment } } } }',
      { quoted },
    )
  ).quotableReviews.edges.map(({ node }) => node.comment)

test('shows everyone the words that their author and our team let them read, with a first name', async () => {
  const { reviewId } = await createReview(world, { comment: 'Llegó enseguida.', mayBeQuoted: true })
  expect(await shown()).toEqual([])
  expect(await waiting(false)).toEqual(['Llegó enseguida.'])
  expect(await quote(reviewId)).toEqual({ review: { quotedAt: expect.any(String) } })
  const { name } = await world.harness.services.db.prisma.account.findUniqueOrThrow({
    where: { email: 'ana@cast.test' },
  })
  expect(name).toContain(' ')
  expect(await shown()).toEqual([
    { author: `${name.split(' ')[0]}, Canelones`, words: 'Llegó enseguida.', stars: 4.3 },
  ])
  expect(await waiting(true)).toEqual(['Llegó enseguida.'])
  expect(await waiting(false)).toEqual([])
  await quote(reviewId, false)
  expect(await shown()).toEqual([])
})

test('shows nothing without consent or words', async () => {
  const silent = await createReview(world)
  expect(await quote(silent.reviewId)).toEqual(NOT_QUOTABLE)
  const wordless = await createReview(world, { comment: '', mayBeQuoted: true })
  expect(await quote(wordless.reviewId)).toEqual(NOT_QUOTABLE)
  expect(await words()).toEqual([])
})

test('shows an edited review no longer until our team chooses it again', async () => {
  const { orderId, reviewId } = await createReview(world, { comment: 'Buena atención.', mayBeQuoted: true })
  await quote(reviewId)
  expect(await words()).toContain('Buena atención.')
  await review(world.cast.ana, { orderId, ...GOOD, comment: 'Llamen al 099 123 456.', mayBeQuoted: true })
  expect(await words()).toEqual([])
  expect(await waiting(null)).toContain('Llamen al 099 123 456.')
})

test('shows a review no longer once its author withdraws the consent, long after writing it', async () => {
  const { cast, harness } = world
  const { reviewId } = await createReview(world, { comment: 'Repetiría.', mayBeQuoted: true })
  await quote(reviewId)
  expect(await words()).toEqual(['Repetiría.'])
  const stranger = await cast.litoral.run(WITHDRAW, { id: reviewId })
  expect(stranger).not.toMatchObject({ withdrawQuote: { review: expect.anything() } })
  expect(await words()).toEqual(['Repetiría.'])
  harness.clock.advance(1000 * HOUR_MS)
  expect(await cast.ana.data(WITHDRAW, { id: reviewId })).toEqual({
    withdrawQuote: { review: { mayBeQuoted: false, quotedAt: null } },
  })
  expect(await words()).toEqual([])
  expect(await quote(reviewId)).toEqual(NOT_QUOTABLE)
})

test('shows a removed review no longer', async () => {
  const { reviewId } = await createReview(world, { comment: 'Todo bien.', mayBeQuoted: true })
  await quote(reviewId)
  await world.cast.admin.data(REMOVE_REVIEW, { input: { reviewId, reason: 'Prueba' } })
  expect(await words()).toEqual([])
})

test('shows the three that our team chose last', async () => {
  const comments = ['Uno.', 'Dos.', 'Tres.', 'Cuatro.']
  for (const comment of comments) {
    const { reviewId } = await createReview(world, { comment, mayBeQuoted: true })
    world.harness.clock.advance(HOUR_MS)
    await quote(reviewId)
  }
  expect(await words()).toEqual(['Cuatro.', 'Tres.', 'Dos.'])
})

test('shows no more than a page carries', async () => {
  const { reviewId } = await createReview(world, { comment: 'a'.repeat(1000), mayBeQuoted: true })
  world.harness.clock.advance(HOUR_MS)
  await quote(reviewId)
  expect((await words())[0]).toBe(`${'a'.repeat(280)}…`)
})
