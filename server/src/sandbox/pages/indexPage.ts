import type { Clock } from '../../platform/clock.ts'
import type { Answer } from '../answer.ts'
import type { SandboxControl } from '../control.ts'
import type { StandIn } from '../standIn.ts'
import { type Html, html } from './html.ts'
import { actionButton, hidden, pathOf, type Shell, when } from './shell.ts'

export function indexPage(
  shell: Shell,
  {
    control,
    standIns,
    clock,
  }: { control: Pick<SandboxControl, 'faults'>; standIns: readonly StandIn[]; clock: Clock },
): Answer {
  const names = new Intl.ListFormat('es-UY').format(standIns.map(({ title }) => title))
  const addresses = standIns.flatMap(standIn => Object.entries(standIn.addresses))
  const card = (room: string, title: string, count: number, what: string): Html =>
    html`<a class="panel stack" style="--g:.25rem;text-decoration:none" href="${pathOf(room)}"><span class="price">${count}</span><h2>${title}</h2><span class="muted small">${what}</span></a>`

  return shell.roomPage('', 'Inicio', [
    html`<div class="stack" style="--g:.5rem"><h1>Sandbox</h1><p class="muted">Acá contestan, en lugar de los proveedores de verdad: ${names}. Solo se ve desde esta máquina.</p></div>`,
    html`<div class="grid">
${standIns.map(({ page }) => card(page.path, page.title, page.count(), page.note))}
${card('fallas', 'Fallas', control.faults.list().length, 'Hacer que un proveedor falle y ver qué se le pidió')}
</div>`,
    html`<section class="panel stack" style="--g:.75rem"><h2>Direcciones</h2>
<dl class="facts">
${addresses.map(([label, address]) => html`<dt>${label}</dt><dd class="mono">${address}</dd>`)}
<dt>Hora</dt><dd>${when(clock.now())}</dd>
</dl></section>`,
    html`<section class="panel stack"><h2>Tiempo y datos</h2>
<form class="row" method="post" action="/sandbox/hacer">${hidden('advanceTime', '')}
<label for="ms">Adelantar el reloj del sandbox</label>
<select class="in" style="width:auto" id="ms" name="ms"><option value="1800000">30 minutos</option><option value="86400000">1 día</option><option value="604800000">7 días</option></select>
<button class="btn">Adelantar</button></form>
<div class="row between"><p class="muted small">Borra pagos, correos, archivos, avisos y fallas. Tuerca conserva lo suyo.</p>
${actionButton({ action: 'reset', label: 'Borrar todo', back: '', kind: 'd' })}</div></section>`,
  ])
}
