import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller } from '../../../test/harness.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  ledgerInvariants,
  type PaymentsWorld,
  requestWithOffer,
  SHIP,
  startCheckout,
  stateOf,
} from '../../../test/paymentsWorld.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
const refundsOf = async (orderId: string) => {
  const refunds = await prisma().refund.findMany({ where: { allocation: { orderId } } })
  return refunds.map(refund => refund.state)
}

test('ships, receives and releases: the held money becomes the provider’s, less the commission', async () => {
  const { cast } = world
  const paid = await createPaidOrder(world)
  const balance = () =>
    cast.litoral.data<{ viewer: { provider: { balance: { held: number; payable: number } } } }>(
      '{ viewer { provider { balance { held payable } } } }',
    )
  const before = (await balance()).viewer.provider.balance
  const confirm = (caller = cast.ana) =>
    caller.run(CONFIRM_RECEIPT, { input: { orderId: paid.orderId, restPaid: false } })
  const ship = (caller = cast.litoral) =>
    caller.run(SHIP, { input: { orderId: paid.orderId, method: 'OWN_DELIVERY', note: ' De tarde ' } })

  expect((await confirm()).data).toMatchObject({ confirmReceipt: { code: 'WRONG_STATE' } })
  expect((await ship(cast.bulevar)).data).toMatchObject({ shipOrder: { code: 'NOT_FOUND' } })
  expect((await ship()).data).toMatchObject({
    shipOrder: { order: { state: 'SHIPPED', shippingNote: 'De tarde' } },
  })
  expect((await ship()).data).toMatchObject({ shipOrder: { code: 'WRONG_STATE' } })
  expect((await confirm(cast.bruno)).data).toMatchObject({ confirmReceipt: { code: 'NOT_FOUND' } })
  expect((await confirm(cast.litoral)).data).toMatchObject({ confirmReceipt: { code: 'NOT_ALLOWED' } })
  expect((await confirm()).data).toMatchObject({ confirmReceipt: { order: { state: 'RELEASED', held: 0 } } })
  expect((await confirm()).data).toMatchObject({ confirmReceipt: { code: 'WRONG_STATE' } })

  expect(await ledgerBalances(world, { orderId: paid.rawOrderId })).toMatchObject({
    PROVIDER_PAYABLE: -441_350,
    COMMISSION_REVENUE: -43_650,
  })
  expect((await balance()).viewer.provider.balance).toEqual({
    held: before.held - 485_000,
    payable: before.payable + 441_350,
  })
  expect(await stateOf(world, paid.request.id, 'PartRequest')).toBe('CLOSED')
})

test('shows on a provider’s offers the number of its sales with confirmed receipt', async () => {
  const { cast } = world
  const { offerId } = await requestWithOffer(world)
  const sales = async () => {
    const text = 'query ($id: ID!) { node(id: $id) { ... on Offer { provider { sales } } } }'
    return (await cast.ana.data<{ node: { provider: { sales: number } } }>(text, { id: offerId })).node
      .provider.sales
  }
  const before = await sales()
  const { orderId } = await createPaidOrder(world)
  await cast.litoral.data(SHIP, { input: { orderId, method: 'OWN_DELIVERY' } })
  expect(await sales()).toBe(before)
  await cast.ana.data(CONFIRM_RECEIPT, { input: { orderId, restPaid: false } })
  expect(await sales()).toBe(before + 1)
})

test('takes the commission on the whole price from a deposit, and confirms the rest as paid in person', async () => {
  const { cast } = world
  const paid = await createPaidOrder(world, { plan: 'DEPOSIT' })
  await cast.litoral.data(SHIP, { input: { orderId: paid.orderId, method: 'OWN_DELIVERY' } })
  const confirm = (restPaid: boolean) =>
    cast.ana.run(CONFIRM_RECEIPT, { input: { orderId: paid.orderId, restPaid } })
  expect((await confirm(false)).data).toMatchObject({
    confirmReceipt: { code: 'INVALID_INPUT', path: ['restPaid'] },
  })
  expect((await confirm(true)).data).toMatchObject({
    confirmReceipt: { order: { state: 'RELEASED', held: 0 } },
  })
  expect(await ledgerBalances(world, { orderId: paid.rawOrderId })).toMatchObject({
    PROVIDER_PAYABLE: -(72_800 - 43_650),
    COMMISSION_REVENUE: -43_650,
  })
})

test('refunds everything through the gateway when a provider cancels, and restores the other offers', async () => {
  const { cast } = world
  const { request, offerId } = await requestWithOffer(world)
  const rival = await createOffer(cast.bulevar, request)
  const { sessionId } = await startCheckout(world, cast.ana, offerId)
  world.sandbox.control.stripe.pay(sessionId)
  await world.settle()
  const order = await prisma().order.findFirstOrThrow({ where: { requestId: request.rawId } })
  const { node } = await cast.litoral.data<{ node: { order: { id: string } } }>(
    'query ($id: ID!) { node(id: $id) { ... on Offer { order { id } } } }',
    { id: offerId },
  )
  const cancel = (caller: Caller, reason = 'Se vendió en el local') =>
    caller.run(CANCEL_ORDER, { input: { orderId: node.order.id, reason } })

  expect((await cancel(cast.bulevar)).data).toMatchObject({ cancelOrder: { code: 'NOT_FOUND' } })
  expect((await cancel(cast.litoral, '   ')).data).toMatchObject({
    cancelOrder: { code: 'INVALID_INPUT', path: ['reason'] },
  })
  expect((await cancel(cast.litoral)).data).toMatchObject({
    cancelOrder: {
      refund: 485_000,
      fee: 0,
      message: 'Le devolvemos $\u00a04.850 al cliente.',
      order: { state: 'CANCELED' },
    },
  })
  expect((await cancel(cast.litoral)).data).toMatchObject({ cancelOrder: { code: 'WRONG_STATE' } })
  await world.harness.drain()
  await world.settle()

  expect(await refundsOf(order.id)).toEqual(['SUCCEEDED'])
  expect((await ledgerBalances(world, { orderId: order.id })).HELD).toBeUndefined()
  expect(await stateOf(world, rival, 'Offer')).toBe('PENDING')
  expect(await stateOf(world, request.id, 'PartRequest')).toBe('ANSWERED')
  const again = await startCheckout(world, cast.ana, rival)
  world.sandbox.control.stripe.pay(again.sessionId)
  await world.settle()
  expect(await stateOf(world, rival, 'Offer')).toBe('ACCEPTED')
})

test('refunds once when the bank is slow or its answer is lost', async () => {
  const { cast, sandbox, harness } = world
  sandbox.control.stripe.setRefundsStayPending(true)
  const paid = await createPaidOrder(world)
  sandbox.control.faults.misbehave({ vendor: 'stripe', kind: 'ERROR_AFTER', match: 'POST /v1/refunds' })
  await cast.litoral.data(CANCEL_ORDER, { input: { orderId: paid.orderId, reason: 'Sin stock' } })
  await expect(harness.drain()).rejects.toThrow()
  harness.clock.advance(6 * MINUTE_MS)
  await harness.runJob('payment.reconcile')
  await harness.drain()
  const refunds = sandbox.control.stripe.refunds().filter(refund => refund.status === 'pending')
  expect(refunds).toHaveLength(1)
  expect(await refundsOf(paid.rawOrderId)).toEqual(['REQUESTED'])
  sandbox.control.stripe.settleRefund(refunds[0]?.id ?? '', 'succeeded')
  sandbox.control.stripe.setRefundsStayPending(false)
  await world.settle()
  expect(await refundsOf(paid.rawOrderId)).toEqual(['SUCCEEDED'])
})

test('shows the contact of the other party to the two parties alone, and logs each view', async () => {
  const { cast } = world
  const paid = await createPaidOrder(world)
  const query =
    'query ($id: ID!) { node(id: $id) { ... on Order { contact { name companyName email phone } } } }'
  const ask = async (caller: Caller) => (await caller.run(query, { id: paid.orderId })).data?.node
  const views = () =>
    prisma().contactView.findMany({
      where: { orderId: paid.rawOrderId },
      include: { viewer: true, subject: true },
      orderBy: { id: 'asc' },
    })
  expect(await ask(cast.bruno)).toBeNull()
  expect(await ask(cast.bulevar)).toBeNull()
  expect(await views()).toEqual([])
  expect(await ask(cast.litoral)).toEqual({
    contact: { name: 'Ana Pereira', companyName: null, email: 'ana@cast.test', phone: '+59894231234' },
  })
  expect(await ask(cast.ana)).toMatchObject({
    contact: { companyName: 'Repuestos del Litoral', email: 'litoral@cast.test' },
  })
  expect((await views()).map(view => [view.viewer.email, view.subject?.email])).toEqual([
    ['litoral@cast.test', 'ana@cast.test'],
    ['ana@cast.test', 'litoral@cast.test'],
  ])
})

test('keeps the ledger at zero and holds exactly what open orders have paid', async () => {
  world.harness.clock.advance(DAY_MS)
  expect(await ledgerInvariants(world)).toEqual({ sum: 0, heldBeyondOpenOrders: 0, discrepancies: [] })
})
