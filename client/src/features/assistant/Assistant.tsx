import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLeaveWarning } from '../../lib/useLeaveWarning'
import { useRefetch } from '../../relay/live/useRefetch'
import { useSheetPlace } from '../../shell/useSheetPlace'
import { openedLater } from '../../ui/openedLater'
import { isUnderWay } from '../uploads/uploadQueue'
import { useUploads } from '../uploads/useUploads'
import type { Assistant_conversation$key } from './__generated__/Assistant_conversation.graphql'
import type { Assistant_query$key } from './__generated__/Assistant_query.graphql'
import type { AssistantQuery } from './__generated__/AssistantQuery.graphql'
import { AssistantRoom } from './AssistantRoom'
import { fillingAssistant, narrowAssistant } from './assistantColumns'
import type { FirstMessage } from './firstMessage'
import type { ModelHelpProps } from './ModelHelp'
import { SendingConsultation } from './SendingConsultation'
import { UnderstoodCard } from './UnderstoodCard'
import { isReady } from './understoodWords'
import type { Unsent } from './unsent'

const ModelHelp = openedLater<ModelHelpProps>(
  async () => (await import('./ModelHelp')).ModelHelp,
  () => true,
  { isQuiet: true },
)

const SHEETS = ['contacto', 'correccion'] as const

type AssistantProps = {
  query: Assistant_query$key
  /** The text written before the assistant loaded. */
  first: FirstMessage
  /** In a column of a page that scrolls; without it the conversation takes the height that the window has left. */
  isInline?: boolean
  /** A message was taken. */
  onTold?: () => void
}

/**
 * The assistant: the conversation, and next to it what was understood; inside it once it is ready to send.
 */
export function Assistant({ query: key, first, isInline = false, onTold }: AssistantProps) {
  const { viewer, assistantConversation, assistantModelHelp, uploadLimits } = useFragment(
    graphql`
      fragment Assistant_query on Query {
        viewer {
          ...SendingConsultation_viewer
        }
        uploadLimits(purpose: REQUEST_FILE) {
          ...useUploads_limits
        }
        assistantModelHelp {
          isOffered
          ...ModelHelp_help
        }
        assistantConversation {
          ...Assistant_conversation
        }
      }
    `,
    key,
  )
  const conversation = useFragment<Assistant_conversation$key>(
    graphql`
      fragment Assistant_conversation on AssistantConversation {
        id
        stage
        understood {
          missing
        }
        ...AssistantRoom_conversation
        ...UnderstoodCard_conversation
        ...SendingConsultation_conversation
      }
    `,
    assistantConversation ?? null,
  )
  const uploads = useUploads(uploadLimits, 'asistente')
  useLeaveWarning(uploads.items.some(isUnderWay))
  const reread = useRefetch<AssistantQuery>(
    graphql`
      query AssistantQuery {
        assistantConversation {
          ...Assistant_conversation
        }
      }
    `,
    () => ({}),
  )
  const [opened, setOpened] = useSheetPlace(SHEETS)
  const [unsent, setUnsent] = useState<{ conversationId: string; why: Unsent } | null>(null)
  const isOver = conversation?.stage === 'COMPLETED' && opened !== null
  const close = useEffectEvent(() => setOpened(null))
  useEffect(() => {
    if (isOver) close()
  }, [isOver])
  const isToSend =
    conversation != null && conversation.stage !== 'COMPLETED' && isReady(conversation.understood.missing)
  const card = conversation && (
    <UnderstoodCard
      conversation={conversation}
      onContact={() => setOpened('contacto')}
      onCorrect={() => setOpened('correccion')}
    />
  )
  return (
    <chakra.div css={isInline ? narrowAssistant : fillingAssistant}>
      <AssistantRoom
        conversation={conversation ?? null}
        isVisitor={viewer == null}
        isInline={isInline}
        notice={
          conversation && assistantModelHelp.isOffered ? (
            <ModelHelp conversationId={conversation.id} help={assistantModelHelp} />
          ) : null
        }
        card={isToSend ? card : null}
        uploads={uploads}
        first={first}
        onTold={() => {
          onTold?.()
          setUnsent(null)
          // The answer may have reached the server only.
          reread()
        }}
        onContact={() => setOpened('contacto')}
        unsent={unsent && unsent.conversationId === conversation?.id ? unsent.why : null}
      />
      <chakra.aside aria-label="Lo que entendí" css={isInline ? undefined : styles.aside}>
        {!isToSend && card}
      </chakra.aside>
      {conversation && (
        <SendingConsultation
          key={conversation.id}
          conversation={conversation}
          viewer={viewer ?? null}
          opened={opened}
          onOpened={setOpened}
          onTried={why => setUnsent(why && { conversationId: conversation.id, why })}
        />
      )}
    </chakra.div>
  )
}

const styles = {
  aside: {
    position: { lg: 'sticky' },
    top: { lg: '24' },
    pb: { base: '8', lg: '0' },
    _empty: { display: 'none' },
  },
} as const
