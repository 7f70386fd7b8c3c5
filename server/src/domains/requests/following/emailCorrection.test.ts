import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendConsultation, talk, visitorWithBrowser } from '../../../../test/assistantWorld.ts'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { confirmationToken, submitRequest } from '../../../../test/requestsWorld.ts'
import { type Cast, createCast } from '../../../../test/world.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const CORRECT = `mutation ($submissionKey: String!, $email: String!) {
  correctRequestEmail(submissionKey: $submissionKey, email: $email) {
    __typename
    ... on CorrectRequestEmailPayload { email }
    ... on Refusal { message }
    ... on InvalidInput { fields { path message } }
  }
}`
const CONFIRM = 'mutation ($token: String!) { confirmPartRequest(token: $token) { __typename } }'

const correct = async (submissionKey: string, email: string) =>
  (
    await harness.visitor.data<{ correctRequestEmail: Record<string, unknown> }>(CORRECT, {
      submissionKey,
      email,
    })
  ).correctRequestEmail

async function asked(email: string) {
  const submissionKey = randomUUID()
  const request = await submitRequest(harness.visitor, { submissionKey, contact: { name: 'Ana', email } })
  return { ...request, submissionKey }
}

const mailsTo = async (email: string) => {
  await harness.drain()
  return harness.mails.filter(({ to, subject }) => to === email && subject.includes('Confirmá')).length
}

test('mails a new link to the corrected e-mail, and the one at the mistyped address opens nothing', async () => {
  const { submissionKey, rawId } = await asked('ana@gmial.test')
  expect(await mailsTo('ana@gmial.test')).toBe(1)
  const former = await confirmationToken(harness.visitor, rawId)
  expect(await correct(submissionKey, ' Ana@Gmail.test ')).toEqual({
    __typename: 'CorrectRequestEmailPayload',
    email: 'ana@gmail.test',
  })
  expect(await mailsTo('ana@gmail.test')).toBe(1)
  expect(await mailsTo('ana@gmial.test')).toBe(1)
  expect(await harness.visitor.data(CONFIRM, { token: former })).toMatchObject({
    confirmPartRequest: { __typename: 'LinkUnknown' },
  })
  const token = await confirmationToken(harness.visitor, rawId)
  expect(await harness.visitor.data(CONFIRM, { token })).toMatchObject({
    confirmPartRequest: { __typename: 'ConfirmedRequestPayload' },
  })
  expect(await correct(submissionKey, 'otra@correo.test')).toMatchObject({
    __typename: 'WrongState',
    message: 'El pedido ya está confirmado.',
  })
})

test('the account whose e-mail was written by mistake has the request no more', async () => {
  const { email } = cast.ana.viewer as { email: string }
  const { submissionKey, rawId } = await asked(email)
  const { prisma } = harness.services.db
  const owner = () =>
    prisma.partRequest.findUniqueOrThrow({ where: { id: rawId }, select: { buyerId: true } })
  expect((await owner()).buyerId).not.toBeNull()
  await correct(submissionKey, 'anabella@correo.test')
  expect((await owner()).buyerId).toBeNull()
})

test('an unknown key, a wrong e-mail and a sixth correction change nothing', async () => {
  expect(await correct(randomUUID(), 'ana@correo.test')).toMatchObject({ __typename: 'NotFound' })
  const { submissionKey, rawId } = await asked('uno@correo.test')
  expect(await correct(submissionKey, 'dos@correo')).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ path: ['email'] }],
  })
  for (const name of ['dos', 'tres', 'cuatro', 'cinco', 'seis'])
    expect(await correct(submissionKey, `${name}@correo.test`)).toMatchObject({
      email: `${name}@correo.test`,
    })
  expect(await correct(submissionKey, 'siete@correo.test')).toMatchObject({ __typename: 'RateLimited' })
  const request = await harness.services.db.prisma.partRequest.findUniqueOrThrow({ where: { id: rawId } })
  expect(request.contactEmail).toBe('seis@correo.test')
})

test('a repeated correction mails once', async () => {
  const { submissionKey } = await asked('lia@correo.test')
  await correct(submissionKey, 'lia.paz@correo.test')
  await correct(submissionKey, 'lia.paz@correo.test')
  expect(await mailsTo('lia.paz@correo.test')).toBe(1)
})

test('the sent consultation shows the corrected e-mail', async () => {
  const visitor = await visitorWithBrowser(harness)
  const { id } = await talk(harness, visitor, 'Necesito un espejo derecho para un Gol 2012')
  await sendConsultation(visitor, id, { phone: null, email: 'eva@gmial.test' })
  const { correctConsultationEmail } = await visitor.data<{ correctConsultationEmail: unknown }>(
    `mutation ($conversationId: ID!) {
      correctConsultationEmail(conversationId: $conversationId, email: "eva@gmail.test") {
        ... on AssistantPayload { conversation { stage understood { email } } }
      }
    }`,
    { conversationId: id },
  )
  expect(correctConsultationEmail).toEqual({
    conversation: { stage: 'COMPLETED', understood: { email: 'eva@gmail.test' } },
  })
  expect(await mailsTo('eva@gmail.test')).toBe(1)
})
