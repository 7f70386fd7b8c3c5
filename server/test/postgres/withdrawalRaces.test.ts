import { afterAll, beforeAll, expect, test } from 'vitest'
import { HAND_OVER_TRIES, handOverCode } from '../../src/domains/orders/handOver.ts'
import { requireProvider } from '../../src/domains/viewer.ts'
import { HOUR_MS } from '../../src/platform/clock.ts'
import { newId } from '../../src/platform/ids.ts'
import { claimInput, DROP_DISPUTE, disputeOf, OPEN_DISPUTE, sent } from '../disputesWorld.ts'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  HAND_OVER,
  ledgerBalances,
  ledgerInvariants,
  type PaidOrder,
  type PaymentsWorld,
  SHIP,
  WITHDRAW_FROM_ORDER,
} from '../paymentsWorld.ts'
import { CLOSE_PAYOUT_BATCH, keepPayable, keepPayoutAccount } from '../payoutsWorld.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
  expect(world.harness.services.db.kind).toBe('postgres')
  await keepPayoutAccount(world.harness, providerId())
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
const providerId = () => requireProvider(world.cast.litoral.viewer).provider.id
const fourTimes = <T>(work: () => Promise<T>) => Array.from({ length: 4 }, work)
const withdraw = ({ orderId }: PaidOrder) =>
  sent(world.cast.ana, WITHDRAW_FROM_ORDER, { input: { orderId, doesNotFit: false } })
const confirm = ({ orderId }: PaidOrder) =>
  sent(world.cast.ana, CONFIRM_RECEIPT, { input: { orderId, restPaid: false } })
const close = () => sent(world.cast.admin, CLOSE_PAYOUT_BATCH, { key: newId() })

async function shipped(): Promise<PaidOrder> {
  // Starting checkouts is limited by the hour.
  world.harness.clock.advance(HOUR_MS)
  const order = await createPaidOrder(world)
  await world.cast.litoral.data(SHIP, { input: { orderId: order.orderId, method: 'OWN_DELIVERY' } })
  return order
}

/** Checks that the order ended in one of these states, that its money went there, and that nothing else moved. */
async function expectEnd({ rawOrderId }: PaidOrder, states: readonly string[]): Promise<void> {
  await world.settle()
  const { state } = await prisma().order.findUniqueOrThrow({ where: { id: rawOrderId } })
  expect(states).toContain(state)
  const isRefunded = state === 'REFUNDED' || state === 'CANCELED'
  expect(await prisma().refund.count({ where: { allocation: { orderId: rawOrderId } } })).toBe(
    isRefunded ? 1 : 0,
  )
  if (isRefunded) expect(await ledgerBalances(world, { orderId: rawOrderId })).toEqual({})
  expect(await ledgerInvariants(world)).toMatchObject({ sum: 0, discrepancies: [] })
}
const onlyWrongStates = (answers: readonly { readonly code?: string }[]) =>
  expect(answers.every(({ code }) => code === undefined || code === 'WRONG_STATE')).toBe(true)

test('refunds once when a shipped order is withdrawn, received, canceled and disputed at once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const order = await shipped()
    const { orderId } = order
    const { ana, litoral } = world.cast
    onlyWrongStates(
      await Promise.all([
        ...fourTimes(() => withdraw(order)),
        ...fourTimes(() => confirm(order)),
        ...fourTimes(() => sent(litoral, CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })),
        ...fourTimes(() => sent(ana, OPEN_DISPUTE, { input: claimInput(orderId) })),
      ]),
    )
    await expectEnd(order, ['REFUNDED', 'CANCELED', 'DISPUTED', 'RELEASED'])
  }
})

test('takes no money of a withdrawn order into a batch that is closed at the same time', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await shipped()
    await confirm(order)
    await keepPayable(world.harness, providerId(), 30_000)
    onlyWrongStates(
      await Promise.all([...fourTimes(close), ...fourTimes(() => withdraw(order)), ...fourTimes(close)]),
    )
    await expectEnd(order, ['REFUNDED'])
    await close()
    const lines = await prisma().payoutLine.findMany()
    expect(lines.map(({ amountCentesimos }) => amountCentesimos)).toEqual(lines.map(() => 30_000))
    expect(lines).toHaveLength(round + 1)
  }
})

test('withdraws or disputes a released order, and never both', async () => {
  for (let round = 0; round < 3; round += 1) {
    const order = await shipped()
    await confirm(order)
    const { orderId } = order
    onlyWrongStates(
      await Promise.all([
        ...fourTimes(() => withdraw(order)),
        ...fourTimes(() => sent(world.cast.ana, OPEN_DISPUTE, { input: claimInput(orderId) })),
      ]),
    )
    await expectEnd(order, ['REFUNDED', 'DISPUTED'])
  }
})

test('allows five of twenty codes that are typed at once, and one of them releases', async () => {
  const order = await shipped()
  const right = handOverCode(world.harness.services.settings, order.rawOrderId)
  const type = (code: string) =>
    sent(world.cast.litoral, HAND_OVER, { input: { orderId: order.orderId, code } })
  const wrong = right === '000000' ? '000001' : '000000'
  const answers = await Promise.all(Array.from({ length: 20 }, () => type(wrong)))
  expect(answers.filter(({ code }) => code === 'INVALID_INPUT')).toHaveLength(HAND_OVER_TRIES)
  expect(answers.filter(({ code }) => code === 'WRONG_STATE')).toHaveLength(20 - HAND_OVER_TRIES)
  const other = await shipped()
  const code = handOverCode(world.harness.services.settings, other.rawOrderId)
  onlyWrongStates(
    await Promise.all([
      ...fourTimes(() => sent(world.cast.litoral, HAND_OVER, { input: { orderId: other.orderId, code } })),
      ...fourTimes(() => confirm(other)),
    ]),
  )
  await expectEnd(other, ['RELEASED'])
})

test('withdraws once while a dispute is dropped', async () => {
  const order = await shipped()
  await confirm(order)
  const disputeId = await disputeOf(world, order)
  onlyWrongStates(
    await Promise.all([
      ...fourTimes(() => withdraw(order)),
      sent(world.cast.ana, DROP_DISPUTE, { disputeId }),
      ...fourTimes(() => withdraw(order)),
    ]),
  )
  await expectEnd(order, ['REFUNDED', 'RELEASED'])
})
