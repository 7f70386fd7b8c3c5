import { formatMoney } from '../../platform/money.ts'
import type { Answer } from '../answer.ts'
import { type Html, html, type Piece } from './html.ts'
import { nut, page } from './page.ts'

/** Path of the font on the server of a gateway's stand-in. */
export const FONT_PATH = '/archivo.woff2'

/** A page of a gateway's stand-in for the payer. `subtitle` names the gateway beside the logo. */
export function payerPage(subtitle: string, title: string, status: number, main: Piece): Answer {
  return page({
    title,
    status,
    fontUrl: FONT_PATH,
    header: html`<span class="logo">${nut}tuerca</span><span class="muted small">${subtitle}</span>`,
    main: html`<div class="narrow stack" style="--g:1.5rem">${main}</div>`,
  })
}

/** The 404 page for a payment that the stand-in does not know. */
export function unknownPayerPage(subtitle: string): Answer {
  return payerPage(subtitle, 'No existe', 404, [
    html`<h1>No encontramos este pago</h1>`,
    html`<p class="muted">Revisá que el enlace esté completo.</p>`,
  ])
}

/** The lines to pay with their total, in centésimos, and the payer's e-mail where it is known. */
export function paymentSummary(payment: {
  lines: readonly { name: Piece; amount: number }[]
  total: number
  email: string | null
}): Html {
  return html`<section class="tag stack" style="--g:.75rem" aria-label="Lo que vas a pagar">${nut}
<ul>${payment.lines.map(
    ({ name, amount }) => html`<li><span>${name}</span><span>${formatMoney(amount)}</span></li>`,
  )}</ul>
<p class="total"><span>Total</span><span class="price">${formatMoney(payment.total)}</span></p>
${payment.email !== null && html`<p class="muted small">Pagás como ${payment.email}</p>`}
</section>`
}
