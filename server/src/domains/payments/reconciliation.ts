import type { Payment, PaymentCase, Refund } from '../../generated/prisma/client.ts'
import type { GatewayId, PaymentCaseKind } from '../../generated/prisma/enums.ts'
import { newId } from '../../platform/ids.ts'
import { formatMoney } from '../../platform/money.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { lockRows } from '../locks.ts'
import { differencesFound, paymentCaseMoved } from './payment.events.ts'
import { noticeAbout, settleNotice } from './payment.jobTypes.ts'
import type { ListedPayment } from './paymentGateway.ts'

/** Findings of a comparison with a gateway. */
const FOUND_IN_LIST = ['UNKNOWN_TO_US', 'UNKNOWN_TO_GATEWAY', 'AMOUNT_DIFFERS'] as const

/** A difference between the gateway and us. */
interface Finding {
  readonly kind: PaymentCaseKind
  readonly amountCentesimos: number
  /** In Spanish, for the team. */
  readonly reason: string
}

/** A thing that was compared: a payment by the gateway's id, or a checkout or refund by ours. */
export interface Compared {
  readonly gateway: GatewayId
  readonly ref: string
  /** Null without a payment of ours. */
  readonly paymentId: string | null
  /** Null when both agree. */
  readonly finding: Finding | null
  /** The kinds that this comparison decides about. */
  readonly kinds: readonly PaymentCaseKind[]
}

type PaymentToCompare = Pick<Payment, 'amountCentesimos'> & {
  readonly refunds: readonly Pick<Refund, 'state' | 'byHand' | 'isElsewhere' | 'amountCentesimos'>[]
  readonly cases: readonly Pick<PaymentCase, 'kind' | 'state' | 'amountCentesimos'>[]
}

/**
 * Compares a page of a gateway's list with our payments, and marks these as listed at the start of the comparison. The gateway is
 * asked again about those that differ.
 */
export async function comparePage(
  unit: Unit,
  gateway: GatewayId,
  { listed, startedAt, at }: { listed: readonly ListedPayment[]; startedAt: Date; at: Date },
): Promise<void> {
  const { tx } = unit
  const told = new Map(listed.map(payment => [payment.ref, payment]))
  const where = { gateway, gatewayRef: { in: [...told.keys()] } }
  const known = await tx.payment.findMany({ where, select: { id: true } })
  const ids = known.map(({ id }) => id)
  // Settlements write refunds and cases of a payment under the same lock.
  await lockRows(tx, 'Payment', ids)
  const ours = new Map(
    (await tx.payment.findMany({ where: { id: { in: ids } }, include: { refunds: true, cases: true } })).map(
      payment => [payment.gatewayRef, payment],
    ),
  )
  const compared = [...told.values()].map(payment => {
    const own = ours.get(payment.ref)
    const paymentId = own?.id ?? null
    const finding = differenceOf(payment, own)
    return { gateway, ref: payment.ref, paymentId, finding, kinds: FOUND_IN_LIST }
  })
  await recordFindings(unit, compared, at)
  // A webhook about it may have been lost: its answer makes a case that the team can book.
  for (const { ref, finding } of compared) {
    const own = finding ? ours.get(ref) : undefined
    if (own) await unit.enqueue(settleNotice, noticeAbout(own))
  }
  await tx.payment.updateMany({ where: { id: { in: ids } }, data: { listedAt: startedAt } })
}

/** The difference between a listed payment and ours; null when they agree. */
export function differenceOf(told: ListedPayment, own: PaymentToCompare | undefined): Finding | null {
  const { amountCentesimos } = told
  if (!own)
    return {
      kind: 'UNKNOWN_TO_US',
      amountCentesimos,
      reason: 'La pasarela tiene un pago que Tuerca no conoce.',
    }
  if (told.currency !== 'UYU' || amountCentesimos !== own.amountCentesimos)
    return {
      kind: 'AMOUNT_DIFFERS',
      amountCentesimos,
      reason: `La pasarela cobró ${told.currency} ${formatMoney(amountCentesimos)} y Tuerca anotó ${formatMoney(own.amountCentesimos)}.`,
    }
  const [least, most] = givenBack(own)
  const given = told.amountRefundedCentesimos
  if (given >= least && given <= most) return null
  return {
    kind: 'AMOUNT_DIFFERS',
    amountCentesimos: given < least ? least - given : given - most,
    reason: `La pasarela devolvió ${formatMoney(given)} y Tuerca anotó ${formatMoney(given < least ? least : most)}.`,
  }
}

/** The amounts between which the gateway may have given back: refunds under way may or may not have arrived. */
function givenBack({ amountCentesimos, refunds, cases }: PaymentToCompare): [least: number, most: number] {
  // Gateways differ in what a claimed payment has given back, and the claim is a case of its own.
  if (cases.some(({ kind, state }) => kind === 'DISPUTE' && state !== 'WON')) return [0, amountCentesimos]
  const sumOf = (state: Refund['state']) =>
    refunds.reduce((sum, refund) => {
      const counts = refund.state === state && !refund.byHand && !refund.isElsewhere
      return sum + (counts ? refund.amountCentesimos : 0)
    }, 0)
  const elsewhere = cases.reduce(
    (sum, { kind, state, amountCentesimos: amount }) =>
      sum + (kind === 'REFUND_ELSEWHERE' && state === 'OPEN' ? amount : 0),
    0,
  )
  const least = sumOf('SUCCEEDED') + elsewhere
  return [least, least + sumOf('REQUESTED')]
}

/**
 * Records each finding as a case, once, and announces the new ones together: a case that is open, settled by the team or not, stays as it is. Closes the cases that
 * the comparison no longer finds.
 */
export async function recordFindings(unit: Unit, compared: readonly Compared[], at: Date): Promise<void> {
  const { tx, emit } = unit
  const [first] = compared
  if (!first) return
  const cases = await tx.paymentCase.findMany({
    where: { gateway: first.gateway, gatewayRef: { in: compared.map(({ ref }) => ref) } },
  })
  const paymentCaseIds: string[] = []
  for (const { gateway, ref, paymentId, finding, kinds } of compared) {
    const own = cases.filter(one => one.gatewayRef === ref && kinds.includes(one.kind))
    const open = own.filter(({ state }) => state === 'OPEN')
    for (const { id } of open.filter(({ kind }) => kind !== finding?.kind)) {
      const agreed = { state: 'AGREED', closedAt: at, isDue: false } as const
      await tx.paymentCase.update({ where: { id }, data: agreed })
      await emit(paymentCaseMoved, { paymentCaseId: id })
    }
    if (!finding || open.some(({ kind }) => kind === finding.kind)) continue
    const id = newId()
    const number = own.filter(({ kind }) => kind === finding.kind).length + 1
    await tx.paymentCase.create({
      data: { ...finding, id, gateway, gatewayRef: ref, paymentId, number, openedAt: at },
    })
    await emit(paymentCaseMoved, { paymentCaseId: id })
    paymentCaseIds.push(id)
  }
  if (paymentCaseIds.length > 0) await emit(differencesFound, { paymentCaseIds })
}
