import { afterAll, beforeAll, expect, test } from 'vitest'
import { disputeOf } from '../../../test/disputesWorld.ts'
import type { Caller } from '../../../test/harness.ts'
import { reportOf, say } from '../../../test/messageReportsWorld.ts'
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
let admin: Caller
beforeAll(async () => {
  world = await createPaymentsWorld()
  paid = await createPaidOrder(world)
  ;({ ana, litoral, admin } = world.cast)
})
afterAll(() => world.close())

const PAGE =
  '... on CaseConversationPayload { messages { messageId body senderName isFromProvider } earlier } ... on Refusal { code message }'
const READ_REPORTED = `mutation ($input: ReadReportedConversationInput!) { readReportedConversation(input: $input) { ${PAGE} } }`
const READ_DISPUTED = `mutation ($input: ReadDisputedConversationInput!) { readDisputedConversation(input: $input) { ${PAGE} } }`
const LOG = '{ adminActions(first: 3) { edges { node { action words subject { path } } } } }'

interface Read {
  readonly messages?: readonly { readonly body: string; readonly senderName: string }[]
  readonly earlier?: string | null
  readonly code?: string
}

async function readBy(caller: Caller, mutation: string, input: object): Promise<Read> {
  const [read] = Object.values(await caller.data<Record<string, Read>>(mutation, { input }))
  if (!read) throw new Error('nothing was read')
  return read
}

test('reads a reported conversation in pages, each of which the log keeps', async () => {
  for (let n = 0; n < 31; n++) await say(n % 2 ? ana : litoral, paid.orderId, `Mensaje ${n}`)
  const reportId = await reportOf(ana, await say(litoral, paid.orderId, 'Sos un nabo'))
  const newest = await readBy(admin, READ_REPORTED, { reportId })
  expect(newest.messages).toHaveLength(30)
  expect(newest.messages?.at(-1)).toMatchObject({
    body: 'Sos un nabo',
    senderName: 'Repuestos del Litoral',
    isFromProvider: true,
  })
  const earlier = await readBy(admin, READ_REPORTED, { reportId, olderThan: newest.earlier })
  expect(earlier).toMatchObject({ messages: [{ body: 'Mensaje 0' }, { body: 'Mensaje 1' }], earlier: null })
  const { adminActions } = await admin.data<{ adminActions: { edges: object[] } }>(LOG)
  const line = {
    node: {
      action: 'readReportedConversation',
      words: 'Leyó la conversación de un mensaje denunciado',
      subject: { path: '/admin/mensajes?estado=todas' },
    },
  }
  expect(adminActions.edges.slice(0, 2)).toEqual([line, line])
})

test('refuses everybody else, and the admin once the report is closed', async () => {
  const messageId = await say(litoral, paid.orderId, 'Dale')
  const reportId = await reportOf(ana, messageId)
  for (const caller of [ana, litoral])
    expect(await readBy(caller, READ_REPORTED, { reportId })).toMatchObject({ code: 'NOT_ALLOWED' })
  const { prisma } = world.harness.services.db
  await prisma.messageReport.update({
    where: { id: decodeGlobalId(reportId)?.id ?? '' },
    data: { outcome: 'DISMISSED', closedAt: world.harness.clock.now() },
  })
  const before = await prisma.adminAction.count()
  expect(await readBy(admin, READ_REPORTED, { reportId })).toMatchObject({ code: 'WRONG_STATE' })
  expect(await prisma.adminAction.count()).toBe(before)
})

test('reads the conversation of a dispute until it is closed, also before anybody wrote', async () => {
  const other = await createPaidOrder(world)
  const disputeId = await disputeOf(world, other)
  expect(await readBy(admin, READ_DISPUTED, { disputeId })).toEqual({ messages: [], earlier: null })
  await say(ana, other.orderId, 'Llegó rota')
  expect(await readBy(admin, READ_DISPUTED, { disputeId })).toMatchObject({
    messages: [{ body: 'Llegó rota', senderName: 'Ana Pereira' }],
  })
  const { adminActions } = await admin.data<{ adminActions: { edges: object[] } }>(LOG)
  expect(adminActions.edges[0]).toEqual({
    node: {
      action: 'readDisputedConversation',
      words: 'Leyó la conversación de una disputa',
      subject: { path: `/disputas/${disputeId}` },
    },
  })
  await world.harness.services.db.prisma.dispute.update({
    where: { id: decodeGlobalId(disputeId)?.id ?? '' },
    data: { state: 'CLOSED', closedAt: world.harness.clock.now() },
  })
  expect(await readBy(admin, READ_DISPUTED, { disputeId })).toMatchObject({ code: 'WRONG_STATE' })
})
