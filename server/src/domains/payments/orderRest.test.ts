import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/harness.ts'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  ledgerInvariants,
  type PaidOrder,
  type PaymentsWorld,
  SHIP,
  START_CHECKOUT,
} from '../../../test/paymentsWorld.ts'
import { decodeGlobalId } from '../../platform/globalIds.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const TOTAL = 485_000
const DEPOSIT = 72_800
const REST = TOTAL - DEPOSIT
const prisma = () => world.harness.services.db.prisma

const reserved = () => createPaidOrder(world, { plan: 'DEPOSIT' })

type Gateway = 'STRIPE' | 'MERCADO_PAGO'
function begin(caller: Caller, { orderId }: PaidOrder, changed: object = {}, gateway: Gateway = 'STRIPE') {
  const choices = [{ of: orderId, version: REST, plan: 'FULL', ...changed }]
  return caller.run(START_CHECKOUT, { input: { choices, gateway } })
}
async function beginRest(paid: PaidOrder, gateway: Gateway = 'STRIPE'): Promise<string> {
  const { data } = await begin(world.cast.ana, paid, {}, gateway)
  const { startCheckout } = data as { startCheckout: { checkout: { id: string; amount: number } } }
  expect(startCheckout.checkout.amount).toBe(REST)
  const id = decodeGlobalId(startCheckout.checkout.id)?.id ?? ''
  return (await prisma().checkout.findUniqueOrThrow({ where: { id } })).gatewayRef ?? ''
}
async function payRest(paid: PaidOrder): Promise<void> {
  world.sandbox.control.stripe.pay(await beginRest(paid))
  await world.settle()
}

const read = async (caller: Caller, { orderId }: PaidOrder) =>
  (
    await caller.data<{ node: Record<string, unknown> }>(
      `query ($id: ID!) { node(id: $id) { ... on Order {
        paid rest held plan viewerActions { action enabled disabledReason }
        paymentTerms { version total isHeld disabledReason plans { plan amount } }
        status { stamp }
      } } }`,
      { id: orderId },
    )
  ).node
const restAction = (node: Record<string, unknown>) =>
  (node.viewerActions as { action: string }[]).find(({ action }) => action === 'PAY_REST')

test.each(['PAID', 'SHIPPED'] as const)('holds the rest with the deposit (%s)', async state => {
  const { cast } = world
  const paid = await reserved()
  if (state === 'SHIPPED')
    await cast.litoral.data(SHIP, { input: { orderId: paid.orderId, method: 'OWN_DELIVERY' } })
  const before = await read(cast.ana, paid)
  expect(before).toMatchObject({
    paid: DEPOSIT,
    rest: REST,
    paymentTerms: {
      version: REST,
      total: REST,
      isHeld: true,
      disabledReason: null,
      plans: [{ plan: 'FULL', amount: REST }],
    },
  })
  expect(restAction(before)).toMatchObject({ enabled: true })

  await payRest(paid)

  const after = await read(cast.ana, paid)
  expect(after).toMatchObject({ paid: TOTAL, rest: 0, held: TOTAL, plan: 'DEPOSIT', paymentTerms: null })
  expect(restAction(after)).toBeUndefined()
  if (state === 'PAID')
    await cast.litoral.data(SHIP, { input: { orderId: paid.orderId, method: 'OWN_DELIVERY' } })
  const { data } = await cast.ana.run(CONFIRM_RECEIPT, { input: { orderId: paid.orderId, restPaid: false } })
  expect(data).toMatchObject({ confirmReceipt: { order: { state: 'RELEASED', held: 0 } } })
  expect(await ledgerBalances(world, { orderId: paid.rawOrderId })).toMatchObject({
    PROVIDER_PAYABLE: -(TOTAL - 43_650),
    COMMISSION_REVENUE: -43_650,
  })
  const steps = await prisma().stateChange.findMany({
    where: { subjectId: paid.rawOrderId, action: 'confirmReceipt' },
  })
  expect(steps.map(({ note }) => note)).toEqual([null])
  expect(await ledgerInvariants(world)).toMatchObject({ sum: 0, discrepancies: [] })
})

test('shows both payments and their release to each party, as the ledger has them', async () => {
  const { cast } = world
  const paid = await reserved()
  await payRest(paid)
  await cast.litoral.data(SHIP, { input: { orderId: paid.orderId, method: 'OWN_DELIVERY' } })
  const moneyOf = async (caller: Caller) => {
    const { node } = await caller.data<{
      node: {
        money: { movements: { words: string; amount: number }[]; next: string | null }
        history: { words: string | null }[]
      }
    }>(
      `query ($id: ID!) { node(id: $id) { ... on Order {
        money { movements { words amount } next } history { words }
      } } }`,
      { id: paid.orderId },
    )
    const movements = node.money.movements.map(({ words, amount }) => [words, amount])
    return { movements, next: node.money.next, first: node.history[0]?.words?.replace(/\s/g, ' ') }
  }
  const charged = (words: string) => [
    [words, DEPOSIT],
    [words, REST],
  ]
  expect(await moneyOf(cast.ana)).toEqual({
    movements: charged('Pagaste: quedó retenido en Tuerca'),
    next: expect.stringMatching(/^Se libera al proveedor cuando confirmes .* lo revisa desde el /),
    first: 'Pagaste $ 728. Quedan retenidos en Tuerca.',
  })

  await cast.ana.data(CONFIRM_RECEIPT, { input: { orderId: paid.orderId, restPaid: false } })

  expect(await moneyOf(cast.ana)).toMatchObject({
    movements: [...charged('Pagaste: quedó retenido en Tuerca'), ['Liberado al proveedor', TOTAL]],
    next: null,
  })
  expect(await moneyOf(cast.litoral)).toMatchObject({
    movements: [
      ...charged('El cliente pagó: quedó retenido en Tuerca'),
      [expect.stringMatching(/^A tu favor, ya descontada la comisión de \$\s436,50$/), TOTAL - 43_650],
    ],
    next: null,
  })
})

test('tells both parties that nothing is left to pay', async () => {
  const paid = await reserved()
  const mailed = world.harness.mails.length
  await payRest(paid)
  await world.harness.drain()
  expect(world.harness.mails.slice(mailed).map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      ['ana@cast.test', expect.stringMatching(/^Pagaste el resto de /)],
      ['litoral@cast.test', expect.stringMatching(/^Te pagaron el resto de /)],
    ]),
  )
})

test('gives both payments back when the provider cancels', async () => {
  const paid = await reserved()
  await payRest(paid)
  const { data } = await world.cast.litoral.run(CANCEL_ORDER, {
    input: { orderId: paid.orderId, reason: 'Se rompió' },
  })
  expect(data).toMatchObject({ cancelOrder: { refund: TOTAL } })
  await world.harness.drain()
  const refunds = await prisma().refund.findMany({ where: { allocation: { orderId: paid.rawOrderId } } })
  expect(refunds.map(({ amountCentesimos, state }) => [amountCentesimos, state]).toSorted()).toEqual([
    [REST, 'SUCCEEDED'],
    [DEPOSIT, 'SUCCEEDED'],
  ])
  expect(await ledgerInvariants(world)).toMatchObject({ sum: 0, discrepancies: [] })
})

test('gives the rest back when it arrives after the receipt', async () => {
  const { cast } = world
  const paid = await reserved()
  await cast.litoral.data(SHIP, { input: { orderId: paid.orderId, method: 'OWN_DELIVERY' } })
  const sessionId = await beginRest(paid)
  await cast.ana.data(CONFIRM_RECEIPT, { input: { orderId: paid.orderId, restPaid: true } })
  world.sandbox.control.stripe.pay(sessionId)
  await world.settle()
  expect(await read(cast.ana, paid)).toMatchObject({ paid: DEPOSIT, rest: REST })
  const [refund] = await prisma().refund.findMany({ orderBy: { id: 'desc' }, take: 1 })
  expect(refund).toMatchObject({
    amountCentesimos: REST,
    state: 'SUCCEEDED',
    reason: 'El resto ya no se podía pagar',
  })
  expect(await ledgerInvariants(world)).toMatchObject({ sum: 0, discrepancies: [] })
})

test('pays the rest once: another gateway closes the first page, and a second payment goes back', async () => {
  const paid = await reserved()
  const first = await beginRest(paid)
  const again = await beginRest(paid)
  expect(again).toBe(first)
  const other = await beginRest(paid, 'MERCADO_PAGO')
  expect(other).not.toBe(first)
  world.sandbox.control.mercadoPago.pay(other)
  world.sandbox.control.stripe.pay(first)
  await world.settle()
  expect(await read(world.cast.ana, paid)).toMatchObject({ paid: TOTAL, rest: 0 })
  const payments = await prisma().payment.findMany({
    where: { checkout: { items: { some: { orderId: paid.rawOrderId } } } },
    include: { allocations: true, refunds: true },
  })
  const bought = payments.filter(({ allocations }) => allocations.some(({ outcome }) => outcome === 'ORDER'))
  expect(bought).toHaveLength(1)
  expect(
    payments.filter(payment => !bought.includes(payment)).every(({ refunds }) => refunds.length === 1),
  ).toBe(true)
})

test('is refused to everybody else, in other amounts, and when nothing is left', async () => {
  const { cast } = world
  const paid = await reserved()
  const code = (name: string) => ({ startCheckout: { code: name } })
  for (const stranger of [cast.bruno, cast.admin])
    expect((await begin(stranger, paid)).data).toMatchObject(code('NOT_FOUND'))
  expect((await begin(cast.litoral, paid)).data).toMatchObject(code('NOT_ALLOWED'))
  expect((await begin(world.harness.visitor, paid)).data).toMatchObject(code('SIGN_IN_REQUIRED'))
  expect((await begin(cast.ana, paid, { plan: 'DEPOSIT' })).data).toMatchObject(code('INVALID_INPUT'))
  expect((await begin(cast.ana, paid, { partIds: paid.request.partIds })).data).toMatchObject(
    code('INVALID_INPUT'),
  )
  expect((await begin(cast.ana, paid, { version: REST - 1 })).data).toMatchObject(code('TERMS_CHANGED'))
  for (const other of [cast.litoral, cast.admin]) {
    const node = await read(other, paid)
    expect([node.paymentTerms, restAction(node)]).toEqual([null, undefined])
  }
  await payRest(paid)
  expect((await begin(cast.ana, paid)).data).toMatchObject({
    startCheckout: { code: 'WRONG_STATE', message: 'Esta compra ya está pagada.' },
  })
})
