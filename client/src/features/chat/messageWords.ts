import { count } from '../../lib/text'

/** A message in one line: its text, else what it carries, '2 fotos y 1 video'. */
export function messageWords(body: string, files: readonly { readonly kind: string }[]): string {
  if (body !== '') return body
  const photos = files.filter(({ kind }) => kind === 'IMAGE').length
  const videos = files.filter(({ kind }) => kind === 'VIDEO').length
  return [photos > 0 && count(photos, 'foto', 'fotos'), videos > 0 && count(videos, 'video', 'videos')]
    .filter(Boolean)
    .join(' y ')
}

type Progress = { readonly readUntil: string | null; readonly deliveredUntil: string | null }

/** How far a message of the viewer's own, sent `at`, got: 'Enviado', 'Entregado' once a page of the other party has it, 'Leído'. */
export function progressWords(at: string, { readUntil, deliveredUntil }: Progress): string {
  if (isWithin(at, readUntil)) return 'Leído'
  return isWithin(at, deliveredUntil) ? 'Entregado' : 'Enviado'
}

const isWithin = (at: string, until: string | null) => until !== null && Date.parse(at) <= Date.parse(until)
