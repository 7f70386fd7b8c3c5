import type { Payment, PaymentCase, Prisma, Refund } from '../../generated/prisma/client.ts'
import { newId } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { uncoverRefunds } from './coveredRefund.ts'
import { paymentCaseMoved, paymentCaseOpened } from './payment.events.ts'
import { unbookLoss } from './paymentCaseLoss.ts'
import type { GatewayDispute, GatewayPayment } from './paymentGateway.ts'

/** Cases that wait for the gateway, or for our team's decision about who bears their loss. */
export const UNSETTLED: Prisma.PaymentCaseWhereInput = {
  OR: [
    { kind: 'DISPUTE', state: 'OPEN' },
    { kind: { in: ['DISPUTE', 'REFUND_ELSEWHERE'] }, isDue: true },
  ],
}

export type PaymentWithCases = Payment & {
  readonly refunds: readonly Refund[]
  readonly cases: readonly PaymentCase[]
}

type Disputed = Pick<PaymentWithCases, 'id' | 'checkoutId' | 'gateway' | 'cases'>

interface Told {
  readonly known: PaymentWithCases
  readonly told: GatewayPayment
  /** Time of the question to the gateway: what was stored since then is newer than its answer. */
  readonly askedAt: Date
  readonly at: Date
}

/**
 * Keeps as cases what happened to a payment without us: money that was given back in the gateway's dashboard, and
 * disputes. The ledger stays as it is until somebody settles the case. A loss that was booked is undone when the gateway decides
 * otherwise. The caller holds the payment's lock.
 */
export async function recordCases(
  unit: Unit,
  logger: Logger,
  { known, told, askedAt, at }: Told,
): Promise<void> {
  await recordRefundElsewhere(unit, logger, { known, told, askedAt, at })
  const isOld = known.cases.some(
    ({ kind, closedAt }) => kind === 'DISPUTE' && closedAt !== null && closedAt > askedAt,
  )
  if (isOld) return
  const open = known.cases.filter(({ kind, state }) => kind === 'DISPUTE' && state === 'OPEN')
  const { dispute } = told
  if (dispute) await recordDispute(unit, logger, { known, dispute, at })
  // The gateway shows no dispute any more, or another one: the money stayed with us.
  for (const { id, gatewayRef } of open)
    if (gatewayRef !== dispute?.ref) await change(unit, id, { state: 'WON', closedAt: at, isDue: false })
  // A lost one stays lost beside another. Without any the gateway has given the money back.
  const lost = dispute ? [] : known.cases.filter(({ kind, state }) => kind === 'DISPUTE' && state === 'LOST')
  for (const { id } of lost)
    await undo(unit, { id, paymentId: known.id }, { state: 'WON', closedAt: at, isDue: false }, at)
}

async function recordRefundElsewhere(
  unit: Unit,
  logger: Logger,
  { known, told, askedAt, at }: Told,
): Promise<void> {
  const { tx, emit } = unit
  // The gateway knows nothing of what our team gave back by hand.
  const ours = known.refunds.reduce(
    (sum, { state, byHand, isElsewhere, amountCentesimos }) =>
      sum + (state === 'FAILED' || byHand || isElsewhere ? 0 : amountCentesimos),
    0,
  )
  const cases = known.cases.filter(one => one.kind === 'REFUND_ELSEWHERE')
  // A settled case stays settled; money that goes back afterwards makes a further case.
  const settled = cases.filter(({ state, settledAt }) => state === 'OPEN' && settledAt !== null)
  const elsewhere =
    told.amountRefundedCentesimos -
    ours -
    settled.reduce((sum, { amountCentesimos }) => sum + amountCentesimos, 0)
  const unsettled = cases.filter(({ settledAt }) => settledAt === null)
  const earlier = unsettled.find(({ state }) => state === 'OPEN') ?? unsettled[0]
  if (elsewhere > 0) {
    if (earlier?.state === 'OPEN' && earlier.amountCentesimos === elsewhere) return
    const facts = { amountCentesimos: elsewhere, state: 'OPEN', closedAt: null, isDue: true } as const
    const kind = 'REFUND_ELSEWHERE'
    const id = earlier?.id ?? newId()
    if (earlier) await tx.paymentCase.update({ where: { id }, data: facts })
    else
      await tx.paymentCase.create({
        data: {
          ...facts,
          id,
          kind,
          paymentId: known.id,
          gateway: known.gateway,
          gatewayRef: known.gatewayRef,
          number: cases.length + 1,
          reason: kind,
          openedAt: at,
        },
      })
    await emit(paymentCaseOpened, { paymentCaseId: id })
    logger.error(
      { checkoutId: known.checkoutId, paymentId: known.id, told },
      'money of an order was given back at the gateway by hand; somebody has to look at it',
    )
    return
  }
  if (earlier?.state === 'OPEN')
    await change(unit, earlier.id, { state: 'COVERED', closedAt: at, isDue: false })
  await undoSettled(unit, known, { settled, surplus: 0 - elsewhere, askedAt, at })
}

/** Undoes settled cases, newest first, whose money is with the gateway again or was the refund of ours that followed. */
async function undoSettled(
  unit: Unit,
  known: PaymentWithCases,
  {
    settled,
    surplus,
    askedAt,
    at,
  }: { settled: readonly PaymentCase[]; surplus: number; askedAt: Date; at: Date },
): Promise<void> {
  // Refunds on their way, or that arrived since the gateway was asked, are ours and not in its sum; the team settled later news.
  const isLater = ({ settledAt }: Pick<Refund | PaymentCase, 'settledAt'>) =>
    settledAt !== null && settledAt > askedAt
  const isBehind =
    known.refunds.some(refund => refund.state === 'REQUESTED' || isLater(refund)) || settled.some(isLater)
  if (isBehind) return
  let left = surplus
  for (const { id, amountCentesimos } of settled.toSorted((a, b) => b.number - a.number)) {
    if (left <= 0) return
    const still = Math.max(0, amountCentesimos - left)
    const change =
      still === 0
        ? ({ state: 'COVERED', closedAt: at, isDue: false } as const)
        : { amountCentesimos: still, settledAt: null, isDue: true }
    await undo(unit, { id, paymentId: known.id }, change, at)
    left -= amountCentesimos
  }
}

/** Undoes the booked loss of a case that the gateway decided otherwise, and owes again the refunds that it covered. */
async function undo(
  unit: Unit,
  { id, paymentId }: { readonly id: string; readonly paymentId: string },
  data: CaseChange,
  at: Date,
): Promise<void> {
  await unbookLoss(unit, { id, paymentId, at })
  await uncoverRefunds(unit, paymentId, at)
  await change(unit, id, data)
}

/** Stores a dispute as the gateway reports it. */
export async function recordDispute(
  unit: Unit,
  logger: Logger,
  { known, dispute, at }: { known: Disputed; dispute: GatewayDispute; at: Date },
): Promise<void> {
  const { tx, emit } = unit
  const { ref: gatewayRef, status: state, amountCentesimos, reason, respondBy } = dispute
  const earlier = known.cases.find(one => one.kind === 'DISPUTE' && one.gatewayRef === gatewayRef)
  const closedAt = state === 'OPEN' ? null : at
  if (!earlier) {
    const id = newId()
    await tx.paymentCase.create({
      data: {
        id,
        kind: 'DISPUTE',
        paymentId: known.id,
        gateway: known.gateway,
        gatewayRef,
        amountCentesimos,
        reason,
        respondBy,
        state,
        isDue: state !== 'WON',
        openedAt: at,
        closedAt,
      },
    })
    if (state !== 'WON') await emit(paymentCaseOpened, { paymentCaseId: id })
    logger.error(
      { checkoutId: known.checkoutId, paymentId: known.id, dispute },
      'a payment is disputed; somebody has to look at it',
    )
  } else if (earlier.state !== state || earlier.respondBy?.getTime() !== respondBy?.getTime()) {
    // A lost dispute has to be looked at again, also after its evidence was sent.
    const isDue = state === earlier.state ? earlier.isDue : state !== 'WON'
    const data = { state, respondBy, closedAt, isDue }
    if (state === 'LOST') await change(unit, earlier.id, data)
    else await undo(unit, { id: earlier.id, paymentId: known.id }, data, at)
  }
}

type CaseChange = Partial<
  Pick<PaymentCase, 'state' | 'closedAt' | 'respondBy' | 'isDue' | 'amountCentesimos' | 'settledAt'>
>

/** Stores the gateway's present state of a case; it may open again. */
async function change({ tx, emit }: Unit, id: string, data: CaseChange): Promise<void> {
  await tx.paymentCase.update({ where: { id }, data })
  await emit(paymentCaseMoved, { paymentCaseId: id })
}
