import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { CaseFiles } from '../cases/CaseFiles'
import type { ReportedMessage_message$key } from './__generated__/ReportedMessage_message.graphql'

/** The words and files of a reported message, with their sender. */
export function ReportedMessage({ message }: { message: ReportedMessage_message$key }) {
  const data = useFragment(
    graphql`
      fragment ReportedMessage_message on CaseMessage {
        senderName
        isFromProvider
        body
        ...CaseFiles_message
      }
    `,
    message,
  )
  const { senderName, isFromProvider, body } = data
  return (
    <chakra.div display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)" overflowWrap="anywhere">
      <chakra.p textStyle="sm" color="fg.muted" fontWeight="400">
        {senderName}, {isFromProvider ? 'proveedor' : 'comprador'}
      </chakra.p>
      {body && <chakra.p whiteSpace="pre-line">{body}</chakra.p>}
      <CaseFiles message={data} />
    </chakra.div>
  )
}
