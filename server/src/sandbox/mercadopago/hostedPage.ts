import { formatMoney } from '../../platform/money.ts'
import type { Answer } from '../answer.ts'
import { type Html, html, type Piece } from '../pages/html.ts'
import { payerPage, paymentSummary, unknownPayerPage } from '../pages/payerPage.ts'
import { when } from '../pages/shell.ts'
import { amountOf, type Method } from './payments.ts'
import type { PaymentRecord, PreferenceRecord } from './records.ts'

const SUBTITLE = 'Sandbox de Mercado Pago'
const frame = (title: string, status: number, main: Piece) => payerPage(SUBTITLE, title, status, main)

const CHOICES: Readonly<Record<Method, { label: string; detail: string }>> = {
  card: { label: 'Tarjeta', detail: 'Aprueba en el momento' },
  balance: { label: 'Dinero en Mercado Pago', detail: 'Aprueba en el momento' },
  abitab: { label: 'Efectivo en Abitab', detail: 'Queda pendiente hasta que se paga el cupón' },
  redpagos: { label: 'Efectivo en Redpagos', detail: 'Queda pendiente hasta que se paga el cupón' },
  review: { label: 'Tarjeta en revisión', detail: 'Queda en proceso; se resuelve en /sandbox/mercadopago' },
  noFunds: { label: 'Tarjeta sin fondos', detail: 'La rechaza el banco' },
  rejected: { label: 'Tarjeta rechazada', detail: 'La rechaza el banco' },
}

/** The page where the payer chooses how to pay; with what went wrong the last time. */
export function checkoutPage(preference: PreferenceRecord, problem?: string): Answer {
  return frame('Pagar', 200, [
    html`<h1>¿Cómo querés pagar?</h1>`,
    summary(preference),
    html`<form class="stack" method="post" novalidate>
${problem !== undefined && html`<p class="alert" role="alert">${problem}</p>`}
<fieldset class="stack" style="--g:.75rem;border:0;padding:0;margin:0"><legend class="small muted">Medio de pago</legend>
${Object.entries(CHOICES).map(
  ([method, { label, detail }], index) =>
    html`<label class="row"><input type="radio" name="method" value="${method}"${index === 0 && html` checked`}><span><b>${label}</b><br><span class="muted small">${detail}</span></span></label>`,
)}</fieldset>
<button class="btn btn--p btn--l">Pagar ${formatMoney(amountOf(preference))}</button>
<p style="text-align:center"><a href="${preference.backUrls.failure}">Volver a Tuerca</a></p>
</form>`,
  ])
}

/** The page of a payer who returns to a preference that is over. */
export function closedPage(preference: PreferenceRecord): Answer {
  return frame('El enlace venció', 410, [
    html`<h1>Este enlace de pago venció</h1>`,
    html`<p class="muted">Volvé a Tuerca para empezar de nuevo.</p>`,
    summary(preference),
    html`<p><a class="btn btn--p" href="${preference.backUrls.failure}">Volver a Tuerca</a></p>`,
  ])
}

export function ticketPage({ id, amount, method, expiresAt }: PaymentRecord): Answer {
  return frame('Cupón de pago', 200, [
    html`<h1>Cupón para ${method === 'abitab' ? 'Abitab' : 'Redpagos'}</h1>`,
    html`<dl class="facts"><dt>Importe</dt><dd>${formatMoney(amount)}</dd><dt>Número</dt><dd class="mono">${id}</dd>
${expiresAt !== null && html`<dt>Vence</dt><dd>${when(new Date(expiresAt))}</dd>`}</dl>`,
  ])
}

export const unknownPage = (): Answer => unknownPayerPage(SUBTITLE)

const summary = (preference: PreferenceRecord): Html =>
  paymentSummary({
    lines: preference.items.map(({ title, quantity, unitPrice }) => ({
      name: title,
      amount: unitPrice * quantity,
    })),
    total: amountOf(preference),
    email: preference.email,
  })
