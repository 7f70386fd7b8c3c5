import { graphql, readInlineData } from 'react-relay'
import type { messageShown_message$key } from './__generated__/messageShown_message.graphql'
import type { MessageShown } from './MessageLog'

/** A message as the conversation shows it: each query and event that brings one spreads its fragment. */
export function shownMessage(message: messageShown_message$key): MessageShown {
  const { id, body, createdAt, isMine, isHidden, senderName, files, report } = readInlineData(
    graphql`
      fragment messageShown_message on Message @inline {
        id
        body
        createdAt
        isMine
        isHidden
        senderName
        files {
          kind
          fileName
          thumbnailUrl
          url
        }
        report {
          outcome
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
    isHidden,
    report: report && (report.outcome === null ? 'open' : 'decided'),
    senderName,
    files: files.map(({ kind, fileName, thumbnailUrl, url }) => ({ kind, fileName, thumbnailUrl, url })),
  }
}
