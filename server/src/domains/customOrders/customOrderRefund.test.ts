import { afterAll, beforeAll, expect, test } from 'vitest'
import { payCustomOrder, type WrittenCustomOrder, writeCustomOrder } from '../../../test/customOrdersWorld.ts'
import {
  ACCEPT_PROPOSAL,
  claimInput,
  latestProposal,
  OPEN_DISPUTE,
  PROPOSE_SETTLEMENT,
  sent,
} from '../../../test/disputesWorld.ts'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  createPaymentsWorld,
  type PaymentsWorld,
  SHIP,
} from '../../../test/paymentsWorld.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const MONEY = '{ state paid refund isHeld }'

/** A paid custom order whose page is open; `news` waits for its next news and returns the page’s answer. */
async function openPaid() {
  const quotation = await writeCustomOrder(world.harness, world.cast.litoral)
  const order = await payCustomOrder(world, quotation)
  const heard = await quotation.guest.subscribe(`subscription { followedCustomOrderUpdated ${MONEY} }`)
  return {
    quotation,
    order,
    news: async () => (await heard.next()).value,
    close: () => heard.return?.(),
  }
}

const money = ({ guest }: WrittenCustomOrder) => guest.data(`{ followedCustomOrder ${MONEY} }`)

test('tells the open page that its payment goes back when the provider cancels', async () => {
  const { quotation, order, news, close } = await openPaid()
  expect(await money(quotation)).toEqual({
    followedCustomOrder: { state: 'PAID', paid: 795_000, refund: 0, isHeld: true },
  })
  await world.cast.litoral.data(CANCEL_ORDER, { input: { orderId: order.id, reason: 'Sin stock' } })
  const returned = { state: 'PAID', paid: 795_000, refund: 795_000, isHeld: false }
  expect(await news()).toEqual({ data: { followedCustomOrderUpdated: returned } })
  await close()
  await world.settle()
  expect(await money(quotation)).toEqual({ followedCustomOrder: returned })
})

test('tells the open page how much goes back when the parties agree on a part', async () => {
  const { order, news, close } = await openPaid()
  const opened = await sent(order.guest, OPEN_DISPUTE, { input: claimInput(order.id) })
  const disputeId = opened.dispute?.id ?? ''
  expect(await news()).toMatchObject({ data: { followedCustomOrderUpdated: { refund: 0, isHeld: true } } })
  const terms = { disputeId, solution: 'REFUND_PART', refund: 95_000, text: 'Te devuelvo el vidrio' }
  await sent(world.cast.litoral, PROPOSE_SETTLEMENT, { input: terms })
  const proposalId = await latestProposal(world, disputeId, order.guest)
  expect((await sent(order.guest, ACCEPT_PROPOSAL, { proposalId })).dispute?.state).toBe('CLOSED')
  expect(await news()).toEqual({
    data: { followedCustomOrderUpdated: { state: 'PAID', paid: 795_000, refund: 95_000, isHeld: false } },
  })
  await close()
})

test('tells the open page that the money is no longer held when the receipt is confirmed', async () => {
  const { order, news, close } = await openPaid()
  await world.cast.litoral.data(SHIP, { input: { orderId: order.id, method: 'OWN_DELIVERY' } })
  await order.guest.data(CONFIRM_RECEIPT, { input: { orderId: order.id, restPaid: false } })
  expect(await news()).toMatchObject({
    data: { followedCustomOrderUpdated: { state: 'PAID', refund: 0, isHeld: false } },
  })
  await close()
})
