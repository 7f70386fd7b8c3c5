import { formatMoney } from '../../platform/money.ts'
import type { Answer } from '../answer.ts'
import { type Html, html, type Piece } from '../pages/html.ts'
import { payerPage, paymentSummary, unknownPayerPage } from '../pages/payerPage.ts'
import { TEST_CARDS } from './cards.ts'
import type { SessionRecord } from './records.ts'

export interface CardForm {
  cardNumber: string
  expiry: string
  code: string
}

export interface CardProblems {
  cardNumber?: string
  expiry?: string
  code?: string
  /** About the payment as a whole. */
  declined?: string
}

const SUBTITLE = 'Pago con tarjeta, sandbox de Stripe'
const frame = (title: string, status: number, main: Piece) => payerPage(SUBTITLE, title, status, main)

/** The page where the payer types the card. The form is shown again with `problems` and the typed values. */
export function checkoutPage(session: SessionRecord, typed?: CardForm, problems: CardProblems = {}): Answer {
  return frame('Pagar', 200, [
    html`<h1>Pagale a Tuerca</h1>`,
    summary(session),
    html`<form class="stack" method="post" novalidate>
${problems.declined !== undefined && html`<p class="alert" role="alert">${problems.declined}</p>`}
${field({ name: 'cardNumber', label: 'Número de tarjeta', placeholder: '4242 4242 4242 4242', value: typed?.cardNumber, problem: problems.cardNumber })}
<div class="grid" style="grid-template-columns:1fr 1fr">
${field({ name: 'expiry', label: 'Vencimiento', placeholder: 'MM/AA', value: typed?.expiry, problem: problems.expiry })}
${field({ name: 'code', label: 'Código', placeholder: '123', value: typed?.code, problem: problems.code })}
</div>
<button class="btn btn--p btn--l">Pagar ${formatMoney(session.amount)}</button>
${session.cancelUrl !== null && html`<p style="text-align:center"><a href="${session.cancelUrl}">Volver a Tuerca</a></p>`}
</form>`,
    testCards,
  ])
}

/** The page for a payer who returns to a finished checkout. */
export function closedPage(session: SessionRecord, successUrl: string): Answer {
  const expired = session.status === 'expired'
  const back = expired ? session.cancelUrl : successUrl
  return frame(expired ? 'El enlace venció' : 'Pago completado', expired ? 410 : 200, [
    html`<h1>${expired ? 'Este enlace de pago venció' : 'Este pago ya se completó'}</h1>`,
    html`<p class="muted">${
      expired
        ? 'No se cobró nada. Volvé a Tuerca para empezar de nuevo.'
        : 'No hace falta que hagas nada más en esta página.'
    }</p>`,
    summary(session),
    back !== null && html`<p><a class="btn btn--p" href="${back}">Volver a Tuerca</a></p>`,
  ])
}

export const unknownPage = (): Answer => unknownPayerPage(SUBTITLE)

const summary = ({ lines, amount, email }: SessionRecord): Html =>
  paymentSummary({
    lines: lines.map(({ name, quantity, unitAmount }) => ({
      name: html`${name}${quantity > 1 && ` × ${quantity}`}`,
      amount: unitAmount * quantity,
    })),
    total: amount,
    email,
  })

function field(options: {
  name: string
  label: string
  placeholder: string
  value: string | undefined
  problem: string | undefined
}): Html {
  const { name, label, placeholder, value = '', problem } = options
  return html`<div class="field"><label for="${name}">${label}</label>
<input class="in in--l" id="${name}" name="${name}" inputmode="numeric" autocomplete="off" required placeholder="${placeholder}" value="${value}" aria-invalid="${problem === undefined ? 'false' : 'true'}"${problem !== undefined && html` aria-describedby="${name}-problem"`}>
${problem !== undefined && html`<p class="error" id="${name}-problem">${problem}</p>`}</div>`
}

const spaced = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

const testCards = html`<section class="panel stack" style="--g:.5rem"><h2>Tarjetas de prueba</h2>
<p class="muted small">Cualquier vencimiento futuro y cualquier código de tres cifras. Una tarjeta de verdad no se acepta.</p>
<dl class="facts">
<dt class="mono">${spaced(TEST_CARDS.paid)}</dt><dd>Paga</dd>
<dt class="mono">${spaced(TEST_CARDS.processing)}</dt><dd>Queda en proceso; se resuelve en /sandbox/pagos</dd>
<dt class="mono">${spaced(TEST_CARDS.declined)}</dt><dd>La rechaza el banco</dd>
<dt class="mono">${spaced(TEST_CARDS.noFunds)}</dt><dd>No tiene fondos</dd>
</dl></section>`
