import type { Answer } from '../answer.ts'
import { html } from '../pages/html.ts'
import { badge, empty, hidden, SHOWN, type Shell, when } from '../pages/shell.ts'
import type { SeenRequest } from './chatCompletions.ts'
import { MOODS, type Mood } from './moods.ts'

const ROLES: Readonly<Record<string, string>> = {
  system: 'Tuerca',
  user: 'La persona',
  assistant: 'El asistente',
}

/** Shows every word that left the site, and sets how the next answers behave. */
export function modelPage(
  shell: Shell,
  { requests, moods }: { requests: readonly SeenRequest[]; moods: readonly Mood[] },
): Answer {
  const options = Object.entries(MOODS).map(
    ([mood, label]) => html`<option value="${mood}">${label}</option>`,
  )
  const seen = requests.toReversed().slice(0, SHOWN)
  return shell.roomPage('modelo', 'Modelo', [
    html`<h1>Modelo de lenguaje</h1>`,
    html`<form class="panel stack" method="post" action="/sandbox/hacer">${hidden('behaveAsModel', 'modelo')}<h2>Cómo contesta</h2>
<p class="muted small">Se prende en /admin/asistente, y solo recibe lo que escribe quien lo permite. Errores, demoras y cortes: en Fallas.</p>
<div class="grid">
<div class="field"><label for="mood">Las próximas veces</label><select class="in" id="mood" name="mood">${options}</select></div>
<div class="field"><label for="times">Cuántas</label><input class="in" id="times" name="times" type="number" min="1" max="100" value="1"></div>
</div><div><button class="btn btn--p">Preparar</button></div>
${moods.length > 0 && html`<p>Por venir: ${moods.map(mood => badge('warn', MOODS[mood]))}</p>`}</form>`,
    html`<section class="panel stack"><h2>Lo que se le mandó</h2>${
      seen.length === 0 ? empty('Todavía nada.') : html`<ul>${seen.map(requestItem)}</ul>`
    }</section>`,
  ])
}

function requestItem({ at, messages, mood }: SeenRequest) {
  const lines = messages.map(
    ({ role, text, images }) =>
      html`<span class="small"><b>${ROLES[role] ?? role}:</b> ${text}${images.length > 0 && html` (${images.length} fotos)`}</span>`,
  )
  return html`<li class="item stack"><span class="row"><span class="muted">${when(new Date(at))}</span>${badge(mood === 'SENSIBLE' ? 'ok' : 'warn', MOODS[mood])}</span>${lines}</li>`
}
