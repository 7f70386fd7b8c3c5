import { formatMoney } from '../../platform/money.ts'
import type { Answer } from '../answer.ts'
import { type Html, html, type Piece } from '../pages/html.ts'
import { actionButton, badge, empty, SHOWN, type Shell, when } from '../pages/shell.ts'
import { webhookSection } from '../webhookSection.ts'
import type { Webhooks } from '../webhooks.ts'
import { TEST_CARDS } from './cards.ts'
import type { DisputeRecord, IntentRecord, RefundRecord, SessionRecord } from './records.ts'
import type { StripeControl } from './stripeSandbox.ts'

export function paymentsPage(
  shell: Shell,
  { stripe, webhooks }: { stripe: StripeControl; webhooks: Webhooks },
): Answer {
  const intents = new Map(stripe.intents().map(intent => [intent.id, intent]))
  const sessions = stripe.sessions().toReversed().slice(0, SHOWN)
  const stayPending = stripe.refundsStayPending()

  return shell.roomPage('pagos', 'Pagos', [
    html`<div class="row between"><h1>Pagos</h1>${actionButton({
      action: 'setRefundsStayPending',
      label: stayPending ? 'Devolver al instante' : 'Dejar devoluciones pendientes',
      back: 'pagos',
      input: { on: String(!stayPending) },
    })}</div>`,
    html`<section class="panel" aria-label="Pagos">${
      sessions.length === 0
        ? empty('Todavía nadie abrió un pago. Aceptá una oferta en Tuerca y aparece acá.')
        : html`<ul>${sessions.map(session =>
            sessionItem(session, session.intentId === null ? undefined : intents.get(session.intentId), {
              refunds: stripe.refunds().filter(refund => refund.intentId === session.intentId),
              disputes: stripe.disputes().filter(dispute => dispute.intentId === session.intentId),
            }),
          )}</ul>`
    }</section>`,
    webhookSection(webhooks, { back: 'pagos' }),
  ])
}

function sessionItem(
  session: SessionRecord,
  intent: IntentRecord | undefined,
  { refunds, disputes }: { refunds: readonly RefundRecord[]; disputes: readonly DisputeRecord[] },
): Html {
  return html`<li class="item stack" style="--g:.75rem">
<div class="row between"><span class="row"><span class="price">${formatMoney(session.amount)}</span>${sessionBadge(session, intent)}</span>
<span class="row">${sessionButtons(session, intent)}</span></div>
<dl class="facts">
<dt>Concepto</dt><dd>${session.description ?? session.lines.map(line => line.name).join(', ')}</dd>
<dt>Comprador</dt><dd>${session.email ?? 'sin email'}</dd>
<dt>Abierto</dt><dd>${when(new Date(session.created * 1000))}, vence ${when(new Date(session.expiresAt * 1000))}</dd>
<dt>Identificador</dt><dd class="mono">${session.id}</dd>
${intent !== undefined && html`<dt>Cobro</dt><dd class="mono">${intent.id}</dd>`}
</dl>
${refunds.map(refundRow)}${disputes.map(disputeRow)}</li>`
}

function sessionBadge(session: SessionRecord, intent: IntentRecord | undefined): Html {
  if (session.status === 'expired') return badge('plain', 'Vencido')
  if (session.status === 'open') return badge('info', 'Abierto')
  if (session.paymentStatus === 'paid') return badge('ok', 'Pagado')
  return intent?.status === 'processing' ? badge('warn', 'En proceso') : badge('bad', 'Rechazado')
}

function sessionButtons(session: SessionRecord, intent: IntentRecord | undefined): Piece {
  const button = (action: 'pay' | 'settle' | 'expire', label: string, input: Record<string, string> = {}) =>
    actionButton({ action, label, back: 'pagos', input: { session: session.id, ...input } })
  if (session.status === 'open')
    return [
      button('pay', 'Pagar'),
      button('pay', 'Rechazar tarjeta', { card: TEST_CARDS.declined }),
      button('pay', 'Dejar en proceso', { card: TEST_CARDS.processing }),
      button('expire', 'Vencer'),
    ]
  if (intent?.status === 'succeeded')
    return [
      actionButton({
        action: 'refundByHand',
        label: 'Devolver a mano',
        back: 'pagos',
        input: { intent: intent.id },
      }),
      actionButton({ action: 'dispute', label: 'Contracargo', back: 'pagos', input: { intent: intent.id } }),
    ]
  if (intent?.status !== 'processing') return null
  return [
    button('settle', 'Aprobar', { outcome: 'succeeded' }),
    button('settle', 'Rechazar', { outcome: 'failed' }),
  ]
}

function disputeRow({ id, amount, status }: DisputeRecord): Html {
  const close = (label: string, outcome: string) =>
    actionButton({ action: 'closeDispute', label, back: 'pagos', input: { dispute: id, outcome } })
  const state = {
    needs_response: badge('bad', 'Contracargo'),
    won: badge('ok', 'Contracargo ganado'),
    lost: badge('bad', 'Contracargo perdido'),
  }[status]
  return html`<div class="row">${state}<b>${formatMoney(amount)}</b>${status === 'needs_response' && [close('Perder', 'lost'), close('Ganar', 'won')]}</div>`
}

function refundRow(refund: RefundRecord): Html {
  const settle = (label: string, outcome: string) =>
    actionButton({ action: 'settleRefund', label, back: 'pagos', input: { refund: refund.id, outcome } })
  const state = {
    pending: badge('warn', 'Devolución pendiente'),
    succeeded: badge('ok', 'Devuelto'),
    failed: badge('bad', 'Devolución fallida'),
  }[refund.status]
  return html`<div class="row">${state}<b>${formatMoney(refund.amount)}</b>${refund.status === 'pending' && [settle('Completar', 'succeeded'), settle('Hacer fallar', 'failed')]}</div>`
}
