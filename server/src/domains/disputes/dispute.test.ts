import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ACCEPT_PROPOSAL,
  ANSWER_DISPUTE,
  APPEAL_DISPUTE,
  answerFor,
  claimInput,
  DROP_DISPUTE,
  decide,
  disputeOf,
  latestProposal,
  OPEN_DISPUTE,
  PROPOSE_SETTLEMENT,
  sent,
} from '../../../test/disputesWorld.ts'
import {
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  type PaidOrder,
  type PaymentsWorld,
  SHIP,
} from '../../../test/paymentsWorld.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { sweepDeadlines } from '../../platform/deadlines.ts'
import { findDiscrepancies } from '../payments/ledgerAudit.ts'
import { payableBalances } from '../payouts/payable.ts'
import { APPEAL_MS, OPENING_BUSINESS_DAYS } from './disputeTerms.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())
// Starting checkouts is limited by the hour.
beforeEach(() => world.harness.clock.advance(HOUR_MS))

/** Ana's order of a used part at this price, of which 9 % is commission; shipped or released as told. */
async function order(state: 'PAID' | 'SHIPPED' | 'RELEASED' = 'PAID', price = 1_000_000): Promise<PaidOrder> {
  const paid = await createPaidOrder(world, { line: { price } })
  if (state === 'PAID') return paid
  const input = { orderId: paid.orderId }
  await world.cast.litoral.data(SHIP, { input: { ...input, method: 'OWN_DELIVERY' } })
  if (state === 'RELEASED')
    await world.cast.ana.data(CONFIRM_RECEIPT, { input: { ...input, restPaid: false } })
  return paid
}
const wait = async (ms: number) => {
  world.harness.clock.advance(ms)
  await world.harness.services.transact(({ enqueue }) => enqueue(sweepDeadlines, {}))
  await world.harness.drain()
}
const balances = async ({ rawOrderId }: PaidOrder) => {
  await world.harness.drain()
  return ledgerBalances(world, { orderId: rawOrderId })
}
const stateOf = async (disputeId: string) => {
  const { node } = await world.cast.ana.data<{
    node: { state: string; terms: string | null; order: { state: string } }
  }>('query ($id: ID!) { node(id: $id) { ... on Dispute { state terms order { state } } } }', {
    id: disputeId,
  })
  return [node.state, node.order.state]
}
const audit = () => findDiscrepancies(world.harness.services.db.prisma, world.harness.clock.now())

describe('the end of a dispute', () => {
  test.each([
    ['RELEASED', { solution: 'REFUND_ALL' }, 'REFUNDED', {}],
    [
      'SHIPPED',
      { solution: 'REFUND_PART', refund: 400_000 },
      'PARTIALLY_REFUNDED',
      { GATEWAY: 600_000, COMMISSION_REVENUE: -54_000, PROVIDER_PAYABLE: -546_000 },
    ],
    ['RELEASED', { solution: 'SEND_AGAIN' }, 'PAID', { GATEWAY: 1_000_000, HELD: -1_000_000 }],
    [
      'PAID',
      { solution: 'RELEASE' },
      'RELEASED',
      { GATEWAY: 1_000_000, COMMISSION_REVENUE: -90_000, PROVIDER_PAYABLE: -910_000 },
    ],
  ] as const)(
    'moves the money of an order that was %s when %j is final',
    async (before, terms, state, money) => {
      const paid = await order(before)
      const disputeId = await disputeOf(world, paid)
      expect(await balances(paid)).toEqual({ GATEWAY: 1_000_000, HELD: -1_000_000 })
      await answerFor(world, disputeId)
      const { dispute } = await decide(world, disputeId, terms)
      expect(dispute).toMatchObject({ state: 'RESOLVED', order: { state: 'DISPUTED' } })
      expect(await balances(paid)).toEqual({ GATEWAY: 1_000_000, HELD: -1_000_000 })
      await wait(APPEAL_MS)
      expect(await stateOf(disputeId)).toEqual(['CLOSED', state])
      expect(await balances(paid)).toEqual(money)
      expect(await audit()).toEqual([])
    },
  )

  test('settles at once what the parties agree on', async () => {
    const paid = await order('SHIPPED')
    const disputeId = await disputeOf(world, paid)
    const terms = { disputeId, solution: 'REFUND_PART', refund: 250_000, text: 'Te devuelvo el vidrio' }
    expect((await sent(world.cast.litoral, PROPOSE_SETTLEMENT, { input: terms })).dispute?.state).toBe('OPEN')
    const proposalId = await latestProposal(world, disputeId)
    expect((await sent(world.cast.litoral, ACCEPT_PROPOSAL, { proposalId })).code).toBe('WRONG_STATE')
    expect((await sent(world.cast.ana, ACCEPT_PROPOSAL, { proposalId })).dispute).toMatchObject({
      state: 'CLOSED',
      order: { state: 'PARTIALLY_REFUNDED' },
    })
    expect(await balances(paid)).toEqual({
      GATEWAY: 750_000,
      COMMISSION_REVENUE: -67_500,
      PROVIDER_PAYABLE: -682_500,
    })
    expect(await audit()).toEqual([])
  })

  test('accepts only the newest proposal of a party', async () => {
    const disputeId = await disputeOf(world, await order())
    const first = await latestProposal(world, disputeId)
    const input = { disputeId, solution: 'REFUND_PART', refund: 100 }
    await sent(world.cast.ana, PROPOSE_SETTLEMENT, { input })
    expect(await sent(world.cast.litoral, ACCEPT_PROPOSAL, { proposalId: first })).toMatchObject({
      code: 'WRONG_STATE',
      message: 'Hay una propuesta más nueva. Volvé a cargar para verla.',
    })
  })

  test.each(['PAID', 'SHIPPED', 'RELEASED'] as const)(
    'returns an order that was %s when the buyer takes the claim back',
    async state => {
      const paid = await order(state)
      const before = await balances(paid)
      const disputeId = await disputeOf(world, paid)
      expect((await sent(world.cast.ana, DROP_DISPUTE, { disputeId })).dispute?.order.state).toBe(state)
      expect(await balances(paid)).toEqual(before)
      // Nothing was settled, so another claim is possible.
      expect(await disputeOf(world, paid)).not.toBe(disputeId)
      expect(await audit()).toEqual([])
    },
  )
})

test('invites to review an order only while it is released, and not again after a review', async () => {
  const { prisma } = world.harness.services.db
  const paid = await order('RELEASED')
  const stage = async () =>
    (await prisma.order.findUniqueOrThrow({ where: { id: paid.rawOrderId } })).reviewStage
  expect(await stage()).toBe('DUE')
  const first = await disputeOf(world, paid)
  expect(await stage()).toBe('NOT_YET')
  await sent(world.cast.ana, DROP_DISPUTE, { disputeId: first })
  expect(await stage()).toBe('DUE')
  await prisma.order.update({ where: { id: paid.rawOrderId }, data: { reviewStage: 'GIVEN' } })
  const second = await disputeOf(world, paid)
  await sent(world.cast.ana, DROP_DISPUTE, { disputeId: second })
  expect(await stage()).toBe('GIVEN')
})

describe('the deadlines', () => {
  test('passes on to the team what the provider does not answer in 72 hours', async () => {
    const disputeId = await disputeOf(world, await order())
    await wait(72 * HOUR_MS - 1)
    expect((await stateOf(disputeId))[0]).toBe('OPEN')
    world.harness.clock.advance(1)
    expect(await answerFor(world, disputeId)).toMatchObject({
      code: 'WRONG_STATE',
      message: 'El plazo ya pasó.',
    })
    await world.harness.drain({ ahead: true })
    expect((await stateOf(disputeId))[0]).toBe('IN_REVIEW')
  })

  test('begins the review 48 hours after the answer', async () => {
    const disputeId = await disputeOf(world, await order())
    await answerFor(world, disputeId)
    await wait(48 * HOUR_MS - 1)
    expect((await stateOf(disputeId))[0]).toBe('ANSWERED')
    await wait(1)
    expect((await stateOf(disputeId))[0]).toBe('IN_REVIEW')
  })

  test('gives a late decision another date and tells both parties', async () => {
    const disputeId = await disputeOf(world, await order())
    const dueOf = async () => {
      const { node } = await world.cast.ana.data<{ node: { decisionDueAt: string } }>(
        'query ($id: ID!) { node(id: $id) { ... on Dispute { decisionDueAt } } }',
        { id: disputeId },
      )
      return new Date(node.decisionDueAt)
    }
    await wait(72 * HOUR_MS)
    const due = await dueOf()
    world.harness.mails.length = 0
    await wait(due.getTime() - world.harness.clock.now().getTime())
    expect((await dueOf()).getTime()).toBeGreaterThan(due.getTime() + DAY_MS)
    const told = world.harness.mails.filter(
      ({ subject, text }) =>
        subject.startsWith('La decisión de la disputa se demora') && text.includes(disputeId),
    )
    expect(told).toHaveLength(3)
  })

  test('lets a party appeal once, in time, and makes the second decision final', async () => {
    const paid = await order('SHIPPED')
    const disputeId = await disputeOf(world, paid)
    await answerFor(world, disputeId)
    await decide(world, disputeId, { solution: 'REFUND_ALL' })
    await wait(APPEAL_MS - 1)
    const input = { disputeId, text: 'Las fotos son de otra óptica' }
    expect((await sent(world.cast.litoral, APPEAL_DISPUTE, { input })).dispute?.state).toBe('APPEALED')
    await wait(1)
    expect((await sent(world.cast.ana, APPEAL_DISPUTE, { input })).code).toBe('WRONG_STATE')
    const final = await decide(world, disputeId, { solution: 'RELEASE' })
    expect(final.dispute).toMatchObject({ state: 'CLOSED', order: { state: 'RELEASED' } })
    expect(await balances(paid)).toMatchObject({ PROVIDER_PAYABLE: -910_000 })
    expect(await sent(world.cast.ana, OPEN_DISPUTE, { input: claimInput(paid.orderId) })).toMatchObject({
      code: 'WRONG_STATE',
      message: 'Ya se resolvió una disputa de este pedido.',
    })
  })

  test('refuses an appeal after its time, before the timer has run', async () => {
    const disputeId = await disputeOf(world, await order())
    await answerFor(world, disputeId)
    await decide(world, disputeId, { solution: 'RELEASE' })
    world.harness.clock.advance(APPEAL_MS)
    const input = { disputeId, text: 'Llegué tarde a reclamar' }
    expect((await sent(world.cast.ana, APPEAL_DISPUTE, { input })).message).toBe('El plazo ya pasó.')
  })

  test('refuses a dispute five business days after the release', async () => {
    const paid = await order('RELEASED')
    const actionOf = async () => {
      const { node } = await world.cast.ana.data<{
        node: { disputableUntil: string; disputeAction: { enabled: boolean; disabledReason: string | null } }
      }>(
        'query ($id: ID!) { node(id: $id) { ... on Order { disputableUntil disputeAction { enabled disabledReason } } } }',
        { id: paid.orderId },
      )
      return node
    }
    const { disputableUntil, disputeAction } = await actionOf()
    expect(disputeAction.enabled).toBe(true)
    const left = new Date(disputableUntil).getTime() - world.harness.clock.now().getTime()
    expect(left).toBeGreaterThan(OPENING_BUSINESS_DAYS * DAY_MS)
    world.harness.clock.advance(left)
    const message = 'El plazo para abrir una disputa ya pasó.'
    expect((await actionOf()).disputeAction).toEqual({ enabled: false, disabledReason: message })
    expect(await sent(world.cast.ana, OPEN_DISPUTE, { input: claimInput(paid.orderId) })).toMatchObject({
      code: 'WRONG_STATE',
      message,
    })
  })
})

test('takes released money out of the payable balance and of what a batch pays', async () => {
  const paid = await order('RELEASED')
  const { viewer } = world.cast.litoral
  const providerId = viewer.kind === 'account' ? (viewer.provider?.id ?? '') : ''
  const { db, clock, settings } = world.harness.services
  const balance = async () =>
    (
      await payableBalances(db.prisma, [providerId], {
        now: clock.now(),
        businessDays: settings.businessDays,
      })
    ).get(providerId)
  const before = await balance()
  const disputeId = await disputeOf(world, paid)
  expect(await balance()).toEqual({
    payableCentesimos: (before?.payableCentesimos ?? 0) - 910_000,
    waitingCentesimos: (before?.waitingCentesimos ?? 0) - 910_000,
  })
  await answerFor(world, disputeId)
  await decide(world, disputeId, { solution: 'RELEASE' })
  await wait(APPEAL_MS)
  expect(await balances(paid)).toMatchObject({ PROVIDER_PAYABLE: -910_000 })
})

test.each([
  [{ solution: 'REFUND_PART' }, ['refund'], 'Poné cuánto se devuelve.'],
  [
    { solution: 'REFUND_PART', refund: 1_000_000 },
    ['refund'],
    'Por Tuerca se pagaron $ 10.000: una parte es menos que eso.',
  ],
  [{ solution: 'RELEASE' }, ['solution'], 'Elegí qué querés que pase.'],
  [{ text: 'Corto' }, ['text'], 'Contá qué pasó, en 10 letras o más: el proveedor lo va a leer.'],
  [{ uploadIds: ['8a3e6b1c-3c0a-4d25-9b9e-2f4e1f0a7d11'] }, ['uploadIds', '0'], /archivo/],
])('refuses a claim of %j at its field', async (claim, path, message) => {
  const paid = await order()
  const answer = await sent(world.cast.ana, OPEN_DISPUTE, {
    input: { ...claimInput(paid.orderId), ...claim },
  })
  expect(answer).toMatchObject({ code: 'INVALID_INPUT', path })
  expect(answer.message?.replaceAll('\u00a0', ' ')).toMatch(message)
})

test('mails both parties and the team when a dispute begins', async () => {
  const paid = await order()
  await world.harness.drain()
  world.harness.mails.length = 0
  await disputeOf(world, paid)
  await world.harness.drain()
  expect(world.harness.mails.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
    'Recibimos tu disputa',
    'Se abrió una disputa',
    'Se abrió una disputa',
  ])
})

test('answers a dispute once', async () => {
  const disputeId = await disputeOf(world, await order())
  expect((await answerFor(world, disputeId)).dispute?.state).toBe('ANSWERED')
  const input = { disputeId, text: 'Otra respuesta más', uploadIds: [] }
  expect((await sent(world.cast.litoral, ANSWER_DISPUTE, { input })).code).toBe('WRONG_STATE')
})
