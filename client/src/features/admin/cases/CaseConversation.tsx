import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import { formatDateTime } from '../../../lib/dates'
import type { Outcome } from '../../../relay/outcome'
import { showRefusal } from '../../../relay/refusal'
import { Bubble } from '../../../ui/Bubble'
import { Button } from '../../../ui/Button'
import type {
  CaseConversation_page$data,
  CaseConversation_page$key,
} from './__generated__/CaseConversation_page.graphql'
import { CaseFiles } from './CaseFiles'

/** A page of a conversation, as `readReportedConversation` and `readDisputedConversation` answer it. */
function pageOf(page: CaseConversation_page$key): CaseConversation_page$data {
  return readInlineData(
    graphql`
      fragment CaseConversation_page on CaseConversationPayload @inline {
        earlier
        messages {
          messageId
          senderName
          isFromProvider
          body
          createdAt
          hiddenAt
          ...CaseFiles_message
        }
      }
    `,
    page,
  )
}

type CaseConversationProps = {
  /** Reads the messages older than this one; null reads the newest. */
  read: (
    olderThan: string | null,
  ) => Promise<Outcome<{ readonly page: CaseConversation_page$key | null | undefined }>>
  reading: boolean
  /** The message that the case is about. */
  reportedId?: string | undefined
}

/** The conversation of a case, read by the team on request: the log keeps each reading. */
export function CaseConversation({ read, reading, reportedId }: CaseConversationProps) {
  const [pages, setPages] = useState<readonly CaseConversation_page$data[]>([])
  const [first] = pages
  const open = async () => {
    const outcome = await read(first?.earlier ?? null)
    if (!outcome.ok) return showRefusal(outcome.refusal)
    const { page } = outcome.payload
    if (page) setPages(known => [pageOf(page), ...known])
  }
  const messages = pages.flatMap(page => page.messages)
  const label = first ? 'Ver mensajes anteriores' : 'Leer la conversación'
  return (
    <chakra.section css={styles.root} aria-label="Conversación">
      <chakra.p textStyle="sm" color="fg.muted">
        Cada lectura queda en el registro, con tu cuenta y el caso.
      </chakra.p>
      {(!first || first.earlier !== null) && (
        <Button
          size="sm"
          justifySelf="start"
          loading={reading}
          loadingText="Abriendo"
          onClick={() => {
            void open()
          }}
        >
          {label}
        </Button>
      )}
      {first && messages.length === 0 && <p>Todavía no se escribieron.</p>}
      {messages.length > 0 && (
        <chakra.div css={styles.log} role="log" aria-label="Mensajes" tabIndex={0}>
          {messages.map(message => (
            <Bubble
              key={message.messageId}
              mine={message.isFromProvider}
              author={message.senderName}
              note={noteOf(message, reportedId)}
            >
              <CaseFiles message={message} />
              {message.body}
            </Bubble>
          ))}
        </chakra.div>
      )}
    </chakra.section>
  )
}

function noteOf(
  { messageId, senderName, createdAt, hiddenAt }: CaseConversation_page$data['messages'][number],
  reportedId: string | undefined,
) {
  const marks = [messageId === reportedId && 'denunciado', hiddenAt && 'oculto'].filter(Boolean)
  return [senderName, formatDateTime(createdAt), ...marks].join(', ')
}

const styles = {
  root: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)', my: '5' },
  log: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3.5',
    maxH: '30rem',
    overflow: 'auto',
    p: '3',
    borderRadius: 'md',
    boxShadow: 'inset 0 0 0 1px {colors.border}',
    _focusVisible: { outlineOffset: '-3px' },
  },
} as const
