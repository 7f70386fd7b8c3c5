import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowDown } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { count } from '../../lib/text'
import { useLeaveWarning } from '../../lib/useLeaveWarning'
import { useUnseen } from '../../lib/useUnseen'
import { useArrivals } from '../../relay/live/useArrivals'
import { olderMessages } from '../../relay/nextPage'
import { NewsPill } from '../../ui/NewsPill'
import { Panel } from '../../ui/Panel'
import { toast } from '../../ui/toast'
import { isUnderWay, type KeptUpload } from '../uploads/uploadQueue'
import { useUploads } from '../uploads/useUploads'
import type { ConversationPanel_conversation$key } from './__generated__/ConversationPanel_conversation.graphql'
import type { ConversationPanel_limits$key } from './__generated__/ConversationPanel_limits.graphql'
import type { ConversationPanel_order$key } from './__generated__/ConversationPanel_order.graphql'
import type { ConversationPanelPaginationQuery } from './__generated__/ConversationPanelPaginationQuery.graphql'
import { Composer } from './Composer'
import { type Draft, outbox } from './conversation'
import { MessageLog, type MessageShown, type OrderEvent } from './MessageLog'
import { shownMessage } from './messageShown'
import { messageWords } from './messageWords'
import { useOutboxDraft } from './outboxDraft'
import { PresenceLine } from './PresenceLine'
import { ReportMessageDialog } from './ReportMessage'
import { useShownConversation } from './shownConversation'
import { useJump } from './useJump'
import { useLogScroll } from './useLogScroll'
import { type OtherMessage, useMessageNews } from './useMessageNews'
import { usePresence } from './usePresence'
import { useReadMark } from './useReadMark'
import { useSendMessage } from './useSendMessage'

/** How many older messages are loaded at once. */
const PAGE = 30
/** The same on the way to a message that was searched. */
const JUMP = 100

type ConversationPanelProps = {
  order: ConversationPanel_order$key
  /** Limits of a message's files. */
  uploadLimits: ConversationPanel_limits$key
  /** A message to scroll to; null or left out for the end. */
  targetId?: string | null
}

/** The messages, live, and the field to answer; as tall as its container. */
export function ConversationPanel({ order, uploadLimits, targetId = null }: ConversationPanelProps) {
  const { id, viewerIsBuyer, history, conversation } = useFragment(
    graphql`
      fragment ConversationPanel_order on Order
      @argumentDefinitions(messages: { type: "Int", defaultValue: 30 }) {
        id
        viewerIsBuyer
        history {
          state
          at
          words
        }
        conversation {
          otherPartyName
          ...ConversationPanel_conversation @arguments(count: $messages)
        }
      }
    `,
    order,
  )
  if (!conversation) return null
  return (
    <Panel as="section" flush aria-label={`Chat con ${conversation.otherPartyName}`} css={styles.root}>
      <Room
        orderId={id}
        sells={!viewerIsBuyer}
        conversation={conversation}
        uploadLimits={uploadLimits}
        targetId={targetId}
        history={history.map(({ state, at, words }) => ({ state, at, words }))}
      />
    </Panel>
  )
}

type RoomProps = {
  orderId: string
  /** The viewer is the provider. */
  sells: boolean
  conversation: ConversationPanel_conversation$key
  uploadLimits: ConversationPanel_limits$key
  targetId: string | null
  history: readonly OrderEvent[]
}

function Room({ orderId, sells, conversation, uploadLimits, targetId, history }: RoomProps) {
  const { data, hasPrevious, isLoadingPrevious, loadPrevious } = usePaginationFragment<
    ConversationPanelPaginationQuery,
    ConversationPanel_conversation$key
  >(
    graphql`
      fragment ConversationPanel_conversation on Conversation
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
      @refetchable(queryName: "ConversationPanelPaginationQuery") {
        id
        unreadCount
        canWrite
        otherPartyName
        otherPartyReadUntil
        otherPartyDeliveredUntil
        messages(last: $count, before: $cursor) @connection(key: "ConversationPanel_messages") {
          edges {
            node {
              ...messageShown_message
            }
          }
        }
      }
    `,
    conversation,
  )
  const messages = data.messages.edges.map(({ node }) => shownMessage(node))
  const limits = useFragment(
    graphql`
      fragment ConversationPanel_limits on UploadLimits {
        ...useUploads_limits
      }
    `,
    uploadLimits,
  )
  const uploads = useUploads(limits, orderId)
  useLeaveWarning(uploads.items.some(isUnderWay))
  const { kept, keep } = useOutboxDraft(orderId)
  const [drafts, change] = useReducer(outbox, kept.drafts)
  const [text, setText] = useState(kept.text)
  const onWritten = useEffectEvent(keep)
  useEffect(() => onWritten({ text, drafts }), [text, drafts])

  const last = drafts.at(-1)?.key ?? messages.at(-1)?.id
  const { place, isAtEnd, onScroll, toEnd } = useLogScroll(last)
  useShownConversation(data.id)
  useReadMark({
    orderId,
    unreadCount: data.unreadCount,
    newestId: messages.findLast(({ isMine }) => !isMine)?.id,
    isAtEnd,
  })
  const [presence, stopTyping] = usePresence(orderId, text)
  const { fresh, arrived } = useArrivals()
  const unseen = useUnseen(
    messages.map(({ id }) => id),
    fresh,
    isAtEnd,
  )

  const onOther = ({ id, senderName, body, files }: OtherMessage) => {
    stopTyping()
    arrived(id, `${senderName}: ${messageWords(body, files)}`)
  }
  const isSending = drafts.some(({ state }) => state === 'sending')
  const showWaiting = useMessageNews({ orderId, conversationId: data.id, isSending, onOther })
  useEffect(() => {
    if (!isSending) showWaiting()
  }, [isSending, showWaiting])

  const [reported, setReported] = useState<MessageShown | null>(null)
  const sendMessage = useSendMessage(data.id)
  const deliver = async ({ key, body, files }: Pick<Draft, 'key' | 'body' | 'files'>) => {
    const uploadIds = files.map(({ uploadId }) => uploadId)
    const reason = await sendMessage({ orderId, clientKey: key, body, uploadIds })
    if (reason === null) return change({ type: 'sent', key })
    change({ type: 'fail', key, reason })
    // The message shows the reason below.
    toast.error('No se pudo enviar el mensaje')
  }
  const send = (files: readonly KeptUpload[]) => {
    const draft = { key: crypto.randomUUID(), body: text.trim(), files }
    change({ type: 'send', ...draft, at: new Date().toISOString() })
    setText('')
    toEnd()
    void deliver(draft)
  }
  const retry = (draft: Draft) => {
    change({ type: 'retry', key: draft.key })
    void deliver(draft)
  }
  const onOlder = useCallback(() => {
    loadPrevious(PAGE, olderMessages)
  }, [loadPrevious])
  useJump({
    targetId,
    ids: messages.map(({ id }) => id),
    canLoadOlder: hasPrevious && !isLoadingPrevious,
    onOlder: useCallback(() => void loadPrevious(JUMP, olderMessages), [loadPrevious]),
  })

  return (
    <>
      <chakra.div css={styles.room}>
        <chakra.div
          ref={place}
          onScroll={onScroll}
          role="log"
          aria-label="Mensajes"
          aria-busy={isLoadingPrevious}
          // The log can be scrolled with the keyboard too.
          tabIndex={0}
          css={styles.log}
        >
          <MessageLog
            messages={messages}
            history={history}
            drafts={drafts}
            readUntil={data.otherPartyReadUntil ?? null}
            targetId={targetId}
            deliveredUntil={data.otherPartyDeliveredUntil ?? null}
            hasOlder={hasPrevious}
            isLoadingOlder={isLoadingPrevious}
            onOlder={onOlder}
            onRetry={retry}
            onDiscard={({ key }) => change({ type: 'discard', key })}
            onReport={setReported}
          />
        </chakra.div>
        <PresenceLine name={data.otherPartyName} presence={presence} />
        {unseen > 0 && (
          <chakra.div css={styles.unseen}>
            <NewsPill icon={ArrowDown} onClick={toEnd}>
              {count(unseen, 'mensaje nuevo', 'mensajes nuevos')}
            </NewsPill>
          </chakra.div>
        )}
      </chakra.div>
      <ReportMessageDialog message={reported} onClose={() => setReported(null)} />
      {data.canWrite && (
        <Composer text={text} uploads={uploads} sells={sells} onText={setText} onSend={send} />
      )}
    </>
  )
}

const styles = {
  root: { display: 'flex', flexDirection: 'column', minH: '0' },
  room: { position: 'relative', display: 'flex', flex: '1', minH: '0' },
  log: {
    display: 'flex',
    flexDirection: 'column-reverse',
    flex: '1',
    minW: '0',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    overflowAnchor: 'none',
    p: { base: '3', md: '5' },
    // Room for the other party's presence.
    pb: '6',
    _focusVisible: { outlineOffset: '-3px' },
  },
  unseen: { position: 'absolute', bottom: '3', left: '0', right: '0', pointerEvents: 'none' },
} as const
