import { graphql } from 'react-relay'
import { count } from '../../lib/text'

/** The data of a message that the conversation shows: each query and event that brings one spreads it. */
export const shownMessage = graphql`
  fragment messageShown_message on Message @inline {
    id
    body
    createdAt
    isMine
    senderName
    files {
      kind
      fileName
      thumbnailUrl
      url
    }
  }
`

/** A message in one line: its text, else what it carries, '2 fotos y 1 video'. */
export function messageWords(body: string, files: readonly { readonly kind: string }[]): string {
  if (body !== '') return body
  const photos = files.filter(({ kind }) => kind === 'IMAGE').length
  const videos = files.filter(({ kind }) => kind === 'VIDEO').length
  return [photos > 0 && count(photos, 'foto', 'fotos'), videos > 0 && count(videos, 'video', 'videos')]
    .filter(Boolean)
    .join(' y ')
}
