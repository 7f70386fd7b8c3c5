import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payCustomOrder, writeCustomOrder } from '../../../test/customOrdersWorld.ts'
import type { Caller } from '../../../test/harness.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaidOrder,
  type PaymentsWorld,
} from '../../../test/paymentsWorld.ts'
import { decodeGlobalId } from '../../platform/globalIds.ts'

let world: PaymentsWorld
let paid: PaidOrder
let ana: Caller
let litoral: Caller
beforeAll(async () => {
  world = await createPaymentsWorld()
  ;({ ana, litoral } = world.cast)
})
afterAll(() => world.close())
beforeEach(async () => {
  paid = await createPaidOrder(world)
})

const SEND = /* GraphQL */ `
  mutation ($input: SendMessageInput!) {
    sendMessage(input: $input) { ... on SendMessagePayload { sentMessage { id createdAt } } }
  }
`
const DELIVERED = /* GraphQL */ `
  mutation ($input: MarkMessagesDeliveredInput!) {
    markMessagesDelivered(input: $input) { __typename ... on Refusal { code } }
  }
`
const ALL_DELIVERED = /* GraphQL */ `
  mutation { markAllMessagesDelivered { ... on MarkAllMessagesDeliveredPayload { conversations } ... on Refusal { code } } }
`
const READ = /* GraphQL */ `
  mutation ($input: MarkConversationReadInput!) { markConversationRead(input: $input) { __typename } }
`
const PROGRESS = /* GraphQL */ `
  query ($orderId: ID!) {
    node(id: $orderId) {
      ... on Order { conversation { unreadCount otherPartyDeliveredUntil otherPartyReadUntil } }
    }
  }
`
const CHANGED =
  'subscription { conversationUpdated { otherPartyDeliveredUntil otherPartyReadUntil order { id } } }'

interface Sent {
  readonly id: string
  readonly createdAt: string
}
const say = async (caller: Caller, orderId = paid.orderId): Promise<Sent> => {
  world.harness.clock.advance(1_000)
  const input = { orderId, clientKey: randomUUID(), body: 'Hola' }
  return (await caller.data<{ sendMessage: { sentMessage: Sent } }>(SEND, { input })).sendMessage.sentMessage
}
const deliver = async (caller: Caller, { id }: Sent, orderId = paid.orderId) =>
  (
    await caller.data<{ markMessagesDelivered: object }>(DELIVERED, {
      input: { orderId, messageId: id },
    })
  ).markMessagesDelivered
const read = (caller: Caller, { id }: Sent) =>
  caller.data(READ, { input: { orderId: paid.orderId, messageId: id } })
const progress = async (caller: Caller, orderId = paid.orderId) =>
  (await caller.data<{ node: { conversation: object } }>(PROGRESS, { orderId })).node.conversation
const deliverAll = async (caller: Caller) =>
  (await caller.data<{ markAllMessagesDelivered: object }>(ALL_DELIVERED)).markAllMessagesDelivered
const localId = ({ id }: Sent) => decodeGlobalId(id)?.id ?? ''
const DONE = { __typename: 'ConversationPayload' }

test('shows the sender up to which message the other party has got them, before they are read', async () => {
  const first = await say(litoral)
  expect(await progress(litoral)).toMatchObject({ otherPartyDeliveredUntil: null })
  expect(await deliver(ana, first)).toEqual(DONE)
  const second = await say(litoral)
  expect(await progress(litoral)).toMatchObject({
    otherPartyDeliveredUntil: first.createdAt,
    otherPartyReadUntil: null,
  })
  // An arrived message is as unread as before.
  expect(await progress(ana)).toMatchObject({ unreadCount: 2, otherPartyDeliveredUntil: null })
  await deliver(ana, second)
  await read(ana, first)
  expect(await progress(litoral)).toMatchObject({
    otherPartyDeliveredUntil: second.createdAt,
    otherPartyReadUntil: first.createdAt,
  })
})

test('never moves backwards, and takes what is read as arrived', async () => {
  const [first, second] = [await say(litoral), await say(litoral)]
  await deliver(ana, second)
  await deliver(ana, first)
  expect(await progress(litoral)).toMatchObject({ otherPartyDeliveredUntil: second.createdAt })
  const third = await say(litoral)
  await read(ana, third)
  expect(await progress(litoral)).toMatchObject({ otherPartyDeliveredUntil: third.createdAt })
})

test('updates the sender’s pages, once for each message', async () => {
  const sent = await say(litoral)
  const news = await litoral.subscribe(CHANGED)
  await deliver(ana, sent)
  // A second page of the recipient.
  await deliver(ana, sent)
  const about = (read: string | null) => ({
    data: {
      conversationUpdated: {
        otherPartyDeliveredUntil: sent.createdAt,
        otherPartyReadUntil: read,
        order: { id: paid.orderId },
      },
    },
  })
  expect((await news.next()).value).toEqual(about(null))
  await read(ana, sent)
  expect((await news.next()).value).toEqual(about(sent.createdAt))
  await news.return?.()
})

test('moves nothing for the sender’s own message, and refuses one of another conversation', async () => {
  const own = await say(ana)
  expect(await deliver(ana, own)).toEqual(DONE)
  expect(await progress(litoral)).toMatchObject({ otherPartyDeliveredUntil: null })
  paid = await createPaidOrder(world)
  expect(await deliver(litoral, own)).toMatchObject({ code: 'CHAT_UNAVAILABLE' })
})

test('is closed to everybody else, as if the chat did not exist', async () => {
  const sent = await say(litoral)
  for (const caller of [world.cast.bulevar, world.cast.admin])
    expect(await deliver(caller, sent)).toMatchObject({ code: 'CHAT_UNAVAILABLE' })
})

test('reaches a buyer without an account by the order’s link, both ways', async () => {
  const bought = await payCustomOrder(world, await writeCustomOrder(world.harness, litoral))
  const heard = await bought.guest.subscribe(
    'subscription { followedOrderUpdated { conversation { otherPartyDeliveredUntil } } }',
  )
  const asked = await say(bought.guest, bought.id)
  const answered = await say(litoral, bought.id)
  expect(await deliver(bought.guest, answered, bought.id)).toEqual(DONE)
  expect(await progress(litoral, bought.id)).toMatchObject({ otherPartyDeliveredUntil: answered.createdAt })
  await deliver(litoral, asked, bought.id)
  const until = async (): Promise<string | null> => {
    const { value } = await heard.next()
    const { data } = value as {
      data: { followedOrderUpdated: { conversation: { otherPartyDeliveredUntil: string | null } } }
    }
    return data.followedOrderUpdated.conversation.otherPartyDeliveredUntil ?? until()
  }
  expect(await until()).toBe(asked.createdAt)
  await heard.return?.()
})

describe('everything until now', () => {
  test('reaches each conversation of the viewer, tells its sender once, and leaves the others alone', async () => {
    const second = await createPaidOrder(world)
    await say(litoral)
    const [newest, elsewhere] = [await say(litoral), await say(litoral, second.orderId)]
    const asked = await say(ana, second.orderId)
    await deliverAll(ana)
    expect(await progress(litoral)).toMatchObject({
      otherPartyDeliveredUntil: newest.createdAt,
      otherPartyReadUntil: null,
    })
    expect(await progress(litoral, second.orderId)).toMatchObject({
      otherPartyDeliveredUntil: elsewhere.createdAt,
    })
    // The provider's own messages have arrived, those to the provider have not.
    expect(await progress(ana, second.orderId)).toMatchObject({ otherPartyDeliveredUntil: null })
    expect(await deliverAll(ana)).toEqual({ conversations: 0 })
    const news = await ana.subscribe(CHANGED)
    await deliverAll(litoral)
    const heard: unknown[] = []
    for (let next = await news.next(); ; next = await news.next()) {
      heard.push(next.value)
      if (JSON.stringify(next.value).includes(second.orderId)) break
    }
    expect(heard.at(-1)).toMatchObject({
      data: { conversationUpdated: { otherPartyDeliveredUntil: asked.createdAt } },
    })
    await news.return?.()
  })

  test('changes nothing for others, and nothing that was read', async () => {
    const sent = await say(litoral)
    for (const caller of [world.cast.bulevar, world.cast.admin, litoral]) await deliverAll(caller)
    expect(await progress(litoral)).toMatchObject({ otherPartyDeliveredUntil: null })
    await read(ana, sent)
    await deliverAll(ana)
    const { prisma } = world.harness.services.db
    expect(await prisma.conversationParty.count({ where: { deliveredMessageId: localId(sent) } })).toBe(0)
    expect(await deliverAll(world.harness.visitor)).toEqual({ code: 'SIGN_IN_REQUIRED' })
  })

  test('reaches a buyer without an account by the order’s link, in that order alone', async () => {
    const bought = await payCustomOrder(world, await writeCustomOrder(world.harness, litoral))
    const other = await payCustomOrder(world, await writeCustomOrder(world.harness, litoral))
    const [sent] = [await say(litoral, bought.id), await say(litoral, other.id)]
    await say(bought.guest, bought.id)
    expect(await deliverAll(bought.guest)).toEqual({ conversations: 1 })
    expect(await progress(litoral, bought.id)).toMatchObject({ otherPartyDeliveredUntil: sent.createdAt })
    expect(await progress(litoral, other.id)).toMatchObject({ otherPartyDeliveredUntil: null })
    expect(await deliverAll(bought.guest)).toEqual({ conversations: 0 })
  })

  test('waits for each other when two tabs say so at once', async () => {
    const orders = [paid, await createPaidOrder(world), await createPaidOrder(world)]
    await deliverAll(ana)
    for (const { orderId } of orders) await say(litoral, orderId)
    const done = (await Promise.all([deliverAll(ana), deliverAll(ana)])) as { conversations: number }[]
    expect(done.map(({ conversations }) => conversations).toSorted((a, b) => a - b)).toEqual([0, 3])
  })
})
