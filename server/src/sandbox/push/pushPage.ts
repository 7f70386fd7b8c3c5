import { z } from 'zod'
import type { Answer } from '../answer.ts'
import { parseJson } from '../jsonStore.ts'
import { html } from '../pages/html.ts'
import { badge, empty, SHOWN, type Shell, when } from '../pages/shell.ts'
import type { ReceivedPush } from './receivedPush.ts'

const shown = z.object({ title: z.string(), body: z.string(), path: z.string() })

/** Shows each message as its browser decrypted it. */
export function pushPage(
  shell: Shell,
  { pushes, origin }: { pushes: readonly ReceivedPush[]; origin: string },
): Answer {
  const newest = pushes.toReversed().slice(0, SHOWN)
  return shell.roomPage('navegadores', 'Navegadores', [
    html`<h1>Navegadores</h1>`,
    html`<section class="panel stack"><h2>Avisos que llegaron</h2><p class="muted small">Quien activa los avisos en <a href="/cuenta/avisos">su cuenta</a> los recibe acá: el servicio de verdad está en internet.</p>${
      newest.length === 0
        ? empty('Todavía ninguno.')
        : html`<ul>${newest.map(push => pushItem(push, origin))}</ul>`
    }</section>`,
  ])
}

function pushItem({ text, at, urgency, browserId }: ReceivedPush, origin: string) {
  const read = shown.safeParse(parseJson(text))
  const { title, body, path } = read.success ? read.data : { title: text, body: '', path: '/' }
  return html`<li class="item stack" style="--g:.25rem"><span class="row"><h3><a href="${path}">${title}</a></h3>${urgency === 'high' && badge('warn', 'Urgente')}</span><p>${body}</p>
<p class="muted small">${when(new Date(at))} · <span class="mono">${origin + browserId}</span></p></li>`
}
