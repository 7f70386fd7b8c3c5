import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller } from '../../../test/harness.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaidOrder,
  type PaymentsWorld,
} from '../../../test/paymentsWorld.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { newId } from '../../platform/ids.ts'
import { ChatUnavailable } from './chat.errors.ts'
import { sendMessage } from './chat.operations.ts'

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

const SEND = /* GraphQL */ `
  mutation ($input: SendMessageInput!) {
    sendMessage(input: $input) {
      __typename
      ... on SendMessagePayload { sentMessage { id body createdAt isMine senderName } }
      ... on Refusal { code message path }
    }
  }
`
const CONVERSATION = /* GraphQL */ `
  query ($orderId: ID!, $first: Int, $last: Int, $before: String) {
    node(id: $orderId) {
      ... on Order {
        conversation {
          id
          otherPartyName
          canWrite
          messages(first: $first, last: $last, before: $before) {
            totalCount
            pageInfo { hasPreviousPage startCursor }
            edges { node { id body isMine senderName } }
          }
        }
      }
    }
  }
`
const ADDED = 'subscription ($orderId: ID!) { messageAdded(orderId: $orderId) { body isMine senderName } }'
const NODE = 'query ($id: ID!) { node(id: $id) { __typename } }'

interface Talk {
  node: {
    conversation: {
      id: string
      otherPartyName: string
      messages: {
        totalCount: number
        pageInfo: { hasPreviousPage: boolean; startCursor: string }
        edges: { node: { id: string; body: string; isMine: boolean } }[]
      }
    } | null
  }
}

interface Sent {
  sendMessage: { sentMessage: { id: string } }
}

const inputOf = (orderId: string, body: string, clientKey: string = randomUUID()) => ({
  input: { orderId, clientKey, body },
})
const say = (caller: Caller, orderId: string, body: string, clientKey?: string) =>
  caller.run(SEND, inputOf(orderId, body, clientKey))
const said = async (caller: Caller, orderId: string, page: Record<string, unknown> = {}) => {
  const { conversation } = (await caller.data<Talk>(CONVERSATION, { orderId, ...page })).node
  if (!conversation) throw new Error('there is no conversation')
  return conversation.messages
}

test('shows the two parties’ messages, each under the name the other may know', async () => {
  const first = await say(ana, paid.orderId, ' Hola,\n¿sale hoy? ')
  expect(first.data).toEqual({
    sendMessage: {
      __typename: 'SendMessagePayload',
      sentMessage: {
        id: expect.any(String),
        body: 'Hola,\n¿sale hoy?',
        createdAt: world.harness.clock.now().toISOString(),
        isMine: true,
        senderName: 'Ana Pereira',
      },
    },
  })
  await say(litoral, paid.orderId, 'Sí, a las cuatro.')
  expect(await litoral.data(CONVERSATION, { orderId: paid.orderId })).toEqual({
    node: {
      conversation: {
        id: expect.any(String),
        otherPartyName: 'Ana Pereira',
        canWrite: true,
        messages: {
          totalCount: 2,
          pageInfo: { hasPreviousPage: false, startCursor: expect.any(String) },
          edges: [
            {
              node: {
                id: expect.any(String),
                body: 'Hola,\n¿sale hoy?',
                isMine: false,
                senderName: 'Ana Pereira',
              },
            },
            {
              node: {
                id: expect.any(String),
                body: 'Sí, a las cuatro.',
                isMine: true,
                senderName: 'Repuestos del Litoral',
              },
            },
          ],
        },
      },
    },
  })
  const mine = (await ana.data<Talk>(CONVERSATION, { orderId: paid.orderId })).node.conversation
  expect(mine?.otherPartyName).toBe('Repuestos del Litoral')
})

test('lets nobody else read, write or detect it; not the admin either', async () => {
  const { bruno, bulevar, pending, admin, visitor } = world.cast
  await say(ana, paid.orderId, 'Esto es entre nosotros.')
  const { node } = await ana.data<Talk>(CONVERSATION, { orderId: paid.orderId })
  const message = node.conversation?.messages.edges[0]?.node.id
  for (const other of [bruno, bulevar, pending, admin, visitor]) {
    const seen = await other.run(CONVERSATION, { orderId: paid.orderId })
    expect(seen.errors).toEqual([])
    expect(JSON.stringify(seen.data)).not.toContain('conversation":{')
    for (const id of [node.conversation?.id, message]) {
      expect(await other.run(NODE, { id })).toMatchObject({ data: { node: null }, errors: [] })
    }
    expect((await say(other, paid.orderId, 'Hola')).data).toMatchObject({
      sendMessage: {
        __typename: other === visitor ? 'SignInRequired' : 'ChatUnavailable',
      },
    })
    await expect(other.subscribe(ADDED, { orderId: paid.orderId })).rejects.toThrow(
      other === visitor ? 'Iniciá sesión' : 'Chat no disponible',
    )
  }
  // The operation checks the party as well.
  const direct = { orderId: paid.rawOrderId, clientKey: randomUUID(), body: 'Hola' }
  await expect(sendMessage(bruno.context(), direct)).rejects.toThrow(ChatUnavailable)
  for (const id of [node.conversation?.id, message])
    expect(await ana.data(NODE, { id })).not.toEqual({ node: null })
})

test.each([
  ['Order', 'an order that is none'],
  ['PartRequest', 'what is no order'],
])('has no chat about %s: %s', async typename => {
  const { data } = await say(ana, encodeGlobalId(typename, newId()), 'Hola')
  expect(data).toEqual({
    sendMessage: {
      __typename: 'ChatUnavailable',
      code: 'CHAT_UNAVAILABLE',
      message: 'Chat no disponible',
      path: [],
    },
  })
})

test.each([
  ['', 'Escribí un mensaje.', 'body'],
  [' \n\t ', 'Escribí un mensaje.', 'body'],
  ['x'.repeat(4001), 'Usá hasta 4000 caracteres.', 'body'],
])('refuses a blank or too long message (%#)', async (body, message, field) => {
  expect((await say(ana, paid.orderId, body)).data).toEqual({
    sendMessage: { __typename: 'InvalidInput', code: 'INVALID_INPUT', message, path: [field] },
  })
})

test('refuses a key that is no UUID', async () => {
  expect((await say(ana, paid.orderId, 'Hola', 'uno')).data).toMatchObject({
    sendMessage: { __typename: 'InvalidInput', path: ['clientKey'] },
  })
})

test('stores a repeated message once, however often and concurrently', async () => {
  const clientKey = randomUUID()
  const before = await said(ana, paid.orderId)
  const news = await litoral.subscribe(ADDED, { orderId: paid.orderId })
  const answers = await Promise.all(
    ['Una sola vez', 'Una sola vez', 'Otra cosa con la misma clave'].map(body =>
      say(ana, paid.orderId, body, clientKey),
    ),
  )
  const ids = answers.map(({ data }) => (data as unknown as Sent).sendMessage.sentMessage.id)
  expect(new Set(ids).size).toBe(1)
  expect((await said(ana, paid.orderId)).totalCount).toBe(before.totalCount + 1)
  // Received once: the next update is the next message.
  await say(ana, paid.orderId, 'Después')
  const first = await news.next()
  expect(first.value).toMatchObject({ data: { messageAdded: { isMine: false } } })
  expect((await news.next()).value).toMatchObject({ data: { messageAdded: { body: 'Después' } } })
  await news.return?.()
})

test('separates the keys of the two parties', async () => {
  const clientKey = randomUUID()
  const before = await said(ana, paid.orderId)
  await say(ana, paid.orderId, 'De Ana', clientKey)
  await say(litoral, paid.orderId, 'De Litoral', clientKey)
  expect((await said(ana, paid.orderId)).totalCount).toBe(before.totalCount + 2)
})

test("sends a message to both sides, with each one's view", async () => {
  const here = await ana.subscribe(ADDED, { orderId: paid.orderId })
  const there = await litoral.subscribe(ADDED, { orderId: paid.orderId })
  await say(litoral, paid.orderId, 'Ya salió.')
  const message = { body: 'Ya salió.', senderName: 'Repuestos del Litoral' }
  expect((await here.next()).value).toEqual({ data: { messageAdded: { ...message, isMine: false } } })
  expect((await there.next()).value).toEqual({ data: { messageAdded: { ...message, isMine: true } } })
  await here.return?.()
  await there.return?.()
})

test('announces a repeated message again, because the first announcement may never have happened', async () => {
  const clientKey = randomUUID()
  const heard = await litoral.subscribe(ADDED, { orderId: paid.orderId })
  for (let times = 0; times < 2; times += 1) {
    await say(ana, paid.orderId, 'De nuevo', clientKey)
    expect(await heard.next()).toMatchObject({ value: { data: { messageAdded: { body: 'De nuevo' } } } })
  }
  await heard.return?.()
})

test('reads the end first, and earlier messages page by page', async () => {
  const other = await createPaidOrder(world)
  const words = ['uno', 'dos', 'tres', 'cuatro', 'cinco']
  for (const word of words) await say(ana, other.orderId, word)
  const read: string[][] = []
  let before: string | null = null
  do {
    const page = await said(litoral, other.orderId, { last: 2, before })
    read.push(page.edges.map(({ node }) => node.body))
    before = page.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null
  } while (before)
  expect(read).toEqual([['cuatro', 'cinco'], ['dos', 'tres'], ['uno']])
})

test('creates one conversation per order by the job, a person, or all at once', async () => {
  const { db } = world.harness.services
  const other = await createPaidOrder(world)
  const where = { orderId: other.rawOrderId }
  expect(await db.prisma.conversation.count({ where })).toBe(1)
  await db.prisma.conversation.deleteMany({ where })
  const conversations = await Promise.all([
    ana.data<Talk>(CONVERSATION, { orderId: other.orderId }),
    litoral.data<Talk>(CONVERSATION, { orderId: other.orderId }),
    say(ana, other.orderId, 'Hola'),
  ])
  expect(await db.prisma.conversation.count({ where })).toBe(1)
  expect(conversations[0].node.conversation).toMatchObject({
    otherPartyName: 'Repuestos del Litoral',
    canWrite: true,
  })
  expect(conversations[0].node.conversation?.id).toBe(conversations[1].node.conversation?.id)
})

test('limits a person after sixty messages in a minute', async () => {
  const other = await createPaidOrder(world)
  const { bulevar } = world.cast
  for (let sent = 0; sent < 60; sent += 1) await say(bulevar, other.orderId, 'Hola')
  expect((await say(bulevar, other.orderId, 'Hola')).data).toMatchObject({
    sendMessage: { __typename: 'RateLimited', code: 'RATE_LIMITED' },
  })
  expect((await say(litoral, other.orderId, 'Yo sí')).data).toMatchObject({
    sendMessage: { __typename: 'SendMessagePayload' },
  })
})
