import { settlePaymentCase } from '../../src/domains/payments/paymentCase.operations.ts'
import { chargeableOf } from '../../src/domains/payments/paymentCaseLoss.ts'
import { attempt, expectOutcome } from './attempt.ts'
import { type Play, pick } from './stage.ts'
import type { StepOf } from './steps.ts'

const prismaOf = ({ stage }: Play) => stage.world.harness.services.db.prisma

/** Our team settles a case of a payment, and charges a loss to the providers or to nobody. */
export async function settleCase(play: Play, { which, isCharged }: StepOf<'settleCase'>): Promise<void> {
  const prisma = prismaOf(play)
  const due = await prisma.paymentCase.findMany({
    where: { isDue: true, payment: { checkoutId: { in: [...play.checkoutIds] } } },
    orderBy: { id: 'asc' },
  })
  const chosen = pick(due, which)
  if (!chosen?.paymentId) return
  const { id: paymentCaseId, paymentId, kind, state } = chosen
  const isLoss = state === (kind === 'DISPUTE' ? 'LOST' : 'OPEN')
  const chargeable = isLoss && isCharged ? await chargeableOf(prisma, [paymentId]) : []
  const waiting = await prisma.refund.count({ where: { paymentId, state: 'REQUESTED' } })
  const admin = play.stage.world.cast.admin.context()
  const chargedOrderIds = chargeable.map(({ orderId }) => orderId)
  const outcome = await attempt(play, () =>
    settlePaymentCase(admin, { paymentCaseId, seen: null, note: 'Decidido', chargedOrderIds }),
  )
  const may = isLoss && waiting > 0 ? 'no' : 'yes'
  if (!expectOutcome(outcome, may, `settling a case ${kind} ${state}`) || !isLoss) return
  await checkBearers(play, chosen, { before: chargeable, wasCharged: isCharged })
}

/** A payer who was owed has it, nobody bears more than a sale brought, and Tuerca bears nothing that a charged sale can. */
async function checkBearers(
  play: Play,
  { paymentId, amountCentesimos: amount }: { paymentId: string | null; amountCentesimos: number },
  { before, wasCharged }: { before: Awaited<ReturnType<typeof chargeableOf>>; wasCharged: boolean },
): Promise<void> {
  const prisma = prismaOf(play)
  const owed = await prisma.refund.count({
    where: { paymentId: paymentId ?? '', state: 'FAILED', handling: null },
  })
  if (owed > 0) throw new Error(`the payer of ${paymentId} is owed what a loss of ${amount} has given back`)
  if (!wasCharged) return
  const left = await chargeableOf(prisma, [paymentId ?? ''])
  const { _sum } = await prisma.ledgerEntry.aggregate({
    where: { account: 'LOSS_EXPENSE', transaction: { paymentId } },
    _sum: { amountCentesimos: true },
  })
  if (before.length > 0 && left.length > 0 && (_sum.amountCentesimos ?? 0) > 0)
    throw new Error(`Tuerca bears ${_sum.amountCentesimos} of ${amount}, beside ${JSON.stringify(left)}`)
}

/** The losses of a sale's provider, and of Tuerca's commission on it, to gateways; centésimos. */
export async function lossOf(play: Play, saleId: string): Promise<{ taken: number; commission: number }> {
  const entries = await prismaOf(play).ledgerEntry.findMany({
    where: { transaction: { orderId: saleId, kind: { in: ['CASE_LOSS', 'CASE_LOSS_REVERSAL'] } } },
  })
  const sumOf = (account: string) =>
    entries.reduce((sum, entry) => sum + (entry.account === account ? entry.amountCentesimos : 0), 0)
  const [taken, commission] = [sumOf('PROVIDER_PAYABLE'), sumOf('COMMISSION_REVENUE')]
  const sale = play.sales.find(({ id }) => id === saleId)
  if (!sale || taken < 0 || commission < 0 || taken + commission > sale.paid - sale.owedBack)
    throw new Error(`sale ${saleId} bears ${taken} and ${commission} of ${sale?.paid}`)
  return { taken, commission }
}
