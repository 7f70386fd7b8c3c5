import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimEarlierRequests } from '../../src/domains/requests/asking/request.operations.ts'
import { followTokenOf } from '../../src/domains/requests/following/follow.ts'
import { requireAccount } from '../../src/domains/viewer.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Caller } from '../harness.ts'
import { createOffer } from '../offersWorld.ts'
import {
  createPaymentsWorld,
  type PaymentsWorld,
  START_CHECKOUT,
  startCheckout,
  VERIFY,
} from '../paymentsWorld.ts'
import { type CreatedRequest, createRequest } from '../requestsWorld.ts'
import { type ServedSite, serveSite } from '../servedSite.ts'
import { createBuyer } from '../world.ts'

let world: PaymentsWorld
let site: ServedSite
beforeAll(async () => {
  world = await createPaymentsWorld()
  site = await serveSite(world.harness)
})
afterAll(async () => {
  await site.close()
  await world.close()
})

const CLAIM = /* GraphQL */ `
  mutation ($token: String!) {
    claimFollowedRequest(token: $token) { __typename ... on Refusal { code } }
  }
`
const LOST = 'mutation ($email: String!) { requestFollowLink(email: $email) { __typename } }'
const CANCEL =
  'mutation ($token: String!) { cancelFollowedRequest(token: $token, reason: "x") { __typename ... on Refusal { code } } }'

let people = 0
/** A visitor's request, with the link of its mails. */
async function askedByMail() {
  const email = `reenvia${(people += 1)}@correo.test`
  const request = await createRequest(world.harness.visitorAt(`198.18.60.${people}`), {
    contact: { name: 'Reenvía', email },
  })
  return { email, request, token: tokenOf(request) }
}
const tokenOf = ({ rawId: id }: CreatedRequest, followVersion = 0) =>
  followTokenOf(world.harness.services.settings, { id, followVersion })

/** The newest link mailed to that address. */
async function renewedLink(email: string): Promise<string> {
  await world.harness.visitorAt(`198.18.61.${people}`).data(LOST, { email })
  await world.harness.drain()
  const mail = world.harness.mails.findLast(({ to }) => to === email)
  return decodeURIComponent(mail?.text.match(/seguimiento\/(\S+)/)?.[1] ?? '')
}

async function shows(token: string): Promise<boolean> {
  const answer = await fetch(site.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'tuerca-link': `PART_REQUEST ${token}` },
    body: JSON.stringify({ query: '{ followedRequest { id } }' }),
  })
  const { data } = (await answer.json()) as { data: { followedRequest: object | null } }
  return data.followedRequest !== null
}

const claim = async (caller: Caller, token: string) => {
  const { claimFollowedRequest } = await caller.data<{
    claimFollowedRequest: { __typename: string; code?: string }
  }>(CLAIM, { token })
  return claimFollowedRequest.code ?? claimFollowedRequest.__typename
}
const ownerOf = async ({ rawId }: CreatedRequest) =>
  (await world.harness.services.db.prisma.partRequest.findUniqueOrThrow({ where: { id: rawId } })).buyerId

const accountWith = (email: string) => createBuyer(world.harness, { name: 'Dueña', email })
const idOf = (caller: Caller) => requireAccount(caller.viewer).accountId

test('voids earlier links once a renewed one is used, not when it is requested', async () => {
  const { email, token } = await askedByMail()
  const renewed = await renewedLink(email)
  expect(renewed).not.toBe(token)
  expect(await shows(token)).toBe(true)
  expect(await shows(renewed)).toBe(true)
  expect(await shows(token)).toBe(false)
  expect(await shows(renewed)).toBe(true)
  expect(await claim(world.cast.bruno, token)).toBe('NOT_FOUND')
  expect(await world.cast.visitor.data(CANCEL, { token })).toMatchObject({
    cancelFollowedRequest: { code: 'NOT_FOUND' },
  })
})

test('opens nothing with a version that was never mailed', async () => {
  const { request, token } = await askedByMail()
  expect(await shows(tokenOf(request, 2))).toBe(false)
  expect(await shows(token)).toBe(true)
})

test('puts the valid link into later mails', async () => {
  const { email, request } = await askedByMail()
  const renewed = await renewedLink(email)
  expect(await shows(renewed)).toBe(true)
  await createOffer(world.cast.litoral, request)
  await world.harness.drain()
  const offered = world.harness.mails.findLast(({ to }) => to === email)
  expect(offered?.subject).toMatch(/^Nueva oferta/)
  expect(offered?.text).toContain(renewed)
})

test('reports to the owner that another account claimed the request, and returns it after a sign-up', async () => {
  const { email, request, token } = await askedByMail()
  expect(await claim(world.cast.bruno, token)).toBe('ChangedRequestPayload')
  await world.harness.drain()
  expect(world.harness.mails.findLast(({ to }) => to === email)).toMatchObject({
    subject: 'Tu pedido pasó a otra cuenta',
    text: expect.stringContaining('http://tuerca.test/auth?mode=signup'),
  })
  const owner = await accountWith(email)
  await claimEarlierRequests(world.harness.services, idOf(owner))
  expect(await ownerOf(request)).toBe(idOf(owner))
  const read = 'query ($id: ID!) { node(id: $id) { id } }'
  const id = encodeGlobalId('PartRequest', request.rawId)
  expect(await world.cast.bruno.data(read, { id })).toEqual({ node: null })
  expect(await claim(world.cast.bruno, token)).toBe('NOT_FOUND')
})

test("lets the mailbox's account claim a request taken by a forwarded link, with any of its links", async () => {
  const { email, request, token } = await askedByMail()
  const owner = await accountWith(email)
  expect(await claim(world.cast.bruno, token)).toBe('ChangedRequestPayload')
  expect(await claim(world.cast.ana, token)).toBe('NOT_FOUND')
  expect(await claim(owner, token)).toBe('ChangedRequestPayload')
  expect(await claim(owner, token)).toBe('ChangedRequestPayload')
  expect(await ownerOf(request)).toBe(idOf(owner))
})

test('keeps a request with the account that is paying for it', async () => {
  const { email, request, token } = await askedByMail()
  const owner = await accountWith(email)
  await claim(world.cast.bruno, token)
  const offerId = await createOffer(world.cast.litoral, request)
  await startCheckout(world, world.cast.bruno, offerId)
  expect(await claim(owner, token)).toBe('NOT_FOUND')
  expect(await ownerOf(request)).toBe(idOf(world.cast.bruno))
})

test('keeps a request with the account that is paying, or has paid, to see its providers', async () => {
  const { email, request, token } = await askedByMail()
  const owner = await accountWith(email)
  const { bruno, litoral, admin } = world.cast
  await claim(bruno, token)
  await createOffer(litoral, request)
  const price = 15_000
  await admin.run(
    'mutation ($input: SetUnlockPriceInput!) { setUnlockPrice(input: $input) { __typename } }',
    {
      input: { requestId: request.id, price },
    },
  )
  const choices = [{ of: request.id, version: price, plan: 'FULL' }]
  expect((await bruno.run(START_CHECKOUT, { input: { choices, gateway: 'STRIPE' } })).data).toMatchObject({
    startCheckout: { __typename: 'CheckoutPayload' },
  })
  expect(await claim(owner, token)).toBe('NOT_FOUND')
  const { prisma } = world.harness.services.db
  const { gatewayRef } = await prisma.checkout.findFirstOrThrow({
    where: { items: { some: { requestId: request.rawId } } },
  })
  world.sandbox.control.stripe.pay(gatewayRef ?? '')
  await bruno.run(VERIFY, { sessionId: gatewayRef })
  expect(await prisma.contactUnlock.count({ where: { requestId: request.rawId } })).toBe(1)
  expect(await claim(owner, token)).toBe('NOT_FOUND')
  expect(await ownerOf(request)).toBe(idOf(bruno))
})

test('refunds a payment that arrives after the request returned to its mailbox', async () => {
  const { request, token, email } = await askedByMail()
  const owner = await accountWith(email)
  await claim(world.cast.bruno, token)
  const offerId = await createOffer(world.cast.litoral, request)
  const { checkoutId, sessionId } = await startCheckout(world, world.cast.bruno, offerId)
  const { prisma } = world.harness.services.db
  // The time to pay was over, but the gateway was not yet informed.
  await prisma.checkout.update({ where: { id: checkoutId }, data: { state: 'EXPIRED' } })
  expect(await claim(owner, token)).toBe('ChangedRequestPayload')
  world.sandbox.control.stripe.pay(sessionId)
  await world.settle()
  expect(await prisma.order.count({ where: { requestId: request.rawId } })).toBe(0)
  expect(
    await prisma.checkout.findUniqueOrThrow({ where: { id: checkoutId }, select: { state: true } }),
  ).toEqual({ state: 'PAID' })
  expect(await prisma.refund.count({ where: { payment: { checkoutId } } })).toBe(1)
})

test('gives no request of an account to the owner of its contact e-mail', async () => {
  const email = `ajena${newId().slice(-6)}@correo.test`
  const request = await createRequest(world.cast.ana, { contact: { name: 'Ana', email } })
  const owner = await accountWith(email)
  await claimEarlierRequests(world.harness.services, idOf(owner))
  expect(await claim(owner, tokenOf(request))).toBe('NOT_FOUND')
  expect(await ownerOf(request)).toBe(idOf(world.cast.ana))
})
