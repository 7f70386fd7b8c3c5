import type { Answer } from '../answer.ts'
import { html } from '../pages/html.ts'
import { badge, hidden, type Shell } from '../pages/shell.ts'
import type { People, Person } from './people.ts'

/** Lists the vendor's accounts, and adds one. */
export function peoplePage(
  shell: Shell,
  vendor: { room: string; title: string; people: People; addAction: string },
): Answer {
  const { room, title, people, addAction } = vendor
  return shell.roomPage(room, title, [
    html`<h1>Personas en ${title}</h1>`,
    html`<section class="panel stack"><ul>${people.list().map(personRow)}</ul></section>`,
    html`<form class="panel stack" method="post" action="/sandbox/hacer">${hidden(addAction, room)}<h2>Agregar a alguien</h2>
<div class="grid">
<div class="field"><label for="name">Nombre</label><input class="in" id="name" name="name" required autocomplete="off"></div>
<div class="field"><label for="email">Email</label><input class="in" id="email" name="email" autocomplete="off"></div>
</div>
<label class="row"><input type="checkbox" name="emailIsVerified" checked> ${title} verificó ese email</label>
<div><button class="btn btn--p">Agregar</button></div></form>`,
  ])
}

const personRow = ({ name, email, emailIsVerified }: Person) =>
  html`<li class="item row between"><span class="stack" style="--g:.125rem"><b>${name}</b><span class="muted small">${email ?? 'Sin email'}</span></span>${email !== null && badge(emailIsVerified ? 'ok' : 'warn', emailIsVerified ? 'Verificado' : 'Sin verificar')}</li>`
