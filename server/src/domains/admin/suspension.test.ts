import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGuestCheckout, writeCustomOrder } from '../../../test/customOrdersWorld.ts'
import type { Caller } from '../../../test/harness.ts'
import { createOffer, line, MAKE_OFFER } from '../../../test/offersWorld.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  SHIP,
  startCheckout,
} from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { createProvider } from '../../../test/world.ts'
import { decodeGlobalId, encodeGlobalId } from '../../platform/globalIds.ts'
import { hashToken } from '../../platform/tokens.ts'
import { recogniseApiKey } from '../partners/apiKeys.ts'
import { newKey } from '../partners/keyText.ts'
import { requireAccount, requireProvider } from '../viewer.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const REASON = 'Tres compradores dicen que no mandó el repuesto.'
const SUSPEND = /* GraphQL */ `
  mutation ($id: ID!, $reason: String!) {
    suspendProvider(id: $id, reason: $reason) {
      __typename
      ... on ProviderPayload { provider { status suspendedAt suspensionReason decisionReason } }
      ... on Refusal { code message path }
    }
  }
`
const REINSTATE = /* GraphQL */ `
  mutation ($id: ID!) {
    reinstateProvider(id: $id) {
      __typename
      ... on ProviderPayload { provider { status suspendedAt suspensionReason } }
      ... on Refusal { code message }
    }
  }
`
const EFFECTS = /* GraphQL */ `
  query ($id: ID!) { node(id: $id) { ... on Provider { suspensionEffects { offers customOrders orders } } } }
`

let made = 0
/** A new approved provider: its callers before and after a change of its status, and its global id. */
async function newSeller() {
  made += 1
  const email = `suspendido-${made}@cast.test`
  const before = await createProvider(world.harness, { companyName: `Casa Parada ${made}`, email })
  const { accountId } = requireAccount(before.viewer)
  const { id: rawId } = requireProvider(before.viewer).provider
  return {
    before,
    rawId,
    email,
    accountId,
    id: encodeGlobalId('Provider', rawId),
    now: () => world.harness.as(accountId),
  }
}

const suspend = (id: string, reason = REASON) => world.cast.admin.data(SUSPEND, { id, reason })
const reinstate = (id: string) => world.cast.admin.data(REINSTATE, { id })
const stateOfOffer = async (id: string) =>
  (await prisma().offer.findUniqueOrThrow({ where: { id: decodeGlobalId(id)?.id ?? '' } })).state
const prisma = () => world.harness.services.db.prisma
const mailsTo = (email: string) => world.harness.mails.filter(mail => mail.to === email)

test('withdraws pending offers, ends unpaid custom orders and mails the reason', async () => {
  const { cast, harness } = world
  const seller = await newSeller()
  const request = await createRequest(cast.ana)
  const offerId = await createOffer(seller.before, request)
  const quotation = await writeCustomOrder(harness, seller.before)
  const expected = { offers: 1, customOrders: 1, orders: 0 }
  expect(await cast.admin.data(EFFECTS, { id: seller.id })).toEqual({ node: { suspensionEffects: expected } })
  expect(await suspend(seller.id)).toEqual({
    suspendProvider: {
      __typename: 'ProviderPayload',
      provider: {
        status: 'SUSPENDED',
        suspendedAt: harness.clock.now().toISOString(),
        suspensionReason: REASON,
        decisionReason: null,
      },
    },
  })
  expect(await stateOfOffer(offerId)).toBe('WITHDRAWN')
  expect(await prisma().customOrder.findUniqueOrThrow({ where: { id: quotation.rawId } })).toMatchObject({
    state: 'EXPIRED',
  })
  await harness.drain()
  const mail = mailsTo(seller.email).at(-1)
  expect(mail?.subject).toBe('Suspendimos tu cuenta de proveedor')
  expect(mail?.text).toContain(`Motivo: ${REASON}`)
  const steps = { machine: 'Provider', subjectId: seller.rawId }
  expect(await prisma().stateChange.findMany({ where: steps })).toMatchObject([
    {
      action: 'suspend',
      actor: 'staff',
      accountId: requireAccount(cast.admin.viewer).accountId,
      note: REASON,
    },
  ])
})

test('refuses an offer and a custom order of a provider recognised before its suspension', async () => {
  const { cast, harness } = world
  const seller = await newSeller()
  const request = await createRequest(cast.ana)
  await suspend(seller.id)
  const message = 'Tu cuenta está suspendida: no podés vender nada nuevo. Tus ventas en curso siguen.'
  const input = { requestId: request.id, lines: request.partIds.map(id => line(id)) }
  expect(await seller.before.data(MAKE_OFFER, { input })).toMatchObject({
    makeOffer: { code: 'NOT_ALLOWED', message },
  })
  await expect(writeCustomOrder(harness, seller.before)).rejects.toThrow(message)
  expect(await (await seller.now()).data(MAKE_OFFER, { input })).toMatchObject({
    makeOffer: { code: 'NOT_ALLOWED' },
  })
})

test('hides open requests from a suspended provider, except those it quoted', async () => {
  const { cast } = world
  const seller = await newSeller()
  const quoted = await createRequest(cast.ana)
  const other = await createRequest(cast.ana)
  await createOffer(seller.before, quoted)
  await suspend(seller.id)
  const caller = await seller.now()
  const READ = 'query ($id: ID!) { node(id: $id) { id } }'
  expect(await caller.data(READ, { id: quoted.id })).toEqual({ node: { id: quoted.id } })
  expect(await caller.data(READ, { id: other.id })).toEqual({ node: null })
  const FEED = '{ requestFeed(first: 5) { edges { node { id } } } }'
  expect(await caller.data(FEED)).toEqual({ requestFeed: { edges: [] } })
})

test('lets a suspended provider ship an open order', async () => {
  const { cast } = world
  const { orderId } = await createPaidOrder(world)
  const { id: rawId } = requireProvider(cast.litoral.viewer).provider
  const id = encodeGlobalId('Provider', rawId)
  expect(await cast.admin.data(EFFECTS, { id })).toMatchObject({ node: { suspensionEffects: { orders: 1 } } })
  await suspend(id)
  const litoral = await world.harness.as(requireAccount(cast.litoral.viewer).accountId)
  expect(await litoral.data(SHIP, { input: { orderId, method: 'OWN_DELIVERY' } })).toMatchObject({
    shipOrder: { order: { state: 'SHIPPED' } },
  })
  await reinstate(id)
})

test('gives back a payment that arrives after the suspension', async () => {
  const { cast, harness, sandbox } = world
  const seller = await newSeller()
  const request = await createRequest(cast.ana)
  const offerId = await createOffer(seller.before, request)
  const quotation = await writeCustomOrder(harness, seller.before)
  const { sessionId } = await startCheckout(world, cast.ana, offerId)
  const guestSession = await startGuestCheckout(harness, quotation)
  for (const session of [sessionId, guestSession]) sandbox.control.stripe.pay(session)
  await suspend(seller.id)
  await world.settle()
  expect(await prisma().order.count({ where: { providerId: seller.rawId } })).toBe(0)
  const references = [sessionId, guestSession]
  const payments = await prisma().payment.findMany({
    where: { checkout: { gatewayRef: { in: references } } },
    select: { amountCentesimos: true, refunds: { select: { amountCentesimos: true } } },
  })
  expect(payments).toHaveLength(2)
  for (const { amountCentesimos, refunds } of payments)
    expect(refunds.map(refund => refund.amountCentesimos)).toEqual([amountCentesimos])
})

test('refuses the API keys of a suspended provider until it is reinstated', async () => {
  const { services, clock } = world.harness
  const seller = await newSeller()
  const secret = newKey('LIVE')
  await prisma().apiKey.create({
    data: {
      providerId: seller.rawId,
      name: 'Mostrador',
      scopes: ['REQUESTS_READ'],
      secretHash: hashToken(secret),
      ending: secret.slice(-4),
      createdAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + 86_400_000),
      budget: 10,
      budgetAt: clock.now(),
    },
  })
  await suspend(seller.id)
  expect(await recogniseApiKey(services, secret)).toBe('SUSPENDED')
  await reinstate(seller.id)
  expect(await recogniseApiKey(services, secret)).toMatchObject({ viewer: { accountId: seller.accountId } })
})

test('reinstates a provider, which may revise its withdrawn offer, and mails it', async () => {
  const { cast, harness } = world
  const seller = await newSeller()
  const request = await createRequest(cast.ana)
  const offerId = await createOffer(seller.before, request)
  await suspend(seller.id)
  expect(await reinstate(seller.id)).toEqual({
    reinstateProvider: {
      __typename: 'ProviderPayload',
      provider: { status: 'APPROVED', suspendedAt: null, suspensionReason: null },
    },
  })
  expect(await stateOfOffer(offerId)).toBe('WITHDRAWN')
  await harness.drain()
  expect(mailsTo(seller.email).at(-1)?.subject).toBe('Tu cuenta de proveedor está activa otra vez')
  const REVISE = /* GraphQL */ `
    mutation ($input: ReviseOfferInput!) { reviseOffer(input: $input) { ... on OfferPayload { offer { state } } } }
  `
  const input = { offerId, versionNumber: 1, lines: request.partIds.map(id => line(id)) }
  expect(await (await seller.now()).data(REVISE, { input })).toEqual({
    reviseOffer: { offer: { state: 'PENDING' } },
  })
})

test('holds a change of verified data by a suspended provider for the team', async () => {
  const seller = await newSeller()
  await suspend(seller.id)
  const SAVE = /* GraphQL */ `
    mutation ($input: UpdateProviderProfileInput!) { updateProviderProfile(input: $input) { __typename } }
  `
  await (await seller.now()).data(SAVE, { input: { companyName: 'Otra Casa' } })
  const { companyName, changes } = await prisma().providerProfile.findUniqueOrThrow({
    where: { id: seller.rawId },
    include: { changes: true },
  })
  expect(companyName).toMatch(/^Casa Parada/)
  expect(changes).toMatchObject([{ state: 'PENDING', companyName: 'Otra Casa' }])
})

test('does not restore a lost offer of a suspended provider when the winner cancels', async () => {
  const { cast, sandbox } = world
  const seller = await newSeller()
  const request = await createRequest(cast.ana)
  const lost = await createOffer(seller.before, request)
  const winner = await createOffer(cast.bulevar, request)
  sandbox.control.stripe.pay((await startCheckout(world, cast.ana, winner)).sessionId)
  await world.settle()
  expect(await stateOfOffer(lost)).toBe('LOST')
  await suspend(seller.id)
  const { id } = await prisma().order.findFirstOrThrow({ where: { requestId: request.rawId } })
  const CANCEL = /* GraphQL */ `
    mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { __typename } }
  `
  const input = { orderId: encodeGlobalId('Order', id), reason: 'Sin stock' }
  expect(await cast.bulevar.data(CANCEL, { input })).toEqual({
    cancelOrder: { __typename: 'CancelOrderPayload' },
  })
  expect(await stateOfOffer(lost)).toBe('LOST')
})

test.each([
  ['', 'Contá por qué lo suspendés: el proveedor lo va a leer.'],
  ['x'.repeat(501), 'Usá hasta 500 caracteres.'],
])('refuses the reason %j', async (reason, message) => {
  const { id } = await newSeller()
  expect(await suspend(id, reason)).toEqual({
    suspendProvider: { __typename: 'InvalidInput', code: 'INVALID_INPUT', message, path: ['reason'] },
  })
})

test('counts suspended providers apart and lists them by status', async () => {
  const COUNTS = '{ providerCounts { total pending approved suspended rejected } }'
  const read = async (caller: Caller) =>
    (await caller.data<{ providerCounts: Record<string, number> }>(COUNTS)).providerCounts
  const before = await read(world.cast.admin)
  const { id } = await newSeller()
  await suspend(id)
  const { total = 0, suspended = 0, ...others } = before
  expect(await read(world.cast.admin)).toEqual({ ...others, total: total + 1, suspended: suspended + 1 })
  const LIST = '{ providers(status: SUSPENDED, first: 50) { edges { node { id } } } }'
  const { providers } = await world.cast.admin.data<{ providers: { edges: { node: { id: string } }[] } }>(
    LIST,
  )
  expect(providers.edges.map(({ node }) => node.id)).toContain(id)
})
