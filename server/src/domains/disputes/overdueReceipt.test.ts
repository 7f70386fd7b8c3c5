import { afterAll, beforeAll, expect, test } from 'vitest'
import { sent } from '../../../test/disputesWorld.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaidOrder,
  type PaymentsWorld,
  SHIP,
} from '../../../test/paymentsWorld.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { remindOfReceipt } from '../orders/receiptReminder.jobs.ts'
import { findDiscrepancies } from '../payments/ledgerAudit.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma

const ASK = /* GraphQL */ `
  mutation ($id: ID!) {
    askAboutReceipt(id: $id) {
      ... on OrderPayload { order { state overdueReceipt { askedAt } } }
      ... on Refusal { code message }
    }
  }
`
const RELEASE = /* GraphQL */ `
  mutation ($input: ReleaseOverdueOrderInput!) {
    releaseOverdueOrder(input: $input) {
      ... on OrderPayload { order { state held overdueReceipt { since } } }
      ... on Refusal { code message path }
    }
  }
`
const DISPUTE = /* GraphQL */ `
  mutation ($input: OpenDisputeForBuyerInput!) {
    openDisputeForBuyer(input: $input) {
      ... on DisputePayload {
        dispute { id state openedByTeam timeline { words } order { state held } viewerActions { action } }
      }
      ... on Refusal { code message }
    }
  }
`
const QUEUE = '{ overdueOrders { totalCount edges { node { id } } } }'
const because = 'La agencia muestra la entrega del día 3'

/** A sent order; the hourly job runs after the given days. */
async function sentOrder(days: number): Promise<PaidOrder> {
  const order = await createPaidOrder(world)
  await world.cast.litoral.data(SHIP, { input: { orderId: order.orderId, method: 'OWN_DELIVERY' } })
  world.harness.clock.advance(days * DAY_MS)
  await world.harness.runJob(remindOfReceipt.queue)
  return order
}

async function queue(): Promise<string[]> {
  const { overdueOrders } = await world.cast.admin.data<{
    overdueOrders: { edges: { node: { id: string } }[] }
  }>(QUEUE)
  return overdueOrders.edges.map(({ node }) => node.id)
}

const mailsTo = (to: string, subject: string) =>
  world.harness.mails.filter(mail => mail.to === to && mail.subject.startsWith(subject)).length

test('queues an order ten days after the shipping, and not before', async () => {
  const { orderId } = await sentOrder(9)
  expect(await queue()).not.toContain(orderId)
  world.harness.clock.advance(DAY_MS)
  await world.harness.runJob(remindOfReceipt.queue)
  expect(await queue()).toContain(orderId)
})

test('releases the money of an overdue order with the team’s reason, which both parties read', async () => {
  const { orderId, rawOrderId } = await sentOrder(10)
  const released = await sent(world.cast.admin, RELEASE, { input: { orderId, reason: because } })
  expect(released).toEqual({ order: { state: 'RELEASED', held: 0, overdueReceipt: null } })
  expect(await queue()).not.toContain(orderId)
  for (const [caller, share] of [
    [world.cast.ana, 'liberados al proveedor'],
    [world.cast.litoral, 'a tu favor'],
  ] as const) {
    const { node } = await caller.data<{ node: { history: { action: string; words: string | null }[] } }>(
      'query ($id: ID!) { node(id: $id) { ... on Order { history { action words } } } }',
      { id: orderId },
    )
    const words = node.history.find(({ action }) => action === 'release')?.words
    expect(words).toContain(`Nuestro equipo dio por recibida la compra. ${because}.`)
    expect(words).toContain(share)
  }
  const [step] = await prisma().stateChange.findMany({
    where: { subjectId: rawOrderId, action: 'acceptReceipt' },
  })
  expect(step).toMatchObject({ actor: 'staff', note: because })
  expect(await prisma().adminAction.count({ where: { subjectId: rawOrderId } })).toBe(1)
  expect(await findDiscrepancies(prisma(), world.harness.clock.now())).toEqual([])
  await world.harness.drain()
  expect(await prisma().notification.count({ where: { title: 'Dimos por recibida tu compra' } })).toBe(1)
})

test('keeps the reason of a blank release at its field', async () => {
  const { orderId } = await sentOrder(10)
  const refused = await sent(world.cast.admin, RELEASE, { input: { orderId, reason: ' ' } })
  expect(refused).toMatchObject({ code: 'INVALID_INPUT', path: ['reason'] })
})

test('refuses to release an order before the tenth day', async () => {
  const { orderId } = await sentOrder(9)
  expect(await sent(world.cast.admin, RELEASE, { input: { orderId, reason: because } })).toMatchObject({
    code: 'WRONG_STATE',
    message: 'Todavía no pasaron 10 días desde el envío.',
  })
})

test('asks both parties once a day', async () => {
  const { orderId } = await sentOrder(10)
  const ask = () => sent(world.cast.admin, ASK, { id: orderId })
  const at = world.harness.clock.now().toISOString()
  expect(await ask()).toEqual({ order: { state: 'SHIPPED', overdueReceipt: { askedAt: at } } })
  expect(await ask()).toMatchObject({
    code: 'WRONG_STATE',
    message: 'Ya les escribiste en las últimas 24 horas.',
  })
  await world.harness.drain()
  const titles = ['¿Recibiste tu compra?', '¿Entregaste esta venta?']
  const told = await prisma().notification.findMany({ where: { title: { in: titles } } })
  expect(told.map(({ title }) => title).toSorted()).toEqual(titles.toSorted())
  world.harness.clock.advance(DAY_MS)
  expect(await ask()).toMatchObject({ order: { state: 'SHIPPED' } })
})

test('opens a dispute for the buyer, who may drop it', async () => {
  const { orderId } = await sentOrder(10)
  const opened = await sent(world.cast.admin, DISPUTE, { input: { orderId, text: because } })
  expect(opened.dispute).toMatchObject({
    state: 'OPEN',
    openedByTeam: true,
    timeline: [{ words: 'Nuestro equipo abrió la disputa: nadie confirmó la recepción.' }],
    order: { state: 'DISPUTED' },
  })
  expect(await queue()).not.toContain(orderId)
  const dropped = await sent(
    world.cast.ana,
    'mutation ($id: ID!) { dropDispute(disputeId: $id) { ... on DisputePayload { dispute { id state order { state } } } } }',
    { id: opened.dispute?.id },
  )
  expect(dropped.dispute?.order.state).toBe('SHIPPED')
  // The order is still overdue, and returns to the queue.
  expect(await queue()).toContain(orderId)
})

test('writes to the team about an order that becomes overdue, once', async () => {
  await world.harness.drain()
  const { supportEmail } = world.harness.services.settings
  const before = mailsTo(supportEmail, '10 días sin confirmar')
  await sentOrder(10)
  await world.harness.runJob(remindOfReceipt.queue)
  await world.harness.drain()
  expect(mailsTo(supportEmail, '10 días sin confirmar') - before).toBe(1)
})
