import { expect } from 'vitest'
import { findDiscrepancies } from '../../src/domains/payments/ledgerAudit.ts'
import type { LedgerAccount } from '../../src/generated/prisma/enums.ts'
import { DAY_MS, MINUTE_MS } from '../../src/platform/clock.ts'
import { decodeGlobalId } from '../../src/platform/globalIds.ts'
import { commissionOn, depositOn, passTime, type Sale, splitOf } from './books.ts'
import { lossOf } from './settledCases.ts'
import { gatewayMoney, type Play } from './stage.ts'

const prismaOf = ({ stage }: Play) => stage.world.harness.services.db.prisma

/** Takes new sales into the reference, and compares each sale's state and price with it. */
export async function checkSales(play: Play): Promise<void> {
  const orders = await prismaOf(play).order.findMany({
    where: { requestId: play.request.rawId },
    include: { lines: true, disputes: { orderBy: { id: 'desc' }, take: 1 } },
    orderBy: { id: 'asc' },
  })
  for (const order of orders) {
    const known = play.sales.find(({ id }) => id === order.id)
    const sale = known ?? begin(play, order)
    // The rest of a deposit is paid whole, and only before the receipt.
    if (sale.paid !== order.paidCentesimos) {
      expect(['PAID', 'SHIPPED']).toContain(sale.state)
      expect(order.paidCentesimos).toBe(sale.total)
      sale.paid = sale.total
    }
    if (sale.state !== order.state || (sale.claim && sale.claim.state !== order.disputes[0]?.state))
      passTime(sale, play.stage.world.harness.clock.now())
    expect([sale.state, sale.claim?.state]).toEqual([
      order.state,
      sale.claim ? order.disputes[0]?.state : undefined,
    ])
  }
  expect(orders.map(({ id }) => id)).toEqual(play.sales.map(({ id }) => id))
}

interface NewOrder {
  readonly id: string
  readonly providerId: string
  readonly plan: string
  readonly paidCentesimos: number
  readonly totalCentesimos: number
  readonly lines: readonly {
    readonly requestedPartId: string | null
    readonly commissionCentesimos: number
  }[]
}

/** A sale that has begun: at the quoted price, and of parts that nobody else has sold. */
function begin(play: Play, order: NewOrder): Sale {
  const whose = play.providers.findIndex(({ id }) => id === order.providerId)
  const { price, condition } = whose === 0 ? play.history.first : play.history.rival
  const parts = order.lines.map(({ requestedPartId }) => requestedPartId ?? '')
  const total = price * parts.length
  const commission = commissionOn(price, condition) * parts.length
  const paid = order.plan === 'FULL' ? total : depositOn(total)
  expect([order.totalCentesimos, order.paidCentesimos]).toEqual([total, paid])
  const sold = play.sales.filter(({ state }) => state !== 'CANCELED').flatMap(sale => sale.parts)
  expect(parts.filter(part => sold.includes(part))).toEqual([])
  const sale: Sale = {
    id: order.id,
    whose,
    parts,
    paid,
    total,
    commission,
    state: 'PAID',
    releasedAt: null,
    owedBack: 0,
    claim: null,
    isSettled: false,
  }
  play.sales.push(sale)
  return sale
}

/** Ends all troubles and lets everything that waits happen. */
export async function quiesce({ stage }: Play): Promise<void> {
  const { world } = stage
  const { faults, stripe, mercadoPago } = world.sandbox.control
  faults.clear()
  stage.disarm()
  for (const gateway of [stripe, mercadoPago]) {
    gateway.setFeesAreLate(false)
    gateway.setRefundsStayPending(false)
  }
  for (const { id, status } of stripe.refunds())
    if (status === 'pending') stripe.settleRefund(id, 'succeeded')
  for (const { id, status } of mercadoPago.refunds())
    if (status === 'in_process') mercadoPago.settleRefund(id, 'succeeded')
  await stage.restart()
  for (const job of ['lifecycle.sweepDeadlines', 'payment.reconcile', 'payment.reconcileRefunds']) {
    world.harness.clock.advance(6 * MINUTE_MS)
    await world.deliverWebhooks({ again: false })
    await world.harness.runJob(job)
    expect(await stage.work()).toBe(true)
  }
}

/** Compares the ledger with the reference and with the gateways, once nothing waits any more. */
export async function checkBooks(play: Play): Promise<void> {
  await checkSales(play)
  const { now } = play.stage.world.harness.clock
  expect(await findDiscrepancies(prismaOf(play), now())).toEqual([])
  await checkPayments(play)
  await checkAccounts(play)
  await checkBought(play)
}

async function checkPayments(play: Play): Promise<void> {
  const payments = await prismaOf(play).payment.findMany({
    where: { checkoutId: { in: play.checkoutIds } },
    include: {
      allocations: { include: { refunds: true } },
      refunds: true,
      cases: true,
      ledger: { include: { entries: true } },
    },
  })
  const truth = gatewayMoney(play)
  expect(payments.map(({ gatewayRef }) => gatewayRef).toSorted()).toEqual(
    truth.map(({ ref }) => ref).toSorted(),
  )
  for (const payment of payments) {
    const told = truth.find(({ ref }) => ref === payment.gatewayRef)
    expect([payment.amountCentesimos, payment.feeCentesimos]).toEqual([told?.amount, told?.fee])
    const sum = (rows: readonly { amountCentesimos: number }[]) =>
      rows.reduce((total, { amountCentesimos }) => total + amountCentesimos, 0)
    const booked = sum(
      payment.refunds.filter(({ state, isElsewhere }) => state === 'SUCCEEDED' && !isElsewhere),
    )
    // Money that somebody gave back at the gateway is a case, and no posting until it is settled.
    const elsewhere = Math.max(0, (told?.refunded ?? 0) - booked)
    const open = payment.cases.filter(({ kind, state }) => kind === 'REFUND_ELSEWHERE' && state === 'OPEN')
    expect(sum(open)).toBe(elsewhere)
    if (!play.hasOutsiders) expect(booked).toBe(told?.refunded)
    const entries = payment.ledger.flatMap(transaction => transaction.entries)
    const lost = payment.cases.reduce((total, { bookedCentesimos }) => total + bookedCentesimos, 0)
    expect(sum(entries.filter(({ account }) => account === 'GATEWAY'))).toBe(
      payment.amountCentesimos - booked - lost - (payment.feeCentesimos ?? 0),
    )
    // What bought nothing goes back whole.
    const bought = sum(payment.allocations.filter(({ outcome }) => outcome === 'ORDER'))
    const unbought = payment.refunds.filter(
      ({ allocationId, handling }) =>
        handling === null &&
        !payment.allocations.some(({ id, outcome }) => id === allocationId && outcome === 'ORDER'),
    )
    expect(sum(unbought)).toBe(payment.amountCentesimos - bought)
    expect(payment.refunds.filter(({ state }) => state === 'REQUESTED')).toEqual([])
  }
}

async function checkAccounts(play: Play): Promise<void> {
  const prisma = prismaOf(play)
  const balance = async (account: LedgerAccount, where: { orderId?: string; providerId?: string }) => {
    const { orderId, providerId } = where
    const { _sum } = await prisma.ledgerEntry.aggregate({
      where: {
        account,
        ...(orderId ? { transaction: { orderId } } : {}),
        ...(providerId ? { providerId } : {}),
      },
      _sum: { amountCentesimos: true },
    })
    return 0 - (_sum.amountCentesimos ?? 0)
  }
  for (const sale of play.sales) {
    // Our team has asked for the others again.
    const refunds = await prisma.refund.findMany({
      where: { handling: null, allocation: { orderId: sale.id } },
    })
    const asked = refunds.reduce((sum, { amountCentesimos }) => sum + amountCentesimos, 0)
    const failed = refunds.reduce(
      (sum, { state, amountCentesimos }) => sum + (state === 'FAILED' ? amountCentesimos : 0),
      0,
    )
    if (!play.mayRefuse) expect(failed).toBe(0)
    const { held, commission } = splitOf(sale)
    expect([
      asked,
      await balance('HELD', { orderId: sale.id }),
      await balance('COMMISSION_REVENUE', { orderId: sale.id }),
    ]).toEqual([sale.owedBack, held + failed, commission - (await lossOf(play, sale.id)).commission])
  }
  for (const [whose, { id: providerId }] of play.providers.entries()) {
    let earned = 0
    for (const sale of play.sales)
      if (sale.whose === whose) earned += splitOf(sale).provider - (await lossOf(play, sale.id)).taken
    const lines = (state: string) =>
      play.lines.reduce(
        (sum, line) => sum + (line.whose === whose && line.state === state ? line.amount : 0),
        0,
      )
    expect([
      await balance('PROVIDER_PAYABLE', { providerId }),
      await balance('PAYING_OUT', { providerId }),
      await balance('BANK', { providerId }),
    ]).toEqual([earned - (play.paidOut[whose] ?? 0), lines('PENDING'), lines('PAID')])
  }
}

/** A part that was paid and that nobody but us touched has been sold. */
async function checkBought(play: Play): Promise<void> {
  const { now } = play.stage.world.harness.clock
  // Offers and requests that ran out meanwhile sell no more.
  if (play.hasOutsiders || now().getTime() - play.startedAt.getTime() > 6 * DAY_MS) return
  const paid = await prismaOf(play).checkoutItem.findMany({
    where: { checkout: { id: { in: play.checkoutIds }, payments: { some: {} } } },
    include: { lines: { include: { offerLine: { select: { requestedPartId: true } } } } },
  })
  const sold = new Set(play.sales.flatMap(({ parts }) => parts))
  const ours = new Set(play.request.partIds.map(id => decodeGlobalId(id)?.id))
  for (const part of paid.flatMap(({ lines }) => lines.map(({ offerLine }) => offerLine.requestedPartId))) {
    expect(ours).toContain(part)
    expect(sold).toContain(part)
  }
}
