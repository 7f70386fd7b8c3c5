import { afterAll, beforeAll, expect, test } from 'vitest'
import { payCustomOrder, writeCustomOrder } from '../../../test/customOrdersWorld.ts'
import type { Caller } from '../../../test/harness.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaidOrder,
  type PaymentsWorld,
} from '../../../test/paymentsWorld.ts'

let world: PaymentsWorld
let paid: PaidOrder
let ana: Caller
let litoral: Caller
beforeAll(async () => {
  world = await createPaymentsWorld()
  paid = await createPaidOrder(world)
  ;({ ana, litoral } = world.cast)
})
afterAll(() => world.close())

const SHOW = /* GraphQL */ `
  mutation ($input: ShowPresenceInput!) {
    showPresence(input: $input) { ... on PresencePayload { isTyping } ... on Refusal { code } }
  }
`
const HEAR = 'subscription ($orderId: ID!) { otherPartyPresence(orderId: $orderId) { isTyping } }'

const show = async (caller: Caller, orderId: string, isTyping: boolean) =>
  (await caller.data<{ showPresence: object }>(SHOW, { input: { orderId, isTyping } })).showPresence
const presence = (isTyping: boolean) => ({ value: { data: { otherPartyPresence: { isTyping } } } })

test('shows each party that the other one is there and writes, and nobody themselves', async () => {
  const { orderId } = paid
  const heardByAna = await ana.subscribe(HEAR, { orderId })
  const heardByLitoral = await litoral.subscribe(HEAR, { orderId })
  expect(await show(ana, orderId, false)).toEqual({ isTyping: false })
  expect(await heardByLitoral.next()).toMatchObject(presence(false))
  await show(litoral, orderId, true)
  // The first that Ana hears: her own presence is not among it.
  expect(await heardByAna.next()).toMatchObject(presence(true))
  await heardByAna.return?.()
  await heardByLitoral.return?.()
})

test('passes on which sign is the first of a page, so that the other one answers it', async () => {
  const { orderId } = paid
  const heard = await litoral.subscribe(
    'subscription ($orderId: ID!) { otherPartyPresence(orderId: $orderId) { hasArrived } }',
    { orderId },
  )
  for (const hasArrived of [true, false, null]) {
    await ana.data(SHOW, { input: { orderId, isTyping: false, hasArrived } })
    expect(await heard.next()).toMatchObject({
      value: { data: { otherPartyPresence: { hasArrived: hasArrived === true } } },
    })
  }
  await heard.return?.()
})

test('stores nothing', async () => {
  const counted = async () => {
    const { prisma } = world.harness.services.db
    return [
      await prisma.domainEvent.count(),
      await prisma.conversationParty.count(),
      await prisma.message.count(),
    ]
  }
  const before = await counted()
  await show(ana, paid.orderId, true)
  expect(await counted()).toEqual(before)
})

test('is closed to everybody else, as if the chat did not exist', async () => {
  const { orderId } = paid
  for (const caller of [world.cast.bulevar, world.cast.admin])
    expect(await show(caller, orderId, true)).toEqual({ code: 'CHAT_UNAVAILABLE' })
  await expect(world.cast.bulevar.subscribe(HEAR, { orderId })).rejects.toThrow('Chat no disponible')
})

test('reaches a buyer without an account by the order’s link', async () => {
  const bought = await payCustomOrder(world, await writeCustomOrder(world.harness, litoral))
  const heard = await bought.guest.subscribe(HEAR, { orderId: bought.id })
  await show(litoral, bought.id, true)
  expect(await heard.next()).toMatchObject(presence(true))
  expect(await show(bought.guest, bought.id, false)).toEqual({ isTyping: false })
  await heard.return?.()
})
