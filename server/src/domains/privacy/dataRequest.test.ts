import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenMailedTo, tokensMailedTo } from '../../../test/linksWorld.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import { createPaymentsWorld, type PaymentsWorld, startCheckout } from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { requireAccount } from '../viewer.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma

const ASK = /* GraphQL */ `
  mutation ($email: String!, $reason: String, $confirmation: String!) {
    requestDeletion(input: { email: $email, reason: $reason, confirmation: $confirmation }) {
      __typename
      ... on RequestDeletionPayload { email }
      ... on InvalidInput { fields { path message } }
    }
  }
`
const CONFIRM = /* GraphQL */ `
  mutation ($token: String!) {
    confirmDeletion(token: $token) {
      ... on ConfirmDeletionPayload { dueOn dueInWords }
      ... on Refusal { code }
    }
  }
`
const DECLINE = /* GraphQL */ `
  mutation ($id: ID!) {
    declineDeletion(input: { dataRequestId: $id, answer: "Hay que guardar la factura." }) {
      ... on DataRequestPayload { dataRequest { outcome answer } }
      ... on Refusal { code }
    }
  }
`
const REST = 'mutation { deactivateAccount { __typename ... on Refusal { code message } } }'
const WITHDRAW = /* GraphQL */ `
  mutation { withdrawDeletion { ... on WithdrawDeletionPayload { account { deletionRequest { id } } } } }
`
const QUEUE = /* GraphQL */ `
  { dataRequests(closed: false) { edges { node { id dueInWords reason isOverdue account { name } } } } }
`
const OWN = '{ viewer { deletionRequest { dueInWords reason } } }'

const ask = (email: string, confirmation = 'ELIMINAR', reason: string | null = null) =>
  world.harness.visitor.data(ASK, { email, confirmation, reason })
const confirm = (token: string) => world.harness.visitor.data(CONFIRM, { token })
const link = (email: string) => tokenMailedTo(world.harness, email, 'CONFIRM_DELETION')

test('accepts the word in any letter case, and nothing else', async () => {
  for (const wrong of ['', 'borrar', 'eliminarlo'])
    expect(await ask('ana@cast.test', wrong)).toEqual({
      requestDeletion: {
        __typename: 'InvalidInput',
        fields: [{ path: ['confirmation'], message: "Debe escribir 'ELIMINAR' para confirmar la solicitud" }],
      },
    })
  expect(await prisma().dataRequest.count()).toBe(0)
  expect(await ask('ana@cast.test', ' eLiMiNaR ')).toMatchObject({
    requestDeletion: { __typename: 'RequestDeletionPayload' },
  })
})

test('does the same for an e-mail without an account, and mails nobody', async () => {
  const { harness } = world
  const asking = async (email: string) => {
    await harness.drain()
    harness.statements.length = 0
    const answer = await ask(email, 'eliminar', 'Porque sí')
    return { answer: JSON.stringify(answer).replace(email, ''), statements: [...harness.statements] }
  }
  await asking('primera@correo.test')
  expect(await asking('bruno@cast.test')).toEqual(await asking('nadie-tiene@correo.test'))
  expect(await tokensMailedTo(harness, 'nadie-tiene@correo.test', 'CONFIRM_DELETION')).toEqual([])
  expect(await prisma().dataRequest.findMany({ where: { accountId: null, reason: { not: null } } })).toEqual(
    [],
  )
})

test('confirms once from the mailbox, states the day in words, and lists it for our team', async () => {
  const { harness, cast } = world
  await ask('ana@cast.test', 'eliminar', 'Ya no tengo auto')
  const token = await link('ana@cast.test')
  expect(await cast.admin.data(QUEUE)).toEqual({ dataRequests: { edges: [] } })
  // From Saturday 21 November: the five days from Monday to Friday.
  const due = { dueOn: '2026-11-27', dueInWords: 'viernes 27 de noviembre' }
  expect(await confirm(token)).toEqual({ confirmDeletion: due })
  expect(await confirm(token)).toEqual({ confirmDeletion: { code: 'LINK_USED' } })
  expect(await cast.admin.data(QUEUE)).toMatchObject({
    dataRequests: {
      edges: [{ node: { dueInWords: due.dueInWords, reason: 'Ya no tengo auto', isOverdue: false } }],
    },
  })
  expect(await cast.ana.data(OWN)).toEqual({
    viewer: { deletionRequest: { dueInWords: due.dueInWords, reason: 'Ya no tengo auto' } },
  })
  expect(await cast.bruno.data(OWN)).toEqual({ viewer: { deletionRequest: null } })
  await harness.drain()
  const mails = harness.mails.filter(({ text }) => text.includes('viernes 27 de noviembre'))
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['ana@cast.test', 'ayuda@tuerca.example'].toSorted())

  // A repeated request keeps the day.
  harness.clock.advance(2 * 24 * 60 * MINUTE_MS)
  await ask('ana@cast.test')
  expect(await confirm(await link('ana@cast.test'))).toEqual({ confirmDeletion: due })
  expect(await prisma().dataRequest.count({ where: { confirmedAt: { not: null } } })).toBe(1)

  const { dataRequests } = await cast.admin.data<{ dataRequests: { edges: { node: { id: string } }[] } }>(
    QUEUE,
  )
  const id = dataRequests.edges[0]?.node.id
  expect(await cast.admin.data(DECLINE, { id })).toEqual({
    declineDeletion: { dataRequest: { outcome: 'DECLINED', answer: 'Hay que guardar la factura.' } },
  })
  await harness.drain()
  expect(harness.mails.at(-1)).toMatchObject({ to: 'ana@cast.test' })
  expect(harness.mails.at(-1)?.text).toContain('Hay que guardar la factura.')
  expect(await cast.ana.data(OWN)).toEqual({ viewer: { deletionRequest: null } })
})

test('withdraws the pending request, mails the mailbox, and can no longer be carried out', async () => {
  const { harness, cast } = world
  await ask('litoral@cast.test')
  await confirm(await link('litoral@cast.test'))
  const { dataRequests } = await cast.admin.data<{ dataRequests: { edges: { node: { id: string } }[] } }>(
    QUEUE,
  )
  const id = dataRequests.edges[0]?.node.id
  harness.mails.length = 0
  expect(await cast.bruno.data(WITHDRAW)).toMatchObject({ withdrawDeletion: { account: {} } })
  expect(await cast.litoral.data(OWN)).toMatchObject({ viewer: { deletionRequest: {} } })
  expect(await cast.litoral.data(WITHDRAW)).toEqual({
    withdrawDeletion: { account: { deletionRequest: null } },
  })
  await harness.drain()
  expect(harness.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
    'litoral@cast.test',
    'Tus datos no se van a eliminar',
  ])
  expect(await cast.admin.data(QUEUE)).toEqual({ dataRequests: { edges: [] } })
  const erase = 'mutation ($id: ID!) { eraseData(id: $id) { ... on Refusal { code } } }'
  expect(await cast.admin.data(erase, { id })).toEqual({ eraseData: { code: 'WRONG_STATE' } })
  expect(await cast.admin.data(DECLINE, { id })).toEqual({ declineDeletion: { code: 'WRONG_STATE' } })
  // A new request gets a new day.
  await ask('litoral@cast.test')
  await confirm(await link('litoral@cast.test'))
  expect(await cast.litoral.data(OWN)).toMatchObject({ viewer: { deletionRequest: {} } })
  await cast.litoral.data(WITHDRAW)
})

test('confirms nothing by an old link, one of another purpose or a forged one', async () => {
  const { harness } = world
  await harness.visitor.data(
    'mutation ($email: String!) { requestPasswordLink(email: $email) { __typename } }',
    { email: 'bruno@cast.test' },
  )
  const password = await tokenMailedTo(harness, 'bruno@cast.test', 'SET_PASSWORD')
  for (const token of [password, 'a'.repeat(43)])
    expect(await confirm(token)).toEqual({ confirmDeletion: { code: 'LINK_UNKNOWN' } })
  await ask('bruno@cast.test')
  const old = await link('bruno@cast.test')
  harness.clock.advance(30 * MINUTE_MS)
  expect(await confirm(old)).toEqual({ confirmDeletion: { code: 'LINK_EXPIRED' } })
  // The confirmation link opens nothing else either.
  expect(
    await harness.visitor.data(
      'mutation ($token: String!) { signInByLink(token: $token) { ... on Refusal { code } } }',
      { token: old },
    ),
  ).toEqual({ signInByLink: { code: 'LINK_UNKNOWN' } })
})

test('lets only the admin erase, and only confirmed requests', async () => {
  const { cast } = world
  await ask('bruno@cast.test')
  const { id } = await prisma().dataRequest.findFirstOrThrow({
    where: { account: { email: 'bruno@cast.test' } },
  })
  const erase = 'mutation ($id: ID!) { eraseData(id: $id) { ... on Refusal { code } } }'
  const variables = { id: encodeGlobalId('DataRequest', id) }
  expect(await cast.ana.data(erase, variables)).toEqual({ eraseData: { code: 'NOT_ALLOWED' } })
  expect(await cast.bruno.data(erase, variables)).toEqual({ eraseData: { code: 'NOT_ALLOWED' } })
  expect(await cast.admin.data(erase, variables)).toEqual({ eraseData: { code: 'NOT_FOUND' } })
})

test('ends open items of a deactivated account, and reactivates it when its owner signs in', async () => {
  const { harness, cast } = world
  const { accountId } = requireAccount(cast.bruno.viewer)
  const request = await createRequest(cast.bruno)
  await createOffer(cast.litoral, request)
  const cookie = (await harness.services.sessions.start(accountId)).split(';')[0]
  expect(await cast.bruno.data(REST)).toEqual({
    deactivateAccount: { __typename: 'DeactivateAccountPayload' },
  })
  await harness.drain()
  const recognised = () => harness.services.sessions.recognise(cookie)
  expect((await recognised()).viewer.kind).toBe('visitor')
  expect(await prisma().partRequest.findUnique({ where: { id: request.rawId } })).toMatchObject({
    state: 'CANCELED',
  })
  const account = () => prisma().account.findUniqueOrThrow({ where: { id: accountId } })
  expect((await account()).deactivatedAt).toEqual(harness.clock.now())
  await harness.services.sessions.start(accountId)
  expect(await account()).toMatchObject({ deactivatedAt: null, email: 'bruno@cast.test' })
  expect(await cast.admin.data(REST)).toMatchObject({ deactivateAccount: { code: 'NOT_ALLOWED' } })
})

test('keeps an account while it is paying; a payment after the erasure is refunded', async () => {
  const { cast, sandbox } = world
  const { accountId } = requireAccount(cast.ana.viewer)
  const request = await createRequest(cast.ana)
  const offerId = await createOffer(cast.litoral, request)
  const { checkoutId, sessionId } = await startCheckout(world, cast.ana, offerId)
  expect(await cast.ana.data(REST)).toMatchObject({
    deactivateAccount: {
      code: 'MONEY_OPEN',
      message: 'Todavía no se puede. Hay un pago empezado: esperá a que termine o a que venza.',
    },
  })
  // The page expired here; the gateway took the money all the same.
  await prisma().checkout.update({ where: { id: checkoutId }, data: { state: 'EXPIRED' } })
  await ask('ana@cast.test')
  await confirm(await link('ana@cast.test'))
  const { id } = await prisma().dataRequest.findFirstOrThrow({
    where: { accountId, confirmedAt: { not: null }, outcome: null },
  })
  sandbox.control.stripe.pay(sessionId)
  const [erased] = await Promise.all([
    cast.admin.data<{ eraseData: { __typename: string; code?: string } }>(
      'mutation ($id: ID!) { eraseData(id: $id) { __typename ... on Refusal { code } } }',
      { id: encodeGlobalId('DataRequest', id) },
    ),
    world.deliverWebhooks(),
  ])
  await world.settle()
  const order = await prisma().order.findFirst({ where: { requestId: request.rawId } })
  const { erasedAt } = await prisma().account.findUniqueOrThrow({ where: { id: accountId } })
  // Either an order with its buyer, or neither.
  expect(erasedAt === null).toBe(order !== null)
  expect(erased.eraseData.code ?? 'done').toBe(order ? 'MONEY_OPEN' : 'done')
  if (!order) expect(await prisma().refund.count({ where: { payment: { checkoutId } } })).toBe(1)
})
