import { formatMoney } from '../../platform/money.ts'
import type { Answer } from '../answer.ts'
import { type Html, html, type Piece } from '../pages/html.ts'
import { actionButton, badge, empty, hidden, SHOWN, type Shell, when } from '../pages/shell.ts'
import type { Delivery, Webhooks } from '../webhooks.ts'
import { TEST_CARDS } from './cards.ts'
import type { IntentRecord, RefundRecord, SessionRecord } from './records.ts'
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
            sessionItem(
              session,
              session.intentId === null ? undefined : intents.get(session.intentId),
              stripe.refunds().filter(refund => refund.intentId === session.intentId),
            ),
          )}</ul>`
    }</section>`,
    webhookSection(webhooks.list().toReversed().slice(0, SHOWN), webhooks.isHolding(), webhooks.copies()),
  ])
}

function sessionItem(
  session: SessionRecord,
  intent: IntentRecord | undefined,
  refunds: readonly RefundRecord[],
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
${refunds.map(refundRow)}</li>`
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
  if (intent?.status !== 'processing') return null
  return [
    button('settle', 'Aprobar', { outcome: 'succeeded' }),
    button('settle', 'Rechazar', { outcome: 'failed' }),
  ]
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

function webhookSection(deliveries: readonly Delivery[], holding: boolean, copies: number): Html {
  const held = deliveries.filter(delivery => delivery.state === 'HELD').length
  return html`<section class="panel stack"><div class="row between"><h2>Avisos a Tuerca</h2>
<span class="row">${actionButton({ action: 'holdWebhooks', label: holding ? 'Dejar de retener' : 'Retener avisos', back: 'pagos', input: { on: String(!holding) } })}
${held > 0 && actionButton({ action: 'releaseWebhooks', label: `Soltar ${held}`, back: 'pagos', kind: 'p' })}
${held > 1 && actionButton({ action: 'releaseWebhooks', label: 'Soltar al revés', back: 'pagos', input: { reverse: 'true' } })}
${held > 0 && actionButton({ action: 'releaseWebhooks', label: 'Soltar dos veces', back: 'pagos', input: { copies: '2' } })}
${held > 0 && actionButton({ action: 'dropWebhooks', label: 'Descartar', back: 'pagos', kind: 'd' })}</span></div>
<form class="row" method="post" action="/sandbox/hacer">${hidden('setWebhookCopies', 'pagos')}<label for="copies">Enviar cada aviso</label>
<select class="in" style="width:auto" id="copies" name="copies">${[1, 2, 3].map(
    times =>
      html`<option value="${times}"${times === copies && html` selected`}>${times === 1 ? 'una vez' : `${times} veces`}</option>`,
  )}</select><button class="btn">Guardar</button></form>
${
  deliveries.length === 0 ? empty('Todavía no hubo avisos.') : html`<ul>${deliveries.map(deliveryRow)}</ul>`
}</section>`
}

function deliveryRow(delivery: Delivery): Html {
  const state = {
    HELD: badge('warn', 'Retenido'),
    WAITING: badge('info', 'En camino'),
    DELIVERED: badge('ok', 'Entregado'),
    DROPPED: badge('bad', 'Descartado'),
    GAVE_UP: badge('bad', 'Sin entregar'),
  }[delivery.state]
  const tries = delivery.attempts.map(attempt => attempt.status ?? attempt.error ?? '').join(', ')
  return html`<li class="line"><span class="mono">${delivery.type}</span><span>${state}</span><span class="mono">${tries}</span>${actionButton({ action: 'redeliver', label: 'Reenviar', back: 'pagos', kind: 's', input: { event: delivery.eventId } })}</li>`
}
