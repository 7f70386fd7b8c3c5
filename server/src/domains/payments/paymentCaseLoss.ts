import type { PaymentCase, Prisma } from '../../generated/prisma/client.ts'
import { batched } from '../../platform/batched.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext } from '../context.ts'
import { post } from './ledger.ts'
import { chargeReturned } from './payment.events.ts'
import { chargedLossPostings, lossPostings, reversed } from './postings.ts'
import { commissionOfOrder } from './release.ts'

const LOSS_KINDS = ['CASE_LOSS', 'CASE_LOSS_REVERSAL'] as const

/** True of a case whose money has left the gateway, and that no refund of ours covers. */
export function isLoss({ kind, state }: Pick<PaymentCase, 'kind' | 'state'>): boolean {
  return kind === 'DISPUTE' ? state === 'LOST' : kind === 'REFUND_ELSEWHERE' && state === 'OPEN'
}

/** Refunds that went out, are on their way, or are owed until our team handles their failure. */
const OWED_OR_REFUNDED: Prisma.RefundWhereInput = { OR: [{ state: { not: 'FAILED' } }, { handling: null }] }

/** The charge that an order's provider can bear of a payment's loss. */
export interface Chargeable {
  readonly paymentId: string
  readonly orderId: string
  readonly providerId: string
  /** The order's share of the payment, less its refunds, also owed ones, and earlier charges; centésimos. */
  readonly centesimos: number
}

type Reads = Pick<Tx, 'paymentAllocation' | 'ledgerEntry'>

/** The charge that each order of these payments can bear, without orders of which nothing is left; in two statements. */
export async function chargeableOf(tx: Reads, paymentIds: readonly string[]): Promise<Chargeable[]> {
  const allocations = await tx.paymentAllocation.findMany({
    where: { paymentId: { in: [...paymentIds] }, orderId: { not: null } },
    orderBy: { orderId: 'asc' },
    select: {
      paymentId: true,
      orderId: true,
      providerId: true,
      amountCentesimos: true,
      refunds: { where: OWED_OR_REFUNDED, select: { amountCentesimos: true } },
    },
  })
  const charges = await chargesOf(tx, paymentIds)
  return allocations.flatMap(({ paymentId, orderId, providerId, amountCentesimos, refunds }) => {
    if (!orderId || !providerId) return []
    const own = charges.filter(charge => charge.orderId === orderId && charge.paymentId === paymentId)
    const centesimos = amountCentesimos - sum(refunds) - sum(own)
    return centesimos > 0 ? [{ paymentId, orderId, providerId, centesimos }] : []
  })
}

/** `chargeableOf` one payment; concurrent calls share the statements. */
export const chargeableOfPayment = batched(
  async ({ db }: OperationContext, paymentIds: readonly string[]) => {
    const found = await chargeableOf(db.prisma, [...new Set(paymentIds)])
    return paymentIds.map(id => found.filter(({ paymentId }) => paymentId === id))
  },
)

/** A part of a payment's loss that an order's provider bears; negative when it was given back. */
interface Charge {
  readonly paymentId: string | null
  readonly orderId: string | null
  /** The first part of the transaction's subject: its case, or the refund that gave it back. */
  readonly cause: string
  readonly amountCentesimos: number
}

async function chargesOf(
  tx: Pick<Tx, 'ledgerEntry'>,
  paymentIds: readonly string[],
  account: 'LOSS_EXPENSE' | 'COMMISSION_REVENUE' = 'LOSS_EXPENSE',
): Promise<Charge[]> {
  const entries = await tx.ledgerEntry.findMany({
    where: {
      account,
      transaction: {
        paymentId: { in: [...paymentIds] },
        orderId: { not: null },
        kind: { in: [...LOSS_KINDS] },
      },
    },
    select: {
      amountCentesimos: true,
      transaction: { select: { key: true, paymentId: true, orderId: true } },
    },
  })
  // A charge credits the loss, and debits the commission.
  const sign = account === 'LOSS_EXPENSE' ? -1 : 1
  return entries.map(({ amountCentesimos, transaction: { key, paymentId, orderId } }) => ({
    paymentId,
    orderId,
    cause: key.split(':')[1] ?? '',
    amountCentesimos: sign * amountCentesimos,
  }))
}

const sum = (rows: readonly { readonly amountCentesimos: number }[]) =>
  rows.reduce((total, { amountCentesimos }) => total + amountCentesimos, 0)

/** The part of a payment's losses that Tuerca bears, in centésimos: what neither a refund covers nor a provider bears. */
export async function borneByTuerca(tx: Tx, paymentId: string): Promise<number> {
  const { _sum: lost } = await tx.paymentCase.aggregate({
    where: { paymentId },
    _sum: { bookedCentesimos: true },
  })
  const { _sum: covered } = await tx.refund.aggregate({
    where: { paymentId, isElsewhere: true, state: 'SUCCEEDED' },
    _sum: { amountCentesimos: true },
  })
  const charges = await chargesOf(tx, [paymentId])
  return (lost.bookedCentesimos ?? 0) - (covered.amountCentesimos ?? 0) - sum(charges)
}

/** The part of a payment's losses that an order's provider bears; centésimos. */
export async function borneByProvider(tx: Tx, paymentId: string, orderId: string): Promise<number> {
  return sum((await chargesOf(tx, [paymentId])).filter(charge => charge.orderId === orderId))
}

interface Loss extends Pick<PaymentCase, 'id' | 'amountCentesimos'> {
  readonly paymentId: string
  readonly at: Date
}

/** Books, once, that the money of a case has left the gateway, as Tuerca's loss. The caller holds the payment's lock. */
export async function bookLoss(tx: Tx, { id, paymentId, amountCentesimos, at }: Loss): Promise<void> {
  const { count } = await tx.paymentCase.updateMany({
    where: { id, bookedCentesimos: 0 },
    data: { bookedCentesimos: amountCentesimos },
  })
  if (count === 0) throw new Error(`the loss of case ${id} is booked already`)
  await post(tx, {
    kind: 'CASE_LOSS',
    subjectId: `${id}:${newId()}`,
    orderId: null,
    paymentId,
    postings: lossPostings(amountCentesimos),
    at,
  })
}

/** The share of a loss that each order bears: all that it can, or in proportion to it; in whole centésimos. */
export function sharesOf(amountCentesimos: number, chargeable: readonly Chargeable[]): Chargeable[] {
  let weight = chargeable.reduce((total, { centesimos }) => total + centesimos, 0)
  let left = Math.min(amountCentesimos, weight)
  return chargeable.map(order => {
    // The rest of the loss is divided by the rest of the weight, so that the shares sum up exactly.
    const share = weight === 0 ? 0 : Number((BigInt(left) * BigInt(order.centesimos)) / BigInt(weight))
    left -= share
    weight -= order.centesimos
    return { ...order, centesimos: share }
  })
}

/** An order whose provider has been charged. */
export interface ChargedOrder extends Chargeable {
  /** Charge of the provider's balance: the share less its commission; centésimos. */
  readonly takenCentesimos: number
}

/** Charges a booked loss to the providers of these orders, as far as Tuerca still bears it. The caller holds all locks. */
export async function chargeLoss(
  tx: Tx,
  { id, paymentId, amountCentesimos, at }: Loss,
  orderIds: readonly string[],
): Promise<ChargedOrder[]> {
  const chosen = (await chargeableOf(tx, [paymentId])).filter(({ orderId }) => orderIds.includes(orderId))
  const left = Math.min(amountCentesimos, await borneByTuerca(tx, paymentId))
  const charged: ChargedOrder[] = []
  for (const share of sharesOf(left, chosen)) {
    const { orderId, providerId, centesimos } = share
    if (centesimos === 0) continue
    const commissionCentesimos = await commissionOn(tx, share)
    await post(tx, {
      kind: 'CASE_LOSS',
      subjectId: `${id}:${newId()}`,
      orderId,
      paymentId,
      postings: chargedLossPostings(centesimos, { providerId, commissionCentesimos }),
      at,
    })
    charged.push({ ...share, takenCentesimos: centesimos - commissionCentesimos })
  }
  return charged
}

/** The part of an order's commission that belongs to a share of its price, rounded down; centésimos. */
async function commissionOn(tx: Tx, { orderId, centesimos }: Chargeable): Promise<number> {
  const money = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      totalCentesimos: true,
      allocations: { select: { refunds: { where: OWED_OR_REFUNDED, select: { amountCentesimos: true } } } },
    },
  })
  const entries = await tx.ledgerEntry.findMany({
    where: { transaction: { orderId } },
    select: { account: true, amountCentesimos: true, transaction: { select: { kind: true } } },
  })
  const commissions = entries.filter(({ account }) => account === 'COMMISSION_REVENUE')
  const timesOf = (kind: string) => commissions.filter(({ transaction }) => transaction.kind === kind).length
  const isReleased = timesOf('RELEASE') > timesOf('RELEASE_REVERSAL')
  // Held money owes its commission at the release.
  const commission = (isReleased ? 0 : await commissionOfOrder(tx, orderId)) - sum(commissions)
  const charges = entries.filter(
    ({ account, transaction }) => account === 'LOSS_EXPENSE' && transaction.kind.startsWith('CASE_LOSS'),
  )
  // Charges are credits, so that their sum is negative.
  const left = money.totalCentesimos - sum(money.allocations.flatMap(({ refunds }) => refunds)) + sum(charges)
  if (commission <= 0 || left <= 0) return 0
  const share = Number((BigInt(commission) * BigInt(centesimos)) / BigInt(left))
  return Math.min(centesimos, share)
}

/** A charge to give back. */
interface Discharge {
  readonly paymentId: string
  readonly order: { readonly id: string; readonly providerId: string }
  readonly centesimos: number
  /** The case that is undone, or the refund that takes the money from the order. */
  readonly cause: string
  /** True when the cause is a refund. */
  readonly isRefunded: boolean
  readonly at: Date
}

/** Gives a provider a part of a charge back, less the same part of the commission: Tuerca bears it instead. */
export async function dischargeLoss(
  { tx, emit }: Unit,
  { paymentId, order, centesimos, cause, isRefunded, at }: Discharge,
): Promise<void> {
  if (centesimos === 0) return
  const ofOrder = async (account: 'LOSS_EXPENSE' | 'COMMISSION_REVENUE') =>
    sum((await chargesOf(tx, [paymentId], account)).filter(({ orderId }) => orderId === order.id))
  const commission = await ofOrder('COMMISSION_REVENUE')
  const charged = await ofOrder('LOSS_EXPENSE')
  const commissionCentesimos = Number((BigInt(commission) * BigInt(centesimos)) / BigInt(charged))
  const { providerId } = order
  await post(tx, {
    kind: 'CASE_LOSS_REVERSAL',
    subjectId: `${cause}:${newId()}`,
    orderId: order.id,
    paymentId,
    postings: reversed(chargedLossPostings(centesimos, { providerId, commissionCentesimos })),
    at,
  })
  const amountCentesimos = centesimos - commissionCentesimos
  await emit(chargeReturned, { orderId: order.id, amountCentesimos, isRefunded })
}

/**
 * Undoes what was booked of a case's loss, because the gateway has decided otherwise, and gives its charges back.
 * `borneByTuerca` may be negative afterwards: the payer is owed refunds again that the loss had covered.
 */
export async function unbookLoss(
  unit: Unit,
  { id, paymentId, at }: { readonly id: string; readonly paymentId: string; readonly at: Date },
): Promise<void> {
  const { tx } = unit
  const { bookedCentesimos } = await tx.paymentCase.findUniqueOrThrow({
    where: { id },
    select: { bookedCentesimos: true },
  })
  if (bookedCentesimos === 0) return
  await post(tx, {
    kind: 'CASE_LOSS_REVERSAL',
    subjectId: `${id}:${newId()}`,
    orderId: null,
    paymentId,
    postings: reversed(lossPostings(bookedCentesimos)),
    at,
  })
  await tx.paymentCase.update({ where: { id }, data: { bookedCentesimos: 0 } })
  const charges = await chargesOf(tx, [paymentId])
  const orders = await tx.order.findMany({
    where: { id: { in: charges.flatMap(({ orderId }) => orderId ?? []) } },
    orderBy: { id: 'asc' },
    select: { id: true, providerId: true },
  })
  for (const order of orders) {
    const own = charges.filter(({ orderId }) => orderId === order.id)
    // Refunds have given a part of it back already.
    const centesimos = Math.min(sum(own), sum(own.filter(({ cause }) => cause === id)))
    await dischargeLoss(unit, { paymentId, order, centesimos, cause: id, isRefunded: false, at })
  }
}
