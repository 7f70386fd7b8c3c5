import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { payCustomOrder, writeCustomOrder } from '../../../test/customOrdersWorld.ts'
import { AFTER_TODAY, type Caller } from '../../../test/harness.ts'
import { createPaymentsWorld, type PaymentsWorld } from '../../../test/paymentsWorld.ts'
import { claimEarlierOrders } from '../orders/claim.operations.ts'

let world: PaymentsWorld
beforeAll(async () => {
  // The timers are in the future of the database’s own clock too.
  world = await createPaymentsWorld({ start: AFTER_TODAY })
})
afterAll(() => world.close())

type Bought = Awaited<ReturnType<typeof payCustomOrder>>
let bought: Bought
const CARLA = { name: 'Carla Sosa', email: 'carla@correo.test' }
const buy = async (payer = CARLA) =>
  payCustomOrder(world, await writeCustomOrder(world.harness, world.cast.litoral), { payer })
beforeEach(async () => {
  bought = await buy()
  await later()
  world.harness.mails.length = 0
})

const prisma = () => world.harness.services.db.prisma
/** Runs the delayed timers. */
const later = () => world.harness.drain({ ahead: true })
const SEND = /* GraphQL */ `
  mutation ($input: SendMessageInput!) {
    sendMessage(input: $input) {
      ... on SendMessagePayload { sentMessage { id body isMine senderName } }
      ... on Refusal { code }
    }
  }
`
const READ = /* GraphQL */ `
  mutation ($input: MarkConversationReadInput!) {
    markConversationRead(input: $input) {
      ... on ConversationPayload { conversation { unreadCount } }
      ... on Refusal { code }
    }
  }
`
const TALK = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on Order {
        unreadCount
        conversation {
          otherPartyName
          canWrite
          messages(last: 9) { edges { node { body isMine senderName } } }
        }
      }
    }
  }
`
const ADDED = 'subscription ($orderId: ID!) { messageAdded(orderId: $orderId) { body isMine } }'

interface Sent {
  sendMessage: { sentMessage?: { id: string }; code?: string }
}
const say = (caller: Caller, body: string, { id } = bought, clientKey: string = randomUUID()) =>
  caller.data<Sent>(SEND, { input: { orderId: id, clientKey, body } })
const idOf = ({ sendMessage }: Sent) => sendMessage.sentMessage?.id ?? ''
const read = (caller: Caller, messageId: string, { id } = bought) =>
  caller.data(READ, { input: { orderId: id, messageId } })
const talk = async (caller: Caller, { id } = bought) =>
  (await caller.data<{ node: { unreadCount: number | null; conversation: unknown } | null }>(TALK, { id }))
    .node

test('the holder of a purchase’s link and its provider talk, and each reads the other', async () => {
  const { litoral } = world.cast
  await say(bought.guest, '¿A qué hora cierran?')
  await say(litoral, 'A las 18')
  const messages = (mine: 'guest' | 'provider') => ({
    edges: [
      { node: { body: '¿A qué hora cierran?', isMine: mine === 'guest', senderName: 'Carla Sosa' } },
      { node: { body: 'A las 18', isMine: mine === 'provider', senderName: 'Repuestos del Litoral' } },
    ],
  })
  expect(await talk(bought.guest)).toEqual({
    unreadCount: 1,
    conversation: {
      otherPartyName: 'Repuestos del Litoral',
      canWrite: true,
      messages: messages('guest'),
    },
  })
  expect(await talk(litoral)).toEqual({
    unreadCount: 1,
    conversation: { otherPartyName: 'Carla Sosa', canWrite: true, messages: messages('provider') },
  })
})

test('refuses the link of another purchase, other providers and visitors', async () => {
  const other = await buy()
  const sent = await say(world.cast.litoral, 'Hola')
  for (const caller of [other.guest, world.cast.bulevar, world.cast.ana]) {
    expect(await say(caller, 'Me meto')).toEqual({ sendMessage: { code: 'CHAT_UNAVAILABLE' } })
    expect(await read(caller, idOf(sent))).toEqual({ markConversationRead: { code: 'CHAT_UNAVAILABLE' } })
    expect((await talk(caller))?.conversation ?? null).toBeNull()
  }
  expect(await say(world.harness.visitor, 'Me meto')).toEqual({ sendMessage: { code: 'SIGN_IN_REQUIRED' } })
  const custom = await prisma().order.findUniqueOrThrow({ where: { id: bought.rawId } })
  // Several people may hold the link that pays.
  const quoted = world.harness.guest({ subject: 'CUSTOM_ORDER', id: custom.customOrderId ?? '' })
  expect(await say(quoted, 'Me meto')).toEqual({ sendMessage: { code: 'SIGN_IN_REQUIRED' } })
  expect(await talk(quoted)).toBeNull()
})

test('a message of a guest is sent once for each key', async () => {
  const key = randomUUID()
  const both = await Promise.all([
    say(bought.guest, 'Hola', bought, key),
    say(bought.guest, 'Hola', bought, key),
  ])
  expect(new Set(both.map(idOf)).size).toBe(1)
  expect(await prisma().message.count({ where: { conversation: { orderId: bought.rawId } } })).toBe(1)
})

test('counts what the guest has not read, and mails the link of the chat once', async () => {
  const { litoral } = world.cast
  await say(litoral, 'Ya sale')
  const last = await say(litoral, '¿Estás?')
  expect(await talk(bought.guest)).toMatchObject({ unreadCount: 2 })
  await later()
  const mails = world.harness.mails.filter(({ to }) => to === CARLA.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Tenés 2 mensajes nuevos de Repuestos del Litoral'])
  expect(mails[0]?.text).toMatch(/\/compra-chat\/[\w.-]+/)
  expect(await read(bought.guest, idOf(last))).toEqual({
    markConversationRead: { conversation: { unreadCount: 0 } },
  })
  expect(await talk(bought.guest)).toMatchObject({ unreadCount: 0 })
  await say(litoral, 'Salió')
  await read(bought.guest, idOf(await say(litoral, 'Llegó')))
  await later()
  expect(world.harness.mails.filter(({ to }) => to === CARLA.email)).toHaveLength(1)
})

test('the provider’s unread messages include those of a guest, until read', async () => {
  const { litoral } = world.cast
  await say(bought.guest, 'Hola')
  const last = await say(bought.guest, '¿Hay alguien?')
  expect(await talk(litoral)).toMatchObject({ unreadCount: 2 })
  expect(await read(litoral, idOf(last))).toEqual({
    markConversationRead: { conversation: { unreadCount: 0 } },
  })
})

test('the account that gets the order continues its conversation, and the link hears no more', async () => {
  const ana = await prisma().account.findUniqueOrThrow({ where: { email: 'ana@cast.test' } })
  const own = await buy({ ...CARLA, email: 'ana.luego@correo.test' })
  const seen = await say(world.cast.litoral, 'Ya sale', own)
  await say(own.guest, 'Gracias', own)
  await read(own.guest, idOf(seen), own)
  await say(world.cast.litoral, 'Salió', own)
  const heard = await own.guest.subscribe(ADDED, { orderId: own.id })
  await prisma().account.update({ where: { id: ana.id }, data: { email: 'ana.luego@correo.test' } })
  await claimEarlierOrders(world.harness.services, ana.id)
  await world.harness.drain()
  await say(world.cast.litoral, 'Solo para Ana', own)
  expect((await heard.next()).value).toEqual({ data: { messageAdded: null } })
  await heard.return?.()
  expect(await talk(world.cast.ana, own)).toMatchObject({
    unreadCount: 2,
    conversation: {
      messages: {
        edges: [
          { node: { body: 'Ya sale', isMine: false } },
          { node: { body: 'Gracias', isMine: true, senderName: 'Ana Pereira' } },
          { node: { body: 'Salió', isMine: false } },
          { node: { body: 'Solo para Ana', isMine: false } },
        ],
      },
    },
  })
  expect(await say(own.guest, 'Sigo acá', own)).toEqual({ sendMessage: { code: 'CHAT_UNAVAILABLE' } })
  expect((await talk(own.guest, own))?.conversation ?? null).toBeNull()
  expect(
    await prisma().conversationParty.count({
      where: { accountId: null, conversation: { orderId: own.rawId } },
    }),
  ).toBe(0)
  await later()
  expect(
    world.harness.mails.flatMap(({ to, subject, text }) =>
      to === 'ana.luego@correo.test' && subject.startsWith('Tenés') ? /\/(chat|compra)\/.*/.exec(text) : [],
    ),
  ).toEqual([`/chat/${own.id}`, 'chat'])
})
