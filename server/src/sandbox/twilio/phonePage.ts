import type { Answer } from '../answer.ts'
import { type Html, html, type Piece } from '../pages/html.ts'
import { actionButton, badge, empty, hidden, SHOWN, type Shell, when } from '../pages/shell.ts'
import { webhookSection } from '../webhookSection.ts'
import type { Webhooks } from '../webhooks.ts'
import type { TwilioMessage } from './twilioRecords.ts'

export const ROOM = 'telefono'
/** Of a person who has not written yet. */
const SOMEBODY = '+59894231234'

interface PhoneParts {
  readonly messages: readonly TwilioMessage[]
  readonly webhooks: Webhooks
  /** The phone to show; null for the one with the newest message. */
  readonly chosen: string | null
  /** Names of the photos that can be sent. */
  readonly photos: readonly string[]
}

/** A phone with WhatsApp: its messages with Tuerca, and a form to write. */
export function phonePage(shell: Shell, { messages, webhooks, chosen, photos }: PhoneParts): Answer {
  const phones = [...new Set(messages.toReversed().map(({ phone }) => phone))]
  const phone = chosen ?? phones[0] ?? SOMEBODY
  const shown = messages.filter(message => message.phone === phone).slice(-SHOWN)
  return shell.roomPage(ROOM, 'Teléfono', [
    html`<h1>Teléfono</h1>`,
    phones.length > 1 &&
      html`<p class="row">${phones.map(one => html`<a class="btn btn--s" href="/sandbox/${ROOM}?de=${encodeURIComponent(one)}"${one === phone && html` aria-current="true"`}>${one}</a>`)}</p>`,
    html`<section class="panel stack narrow" aria-labelledby="charla"><div class="row between"><h2 id="charla">WhatsApp de <span class="mono">${phone}</span></h2>${shown.some(({ status }) => status === 'delivered') && actionButton({ action: 'readWhatsApp', label: 'Marcar leídos', back: ROOM, kind: 's', input: { phone } })}</div>
${shown.length === 0 ? empty('Todavía no hay mensajes con Tuerca.') : html`<ol class="stack" style="--g:.5rem">${shown.map(messageItem)}</ol>`}
<form class="stack" style="--g:.5rem" method="post" action="/sandbox/hacer">${hidden('writeWhatsApp', ROOM)}
<p class="field"><label for="de">Número</label><input class="in mono" id="de" name="phone" value="${phone}"></p>
<p class="field"><label for="texto">Mensaje</label><textarea class="in" id="texto" name="text" rows="3"></textarea></p>
<p class="field"><label for="foto">Foto</label><select class="in" id="foto" name="photo"><option value="">Ninguna</option>${photos.map(name => html`<option>${name}</option>`)}</select></p>
<button class="btn btn--p">Enviar</button></form></section>`,
    webhookSection(webhooks, { back: ROOM, of: 'WhatsApp' }),
  ])
}

const STATUS_BADGES: Readonly<Record<TwilioMessage['status'], Html | null>> = {
  received: null,
  queued: badge('info', 'En camino'),
  delivered: badge('plain', 'Entregado'),
  read: badge('ok', 'Leído'),
  undelivered: badge('bad', 'No entregado'),
}

function messageItem({ direction, text, at, status, template, errorCode, media }: TwilioMessage): Html {
  const isOwn = direction === 'IN'
  const look = isOwn
    ? 'margin-left:3rem;background:var(--ok-subtle)'
    : 'margin-right:3rem;background:var(--bg-subtle)'
  return html`<li class="stack" style="--g:.25rem;${look};border-radius:10px;padding:.625rem .875rem"><p style="white-space:pre-line;overflow-wrap:anywhere">${linked(text)}</p>${media.length > 0 && html`<p>${badge('info', media[0]?.contentType.startsWith('image/') ? 'Foto' : 'Archivo')}</p>`}
<p class="muted small">${when(new Date(at))}${!isOwn && template !== null && ' · plantilla'} ${STATUS_BADGES[status]}${errorCode !== null && ` ${errorCode}`}</p></li>`
}

/** The text with its addresses as links. */
function linked(text: string): Piece {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
}
