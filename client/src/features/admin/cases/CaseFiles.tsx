import { graphql, useFragment } from 'react-relay'
import { MessageFiles } from '../../chat/MessageFiles'
import type { CaseFiles_message$key } from './__generated__/CaseFiles_message.graphql'

/** The photos and videos of a message that the team reads because of a case. */
export function CaseFiles({ message }: { message: CaseFiles_message$key }) {
  const { senderName, files } = useFragment(
    graphql`
      fragment CaseFiles_message on CaseMessage {
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
  if (files.length === 0) return null
  const shown = files.map(({ kind, fileName, thumbnailUrl, url }) => ({ kind, fileName, thumbnailUrl, url }))
  return <MessageFiles files={shown} author={senderName} />
}
