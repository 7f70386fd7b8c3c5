import type { Prisma } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { moneyStateOf } from '../payments/moneyState.ts'
import { UNSETTLED } from '../payments/paymentCases.ts'

/** Orders that are not finished. */
export const ORDERS_UNDER_WAY: Prisma.OrderWhereInput = {
  state: { in: ['PAID', 'SHIPPED', 'RECEIVED', 'DISPUTED'] },
}
/** Checkouts that somebody may still pay. */
export const BEING_PAID: Prisma.CheckoutWhereInput = { state: { in: ['STARTING', 'OPEN', 'PROCESSING'] } }

export interface WhoLeaves {
  readonly accountId: string
  /** Purchases made with this e-mail before the account existed count too. */
  readonly email: string
  /** The provider's id; null for a buyer. */
  readonly providerId: string | null
}

/**
 * Reasons why this account cannot leave yet, in Spanish sentences to its owner; empty without open money: orders under
 * way, payments begun, refunds in progress, disputes, and debts to or of a provider.
 */
export async function openMoneyOf(tx: Tx, { accountId, email, providerId }: WhoLeaves): Promise<string[]> {
  const reasons: string[] = []
  const say = (count: number, words: string) => {
    if (count > 0) reasons.push(words)
  }
  say(
    await tx.order.count({
      where: {
        ...ORDERS_UNDER_WAY,
        OR: [{ buyerId: accountId }, { buyerEmail: email }, ...(providerId ? [{ providerId }] : [])],
      },
    }),
    'Hay pedidos pagados que todavía no terminaron.',
  )
  const paidBy = { OR: [{ payerId: accountId }, { payerEmail: email }] }
  const theirs = providerId
    ? [
        { items: { some: { offerVersion: { offer: { providerId } } } } },
        { items: { some: { customOrderVersion: { customOrder: { providerId } } } } },
        { items: { some: { order: { providerId } } } },
      ]
    : []
  say(
    await tx.checkout.count({ where: { ...BEING_PAID, OR: [paidBy, ...theirs] } }),
    'Hay un pago empezado: esperá a que termine o a que venza.',
  )
  say(await refundsUnderWay(tx, paidBy), 'Hay una devolución de plata en camino.')
  say(await disputesOf(tx, { OR: [paidBy, ...theirs] }), DISPUTED)
  if (providerId) say(await balanceOf(tx, providerId), 'Hay saldo de tus ventas que todavía no se liquidó.')
  return reasons
}

/** As `openMoneyOf`, about one request; the caller holds its lock. */
export async function openMoneyOfRequest(tx: Tx, requestId: string): Promise<string[]> {
  const reasons: string[] = []
  if ((await tx.order.count({ where: { ...ORDERS_UNDER_WAY, requestId } })) > 0)
    reasons.push('Hay un pedido pagado que todavía no terminó.')
  const ofRequest = { items: { some: { OR: [{ requestId }, { offerVersion: { offer: { requestId } } }] } } }
  if ((await tx.checkout.count({ where: { ...BEING_PAID, ...ofRequest } })) > 0)
    reasons.push('Hay un pago empezado: esperá a que termine o a que venza.')
  if ((await refundsUnderWay(tx, ofRequest)) > 0) reasons.push('Hay una devolución de plata en camino.')
  if ((await disputesOf(tx, ofRequest)) > 0) reasons.push(DISPUTED)
  return reasons
}

/** As `openMoneyOf`, about the open claims of payers' banks on the money of one order. */
export async function claimsOnOrder(tx: Tx, orderId: string): Promise<string[]> {
  const claims = await tx.paymentCase.count({
    where: { ...UNSETTLED, payment: { allocations: { some: { orderId } } } },
  })
  return claims > 0 ? [DISPUTED] : []
}

const DISPUTED = 'Hay un pago desconocido ante el banco o la tarjeta: esperá a que se resuelva.'

/** Counts the unsettled claims about payments of these checkouts. */
function disputesOf(tx: Tx, checkout: Prisma.CheckoutWhereInput): Promise<number> {
  return tx.paymentCase.count({ where: { ...UNSETTLED, payment: { checkout } } })
}

/** Allocations that will be refunded completely. */
const GOES_BACK = {
  OR: [{ outcome: 'RETURNED' }, { order: { state: { in: ['CANCELED', 'REFUNDED'] } } }],
} satisfies Prisma.PaymentAllocationWhereInput

/** Number of payments of these checkouts being refunded. */
async function refundsUnderWay(tx: Tx, checkout: Prisma.CheckoutWhereInput): Promise<number> {
  const payments = await tx.payment.findMany({
    where: {
      checkout,
      OR: [
        { refunds: { some: { state: 'REQUESTED' } } },
        { allocations: { some: GOES_BACK } },
        // Without allocations it was a surplus payment, or not as agreed: all of it is refunded.
        { allocations: { none: {} } },
      ],
    },
    select: {
      amountCentesimos: true,
      refunds: { select: { state: true, amountCentesimos: true } },
      _count: { select: { allocations: true } },
      allocations: {
        where: GOES_BACK,
        select: { amountCentesimos: true, refunds: { select: { state: true, amountCentesimos: true } } },
      },
    },
  })
  return payments.filter(
    ({ amountCentesimos, refunds, allocations, _count }) =>
      refunds.some(({ state }) => state === 'REQUESTED') ||
      (_count.allocations === 0 && moneyStateOf(amountCentesimos, refunds) !== 'REFUNDED') ||
      allocations.some(
        allocation => moneyStateOf(allocation.amountCentesimos, allocation.refunds) !== 'REFUNDED',
      ),
  ).length
}

/** Balance between us and a provider in the ledger, in centésimos, of either sign. */
async function balanceOf(tx: Tx, providerId: string): Promise<number> {
  const sums = await tx.ledgerEntry.groupBy({
    by: ['account'],
    where: { providerId, account: { in: ['HELD', 'PROVIDER_PAYABLE', 'PAYING_OUT'] } },
    _sum: { amountCentesimos: true },
  })
  return sums.reduce((total, { _sum }) => total + Math.abs(_sum.amountCentesimos ?? 0), 0)
}
