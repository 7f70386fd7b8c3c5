import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  HAND_OVER,
  ledgerBalances,
  ledgerInvariants,
  type PaidOrder,
  type PaymentsWorld,
  type Plan,
  SHIP,
} from '../../../test/paymentsWorld.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { HAND_OVER_TRIES, handOverCode } from '../orders/handOver.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())
// Starting checkouts is limited by the hour.
beforeEach(() => world.harness.clock.advance(HOUR_MS))

async function shipped(plan: Plan = 'FULL'): Promise<PaidOrder> {
  const order = await createPaidOrder(world, { plan })
  await world.cast.litoral.data(SHIP, { input: { orderId: order.orderId, method: 'OWN_DELIVERY' } })
  return order
}
const READ = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on Order { handOverCode viewerActions { action enabled disabledReason } history { action note words } }
    }
  }
`
interface Read {
  readonly handOverCode: string | null
  readonly viewerActions: readonly {
    readonly action: string
    readonly enabled: boolean
    readonly disabledReason: string | null
  }[]
  readonly history: readonly {
    readonly action: string
    readonly note: string | null
    readonly words: string | null
  }[]
}
const read = async ({ orderId }: PaidOrder, caller = world.cast.ana) =>
  (await caller.data<{ node: Read }>(READ, { id: orderId })).node
const handOver = async ({ orderId }: PaidOrder, code: string, caller = world.cast.litoral) =>
  (await caller.run(HAND_OVER, { input: { orderId, code } })).data
const codeOf = ({ rawOrderId }: PaidOrder) => handOverCode(world.harness.services.settings, rawOrderId)
const wrongCodeOf = (order: PaidOrder) => String((Number(codeOf(order)) + 1) % 1_000_000).padStart(6, '0')
const actionOf = async (order: PaidOrder) =>
  (await read(order, world.cast.litoral)).viewerActions.find(({ action }) => action === 'HAND_OVER')

test('shows the code to the buyer of a shipped order alone', async () => {
  const paid = await createPaidOrder(world)
  expect((await read(paid)).handOverCode).toBeNull()
  await world.cast.litoral.data(SHIP, { input: { orderId: paid.orderId, method: 'OWN_DELIVERY' } })
  expect((await read(paid)).handOverCode).toBe(codeOf(paid))
  expect(codeOf(paid)).toMatch(/^\d{6}$/)
  for (const other of [world.cast.litoral, world.cast.admin])
    expect((await read(paid, other)).handOverCode).toBeNull()
})

test.each(['FULL', 'DEPOSIT'] as const)(
  'releases the money of an order paid %s with its code, once',
  async plan => {
    const order = await shipped(plan)
    const code = `${codeOf(order).slice(0, 3)} ${codeOf(order).slice(3)}`
    expect(await handOver(order, code, world.cast.bulevar)).toMatchObject({
      handOverOrder: { code: 'NOT_FOUND' },
    })
    expect(await handOver(order, code, world.cast.ana)).toMatchObject({
      handOverOrder: { code: 'NOT_ALLOWED' },
    })
    expect(await handOver(order, code)).toMatchObject({
      handOverOrder: { order: { state: 'RELEASED', held: 0 } },
    })
    expect(await handOver(order, code)).toMatchObject({ handOverOrder: { code: 'WRONG_STATE' } })
    expect(await ledgerBalances(world, { orderId: order.rawOrderId })).toMatchObject({
      COMMISSION_REVENUE: -43_650,
    })
    expect(await ledgerInvariants(world)).toMatchObject({ sum: 0, discrepancies: [] })
    const { history, handOverCode: shown } = await read(order)
    expect(shown).toBeNull()
    const rest = plan === 'DEPOSIT' ? '. El resto se pagó en persona' : ''
    expect(history.find(({ action }) => action === 'handOver')?.note).toBe(`Con el código de entrega${rest}`)
    expect(history.at(-1)?.words).toMatch(/^El proveedor confirmó la entrega con tu código\./)
  },
)

test('counts wrong codes, and after five leaves the confirmation to the buyer', async () => {
  const order = await shipped()
  for (let left = HAND_OVER_TRIES - 1; left >= 1; left -= 1) {
    expect(await handOver(order, wrongCodeOf(order))).toMatchObject({
      handOverOrder: {
        code: 'INVALID_INPUT',
        path: ['code'],
        message: expect.stringMatching(new RegExp(`quedan? ${left} `)),
      },
    })
  }
  expect(await actionOf(order)).toMatchObject({ enabled: true })
  expect(await handOver(order, wrongCodeOf(order))).toMatchObject({
    handOverOrder: { code: 'INVALID_INPUT', message: expect.stringContaining('Se acabaron los intentos') },
  })
  expect(await actionOf(order)).toMatchObject({
    enabled: false,
    disabledReason: expect.stringContaining('Se acabaron los intentos'),
  })
  expect((await read(order)).handOverCode).toBeNull()
  expect(await handOver(order, codeOf(order))).toMatchObject({ handOverOrder: { code: 'WRONG_STATE' } })
  const input = { orderId: order.orderId, restPaid: false }
  expect(await world.cast.ana.data(CONFIRM_RECEIPT, { input })).toMatchObject({
    confirmReceipt: { order: { state: 'RELEASED' } },
  })
})

test.each(['12345', '1234567', 'abcdef', ''])('refuses %j without counting a try', async code => {
  const order = await shipped()
  expect(await handOver(order, code)).toMatchObject({
    handOverOrder: { code: 'INVALID_INPUT', path: ['code'] },
  })
  const { prisma } = world.harness.services.db
  expect(await prisma.order.findUnique({ where: { id: order.rawOrderId } })).toMatchObject({
    handOverTries: 0,
  })
})
