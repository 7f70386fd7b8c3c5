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
