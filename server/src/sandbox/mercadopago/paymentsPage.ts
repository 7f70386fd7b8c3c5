import { formatMoney } from '../../platform/money.ts'
import type { Answer } from '../answer.ts'
import { type Html, html, type Piece } from '../pages/html.ts'
import { actionButton, badge, empty, SHOWN, type Shell, when } from '../pages/shell.ts'
import { webhookSection } from '../webhookSection.ts'
import type { Webhooks } from '../webhooks.ts'
import type { MercadoPagoControl } from './mercadoPagoSandbox.ts'
import { amountOf } from './payments.ts'
import type { PaymentRecord, PreferenceRecord, RefundRecord } from './records.ts'

export const ROOM = 'mercadopago'

export function paymentsPage(
  shell: Shell,
  { control, webhooks }: { control: MercadoPagoControl; webhooks: Webhooks },
): Answer {
  const preferences = control.preferences().toReversed().slice(0, SHOWN)
  const stayPending = control.refundsStayPending()
  return shell.roomPage(ROOM, 'Mercado Pago', [
    html`<div class="row between"><h1>Mercado Pago</h1>${actionButton({
      action: 'setMercadoPagoRefundsStayPending',
      label: stayPending ? 'Devolver al instante' : 'Dejar devoluciones pendientes',
      back: ROOM,
      input: { on: String(!stayPending) },
    })}</div>`,
    html`<section class="panel" aria-label="Pagos">${
      preferences.length === 0
        ? empty('Todavía nadie abrió un pago. Aceptá una oferta en Tuerca, elegí Mercado Pago y aparece acá.')
        : html`<ul>${preferences.map(preference =>
            preferenceItem(preference, control.payments(preference.id), control.refunds()),
          )}</ul>`
    }</section>`,
    webhookSection(webhooks, { back: ROOM, of: 'MercadoPago' }),
  ])
}

function preferenceItem(
  preference: PreferenceRecord,
  payments: readonly PaymentRecord[],
  refunds: readonly RefundRecord[],
): Html {
  const { id, items, email, created, expiresAt } = preference
  const pay = (label: string, method: string) =>
    actionButton({ action: 'payPreference', label, back: ROOM, input: { preference: id, method } })
  return html`<li class="item stack" style="--g:.75rem">
<div class="row between"><span class="price">${formatMoney(amountOf(preference))}</span>
<span class="row">${[
    pay('Pagar', 'card'),
    pay('Cupón de Abitab', 'abitab'),
    pay('Rechazar', 'rejected'),
    actionButton({ action: 'expirePreference', label: 'Vencer', back: ROOM, input: { preference: id } }),
  ]}</span></div>
<dl class="facts">
<dt>Concepto</dt><dd>${items.map(({ title }) => title).join(', ')}</dd>
<dt>Comprador</dt><dd>${email ?? 'sin email'}</dd>
<dt>Abierto</dt><dd>${when(new Date(created))}${expiresAt !== null && `, vence ${when(new Date(expiresAt))}`}</dd>
<dt>Identificador</dt><dd class="mono">${id}</dd>
</dl>
${payments.map(payment => paymentRow(payment))}
${refunds.filter(({ paymentId }) => payments.some(payment => payment.id === paymentId)).map(refundRow)}</li>`
}

const STATUS: Readonly<Record<PaymentRecord['status'], Html>> = {
  approved: badge('ok', 'Aprobado'),
  pending: badge('warn', 'Pendiente'),
  in_process: badge('warn', 'En revisión'),
  rejected: badge('bad', 'Rechazado'),
  cancelled: badge('plain', 'Cancelado'),
  refunded: badge('info', 'Devuelto'),
  in_mediation: badge('bad', 'En mediación'),
  charged_back: badge('bad', 'Contracargo'),
}

function paymentRow(payment: PaymentRecord): Html {
  return html`<div class="row">${STATUS[payment.status]}<span class="mono">${payment.id}</span><span class="muted small">${payment.method}, ${payment.detail}</span>${paymentButtons(payment)}</div>`
}

function paymentButtons({ id, preferenceId, status, detail }: PaymentRecord): Piece {
  const settle = (label: string, ending: string) =>
    actionButton({
      action: 'settleMercadoPago',
      label,
      back: ROOM,
      input: { preference: preferenceId, ending },
    })
  const act = (action: string, label: string, input: Record<string, string> = {}) =>
    actionButton({ action, label, back: ROOM, input: { payment: id, ...input } })
  if (status === 'pending' || status === 'in_process')
    return [settle('Aprobar', 'approved'), settle('Rechazar', 'rejected'), settle('Cancelar', 'cancelled')]
  if (status === 'approved')
    return [act('refundMercadoPago', 'Devolver a mano'), act('chargeBackMercadoPago', 'Contracargo')]
  if (status !== 'charged_back' || detail !== 'in_process') return null
  return [
    act('closeChargeback', 'Perder', { outcome: 'settled' }),
    act('closeChargeback', 'Ganar', { outcome: 'reimbursed' }),
  ]
}

function refundRow({ id, amount, status }: RefundRecord): Html {
  const settle = (label: string, outcome: string) =>
    actionButton({
      action: 'settleMercadoPagoRefund',
      label,
      back: ROOM,
      input: { refund: id, outcome },
    })
  const state = {
    in_process: badge('warn', 'Devolución pendiente'),
    approved: badge('ok', 'Devuelto'),
    cancelled: badge('bad', 'Devolución fallida'),
  }[status]
  return html`<div class="row">${state}<b>${formatMoney(amount)}</b>${status === 'in_process' && [settle('Completar', 'succeeded'), settle('Hacer fallar', 'failed')]}</div>`
}
