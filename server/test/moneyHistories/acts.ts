import { answerDispute, openDispute } from '../../src/domains/disputes/opening.operations.ts'
import {
  acceptProposal,
  appealDispute,
  decideDispute,
  dropDispute,
  proposeSettlement,
} from '../../src/domains/disputes/settling.operations.ts'
import { shipOrder } from '../../src/domains/orders/order.operations.ts'
import { cancelOrder } from '../../src/domains/payments/cancelOrder.operations.ts'
import { startCheckout, verifyCheckout } from '../../src/domains/payments/checkout.operations.ts'
import { confirmReceipt } from '../../src/domains/payments/confirmReceipt.operations.ts'
import { withdrawFromOrder } from '../../src/domains/payments/withdrawFromOrder.operations.ts'
import {
  closePayoutBatch,
  markPayoutFailed,
  markPayoutPaid,
} from '../../src/domains/payouts/payoutBatch.operations.ts'
import { requireAccount } from '../../src/domains/viewer.ts'
import { DisputeSolution } from '../../src/generated/prisma/enums.ts'
import { HOUR_MS, MINUTE_MS } from '../../src/platform/clock.ts'
import { decodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { attempt, expectOutcome } from './attempt.ts'
import * as books from './books.ts'
import { checkSales } from './checks.ts'
import { OUTSIDE } from './outside.ts'
import { lossOf, settleCase } from './settledCases.ts'
import { isTrouble, type Play, payAt, pick } from './stage.ts'
import type { Acts, Step, StepOf } from './steps.ts'

const nowOf = ({ stage }: Play) => stage.world.harness.clock.now()
const raw = (globalId: string) => decodeGlobalId(globalId)?.id ?? ''

export async function take(play: Play, step: Step): Promise<void> {
  const act = ACTS[step.act] as (play: Play, step: Step) => Promise<void>
  await act(play, step)
  await checkSales(play)
}

const ACTS: Acts<Play> = {
  start,
  startRest,
  async pay(play, { which, how }) {
    const checkoutId = pick(play.checkoutIds, which)
    if (checkoutId) await payAt(play, checkoutId, how)
  },
  deliver,
  async work({ stage }) {
    await stage.work()
  },
  async verify(play, { which }) {
    const checkoutId = pick(play.checkoutIds, which)
    if (!checkoutId) return
    await attempt(play, () => verifyCheckout(play.buyer.context(), checkoutId))
  },
  async reconcile(play) {
    play.stage.world.harness.clock.advance(6 * MINUTE_MS)
    await trouble(play, () => play.stage.world.harness.runJob('payment.reconcile'))
    await play.stage.work()
  },
  ship: order,
  confirm: order,
  cancel: order,
  withdraw: order,
  dispute,
  propose: claim,
  decide: claim,
  accept: claim,
  appeal: claim,
  answer: claim,
  drop: claim,
  close,
  linePaid: settleLine,
  lineFailed: settleLine,
  ...OUTSIDE,
  settleCase,
  async fault(play, { act: _act, ...order }) {
    const { faults } = play.stage.world.sandbox.control
    faults.clear()
    faults.misbehave(order)
    // The gateway's final refusal.
    if (order.status === 400) play.mayRefuse = true
  },
  async crash({ stage }, crash) {
    stage.armCrash(crash)
  },
  async wait(play, { hours }) {
    // An odd minute: no deadline is reached to the second.
    play.stage.world.harness.clock.advance(hours * HOUR_MS + MINUTE_MS)
    await trouble(play, () => play.stage.world.harness.runJob('lifecycle.sweepDeadlines'))
    await play.stage.work()
  },
}

/** Runs a job or a delivery whose failure leaves the work to its next run. */
async function trouble(play: Play, run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!isTrouble(error)) throw error
    await play.stage.restart()
  }
}

async function start(play: Play, { vendor, choice, plan }: StepOf<'start'>): Promise<void> {
  const [firstPart = '', secondPart = ''] = play.request.partIds.map(raw)
  const [first, rival] = play.offers
  const one = (offerId: string, partIds: readonly string[]) => ({
    of: { typename: 'Offer', id: raw(offerId) },
    version: 1,
    partIds,
    plan,
  })
  const chosen = {
    FIRST: [one(first, [firstPart])],
    SECOND: [one(rival, [secondPart])],
    BOTH: [one(first, [firstPart]), one(rival, [secondPart])],
    RIVAL: [one(rival, [firstPart])],
    WHOLE: [one(rival, [firstPart, secondPart])],
  }[choice]
  await begin(play, chosen ?? [], vendor)
}

async function startRest(play: Play, { which, vendor }: StepOf<'startRest'>): Promise<void> {
  const sale = pick(play.sales, which)
  if (!sale) return
  const of = { typename: 'Order', id: sale.id }
  await begin(play, [{ of, version: sale.total - sale.paid, partIds: null, plan: 'FULL' }], vendor)
}

/** Starts a checkout, or is refused. */
async function begin(
  play: Play,
  choices: Parameters<typeof startCheckout>[1]['choices'],
  vendor: 'stripe' | 'mercadopago',
): Promise<void> {
  const gateway = vendor === 'stripe' ? 'STRIPE' : 'MERCADO_PAGO'
  const { prisma } = play.stage.world.harness.services.db
  const { accountId: payerId } = requireAccount(play.buyer.viewer)
  await attempt(play, () => startCheckout(play.buyer.context(), { choices, gateway, payer: null }))
  const started = await prisma.checkout.findMany({
    where: { payerId },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const { id } of started) if (!play.checkoutIds.includes(id)) play.checkoutIds.push(id)
}

async function deliver(play: Play, { copies, reverse, again }: StepOf<'deliver'>): Promise<void> {
  await trouble(play, () => play.stage.world.deliverWebhooks({ copies, reverse, again }))
}

/** A delivery without details. */
const BY_HAND = {
  method: 'OWN_DELIVERY',
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  pickupPlace: null,
  pickupHours: null,
  note: null,
} as const

const ORDERS = {
  ship: (play: Play, sale: books.Sale) =>
    shipOrder(providerOf(play, sale).context(), { orderId: sale.id, ...BY_HAND }),
  confirm: (play: Play, sale: books.Sale) =>
    confirmReceipt(play.buyer.context(), { orderId: sale.id, restPaid: true }),
  cancel: (play: Play, sale: books.Sale) =>
    cancelOrder(providerOf(play, sale).context(), { orderId: sale.id, reason: 'Sin stock' }),
  withdraw: (play: Play, sale: books.Sale) =>
    withdrawFromOrder(play.buyer.context(), { orderId: sale.id, doesNotFit: false }),
}

function providerOf({ providers }: Play, { whose }: books.Sale) {
  const provider = providers[whose]
  if (!provider) throw new Error(`there is no provider ${whose}`)
  return provider.caller
}

async function order(play: Play, { act, which }: StepOf<'ship'>): Promise<void> {
  const sale = pick(play.sales, which)
  const run = ORDERS[act as keyof typeof ORDERS]
  if (!sale) return
  const at = nowOf(play)
  const may = books.mayOrder(sale, act, at)
  if (!expectOutcome(await attempt(play, () => run(play, sale)), may, `${act} of ${sale.state}`)) return
  if (act === 'ship') sale.state = 'SHIPPED'
  else if (act === 'confirm') books.release(sale, at)
  else books.giveBack(sale, act === 'cancel' ? 'CANCELED' : 'REFUNDED')
}

const termsFor = ({ paid }: books.Sale, { solution, share }: { solution: string; share: number }) => ({
  solution,
  refund: solution === 'REFUND_PART' ? Math.max(1, Math.floor((paid * share) / 1000)) : 0,
})
const asInput = ({ solution, refund }: books.Terms) => ({
  solution: DisputeSolution[solution as DisputeSolution],
  refund: refund || null,
})

async function dispute(play: Play, step: StepOf<'dispute'>): Promise<void> {
  const sale = pick(play.sales, step.which)
  if (!sale || step.solution === 'RELEASE') return
  const at = nowOf(play)
  const terms = termsFor(sale, step)
  const input = { orderId: sale.id, reason: 'DAMAGED' as const, text: 'Llegó roto el vidrio', uploadIds: [] }
  const outcome = await attempt(play, () =>
    openDispute(play.buyer.context(), { ...input, ...asInput(terms) }),
  )
  if (!expectOutcome(outcome, books.mayOrder(sale, 'dispute', at), `dispute of ${sale.state}`)) return
  const { id } = await play.stage.world.harness.services.db.prisma.dispute.findFirstOrThrow({
    where: { orderId: sale.id },
    orderBy: { id: 'desc' },
  })
  books.openClaim(sale, id, terms, at)
}

async function claim(
  play: Play,
  step: StepOf<'propose' | 'decide' | 'accept' | 'appeal' | 'answer' | 'drop'>,
) {
  const sale = pick(
    play.sales.filter(({ claim: one }) => one && one.state !== 'CLOSED'),
    step.which,
  )
  const open = sale?.claim
  if (!sale || !open) return
  const at = nowOf(play)
  const party = 'party' in step ? step.party : 'BUYER'
  const other = party === 'BUYER' ? 'PROVIDER' : 'BUYER'
  const who = (party === 'BUYER' ? play.buyer : providerOf(play, sale)).context()
  const terms = termsFor(sale, 'solution' in step ? step : { solution: 'REFUND_ALL', share: 1 })
  const disputeId = open.id
  const { prisma } = play.stage.world.harness.services.db
  const accepted = open.proposals[other]
  if (step.act === 'accept' && !accepted) return
  const run = {
    propose: () => proposeSettlement(who, { disputeId, text: null, ...asInput(terms) }),
    decide: () =>
      decideDispute(play.stage.world.cast.admin.context(), {
        disputeId,
        text: 'Las fotos lo muestran',
        ...asInput(terms),
      }),
    appeal: () => appealDispute(who, { disputeId, text: 'No estoy de acuerdo' }),
    answer: () =>
      answerDispute(providerOf(play, sale).context(), { disputeId, text: 'Salió entera', uploadIds: [] }),
    drop: () => dropDispute(play.buyer.context(), disputeId),
    async accept() {
      const { id } = await prisma.disputeProposal.findFirstOrThrow({
        where: { disputeId, party: other },
        orderBy: { id: 'desc' },
      })
      return acceptProposal(who, id)
    },
  }[step.act]
  const may = books.mayClaim(open, step.act, at) ? 'yes' : 'no'
  if (!expectOutcome(await attempt(play, run), may, `${step.act} of ${open.state}`)) return
  if (step.act === 'propose') open.proposals[party] = terms
  else if (step.act === 'answer') books.answer(open, at)
  else if (step.act === 'decide') books.decide(sale, open, terms, at)
  else if (step.act === 'appeal') books.appeal(open)
  else if (step.act === 'drop') books.drop(sale, open)
  else if (accepted) books.settle(sale, open, accepted, at)
}

async function close(play: Play): Promise<void> {
  const key = newId()
  const outcome = await attempt(play, () => closePayoutBatch(play.stage.world.cast.admin.context(), key))
  if (outcome === 'crashed') return
  const lines = await play.stage.world.harness.services.db.prisma.payoutLine.findMany({
    where: { batch: { submissionKey: key } },
  })
  for (const [whose, { id }] of play.providers.entries()) {
    const line = lines.find(({ providerId }) => providerId === id)
    const amount = line?.amountCentesimos ?? 0
    const { least, most } = await dueOf(play, whose)
    if (amount < least || amount > most)
      throw new Error(`a batch pays ${amount} to provider ${whose}, who is due ${least} to ${most}`)
    if (!line) continue
    play.lines.push({ id: line.id, whose, amount, state: 'PENDING' })
    play.paidOut[whose] = (play.paidOut[whose] ?? 0) + amount
  }
}

/** What a batch pays: not the sales that may be withdrawn from, whose window ends between two times. */
async function dueOf(play: Play, whose: number): Promise<{ least: number; most: number }> {
  const now = nowOf(play)
  const own = play.sales.filter(sale => sale.whose === whose)
  const taken = new Map<string, number>()
  for (const { id } of own) taken.set(id, (await lossOf(play, id)).taken)
  const earnedOf = (sale: books.Sale) => books.splitOf(sale).provider - (taken.get(sale.id) ?? 0)
  const balance = own.reduce((sum, sale) => sum + earnedOf(sale), 0) - (play.paidOut[whose] ?? 0)
  const waiting = (end: (at: Date) => Date) =>
    own
      .filter(({ state, releasedAt }) => state === 'RELEASED' && releasedAt && now < end(releasedAt))
      .reduce((sum, sale) => sum + Math.max(0, earnedOf(sale)), 0)
  return {
    least: Math.max(0, balance - waiting(books.latestEnd)),
    most: Math.max(0, balance - waiting(books.earliestEnd)),
  }
}

async function settleLine(play: Play, { act, which }: StepOf<'linePaid'>): Promise<void> {
  const line = pick(play.lines, which)
  if (!line) return
  const admin = play.stage.world.cast.admin.context()
  const isPayment = act === 'linePaid'
  const isPossible = isPayment ? line.state === 'PENDING' : line.state !== 'FAILED'
  const outcome = await attempt(play, () =>
    isPayment
      ? markPayoutPaid(admin, line.id)
      : markPayoutFailed(admin, { lineId: line.id, reason: 'Cuenta cerrada' }),
  )
  if (!expectOutcome(outcome, isPossible ? 'yes' : 'no', `${act} of ${line.state}`)) return
  if (!isPayment) play.paidOut[line.whose] = (play.paidOut[line.whose] ?? 0) - line.amount
  line.state = isPayment ? 'PAID' : 'FAILED'
}
