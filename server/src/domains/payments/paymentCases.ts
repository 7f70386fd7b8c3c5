import type { Payment, PaymentCase, Refund } from '../../generated/prisma/client.ts'
import { newId } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { paymentCaseMoved, paymentCaseOpened } from './payment.events.ts'
import type { GatewayDispute, GatewayPayment } from './paymentGateway.ts'

export type PaymentWithCases = Payment & {
  readonly refunds: readonly Refund[]
  readonly cases: readonly PaymentCase[]
}

type Disputed = Pick<PaymentWithCases, 'id' | 'checkoutId' | 'gateway' | 'cases'>

interface Told {
  readonly known: PaymentWithCases
  readonly told: GatewayPayment
  readonly at: Date
}

/**
 * Keeps as cases what happened to a payment without us: money that was given back in the gateway's dashboard, and
 * disputes. The ledger stays as it is: somebody decides whose money it was, and books that.
 */
export async function recordCases(unit: Unit, logger: Logger, { known, told, at }: Told): Promise<void> {
  await recordRefundElsewhere(unit, logger, { known, told, at })
  const open = known.cases.filter(({ kind, state }) => kind === 'DISPUTE' && state === 'OPEN')
  const { dispute } = told
  if (dispute) await recordDispute(unit, logger, { known, dispute, at })
  // The gateway shows no dispute any more, or another one: the money stayed with us.
  for (const { id, gatewayRef } of open)
    if (gatewayRef !== dispute?.ref) await change(unit, id, { state: 'WON', closedAt: at, isDue: false })
}

async function recordRefundElsewhere(unit: Unit, logger: Logger, { known, told, at }: Told): Promise<void> {
  const { tx, emit } = unit
  // The gateway knows nothing of what our team gave back by hand.
  const ours = known.refunds.reduce(
    (sum, { state, byHand, amountCentesimos }) => sum + (state === 'FAILED' || byHand ? 0 : amountCentesimos),
    0,
  )
  const cases = known.cases.filter(one => one.kind === 'REFUND_ELSEWHERE')
  // A settled case stays settled; money that goes back afterwards makes a further case.
  const settled = cases.reduce(
    (sum, { settledAt, amountCentesimos }) => sum + (settledAt ? amountCentesimos : 0),
    0,
  )
  const elsewhere = told.amountRefundedCentesimos - ours - settled
  const earlier = cases.find(({ settledAt }) => settledAt === null)
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
  } else if (earlier?.state === 'OPEN') {
    await change(unit, earlier.id, { state: 'COVERED', closedAt: at, isDue: false })
  }
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
    if (state === 'OPEN') await emit(paymentCaseOpened, { paymentCaseId: id })
    logger.error(
      { checkoutId: known.checkoutId, paymentId: known.id, dispute },
      'a payment is disputed; somebody has to look at it',
    )
  } else if (earlier.state !== state || earlier.respondBy?.getTime() !== respondBy?.getTime()) {
    // A lost dispute has to be looked at again, also after its evidence was sent.
    const isDue = state === 'OPEN' && earlier.state === 'OPEN' ? earlier.isDue : state !== 'WON'
    await change(unit, earlier.id, { state, respondBy, closedAt, isDue })
  }
}

/** Stores the gateway's present state of a case; it may open again. */
async function change(
  { tx, emit }: Unit,
  id: string,
  data: Partial<Pick<PaymentCase, 'state' | 'closedAt' | 'respondBy' | 'isDue'>>,
): Promise<void> {
  await tx.paymentCase.update({ where: { id }, data })
  await emit(paymentCaseMoved, { paymentCaseId: id })
}
