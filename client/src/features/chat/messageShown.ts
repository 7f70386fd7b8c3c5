import { graphql, readInlineData } from 'react-relay'
import { count } from '../../lib/text'
import type { messageShown_message$key } from './__generated__/messageShown_message.graphql'
import type { MessageShown } from './MessageLog'

/** A message as the conversation shows it: each query and event that brings one spreads its fragment. */
export function shownMessage(message: messageShown_message$key): MessageShown {
  const { id, body, createdAt, isMine, senderName, files } = readInlineData(
    graphql`
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
    `,
    message,
  )
  return {
    kind: 'message',
    id,
    at: createdAt,
    body,
    isMine,
    senderName,
    files: files.map(({ kind, fileName, thumbnailUrl, url }) => ({ kind, fileName, thumbnailUrl, url })),
  }
}

/** A message in one line: its text, else what it carries, '2 fotos y 1 video'. */
export function messageWords(body: string, files: readonly { readonly kind: string }[]): string {
  if (body !== '') return body
  const photos = files.filter(({ kind }) => kind === 'IMAGE').length
  const videos = files.filter(({ kind }) => kind === 'VIDEO').length
  return [photos > 0 && count(photos, 'foto', 'fotos'), videos > 0 && count(videos, 'video', 'videos')]
    .filter(Boolean)
    .join(' y ')
}
