import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../../../test/authorization/stage.ts'
import { startGuestCheckout, writeCustomOrder } from '../../../test/customOrdersWorld.ts'
import type { Caller } from '../../../test/harness.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import { VERIFY } from '../../../test/paymentsWorld.ts'
import { jpeg } from '../../../test/pictures.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { MESSAGE_PHOTO, PHOTO, uploadFile } from '../../../test/uploadsWorld.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const prisma = () => stage.harness.services.db.prisma
const caller = (name: 'owner' | 'provider' | 'otherBuyer' | 'admin') => stage.people[name].caller

/** An order of the owner, paid to the provider; returns its global id. */
async function paidOrder(): Promise<string> {
  const request = await createRequest(caller('owner'))
  await stage.pay(await createOffer(caller('provider'), request))
  await stage.harness.drain()
  const { id } = await prisma().order.findFirstOrThrow({ where: { requestId: request.rawId } })
  return encodeGlobalId('Order', id)
}

const SEND = /* GraphQL */ `
  mutation ($input: SendMessageInput!) {
    sendMessage(input: $input) {
      ... on SendMessagePayload { sentMessage { id body files { kind fileName uploadId thumbnailUrl url } } }
      ... on Refusal { code message path }
    }
  }
`
const READ = /* GraphQL */ `
  query ($orderId: ID!) {
    node(id: $orderId) {
      ... on Order {
        conversation {
          otherPartyReadUntil
          messages(last: 9) { edges { node { createdAt body files { fileName uploadId url } } } }
        }
      }
    }
  }
`
const MARK = /* GraphQL */ `
  mutation ($input: MarkConversationReadInput!) { markConversationRead(input: $input) { __typename } }
`

interface Sent {
  readonly sendMessage: {
    readonly code?: string
    readonly path?: readonly string[]
    readonly sentMessage?: { readonly id: string }
  }
}
interface Read {
  readonly node: {
    readonly conversation: {
      readonly otherPartyReadUntil: string | null
      readonly messages: {
        readonly edges: readonly {
          readonly node: {
            readonly createdAt: string
            readonly body: string
            readonly files: readonly {
              readonly fileName: string
              readonly uploadId: string | null
              readonly url: string
            }[]
          }
        }[]
      }
    } | null
  } | null
}

async function photo(caller: Caller, fileName = 'faro.jpg', declared = MESSAGE_PHOTO): Promise<string> {
  const { upload } = await uploadFile(caller, await jpeg(80, 60), { ...declared, fileName })
  return upload?.id ?? 'none'
}
const send = async (caller: Caller, orderId: string, rest: Record<string, unknown>) => {
  const input = { orderId, clientKey: randomUUID(), body: '', ...rest }
  return (await caller.data<Sent>(SEND, { input })).sendMessage
}
const read = async (caller: Caller, orderId: string) =>
  (await caller.data<Read>(READ, { orderId })).node?.conversation ?? null

test('shows photos without words to both parties in order, once for a retry, and to nobody else', async () => {
  const [ana, litoral] = [caller('owner'), caller('provider')]
  const orderId = await paidOrder()
  const uploadIds = [await photo(ana, 'frente.jpg'), await photo(ana, 'dorso.jpg')]
  const clientKey = randomUUID()
  const first = await send(ana, orderId, { clientKey, uploadIds })
  expect(await send(ana, orderId, { clientKey, uploadIds })).toMatchObject({
    sentMessage: { id: first.sentMessage?.id },
  })
  const seen = (await read(litoral, orderId))?.messages.edges.map(({ node }) => node) ?? []
  expect(seen).toMatchObject([
    { body: '', files: [{ fileName: 'frente.jpg', uploadId: null }, { fileName: 'dorso.jpg' }] },
  ])
  expect((await fetch(seen[0]?.files[0]?.url ?? '')).headers.get('content-type')).toBe('image/webp')
  for (const other of [caller('otherBuyer'), caller('admin')]) expect(await read(other, orderId)).toBe(null)
})

test('takes photos of a buyer without an account by the link of the order', async () => {
  const { harness, sandbox } = stage
  const quotation = await writeCustomOrder(harness, caller('provider'))
  const payer = { name: 'Carla Sosa', email: 'carla@correo.test' }
  const sessionId = await startGuestCheckout(harness, quotation, { payer })
  sandbox.control.stripe.pay(sessionId)
  await quotation.guest.data(VERIFY, { sessionId })
  const { id } = await prisma().order.findUniqueOrThrow({ where: { customOrderId: quotation.rawId } })
  const guest = harness.guest({ subject: 'ORDER', id })
  const orderId = encodeGlobalId('Order', id)
  const uploadIds = [await photo(guest)]
  expect((await send(guest, orderId, { body: 'Mirá', uploadIds })).sentMessage).toBeDefined()
  const seen = await read(caller('provider'), orderId)
  expect(seen?.messages.edges[0]?.node).toMatchObject({ body: 'Mirá', files: [{ fileName: 'faro.jpg' }] })
})

test('refuses blank messages, a sixth photo, and files that are used, of another purpose or person', async () => {
  const [ana, litoral] = [caller('owner'), caller('provider')]
  const orderId = await paidOrder()
  const blank = await send(ana, orderId, { body: '  ' })
  expect(blank).toMatchObject({ code: 'INVALID_INPUT', path: ['body'] })
  const many = await Promise.all(Array.from({ length: 6 }, () => photo(ana)))
  expect(await send(ana, orderId, { uploadIds: many })).toMatchObject({ path: ['uploadIds'] })
  const used = many.slice(0, 1)
  await send(ana, orderId, { uploadIds: used })
  for (const uploadIds of [used, [await photo(ana, 'x.jpg', PHOTO)], [await photo(litoral)]])
    expect(await send(ana, orderId, { uploadIds })).toMatchObject({
      code: 'INVALID_INPUT',
      path: ['uploadIds', '0'],
    })
  expect((await read(ana, orderId))?.messages.edges).toHaveLength(1)
})

test('tells the sender until when the other party has read, live', async () => {
  const [ana, litoral] = [caller('owner'), caller('provider')]
  const orderId = await paidOrder()
  const sent = await send(ana, orderId, { body: 'Hola' })
  expect((await read(ana, orderId))?.otherPartyReadUntil).toBe(null)
  const news = await ana.subscribe('subscription { conversationUpdated { otherPartyReadUntil } }')
  await litoral.data(MARK, { input: { orderId, messageId: sent.sentMessage?.id } })
  const sentAt = (await read(ana, orderId))?.messages.edges[0]?.node.createdAt
  expect((await news.next()).value).toEqual({
    data: { conversationUpdated: { otherPartyReadUntil: sentAt } },
  })
  await news.return?.()
  expect((await read(litoral, orderId))?.otherPartyReadUntil).toBe(null)
})
