import type { Answer } from '../answer.ts'
import { html } from '../pages/html.ts'
import { empty, SHOWN, type Shell } from '../pages/shell.ts'
import type { SandboxTable } from './airtableTypes.ts'

interface AirtableView {
  readonly tables: readonly SandboxTable[]
  readonly apiKey: string
  readonly baseId: string
}

/** The base's tables with their newest rows, and what opens it. */
export function airtablePage(shell: Shell, { tables, apiKey, baseId }: AirtableView): Answer {
  return shell.roomPage('airtable', 'Airtable', [
    html`<h1>Airtable</h1>`,
    html`<section class="panel stack"><h2>Para conectarla</h2><p class="small">API Key <span class="mono">${apiKey}</span></p><p class="small">Base ID <span class="mono">${baseId}</span></p><p class="muted small">Se ponen en <a href="/configuracion-integraciones">Integraciones</a>, con la cuenta del equipo.</p></section>`,
    tables.length === 0
      ? html`<section class="panel stack"><h2>Tablas</h2>${empty('Todavía ninguna.')}</section>`
      : html`${tables.map(tableSection)}`,
  ])
}

function tableSection({ name, fields, rows }: SandboxTable) {
  const newest = rows.toReversed().slice(0, SHOWN)
  return html`<section class="panel stack"><h2>${name} (${rows.length})</h2>${
    newest.length === 0
      ? empty('Sin filas.')
      : html`<ul>${newest.map(
          row =>
            html`<li class="item"><p class="small">${fields
              .flatMap(({ id, name: column }) => {
                const value = row.fields[id]
                return value === null || value === undefined || value === '' ? [] : [`${column}: ${value}`]
              })
              .join(' · ')}</p></li>`,
        )}</ul>`
  }</section>`
}
