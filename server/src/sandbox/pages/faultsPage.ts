import type { Answer } from '../answer.ts'
import type { Call } from '../calls.ts'
import type { SandboxControl } from '../control.ts'
import type { FaultKind, FaultView } from '../faults.ts'
import type { StandIn } from '../standIn.ts'
import { type Html, html } from './html.ts'
import { actionButton, badge, empty, hidden, SHOWN, type Shell, when } from './shell.ts'

const KIND_NAMES: Record<FaultKind, string> = {
  ERROR: 'Contestar con error, sin hacer nada',
  ERROR_AFTER: 'Hacerlo y contestar con error',
  DROP: 'Cortar la conexión, sin hacer nada',
  DROP_AFTER: 'Hacerlo y cortar la conexión',
  HANG: 'No contestar hasta que lo sueltes',
  STALL: 'Mandar la mitad y esperar',
}

export function faultsPage(
  shell: Shell,
  control: Pick<SandboxControl, 'faults' | 'calls'>,
  standIns: readonly StandIn[],
): Answer {
  const called = standIns.filter(({ port }) => port !== null)
  const titles = Object.fromEntries(called.map(({ name, title }) => [name, title]))
  const faults = control.faults.list()
  const calls = control.calls.list().toReversed().slice(0, SHOWN)
  return shell.roomPage('fallas', 'Fallas', [
    html`<div class="row between"><h1>Fallas</h1>${faults.length > 0 && actionButton({ action: 'clearFaults', label: 'Quitar todas', back: 'fallas' })}</div>`,
    orderForm(titles),
    html`<section class="panel stack"><h2>Por suceder</h2>${
      faults.length === 0
        ? empty('Todo anda bien.')
        : html`<ul>${faults.map(fault => faultItem(fault, titles))}</ul>`
    }</section>`,
    html`<section class="panel stack"><h2>Lo que se pidió</h2>${
      calls.length === 0
        ? empty('Todavía no se pidió nada.')
        : html`<ul>${calls.map(call => callRow(call, titles))}</ul>`
    }</section>`,
  ])
}

const options = (names: Titles) =>
  Object.entries(names).map(([value, label]) => html`<option value="${value}">${label}</option>`)

type Titles = Readonly<Record<string, string>>

const orderForm = (
  titles: Titles,
) => html`<form class="panel stack" method="post" action="/sandbox/hacer">${hidden('misbehave', 'fallas')}<h2>Hacer fallar</h2>
<div class="grid">
<div class="field"><label for="vendor">Proveedor</label><select class="in" id="vendor" name="vendor">${options(titles)}</select></div>
<div class="field"><label for="kind">Qué hace</label><select class="in" id="kind" name="kind">${options(KIND_NAMES)}</select></div>
<div class="field"><label for="times">Cuántas veces</label><input class="in" id="times" name="times" type="number" min="1" max="1000" value="1"></div>
<div class="field"><label for="status">Código de error</label><input class="in" id="status" name="status" type="number" min="400" max="599" value="500"></div>
<div class="field"><label for="match">Solo pedidos que digan</label><input class="in" id="match" name="match" placeholder="POST /v1/refunds"></div>
</div><div><button class="btn btn--p">Preparar la falla</button></div></form>`

function faultItem(fault: FaultView, titles: Titles): Html {
  const limits = [
    `${fault.remaining} por suceder`,
    fault.waiting > 0 && `${fault.waiting} esperando`,
    fault.match !== '' && fault.match,
  ].filter(part => part !== false)
  return html`<li class="item row between"><span class="stack" style="--g:.125rem"><b>${titles[fault.vendor] ?? fault.vendor}: ${KIND_NAMES[fault.kind]}</b><span class="muted small">${limits.join(', ')}</span></span>
${actionButton({ action: 'releaseFault', label: fault.waiting > 0 ? 'Soltar' : 'Quitar', back: 'fallas', input: { id: fault.id } })}</li>`
}

function callRow(call: Call, titles: Titles): Html {
  const status = call.status === null ? 'sin respuesta' : String(call.status)
  const good = call.status !== null && call.status < 400
  return html`<li class="line line--call"><span class="muted">${when(new Date(call.at))}</span><span>${titles[call.vendor] ?? call.vendor}</span><span class="mono">${call.method} ${call.path}</span><span class="row">${call.fault !== null && badge('warn', 'Falla preparada')}${badge(good ? 'ok' : 'bad', status)}</span></li>`
}
