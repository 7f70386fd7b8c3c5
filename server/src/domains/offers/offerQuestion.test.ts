import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../../test/harness.ts'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import { type CreatedRequest, createRequest } from '../../../test/requestsWorld.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { MAX_QUESTION_LENGTH } from './offerQuestion.input.ts'
import { MAX_QUESTIONS } from './offerQuestion.policy.ts'

let harness: Harness
let cast: Cast
let request: CreatedRequest
let offerId: string
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())
beforeEach(async () => {
  request = await createRequest(cast.ana)
  offerId = await createOffer(cast.litoral, request)
  await harness.drain()
  harness.mails.length = 0
})

const ANSWERED = /* GraphQL */ `
  __typename
  ... on OfferPayload { offer { questions { number question answer } } }
  ... on Refusal { code message }
  ... on InvalidInput { fields { path message } }
`
const ASK = `mutation ($input: AskAboutOfferInput!) { askAboutOffer(input: $input) { ${ANSWERED} } }`
const ANSWER = `mutation ($input: AnswerOfferQuestionInput!) { answerOfferQuestion(input: $input) { ${ANSWERED} } }`

interface Outcome {
  readonly __typename: string
  readonly code?: string
  readonly message?: string
  readonly offer?: {
    readonly questions: readonly { number: number; question: string; answer: string | null }[]
  }
  readonly fields?: readonly { readonly path: readonly string[]; readonly message: string }[]
}

async function ask(question: string, caller: Caller = cast.ana): Promise<Outcome> {
  return (await caller.data<{ askAboutOffer: Outcome }>(ASK, { input: { offerId, question } })).askAboutOffer
}

async function answer(text: string, number = 1): Promise<Outcome> {
  const input = { offerId, number, answer: text }
  return (await cast.litoral.data<{ answerOfferQuestion: Outcome }>(ANSWER, { input })).answerOfferQuestion
}

test('asks one question at a time, and the next one after the answer', async () => {
  expect(await ask('¿Es original?')).toMatchObject({
    offer: { questions: [{ number: 1, question: '¿Es original?', answer: null }] },
  })
  expect(await ask('¿Y la traba?')).toMatchObject({
    code: 'WRONG_STATE',
    message: 'Ya le preguntaste. Cuando responda podés preguntar otra cosa.',
  })
  expect(await answer('Sí, del desarme.')).toMatchObject({
    offer: { questions: [{ answer: 'Sí, del desarme.' }] },
  })
  expect((await ask('¿Y la traba?')).offer?.questions).toHaveLength(2)
  // The first one is not answered again.
  expect(await answer('Era alternativa.', 1)).toMatchObject({ code: 'WRONG_STATE' })
})

test('refuses more questions than the maximum', async () => {
  for (let number = 1; number <= MAX_QUESTIONS; number += 1) {
    await ask(`Pregunta ${number}`)
    await answer(`Respuesta ${number}`, number)
  }
  expect(await ask('Una más')).toMatchObject({
    code: 'WRONG_STATE',
    message: 'Ya hiciste 5 preguntas sobre esta oferta.',
  })
})

test.each([
  ['blank text', ' ', 'Escribí tu pregunta.'],
  ['text that is too long', 'x'.repeat(MAX_QUESTION_LENGTH + 1), 'Usá hasta 500 caracteres.'],
  [
    'a phone in words',
    'Llamame al cero nueve nueve uno dos tres cuatro cinco seis',
    'Sacá “cero nueve nueve uno dos tres cuatro cinco seis”: el nombre y el contacto de cada uno se ven recién después del pago.',
  ],
])('refuses %s at the field of the question', async (_case, question, message) => {
  expect((await ask(question)).fields).toEqual([{ path: ['question'], message }])
})

test('refuses an answer with contact data or the name of the business at its field', async () => {
  await ask('¿Es original?')
  const { companyName } = await harness.services.db.prisma.providerProfile.findFirstOrThrow({
    where: { accountId: cast.litoral.viewer.kind === 'account' ? cast.litoral.viewer.accountId : '' },
  })
  for (const text of [
    'Escribime a litoral@correo.uy',
    `Sí. ${companyName.toUpperCase().replaceAll(' ', '  ')}, en Salto`,
  ])
    expect((await answer(text)).fields?.[0]).toMatchObject({
      path: ['answer'],
      message: expect.stringMatching(/^Sacá “.+”: el nombre y el contacto/),
    })
})

test('announces question and answer live to both sides, and notifies the other one', async () => {
  const news = 'subscription { offerUpdated { questions { question answer } } }'
  const ofProvider = await cast.litoral.subscribe(news)
  const ofBuyer = await cast.ana.subscribe(news)
  await ask('¿Es original?')
  await harness.drain()
  const asked = { data: { offerUpdated: { questions: [{ question: '¿Es original?', answer: null }] } } }
  expect((await ofProvider.next()).value).toMatchObject(asked)
  expect((await ofBuyer.next()).value).toMatchObject(asked)
  expect(harness.mails).toMatchObject([
    { to: 'litoral@cast.test', text: expect.stringContaining('¿Es original?') },
  ])
  harness.mails.length = 0
  await answer('Sí.')
  await harness.drain()
  const answered = { data: { offerUpdated: { questions: [{ answer: 'Sí.' }] } } }
  expect((await ofProvider.next()).value).toMatchObject(answered)
  expect((await ofBuyer.next()).value).toMatchObject(answered)
  expect(harness.mails).toMatchObject([{ to: 'ana@cast.test', text: expect.stringContaining('Sí.') }])
})

test('a guest asks by the link of the request, and is mailed the answer', async () => {
  request = await createRequest(harness.visitor)
  offerId = await createOffer(cast.litoral, request)
  await harness.drain()
  harness.mails.length = 0
  const guest = harness.guest({ subject: 'PART_REQUEST', id: request.rawId })
  const news = await guest.subscribe('subscription { followedOfferUpdated { questions { answer } } }')
  expect((await ask('¿Trae los soportes?', guest)).offer?.questions).toHaveLength(1)
  const open = { data: { followedOfferUpdated: { questions: [{ answer: null }] } } }
  expect((await news.next()).value).toMatchObject(open)
  await answer('Los dos.')
  await harness.drain()
  expect((await news.next()).value).toMatchObject({
    data: { followedOfferUpdated: { questions: [{ answer: 'Los dos.' }] } },
  })
  expect(harness.mails.filter(({ to }) => to === 'visita@correo.test')).toMatchObject([
    { text: expect.stringContaining('Los dos.') },
  ])
})

test('hides the questions of a deleted request from the provider', async () => {
  await ask('¿Es original?')
  const read = (caller: Caller) =>
    caller.data('query ($id: ID!) { node(id: $id) { ... on Offer { questions { question } } } }', {
      id: offerId,
    })
  expect(await read(cast.litoral)).toEqual({ node: { questions: [{ question: '¿Es original?' }] } })
  await harness.services.db.prisma.partRequest.update({
    where: { id: request.rawId },
    data: { deletedAt: harness.clock.now() },
  })
  expect(await read(cast.litoral)).toEqual({ node: { questions: [] } })
  expect(await read(cast.ana)).toEqual({ node: { questions: [{ question: '¿Es original?' }] } })
})

test('stores one of two questions that are asked at once', async () => {
  const outcomes = await Promise.all([ask('¿Es original?'), ask('¿Trae la traba?')])
  expect(outcomes.map(({ __typename }) => __typename).toSorted()).toEqual(['OfferPayload', 'WrongState'])
  expect(
    await harness.services.db.prisma.offerQuestion.count({ where: { offer: { requestId: request.rawId } } }),
  ).toBe(1)
})
