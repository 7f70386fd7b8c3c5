import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, createHarness, type Harness } from '../../../../test/harness.ts'
import { reviewVersionOf } from '../../../../test/reviews.ts'
import { type Cast, createCast, createProvider } from '../../../../test/world.ts'
import { SECOND_MS } from '../../../platform/clock.ts'
import { requireAccount } from '../../viewer.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const REFUSAL = '... on Refusal { code message }'
const PROVIDER = 'provider { status decidedAt decisionReason isSecondReview mayAskAgain gaps }'

async function pendingProvider(companyName: string) {
  const email = `${companyName.toLowerCase()}@revision.test`
  const caller = await createProvider(harness, { companyName, email, status: 'PENDING' })
  const { viewer } = await caller.data<{ viewer: { provider: { id: string } } }>(
    '{ viewer { provider { id } } }',
  )
  return { id: viewer.provider.id, email, accountId: requireAccount(caller.viewer).accountId }
}

async function decide(field: string, args: string): Promise<unknown> {
  const document = `mutation { ${field}(${args}) { __typename ... on ProviderPayload { ${PROVIDER} } ${REFUSAL} } }`
  return (await cast.admin.data<Record<string, unknown>>(document))[field]
}

const approve = async (id: string) =>
  decide('approveProvider', `id: "${id}", seen: "${await reviewVersionOf(harness, id)}", incomplete: true`)

const askAgain = async (caller: Caller) =>
  (
    await caller.data<{ askForProviderReview: unknown }>(
      `mutation { askForProviderReview { __typename ... on ProviderReviewPayload { ${PROVIDER} } ${REFUSAL} } }`,
    )
  ).askForProviderReview

const mailsTo = (email: string) =>
  harness.mails.filter(mail => mail.to === email).map(({ subject }) => subject)

test('an approval names what is missing and is made only once that was seen', async () => {
  const { id } = await pendingProvider('Incompleta')
  const seen = await reviewVersionOf(harness, id)
  expect(await decide('approveProvider', `id: "${id}", seen: "${seen}"`)).toEqual({
    __typename: 'WrongState',
    code: 'WRONG_STATE',
    message: 'Faltan el RUT y la razón social. Confirmá si lo aprobás igual.',
  })
  expect(await approve(id)).toMatchObject({
    provider: { status: 'APPROVED', gaps: ['RUT', 'BUSINESS_NAME'] },
  })
})

test('sorts the queue by the longest wait, which begins again with a second review', async () => {
  const first = await pendingProvider('Primera')
  const other = await pendingProvider('Otra')
  await decide('rejectProvider', `id: "${first.id}", reason: "El RUT no corresponde"`)
  harness.clock.advance(SECOND_MS)
  await askAgain(await harness.as(first.accountId))
  const now = harness.clock.now().toISOString()
  const { providers, providerCounts } = await cast.admin.data<{
    providers: { edges: { node: { companyName: string; waitsSince: string } }[] }
    providerCounts: { waitsSince: string }
  }>(
    '{ providers(status: PENDING) { edges { node { companyName waitsSince } } } providerCounts { waitsSince } }',
  )
  const waiting = providers.edges.map(({ node }) => node)
  expect(waiting.at(-1)).toEqual({ companyName: 'Primera', waitsSince: now })
  expect(waiting.map(({ companyName }) => companyName)).toContain('Otra')
  expect(providerCounts.waitsSince).toBe(waiting[0]?.waitsSince)
  for (const { id } of [first, other]) await approve(id)
})

test('leaves a pending provider without a mail when an approval is undone within ten seconds', async () => {
  const { id, email, accountId } = await pendingProvider('Deshecha')
  await approve(id)
  harness.clock.advance(9 * SECOND_MS)
  expect(await decide('undoProviderApproval', `id: "${id}"`)).toMatchObject({
    provider: { status: 'PENDING', decidedAt: null },
  })
  await harness.drain({ ahead: true })
  expect(mailsTo(email)).toEqual([])
  expect(await harness.services.db.prisma.mailedLink.count({ where: { accountId } })).toBe(0)
})

test('mails the provider once after ten seconds, and keeps the approval', async () => {
  const { id, email } = await pendingProvider('Firme')
  await approve(id)
  harness.clock.advance(10 * SECOND_MS)
  await harness.drain({ ahead: true })
  expect(mailsTo(email)).toEqual(['Tu cuenta de proveedor está aprobada'])
  expect(await decide('undoProviderApproval', `id: "${id}"`)).toMatchObject({
    __typename: 'WrongState',
    message: 'Ya pasaron los diez segundos: el proveedor está avisado.',
  })
})

test('a rejected provider asks once more; the second rejection is final', async () => {
  const { id, email, accountId } = await pendingProvider('Corregida')
  await decide('rejectProvider', `id: "${id}", reason: "El RUT no corresponde"`)
  await harness.drain()
  const rejected = await harness.as(accountId)
  expect(await askAgain(rejected)).toMatchObject({
    provider: {
      status: 'PENDING',
      decidedAt: null,
      decisionReason: 'El RUT no corresponde',
      isSecondReview: true,
      mayAskAgain: false,
    },
  })
  expect(await askAgain(await harness.as(accountId))).toMatchObject({ __typename: 'WrongState' })
  expect(await decide('rejectProvider', `id: "${id}", reason: "Sigue sin corresponder"`)).toMatchObject({
    provider: { status: 'REJECTED', mayAskAgain: false, decisionReason: 'Sigue sin corresponder' },
  })
  expect(await askAgain(await harness.as(accountId))).toMatchObject({
    __typename: 'WrongState',
    message: 'Ya revisamos tu cuenta dos veces: la decisión es final.',
  })
  await harness.drain()
  const [first, last] = harness.mails.filter(({ to }) => to === email).map(({ text }) => text)
  expect(first).toContain('pedí otra revisión desde tu panel')
  expect(last).toContain('la decisión es final')
  expect(last).not.toContain('/dashboard/')
})
