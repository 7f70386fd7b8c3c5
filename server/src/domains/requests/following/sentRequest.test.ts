import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openTalk,
  rawId,
  sendConsultation,
  talk,
  visitorWithBrowser,
} from '../../../../test/assistantWorld.ts'
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

const CONFIRM = 'mutation ($token: String!) { confirmPartRequest(token: $token) { __typename } }'
const SENT = 'subscription ($key: String!) { requestSent(submissionKey: $key) }'

const confirm = async (requestId: string) =>
  harness.visitor.data(CONFIRM, { token: await confirmationToken(harness.visitor, requestId) })

const sentPath = async (key: string) =>
  (
    await harness.visitor.data<{ sentRequestPath: string | null }>(
      'query ($key: String!) { sentRequestPath(submissionKey: $key) }',
      { key },
    )
  ).sentRequestPath

async function asked(email: string) {
  const key = randomUUID()
  const { rawId: id } = await submitRequest(harness.visitor, {
    submissionKey: key,
    contact: { name: 'Ana', email },
  })
  return { key, id }
}

test('the browser that asked hears the path of the page once the mailed link was confirmed elsewhere', async () => {
  const { key, id } = await asked('ana@gmail.test')
  expect(await sentPath(key)).toBeNull()
  const news = await harness.visitor.subscribe(SENT, { key })
  const next = news.next()
  await confirm(id)
  await harness.drain()
  const path = (await next).value?.data?.requestSent
  expect(path).toMatch(/^\/seguimiento\/.+/)
  expect(await sentPath(key)).toBe(path)
  await news.return?.()
})

test('a request of an account’s e-mail leads to its page in the account', async () => {
  const { email } = cast.ana.viewer as { email: string }
  const { key, id } = await asked(email)
  await confirm(id)
  expect(await sentPath(key)).toMatch(/^\/dashboard\/consultas\/.+/)
})

test.each([randomUUID(), 'no es una clave', '\0'])('an unknown key %j has no path and no news', async key => {
  expect(await sentPath(key)).toBeNull()
  await expect(harness.visitor.subscribe(SENT, { key })).rejects.toThrow('Ese pedido ya no está.')
})

test('the conversation with the assistant hears it too, with the page of the request', async () => {
  const visitor = await visitorWithBrowser(harness)
  const { id } = await talk(harness, visitor, 'Necesito un espejo derecho para un Gol 2012')
  await sendConsultation(visitor, id, { phone: null, email: 'eva@gmail.test' })
  await harness.drain()
  const news = await visitor.subscribe(
    'subscription ($id: ID!) { assistantMoved(conversationId: $id) { sentAt followPath } }',
    { id },
  )
  const next = news.next()
  const { requestId } = await harness.services.db.prisma.assistantConversation.findUniqueOrThrow({
    where: { id: rawId(id) },
    select: { requestId: true },
  })
  await confirm(requestId ?? '')
  await harness.drain()
  const moved = (await next).value?.data?.assistantMoved
  expect(moved).toMatchObject({ followPath: expect.stringMatching(/^\/seguimiento\/.+/) })
  expect(moved.sentAt).not.toBeNull()
  expect((await openTalk(visitor))?.followPath).toBe(moved.followPath)
  await news.return?.()
})
