import { type Html, html } from './pages/html.ts'
import { actionButton, badge, empty, hidden, SHOWN } from './pages/shell.ts'
import type { Delivery, Webhooks } from './webhooks.ts'

interface Where {
  /** The page that the buttons come back to. */
  readonly back: string
  /** See `webhookActions`. */
  readonly of?: string
}

/** A vendor's webhooks on its page: what was sent, and how to hold, release and repeat it. */
export function webhookSection(webhooks: Webhooks, { back, of = '' }: Where): Html {
  const deliveries = webhooks.list().toReversed().slice(0, SHOWN)
  const holding = webhooks.isHolding()
  const copies = webhooks.copies()
  const held = deliveries.filter(delivery => delivery.state === 'HELD').length
  const release = (label: string, input: Record<string, string> = {}, kind?: 'p') =>
    actionButton({ action: `release${of}Webhooks`, label, back, input, ...(kind ? { kind } : {}) })
  return html`<section class="panel stack"><div class="row between"><h2>Avisos a Tuerca</h2>
<span class="row">${actionButton({ action: `hold${of}Webhooks`, label: holding ? 'Dejar de retener' : 'Retener avisos', back, input: { on: String(!holding) } })}
${held > 0 && release(`Soltar ${held}`, {}, 'p')}
${held > 1 && release('Soltar al revés', { reverse: 'true' })}
${held > 0 && release('Soltar dos veces', { copies: '2' })}
${held > 0 && actionButton({ action: `drop${of}Webhooks`, label: 'Descartar', back, kind: 'd' })}</span></div>
<form class="row" method="post" action="/sandbox/hacer">${hidden(`set${of}WebhookCopies`, back)}<label for="copies">Enviar cada aviso</label>
<select class="in" style="width:auto" id="copies" name="copies">${[1, 2, 3].map(
    times =>
      html`<option value="${times}"${times === copies && html` selected`}>${times === 1 ? 'una vez' : `${times} veces`}</option>`,
  )}</select><button class="btn">Guardar</button></form>
${
  deliveries.length === 0
    ? empty('Todavía no hubo avisos.')
    : html`<ul>${deliveries.map(delivery => deliveryRow(delivery, { back, of }))}</ul>`
}</section>`
}

function deliveryRow(delivery: Delivery, { back, of = '' }: Where): Html {
  const state = {
    HELD: badge('warn', 'Retenido'),
    WAITING: badge('info', 'En camino'),
    DELIVERED: badge('ok', 'Entregado'),
    DROPPED: badge('bad', 'Descartado'),
    GAVE_UP: badge('bad', 'Sin entregar'),
  }[delivery.state]
  const tries = delivery.attempts.map(attempt => attempt.status ?? attempt.error ?? '').join(', ')
  return html`<li class="line"><span class="mono">${delivery.type}</span><span>${state}</span><span class="mono">${tries}</span>${actionButton({ action: `redeliver${of}`, label: 'Reenviar', back, kind: 's', input: { event: delivery.eventId } })}</li>`
}
