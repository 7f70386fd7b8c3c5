import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sent } from '../../../test/disputesWorld.ts'
import type { Caller } from '../../../test/harness.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import {
  checkoutInput,
  createPaymentsWorld,
  type PaymentsWorld,
  type Plan,
  START_CHECKOUT,
} from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { createBuyer } from '../../../test/world.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { requireAccount } from '../viewer.ts'

const LIMITS = { purchases: 2, amountCentesimos: 500_000, days: 30, comparesContact: true }
const PHONE = '+59894231234'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld({ settings: { newBuyers: LIMITS } })
})
afterAll(() => world.close())
// Starting checkouts is limited by the hour.
beforeEach(() => world.harness.clock.advance(HOUR_MS))

const prisma = () => world.harness.services.db.prisma
const DECIDE = /* GraphQL */ `
  mutation ($input: DecidePurchaseFlagInput!) {
    decidePurchaseFlag(input: $input) {
      ... on PurchaseFlagPayload { purchaseFlag { outcome note reason account { name } request { id } } }
      ... on Refusal { code message path }
    }
  }
`

interface NewBuyer {
  readonly caller: Caller
  readonly accountId: string
  readonly email: string
}

let count = 0
async function newBuyer(): Promise<NewBuyer> {
  count += 1
  const email = `nueva${count}@cast.test`
  const caller = await createBuyer(world.harness, { name: `Nueva ${count}`, email })
  return { caller, email, accountId: requireAccount(caller.viewer).accountId }
}

/** An offer on a request of the buyer's own, in centésimos. */
async function offerTo({ caller, email }: NewBuyer, price = 100_000, contact = { email, phone: PHONE }) {
  const request = await createRequest(caller, { contact: { name: 'Nueva', ...contact } })
  return createOffer(world.cast.litoral, request, { price })
}

/** Starts the payment of an offer. */
const start = ({ caller }: NewBuyer, offerId: string, plan: Plan = 'FULL') =>
  sent(caller, START_CHECKOUT, { input: checkoutInput([{ offerId, plan }]) })

/** Buys an offer, and returns the database id of its order. */
async function buy(buyer: NewBuyer, price?: number): Promise<string> {
  const offerId = await offerTo(buyer, price)
  expect(await start(buyer, offerId)).toMatchObject({ __typename: 'CheckoutPayload' })
  const { gatewayRef } = await prisma().checkout.findFirstOrThrow({
    where: { payerId: buyer.accountId },
    orderBy: { id: 'desc' },
  })
  world.sandbox.control.stripe.pay(gatewayRef ?? '')
  await world.settle()
  const order = await prisma().order.findFirstOrThrow({
    where: { buyerId: buyer.accountId },
    orderBy: { id: 'desc' },
  })
  return order.id
}

const flagsOf = ({ accountId }: NewBuyer) =>
  prisma().purchaseFlag.findMany({ where: { accountId }, orderBy: { id: 'asc' } })

const decide = async (buyer: NewBuyer, outcome: 'CLEARED' | 'CONFIRMED', note = 'Hablamos por teléfono') => {
  const [flag] = await flagsOf(buyer)
  const flagId = encodeGlobalId('PurchaseFlag', flag?.id ?? '')
  return sent(world.cast.admin, DECIDE, { input: { flagId, outcome, note } })
}

const mailsTo = (email: string) =>
  world.harness.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

test('refuses one purchase more than a new account may have, and flags it once for the team', async () => {
  const buyer = await newBuyer()
  await buy(buyer)
  await buy(buyer)
  const offerId = await offerTo(buyer)
  const refusal = await start(buyer, offerId)
  expect(refusal).toMatchObject({ __typename: 'NewBuyerLimit', code: 'NEW_BUYER_LIMIT' })
  expect(refusal.message).toContain('hasta 2 compras sin terminar a la vez')
  expect(refusal.message).toContain('lo revisa una persona')
  await start(buyer, offerId)
  expect(await flagsOf(buyer)).toMatchObject([
    { kind: 'COUNT', purchases: 3, amountCentesimos: 300_000, limit: 2, outcome: null },
  ])
  expect(await prisma().checkout.count({ where: { payerId: buyer.accountId, state: { not: 'PAID' } } })).toBe(
    0,
  )
  await world.harness.drain()
  expect(mailsTo('ayuda@tuerca.example')).toContain('Una cuenta nueva llegó a su límite de compras')
})

test('lifts the limit once the team clears the flag, and tells the buyer', async () => {
  const buyer = await newBuyer()
  await buy(buyer)
  await buy(buyer)
  const offerId = await offerTo(buyer)
  await start(buyer, offerId)
  expect(await decide(buyer, 'CLEARED')).toMatchObject({
    purchaseFlag: {
      outcome: 'CLEARED',
      note: 'Hablamos por teléfono',
      account: { name: expect.any(String) },
    },
  })
  expect(await start(buyer, offerId)).toMatchObject({ __typename: 'CheckoutPayload' })
  expect(await decide(buyer, 'CONFIRMED')).toMatchObject({ code: 'WRONG_STATE' })
  await world.harness.drain()
  expect(mailsTo(buyer.email)).toContain('Ya podés seguir comprando')
  const [flag] = await flagsOf(buyer)
  expect(
    await prisma().adminAction.findMany({ where: { subjectId: flag?.id ?? '' }, select: { action: true } }),
  ).toEqual([{ action: 'decidePurchaseFlag' }])
})

test('keeps a confirmed limit, says so, and lets the team clear it later', async () => {
  const buyer = await newBuyer()
  await buy(buyer)
  await buy(buyer)
  const offerId = await offerTo(buyer)
  await start(buyer, offerId)
  await decide(buyer, 'CONFIRMED', 'No contesta')
  expect((await start(buyer, offerId)).message).toContain('Nuestro equipo lo revisó')
  expect(await decide(buyer, 'CONFIRMED')).toMatchObject({ code: 'WRONG_STATE' })
  expect(await decide(buyer, 'CLEARED', 'Mandó su cédula')).toMatchObject({
    purchaseFlag: { outcome: 'CLEARED', note: 'No contesta\nMandó su cédula' },
  })
  expect(await start(buyer, offerId)).toMatchObject({ __typename: 'CheckoutPayload' })
})

test('accepts exactly the amount of the limit, refuses a centésimo more, and accepts its reservation', async () => {
  const exact = await newBuyer()
  expect(await start(exact, await offerTo(exact, 500_000))).toMatchObject({ __typename: 'CheckoutPayload' })
  const more = await newBuyer()
  const offerId = await offerTo(more, 500_001)
  const refusal = await start(more, offerId)
  expect(refusal).toMatchObject({ code: 'NEW_BUYER_LIMIT' })
  expect(refusal.message?.replaceAll('\u00a0', ' ')).toContain('hasta $ 5.000 en compras sin terminar')
  expect(await flagsOf(more)).toMatchObject([{ kind: 'AMOUNT', amountCentesimos: 500_001, limit: 500_000 }])
  expect(await start(more, offerId, 'DEPOSIT')).toMatchObject({ __typename: 'CheckoutPayload' })
})

test('counts a page that is still open, and not the one that it replaces', async () => {
  const buyer = await newBuyer()
  const first = await offerTo(buyer)
  await start(buyer, first)
  await start(buyer, await offerTo(buyer))
  expect(await start(buyer, first, 'DEPOSIT')).toMatchObject({ __typename: 'CheckoutPayload' })
  expect(await start(buyer, await offerTo(buyer))).toMatchObject({ code: 'NEW_BUYER_LIMIT' })
})

test('admits one of two purchases that would reach the limit together', async () => {
  const buyer = await newBuyer()
  await buy(buyer)
  const offers = [await offerTo(buyer), await offerTo(buyer)]
  const answers = await Promise.all(offers.map(offerId => start(buyer, offerId)))
  expect(answers.map(({ code }) => code ?? 'started').toSorted()).toEqual(['NEW_BUYER_LIMIT', 'started'])
})

test('limits no account that has completed a purchase', async () => {
  const buyer = await newBuyer()
  await prisma().order.update({ where: { id: await buy(buyer) }, data: { state: 'RELEASED' } })
  await buy(buyer)
  await buy(buyer)
  expect(await start(buyer, await offerTo(buyer, 900_000))).toMatchObject({ __typename: 'CheckoutPayload' })
  expect(await flagsOf(buyer)).toEqual([])
})

test('does not count what was canceled, or is older than the days of the limit', async () => {
  const buyer = await newBuyer()
  await prisma().order.update({ where: { id: await buy(buyer) }, data: { state: 'CANCELED' } })
  await buy(buyer)
  world.harness.clock.advance((LIMITS.days + 1) * DAY_MS)
  await buy(buyer)
  expect(await start(buyer, await offerTo(buyer))).toMatchObject({ __typename: 'CheckoutPayload' })
})

test('flags a purchase with the contact of somebody else, and refuses the next once that is confirmed', async () => {
  const buyer = await newBuyer()
  const others = { email: 'otra@correo.test', phone: PHONE }
  const offerId = await offerTo(buyer, 100_000, others)
  expect(await start(buyer, offerId)).toMatchObject({ __typename: 'CheckoutPayload' })
  expect(await flagsOf(buyer)).toMatchObject([{ kind: 'CONTACT', limit: null, outcome: null }])
  expect(await decide(buyer, 'CONFIRMED')).toMatchObject({
    purchaseFlag: { reason: 'El email o el teléfono del pedido no son los de la cuenta.', request: {} },
  })
  const refusal = await start(buyer, await offerTo(buyer, 100_000, others))
  expect(refusal).toMatchObject({ code: 'NEW_BUYER_LIMIT' })
  expect(refusal.message).toContain('no son los de tu cuenta')
  expect(await start(buyer, await offerTo(buyer))).toMatchObject({ __typename: 'CheckoutPayload' })
})

test('asks for the note at its field', async () => {
  const buyer = await newBuyer()
  await start(buyer, await offerTo(buyer, 600_000))
  expect(await decide(buyer, 'CLEARED', ' ')).toMatchObject({ code: 'INVALID_INPUT', path: ['note'] })
})
