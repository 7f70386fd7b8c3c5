import type { Answer } from '../answer.ts'
import { type Html, html } from '../pages/html.ts'
import { actionButton, empty, SHOWN, type Shell, when } from '../pages/shell.ts'
import { mediaAnswer } from './media.ts'
import type { ObjectRecord, Objects } from './objects.ts'
import { StorageFault } from './storageFault.ts'

/** Types a browser may show; anything else is only saved, because this is the site's own origin. */
const IMAGE = /^image\/(png|jpeg|webp|gif|avif)$/
const VIDEO = /^video\/(mp4|webm|quicktime)$/

export function filesPage(shell: Shell, stored: Objects): Answer {
  const objects = stored.list().toReversed()
  return shell.roomPage('archivos', 'Archivos', [
    html`<h1>Archivos</h1>`,
    html`<section class="panel" aria-label="Archivos">${
      objects.length === 0
        ? empty('No hay archivos. Las fotos y los videos que se suban en Tuerca aparecen acá.')
        : html`<ul>${objects.slice(0, SHOWN).map(objectItem)}</ul>`
    }</section>`,
  ])
}

function objectItem(object: ObjectRecord): Html {
  const { bucket, name } = object
  const view = `/sandbox/archivos/ver?${new URLSearchParams({ bucket, name })}`
  return html`<li class="item row between" style="flex-wrap:nowrap;align-items:flex-start"><span class="row" style="flex-wrap:nowrap;align-items:flex-start;gap:1rem;min-width:0">
${IMAGE.test(object.contentType) && html`<img src="${view}" alt="" loading="lazy" width="72" height="72" style="object-fit:cover;border-radius:6px;flex:none">`}
<span class="stack" style="--g:.25rem;min-width:0"><a class="mono" href="${view}">${name}</a>
<span class="muted small">${object.contentType}, ${size(object.bytes)}, ${when(new Date(object.created))}</span></span></span>
${actionButton({ action: 'removeObject', label: 'Borrar', back: 'archivos', input: { bucket, name }, kind: 'd' })}</li>`
}

/** An object's bytes, for this page. */
export function fileAnswer(shell: Shell, objects: Objects, query: URLSearchParams): Answer {
  try {
    const object = objects.get(query.get('bucket') ?? '', query.get('name') ?? '')
    const answer = mediaAnswer(objects, object, {
      range: undefined,
      ifNoneMatch: undefined,
      headOnly: false,
    })
    const shown = IMAGE.test(object.contentType) || VIDEO.test(object.contentType)
    const safety = {
      'content-security-policy':
        "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
      'content-disposition': shown ? 'inline' : 'attachment',
      'cache-control': 'no-store',
    }
    return { ...answer, headers: { ...answer.headers, ...safety } }
  } catch (error) {
    if (error instanceof StorageFault)
      return shell.messagePage(error.status, 'No existe', 'Ese archivo ya no está.')
    throw error
  }
}

function size(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB']
  const step = bytes === 0 ? 0 : Math.min(3, Math.floor(Math.log(bytes) / Math.log(1024)))
  const value = bytes / 1024 ** step
  return `${new Intl.NumberFormat('es-UY', { maximumFractionDigits: 1 }).format(value)} ${units[step]}`
}
