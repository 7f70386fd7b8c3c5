import { gatewayMoney, type Play, pick } from './stage.ts'
import type { Acts } from './steps.ts'

type Outside = 'settlePending' | 'refundByHand' | 'chargeBack' | 'closeChargeback' | 'returnRefund' | 'delay'

/** Acts of banks, and of a person at a gateway's dashboard: our server only hears of them. */
export const OUTSIDE: Pick<Acts<Play>, Outside> = {
  async settlePending(play, { which, isPaid }) {
    settleOne(play, which, isPaid)
  },
  async refundByHand(play, { which, share }) {
    const paid = pick(gatewayMoney(play), which)
    const left = paid ? paid.amount - paid.refunded : 0
    if (!paid || left === 0 || paid.isDisputed) return
    play.hasOutsiders = true
    const { stripe, mercadoPago } = play.stage.world.sandbox.control
    const amount = Math.max(1, Math.floor((left * share) / 1000))
    if (paid.gateway === 'STRIPE') stripe.refundByHand(paid.ref, amount)
    else mercadoPago.refundByHand(paid.ref, amount)
  },
  async chargeBack(play, { which }) {
    const paid = pick(gatewayMoney(play), which)
    if (!paid || paid.isDisputed || paid.refunded === paid.amount) return
    play.hasOutsiders = true
    play.mayRefuse = true
    const { stripe, mercadoPago } = play.stage.world.sandbox.control
    if (paid.gateway === 'STRIPE') stripe.dispute(paid.ref)
    else mercadoPago.chargeBack(paid.ref)
  },
  async closeChargeback(play, { which, isWon }) {
    const { stripe, mercadoPago } = play.stage.world.sandbox.control
    const paid = pick(
      gatewayMoney(play).filter(({ isDisputed }) => isDisputed),
      which,
    )
    if (paid?.gateway === 'MERCADO_PAGO') {
      const isOpen = mercadoPago.payments().some(one => one.id === paid.ref && one.detail === 'in_process')
      if (isOpen) mercadoPago.closeChargeback(paid.ref, isWon ? 'reimbursed' : 'settled')
    } else if (paid) {
      const open = stripe
        .disputes()
        .find(({ intentId, status }) => intentId === paid.ref && status === 'needs_response')
      if (open) stripe.closeDispute(open.id, isWon ? 'won' : 'lost')
    }
  },
  async returnRefund(play, { which }) {
    returnOne(play, which)
  },
  async delay({ stage }, { what }) {
    const { stripe, mercadoPago } = stage.world.sandbox.control
    for (const gateway of [stripe, mercadoPago])
      if (what === 'fees') gateway.setFeesAreLate(true)
      else gateway.setRefundsStayPending(true)
  },
}

function settleOne({ stage, checkoutIds }: Play, which: number, isPaid: boolean): void {
  const { stripe, mercadoPago } = stage.world.sandbox.control
  const intents = new Map(stripe.intents().map(({ id, status }) => [id, status]))
  const sessions = stripe
    .sessions()
    .filter(
      ({ reference, intentId }) =>
        checkoutIds.includes(reference ?? '') && intents.get(intentId ?? '') === 'processing',
    )
  const ours = new Set(
    mercadoPago
      .preferences()
      .filter(({ reference }) => checkoutIds.includes(reference ?? ''))
      .map(({ id }) => id),
  )
  const vouchers = mercadoPago
    .payments()
    .filter(({ status, preferenceId }) => status === 'pending' && ours.has(preferenceId))
  const chosen = pick([...sessions, ...vouchers], which)
  if (!chosen) return
  if ('preferenceId' in chosen) mercadoPago.settle(chosen.id, isPaid ? 'approved' : 'cancelled')
  else stripe.settle(chosen.id, isPaid ? 'succeeded' : 'failed')
}

/** The bank sends back what the gateway gave: the buyer's card is closed. */
function returnOne(play: Play, which: number): void {
  const { stripe, mercadoPago } = play.stage.world.sandbox.control
  const refs = new Set(gatewayMoney(play).map(({ ref }) => ref))
  const given = pick(
    [
      ...stripe
        .refunds()
        .filter(
          ({ intentId, status, metadata }) => refs.has(intentId) && status === 'succeeded' && metadata.key,
        ),
      ...mercadoPago
        .refunds()
        .filter(({ paymentId, status, byHand }) => refs.has(paymentId) && status === 'approved' && !byHand),
    ],
    which,
  )
  if (!given) return
  play.mayRefuse = true
  if ('intentId' in given) stripe.settleRefund(given.id, 'failed')
  else mercadoPago.settleRefund(given.id, 'failed')
}
