import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AFTER_TODAY, type Caller } from '../../../test/harness.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaidOrder,
  type PaymentsWorld,
} from '../../../test/paymentsWorld.ts'
import { decodeGlobalId } from '../../platform/globalIds.ts'
import { remindOfUnread } from './chat.jobTypes.ts'

let world: PaymentsWorld
let paid: PaidOrder
let ana: Caller
let litoral: Caller
beforeAll(async () => {
  // The timers are in the future of the database’s own clock too.
  world = await createPaymentsWorld({ start: AFTER_TODAY })
  ;({ ana, litoral } = world.cast)
})
afterAll(() => world.close())
beforeEach(async () => {
  paid = await createPaidOrder(world)
  await later()
  world.harness.mails.length = 0
})

const SEND = /* GraphQL */ `
  mutation ($input: SendMessageInput!) {
    sendMessage(input: $input) { ... on SendMessagePayload { sentMessage { id } } }
  }
`
const READ = /* GraphQL */ `
  mutation ($input: MarkConversationReadInput!) {
    markConversationRead(input: $input) {
      __typename
      ... on ConversationPayload { conversation { unreadCount } }
      ... on Refusal { code path }
    }
  }
`
const UNREAD = /* GraphQL */ `
  query ($orderId: ID!) {
    viewer { unreadMessages }
    node(id: $orderId) { ... on Order { unreadCount conversation { unreadCount } } }
  }
`
const CHANGED = 'subscription { conversationUpdated { unreadCount order { id unreadCount } } }'

const uuidOf = (globalId: string) => decodeGlobalId(globalId)?.id ?? ''
const say = async (caller: Caller, body = 'Hola') => {
  const input = { orderId: paid.orderId, clientKey: randomUUID(), body }
  const answer = await caller.data<{ sendMessage: { sentMessage: { id: string } } }>(SEND, { input })
  return answer.sendMessage.sentMessage.id
}
const read = (caller: Caller, messageId: string) =>
  caller.run(READ, { input: { orderId: paid.orderId, messageId } })
const unread = async (caller: Caller) => {
  const { viewer, node } = await caller.data<{
    viewer: { unreadMessages: number }
    node: { unreadCount: number; conversation: { unreadCount: number } }
  }>(UNREAD, { orderId: paid.orderId })
  expect(node.conversation.unreadCount).toBe(node.unreadCount)
  return { here: node.unreadCount, everywhere: viewer.unreadMessages }
}
const mailsTo = (email: string) =>
  world.harness.mails.flatMap(({ to, subject }) => (to === email ? [subject] : []))
/** Runs the delayed timers. */
const later = () => world.harness.drain({ ahead: true })

test('counts a message as unread for the other party alone, until it is read', async () => {
  const before = await unread(ana)
  await say(litoral)
  const last = await say(litoral, '¿Estás?')
  expect(await unread(ana)).toEqual({ here: 2, everywhere: before.everywhere + 2 })
  expect((await unread(litoral)).here).toBe(0)
  expect((await read(ana, last)).data).toEqual({
    markConversationRead: { __typename: 'ConversationPayload', conversation: { unreadCount: 0 } },
  })
  expect(await unread(ana)).toEqual({ here: 0, everywhere: before.everywhere })
})

test('keeps later messages unread, and never moves backwards', async () => {
  const first = await say(litoral)
  await say(ana, 'Acá')
  const second = await say(litoral)
  await read(ana, first)
  expect((await unread(ana)).here).toBe(1)
  await read(ana, second)
  await read(ana, first)
  expect((await unread(ana)).here).toBe(0)
})

test('agrees in the end when messages and readings are concurrent', async () => {
  const ids = await Promise.all([say(litoral), say(litoral), say(litoral)])
  // Global ids sort differently from the ids in them.
  const [first = ''] = ids.toSorted((one, other) => uuidOf(one).localeCompare(uuidOf(other)))
  await Promise.all([read(ana, first), say(litoral), say(litoral)])
  const last = await say(litoral)
  expect((await unread(ana)).here).toBe(5)
  await read(ana, last)
  expect((await unread(ana)).here).toBe(0)
})

test('ignores a message of another conversation', async () => {
  const elsewhere = await say(litoral)
  paid = await createPaidOrder(world)
  expect((await read(ana, elsewhere)).data).toMatchObject({
    markConversationRead: { __typename: 'ChatUnavailable', code: 'CHAT_UNAVAILABLE' },
  })
})

test('updates every page of the account when messages become unread or read', async () => {
  const news = await ana.subscribe(CHANGED)
  const id = await say(litoral)
  const about = (unreadCount: number) => ({
    data: { conversationUpdated: { unreadCount, order: { id: paid.orderId, unreadCount } } },
  })
  expect((await news.next()).value).toEqual(about(1))
  await read(ana, id)
  expect((await news.next()).value).toEqual(about(0))
  await news.return?.()
})

test('mails unread messages after a while, and once until they are read', async () => {
  const first = await say(litoral)
  await say(litoral, '¿Estás?')
  await world.harness.drain()
  expect(mailsTo('ana@cast.test')).toEqual([])
  await later()
  expect(mailsTo('ana@cast.test')).toEqual(['Tenés 2 mensajes nuevos de Repuestos del Litoral'])
  expect(world.harness.mails.at(-1)?.text).toContain(`/chat/${paid.orderId}`)
  const last = await say(litoral, '¿Y?')
  await later()
  await read(ana, first)
  await later()
  expect(mailsTo('ana@cast.test')).toHaveLength(1)

  await read(ana, last)
  await say(litoral, 'Ya salió')
  await later()
  expect(mailsTo('ana@cast.test')).toEqual([
    'Tenés 2 mensajes nuevos de Repuestos del Litoral',
    'Tenés un mensaje nuevo de Repuestos del Litoral',
  ])
})

test('mails nothing read in time, and sets a new timer for a later message', async () => {
  const first = await say(ana)
  await read(litoral, first)
  const second = await say(ana, 'Otra cosa')
  const { conversationId, accountId } =
    await world.harness.services.db.prisma.conversationParty.findFirstOrThrow({
      where: { conversation: { orderId: paid.rawOrderId }, unreadCount: 1 },
    })
  const timerOf = async (messageId: string) => {
    const about = { conversationId, accountId, messageId: uuidOf(messageId) }
    await world.harness.runJob(remindOfUnread.queue, about)
    await world.harness.drain()
  }
  await timerOf(first)
  expect(mailsTo('litoral@cast.test')).toEqual([])
  await timerOf(second)
  expect(mailsTo('litoral@cast.test')).toEqual(['Tenés un mensaje nuevo de Ana Pereira'])
  expect(world.harness.mails.at(-1)?.text).toContain(`/chat/${paid.orderId}`)
  // The text is only in the chat.
  expect(world.harness.mails.at(-1)?.text).not.toContain('Otra cosa')
})

test('announces a new order to its provider once, when it is paid', async () => {
  const news = await litoral.subscribe('subscription { orderPlaced { total lines { description } } }')
  await createPaidOrder(world)
  expect((await news.next()).value).toMatchObject({ data: { orderPlaced: { total: 485_000 } } })
  await news.return?.()
})
