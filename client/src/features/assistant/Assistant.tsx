import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLeaveWarning } from '../../lib/useLeaveWarning'
import { useReread } from '../../relay/live/useReread'
import { openedLater } from '../../ui/openedLater'
import { isUnderWay } from '../uploads/uploadQueue'
import { useUploads } from '../uploads/useUploads'
import type { Assistant_conversation$key } from './__generated__/Assistant_conversation.graphql'
import type { Assistant_query$key } from './__generated__/Assistant_query.graphql'
import type { AssistantQuery } from './__generated__/AssistantQuery.graphql'
import { AssistantRoom } from './AssistantRoom'
import { assistantColumns, narrowAssistant } from './assistantColumns'
import type { FirstMessage } from './firstMessage'
import type { ModelHelpProps } from './ModelHelp'
import { UnderstoodCard } from './UnderstoodCard'
import type { Unsent } from './unsent'

const ModelHelp = openedLater<ModelHelpProps>(
  async () => (await import('./ModelHelp')).ModelHelp,
  () => true,
  { isQuiet: true },
)

type AssistantProps = {
  query: Assistant_query$key
  /** What was written before the assistant was there. */
  first: FirstMessage
  /** There is no place for the two side by side. */
  isNarrow?: boolean
  /** A message was taken. */
  onTold?: () => void
}

/** The assistant: the conversation, and beside it what was understood. */
export function Assistant({ query: key, first, isNarrow = false, onTold }: AssistantProps) {
  const { viewer, assistantConversation, assistantModelHelp, uploadLimits } = useFragment(
    graphql`
      fragment Assistant_query on Query {
        viewer {
          ...UnderstoodCard_viewer
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
        ...AssistantRoom_conversation
        ...UnderstoodCard_conversation
      }
    `,
    assistantConversation ?? null,
  )
  const uploads = useUploads(uploadLimits, 'asistente')
  useLeaveWarning(uploads.items.some(isUnderWay))
  const reread = useReread<AssistantQuery>(
    graphql`
      query AssistantQuery {
        assistantConversation {
          ...Assistant_conversation
        }
      }
    `,
    () => ({}),
  )
  const [isContactOpen, setIsContactOpen] = useState(false)
  const [unsent, setUnsent] = useState<{ conversationId: string; why: Unsent } | null>(null)
  return (
    <chakra.div css={isNarrow ? narrowAssistant : assistantColumns}>
      <AssistantRoom
        conversation={conversation ?? null}
        isVisitor={viewer == null}
        notice={
          conversation && assistantModelHelp.isOffered ? (
            <ModelHelp conversationId={conversation.id} help={assistantModelHelp} />
          ) : null
        }
        uploads={uploads}
        first={first}
        onTold={() => {
          onTold?.()
          setUnsent(null)
          // Its answer may be on its way past this page.
          reread()
        }}
        onContact={() => setIsContactOpen(true)}
        unsent={unsent && unsent.conversationId === conversation?.id ? unsent.why : null}
      />
      <chakra.aside aria-label="Lo que entendí" css={isNarrow ? undefined : styles.aside}>
        {conversation && (
          <UnderstoodCard
            key={conversation.id}
            conversation={conversation}
            viewer={viewer ?? null}
            isContactOpen={isContactOpen}
            onContact={setIsContactOpen}
            onTried={why => setUnsent(why && { conversationId: conversation.id, why })}
          />
        )}
      </chakra.aside>
    </chakra.div>
  )
}

const styles = {
  aside: { position: { lg: 'sticky' }, top: { lg: '24' } },
} as const
