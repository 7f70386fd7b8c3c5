import { HOUR_MS } from '../../platform/clock.ts'
import type { OperationContext } from '../context.ts'
import { requireAccount } from '../viewer.ts'
import type { ExportSection, ExportValue } from './exportRecords.ts'
import { exportSections } from './exportSections.ts'

const EXPORTS_PER_ACCOUNT = { name: 'export-data', points: 10, perMs: HOUR_MS }

/** Version of the JSON's shape, which docs/data-export.md describes; another shape gets another number. */
export const EXPORT_FORMAT = 'tuerca-mis-datos/1'

/** All stored data of one person, read during the export. */
export interface DataExport {
  readonly madeAt: Date
  readonly sections: readonly ExportSection[]
}

/**
 * All data of the viewer's account, and of nobody else: of a conversation its own messages, of an order no
 * name of the other party. Throws SignInRequired, RateLimited.
 */
export async function exportOwnData(ctx: OperationContext): Promise<DataExport> {
  const { accountId } = requireAccount(ctx.viewer)
  await ctx.rateLimit.spend(EXPORTS_PER_ACCOUNT, accountId)
  return { madeAt: ctx.clock.now(), sections: await exportSections(ctx, accountId) }
}

/** The export as JSON, piece by piece. */
export async function* exportJson({ madeAt, sections }: DataExport): AsyncGenerator<string> {
  yield `{\n"formato": ${JSON.stringify(EXPORT_FORMAT)},\n"hecho": ${JSON.stringify(madeAt)},\n"secciones": [`
  let before = '\n'
  for (const [title, records] of sections) {
    yield `${before}{ "titulo": ${JSON.stringify(title)}, "registros": [`
    before = ',\n'
    let separator = '\n'
    for await (const record of records) {
      yield `${separator}${JSON.stringify(record)}`
      separator = ',\n'
    }
    yield '] }'
  }
  yield '\n]\n}\n'
}

/** The export as a self-contained page, piece by piece: no scripts, no pictures, nothing to fetch. */
export async function* exportPage({ madeAt, sections }: DataExport): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="es-UY">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mis datos en Tuerca</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
dl { display: grid; grid-template-columns: minmax(7rem, 14rem) minmax(0, 1fr); gap: .25rem 1rem; border-top: 1px solid #8886; padding-top: .75rem }
dt { opacity: .7 }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line }
ul { margin: 0; padding-left: 1.2rem }
</style>
<h1>Mis datos en Tuerca</h1>
<p>Todo lo que tenemos tuyo al ${moment.format(madeAt)}. De otras personas no hay nada.</p>
`
  for (const [title, records] of sections) {
    yield `<section><h2>${escaped(title)}</h2>`
    let isEmpty = true
    for await (const record of records) {
      isEmpty = false
      const rows = Object.entries(record).map(
        ([name, value]) => `<dt>${escaped(name)}</dt><dd>${shown(value)}</dd>`,
      )
      yield `<dl>${rows.join('')}</dl>\n`
    }
    yield isEmpty ? '<p>Nada.</p></section>\n' : '</section>\n'
  }
  yield '</html>\n'
}

const escaped = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

const moment = new Intl.DateTimeFormat('es-UY', {
  timeZone: 'America/Montevideo',
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
})

function shown(value: ExportValue): string {
  if (value instanceof Date) return moment.format(value)
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (value === null || value === '') return '—'
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value))
  return value.length > 0 ? `<ul>${value.map(item => `<li>${escaped(item)}</li>`).join('')}</ul>` : '—'
}
