import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/harness.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaidOrder,
  type PaymentsWorld,
} from '../../../test/paymentsWorld.ts'
import { GONE } from '../accounts/erasedAccounts.ts'

let world: PaymentsWorld
let paid: PaidOrder
let other: PaidOrder
let ana: Caller
let litoral: Caller
beforeAll(async () => {
  world = await createPaymentsWorld()
  ;({ ana, litoral } = world.cast)
  paid = await createPaidOrder(world)
  other = await createPaidOrder(world)
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
const SEND = /* GraphQL */ `
  mutation ($input: SendMessageInput!) {
    sendMessage(input: $input) { ... on SendMessagePayload { sentMessage { id } } }
  }
`
const FOUND = /* GraphQL */ `
  query ($search: String!, $first: Int, $after: String) {
    foundMessages(search: $search, first: $first, after: $after) {
      totalCount
      edges { node { id body conversation { otherPartyName order { id } } } }
      pageInfo { endCursor hasNextPage }
    }
  }
`
interface Found {
  readonly totalCount: number
  readonly edges: readonly {
    readonly node: {
      readonly id: string
      readonly body: string
      readonly conversation: { readonly otherPartyName: string; readonly order: { readonly id: string } }
    }
  }[]
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean }
}

async function say(caller: Caller, body: string, { orderId } = paid): Promise<string> {
  const input = { orderId, clientKey: randomUUID(), body }
  const answer = await caller.data<{ sendMessage: { sentMessage: { id: string } } }>(SEND, { input })
  return answer.sendMessage.sentMessage.id
}
const search = async (caller: Caller, words: string, page: { first?: number; after?: string | null } = {}) =>
  (await caller.data<{ foundMessages: Found }>(FOUND, { search: words, ...page })).foundMessages
const bodies = async (caller: Caller, words: string) =>
  (await search(caller, words)).edges.map(({ node }) => node.body)

/** Writes messages of Ana directly. */
async function write(texts: readonly string[], more: { hiddenAt?: Date } = {}): Promise<void> {
  const { id } = await prisma().conversation.findUniqueOrThrow({ where: { orderId: paid.rawOrderId } })
  const { accountId } = await prisma().conversationParty.findFirstOrThrow({
    where: { conversationId: id, account: { email: 'ana@cast.test' } },
  })
  await prisma().message.createMany({
    data: texts.map(body => ({
      conversationId: id,
      senderId: accountId,
      clientKey: randomUUID(),
      body,
      createdAt: world.harness.clock.now(),
      ...more,
    })),
  })
}

test('finds messages of both parties in all own conversations, ignoring accents and capitals, the newest first', async () => {
  await say(ana, '¿Tenés la ÓPTICA con cable?')
  await say(litoral, 'La óptica va sin cable', other)
  await say(litoral, 'Nada que ver')
  const found = await search(ana, 'optica CABLE')
  expect(found).toMatchObject({
    totalCount: 2,
    edges: [
      {
        node: {
          body: 'La óptica va sin cable',
          conversation: { otherPartyName: 'Repuestos del Litoral', order: { id: other.orderId } },
        },
      },
      { node: { body: '¿Tenés la ÓPTICA con cable?', conversation: { order: { id: paid.orderId } } } },
    ],
  })
  expect(await bodies(litoral, 'cable óptica')).toHaveLength(2)
})

test('finds nothing for anybody else, the admin and visitors included', async () => {
  await say(ana, 'Secreto de dos')
  for (const caller of [world.cast.bulevar, world.cast.admin])
    expect(await bodies(caller, 'secreto')).toEqual([])
  expect((await world.cast.visitor.run(FOUND, { search: 'secreto' })).data).toEqual({ foundMessages: null })
})

test.each([
  ['50%', ['Baja 50% hoy']],
  ['%', ['Baja 50% hoy']],
  ['_', ['pieza_7']],
  ["' OR 1=1 --", []],
  ['\\', []],
  ['no está en ningún lado', []],
  ['  ', []],
  ['\u0000', []],
])('takes %j literally', async (words, expected) => {
  if ((await bodies(ana, 'pieza_7')).length === 0) {
    await say(ana, 'Baja 50% hoy')
    await say(ana, 'pieza_7')
  }
  expect(await bodies(ana, words)).toEqual(expected)
})

test('does not find a message that was hidden or erased', async () => {
  await say(litoral, 'Empezamos')
  await write(['Insulto grave'], { hiddenAt: world.harness.clock.now() })
  await write([GONE])
  expect(await bodies(ana, 'insulto')).toEqual([])
  expect(await bodies(ana, GONE)).toEqual([])
})

test('pages through the newest thousand results, each once', async () => {
  await write(Array.from({ length: 1005 }, (_, at) => `Repetido ${at}`))
  const seen: string[] = []
  let after: string | null = null
  do {
    const page: Found = await search(ana, 'repetido', { first: 100, after })
    expect(page.totalCount).toBe(1000)
    seen.push(...page.edges.map(({ node }) => node.id))
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after !== null)
  expect(seen).toHaveLength(1000)
  expect(new Set(seen).size).toBe(1000)
})
