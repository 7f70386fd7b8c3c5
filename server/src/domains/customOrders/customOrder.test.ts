import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CREATE_CUSTOM_ORDER,
  EDIT_CUSTOM_ORDER,
  FAROL,
  guestCheckoutInput,
  OPTICA,
  PAYER,
  type Paying,
  QUOTE,
  startGuestCheckout,
  type WrittenCustomOrder,
  writeCustomOrder,
} from '../../../test/customOrdersWorld.ts'
import type { Caller } from '../../../test/harness.ts'
import {
  CANCEL_ORDER,
  createPaymentsWorld,
  ledgerBalances,
  ledgerInvariants,
  type PaymentsWorld,
  START_CHECKOUT,
  VERIFY,
} from '../../../test/paymentsWorld.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { LINK_KINDS } from '../linkKinds.ts'
import { requireAccount } from '../viewer.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
const write = (overrides: Partial<typeof QUOTE> = {}) =>
  writeCustomOrder(world.harness, world.cast.litoral, overrides)

const READ = /* GraphQL */ `
  { followedCustomOrder { id number state version total clientName clientPhone notes openedAt expiresAt
      paid refund isHeld seller { companyName email } items { id name price condition warrantyDays isBought }
      paymentTerms { version title total disabledReason plans { plan amount } } } }
`
interface Read {
  readonly followedCustomOrder: {
    readonly state: string
    readonly version: number
    readonly openedAt: string | null
    readonly items: readonly { readonly id: string; readonly name: string }[]
  }
}
const read = async ({ guest }: WrittenCustomOrder) => (await guest.data<Read>(READ)).followedCustomOrder
const start = (order: WrittenCustomOrder, paying: Paying = {}) =>
  startGuestCheckout(world.harness, order, paying)
const refusal = async (caller: Caller, order: WrittenCustomOrder, paying: Paying = {}) =>
  (await caller.data(START_CHECKOUT, guestCheckoutInput(order, paying))).startCheckout
const orderOf = ({ rawId }: WrittenCustomOrder) =>
  prisma().order.findUnique({ where: { customOrderId: rawId }, include: { lines: true } })

test('is written once for one submission, and its link opens it and says nothing else', async () => {
  const input = { submissionKey: randomUUID(), ...QUOTE }
  const first = await world.cast.litoral.data(CREATE_CUSTOM_ORDER, { input })
  expect(first).toMatchObject({ createCustomOrder: { customOrder: { state: 'PENDING', total: 795_000 } } })
  expect(await world.cast.litoral.data(CREATE_CUSTOM_ORDER, { input })).toEqual(first)

  // The key of a lost answer, of a form that was changed since.
  for (const other of [{ notes: 'Otra nota' }, { clientName: 'Otra' }, { items: [OPTICA] }])
    expect(
      await world.cast.litoral.data(CREATE_CUSTOM_ORDER, { input: { ...input, ...other } }),
    ).toMatchObject({ createCustomOrder: { code: 'INVALID_INPUT', path: ['submissionKey'] } })

  const order = await write()
  const { services } = world.harness
  expect(order.token).toMatch(/^[\w-]{43}$/)
  expect(await LINK_KINDS.CUSTOM_ORDER?.open(services, order.token)).toBe(order.rawId)
  const other = `${order.token.slice(0, -1)}${order.token.endsWith('A') ? 'E' : 'A'}`
  expect(await LINK_KINDS.CUSTOM_ORDER?.open(services, other)).toBe(null)
  expect(await read(order)).toMatchObject({
    number: order.token.slice(0, 8).toUpperCase(),
    clientPhone: '+59899111222',
    notes: 'Se retira en el local.',
    seller: { companyName: 'Repuestos del Litoral', email: 'litoral@cast.test' },
    items: [{ name: OPTICA.name }, { name: FAROL.name }],
    paymentTerms: {
      title: 'Cotización de Repuestos del Litoral',
      total: 795_000,
      disabledReason: null,
      plans: [
        { plan: 'DEPOSIT', amount: 119_300 },
        { plan: 'FULL', amount: 795_000 },
      ],
    },
  })
  for (const caller of [world.harness.visitor, world.cast.ana, world.cast.bulevar])
    expect(await caller.data('query ($id: ID!) { node(id: $id) { id } }', { id: order.id })).toEqual({
      node: null,
    })
})

test.each([
  [{ clientName: ' ' }, 'Nombre y email del cliente son obligatorios', ['clientName']],
  [{ items: [] }, 'Debe agregar al menos un ítem válido', ['items']],
])('refuses %j at its field', async (overrides, message, path) => {
  const input = { submissionKey: randomUUID(), ...QUOTE, ...overrides }
  expect(await world.cast.litoral.data(CREATE_CUSTOM_ORDER, { input })).toMatchObject({
    createCustomOrder: { code: 'INVALID_INPUT', message, path },
  })
})

test('tells its provider once that another person opened it; reading it does not count', async () => {
  const order = await write()
  await read(order)
  expect((await read(order)).openedAt).toBe(null)
  const open = 'mutation { openCustomOrder { __typename } }'
  const own = world.harness.guest({ subject: 'CUSTOM_ORDER', id: order.rawId }, world.cast.litoral)
  expect(await own.data(open)).toEqual({ openCustomOrder: { __typename: 'CustomOrderPayload' } })
  expect((await read(order)).openedAt).toBe(null)
  for (let times = 0; times < 2; times++)
    expect(await order.guest.data(open)).toEqual({ openCustomOrder: { __typename: 'CustomOrderPayload' } })
  expect((await read(order)).openedAt).not.toBe(null)
  for (const caller of [world.harness.visitor, world.cast.litoral, world.cast.admin])
    expect(await caller.data(open)).toEqual({ openCustomOrder: { __typename: 'NotFound' } })
})

test('a stranger pays some of its items; the rest lapse, and the provider sells them an order', async () => {
  const order = await write()
  const { items } = await read(order)
  const partIds = [items[1]?.id ?? '']
  const sessionId = await start(order, { partIds })
  const session = world.sandbox.control.stripe
  session.pay(sessionId)
  expect(await order.guest.data(VERIFY, { sessionId })).toMatchObject({
    verifyCheckout: { checkout: { outcome: 'PAID', items: [{ outcome: 'PAID' }] } },
  })
  await world.settle()
  const paid = await orderOf(order)
  expect(paid).toMatchObject({
    source: 'CUSTOM_ORDER',
    buyerId: null,
    buyerName: 'Carla',
    buyerEmail: PAYER.email,
    buyerPhone: '+59899111222',
    totalCentesimos: 310_000,
    paidCentesimos: 310_000,
    // 9 % of a used part.
    lines: [{ description: FAROL.name, condition: 'USED', commissionCentesimos: 27_900 }],
  })
  expect(await read(order)).toMatchObject({
    state: 'PAID',
    refund: 0,
    isHeld: true,
    paid: 310_000,
    items: [
      { name: OPTICA.name, isBought: false },
      { name: FAROL.name, isBought: true },
    ],
  })
  expect(await ledgerBalances(world, { orderId: paid?.id ?? '' })).toMatchObject({ HELD: -310_000 })
  expect(await refusal(order.guest, order)).toMatchObject({ code: 'WRONG_STATE' })
})

test('by Mercado Pago with a deposit; canceled by its provider everything goes back', async () => {
  const order = await write()
  const preferenceId = await start(order, { plan: 'DEPOSIT', gateway: 'MERCADO_PAGO' })
  world.sandbox.control.mercadoPago.pay(preferenceId)
  await world.settle()
  const paid = await orderOf(order)
  expect(paid).toMatchObject({ plan: 'DEPOSIT', totalCentesimos: 795_000, paidCentesimos: 119_300 })
  const orderId = encodeGlobalId('Order', paid?.id ?? '')
  await world.cast.litoral.data(CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })
  await world.settle()
  expect(
    await prisma().refund.findMany({ where: { allocation: { orderId: paid?.id ?? '' } } }),
  ).toMatchObject([{ state: 'SUCCEEDED', amountCentesimos: 119_300 }])
  expect(await read(order)).toMatchObject({ state: 'PAID', refund: 119_300, isHeld: false })
})

test('prices the chosen items as a checkout will charge them', async () => {
  const order = await write()
  const { items } = await read(order)
  const terms = (partIds: readonly string[]) =>
    order.guest.data(
      `query ($partIds: [ID!]) { followedCustomOrder { paymentTerms(partIds: $partIds) {
         total disabledReason lines { name } plans { plan amount } } } }`,
      { partIds },
    )
  expect(await terms([items[1]?.id ?? ''])).toEqual({
    followedCustomOrder: {
      paymentTerms: {
        total: 310_000,
        disabledReason: null,
        lines: [{ name: FAROL.name }],
        plans: [
          { plan: 'DEPOSIT', amount: 46_500 },
          { plan: 'FULL', amount: 310_000 },
        ],
      },
    },
  })
  expect(await terms([])).toMatchObject({
    followedCustomOrder: { paymentTerms: { total: 0, disabledReason: 'Elegí al menos un ítem.' } },
  })
})

test('of two who pay at once one buys, and the other gets everything back', async () => {
  const order = await write()
  const first = await start(order)
  const other = { name: 'Pedro', email: 'pedro@correo.test' }
  const second = await start(order, { payer: other })
  for (const sessionId of [second, first]) world.sandbox.control.stripe.pay(sessionId)
  await world.settle()
  const allocations = await prisma().paymentAllocation.findMany({
    where: { item: { customOrderVersion: { customOrderId: order.rawId } } },
    include: { refunds: true },
    orderBy: { outcome: 'asc' },
  })
  expect(allocations.map(({ outcome, refunds }) => [outcome, refunds.map(({ state }) => state)])).toEqual([
    ['ORDER', []],
    ['RETURNED', ['SUCCEEDED']],
  ])
})

test('an edit during payment is honoured as it was agreed; the next one reads and pays the new version', async () => {
  const order = await write()
  const before = await start(order)
  const edited = { ...OPTICA, name: 'Óptica con lámpara' }
  const input = { customOrderId: order.id, version: 1, ...QUOTE, items: [edited] }
  expect(await world.cast.litoral.data(EDIT_CUSTOM_ORDER, { input })).toMatchObject({
    editCustomOrder: { customOrder: { version: 2, total: 485_000 } },
  })
  expect(await world.cast.litoral.data(EDIT_CUSTOM_ORDER, { input })).toMatchObject({
    editCustomOrder: { code: 'TERMS_CHANGED' },
  })
  expect(await world.cast.bulevar.data(EDIT_CUSTOM_ORDER, { input: { ...input, version: 2 } })).toMatchObject(
    {
      editCustomOrder: { code: 'NOT_FOUND' },
    },
  )
  expect(await refusal(order.guest, order)).toMatchObject({ code: 'TERMS_CHANGED' })
  // Before the job has closed its page.
  world.sandbox.control.stripe.pay(before)
  await world.settle()
  expect(await orderOf(order)).toMatchObject({ totalCentesimos: 795_000 })
  expect(await read(order)).toMatchObject({
    state: 'PAID',
    version: 1,
    total: 795_000,
    items: [
      { name: OPTICA.name, isBought: true },
      { name: FAROL.name, isBought: true },
    ],
  })
  // The provider finds it by what was sold, not by the edit.
  const found = async (search: string) => {
    const { viewer } = await world.cast.litoral.data<{
      viewer: { provider: { customOrders: { edges: { node: { id: string } }[] } } }
    }>(
      'query ($search: String) { viewer { provider { customOrders(search: $search) { edges { node { id } } } } } }',
      { search: `${order.token.slice(0, 8)} ${search}` },
    )
    return viewer.provider.customOrders.edges.map(({ node }) => node.id)
  }
  expect(await found(`${QUOTE.clientName} ${OPTICA.name} ${FAROL.name}`)).toEqual([order.id])
  expect(await found(edited.name)).toEqual([])
})

test('expires by itself; who was paying then still buys it, and nobody begins to', async () => {
  const [paid, missed] = [await write(), await write()]
  world.harness.clock.advance(7 * DAY_MS - HOUR_MS / 4)
  const sessionId = await start(paid)
  world.harness.clock.advance(HOUR_MS / 2)
  expect(await read(missed)).toMatchObject({ state: 'EXPIRED' })
  // Before the timer has closed its page.
  world.sandbox.control.stripe.pay(sessionId)
  await world.harness.drain({ ahead: true })
  expect(await refusal(missed.guest, missed)).toMatchObject({ code: 'WRONG_STATE' })
  await world.settle()
  expect((await read(paid)).state).toBe('PAID')
  expect(await prisma().customOrder.findUnique({ where: { id: missed.rawId } })).toMatchObject({
    state: 'EXPIRED',
  })
  const { accountId } = requireAccount(world.cast.litoral.viewer)
  const rows = await prisma().notification.findMany({
    where: { accountId, title: 'Venció una orden personalizada' },
    select: { message: true, path: true },
  })
  // Also of earlier tests' orders, which expired by this clock.
  expect(new Set(rows.map(({ path }) => path))).toEqual(new Set(['/dashboard/mis-ordenes']))
  expect(rows.map(({ message }) => message)).toContain(
    'Nadie pagó a tiempo los $\u00a07.950 por Óptica delantera y Farol trasero.',
  )
})

test('is paid with its own link, a name, an e-mail and its own items alone', async () => {
  const [order, other] = [await write(), await write()]
  expect(await refusal(order.guest, order, { payer: null })).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await refusal(order.guest, order, { partIds: [] })).toMatchObject({ code: 'INVALID_INPUT' })
  const foreign = [(await read(other)).items[0]?.id ?? '']
  expect(await refusal(order.guest, order, { partIds: foreign })).toMatchObject({ code: 'INVALID_INPUT' })
  for (const caller of [other.guest, world.harness.visitor, world.cast.ana, world.cast.litoral])
    expect(await refusal(caller, order)).toMatchObject({ code: 'NOT_FOUND' })
})

test('counts views of links that lead to no order, thirty a minute for an address', async () => {
  const { harness } = world
  const code = async (caller: Caller) => (await caller.run(READ)).errors[0]?.extensions?.code
  const guessing = harness.visitorAt('203.0.113.26')
  const views = await Promise.all(Array.from({ length: 30 }, () => code(guessing)))
  expect(new Set(views)).toEqual(new Set([undefined]))
  expect(await code(guessing)).toBe('RATE_LIMITED')
  expect(await code(harness.visitorAt('203.0.113.27'))).toBe(undefined)
})

test('after all of this the ledger sums to zero and holds exactly what open orders have paid', async () => {
  expect(await ledgerInvariants(world)).toEqual({ sum: 0, heldBeyondOpenOrders: 0, discrepancies: [] })
})
