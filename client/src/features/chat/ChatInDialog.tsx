import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent } from 'react'
import { graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { committed, rowsToRead } from '../../relay/live/list'
import { useNews } from '../../relay/live/useNews'
import { refetch } from '../../relay/refetch'
import { useReconnect } from '../../relay/useReconnect'
import { StatusBadge } from '../../ui/Badge'
import { DialogContents } from '../../ui/DialogWindow'
import { ActionLink } from '../../ui/Link'
import { Price } from '../../ui/Price'
import { statusKind } from '../../ui/statusTone'
import { toast } from '../../ui/toast'
import type { ChatInDialog_order$key } from './__generated__/ChatInDialog_order.graphql'
import query, { type ChatInDialogQuery } from './__generated__/ChatInDialogQuery.graphql'
import type { ChatInDialogSubscription } from './__generated__/ChatInDialogSubscription.graphql'
import { ConversationPanel } from './ConversationPanel'
import { messageList } from './messageList'

/** Messages loaded at once, as in the query. */
const PAGE = 30
const NOT_YET = 'Chat no disponible'

export type ChatRead = {
  about: string
  /** Changes when a person retries a failed read. */
  attempt: number
}

/** The order of the conversation, which title and contents read as one request; null when the viewer sees none. */
function useChatOrder({ about, attempt }: ChatRead) {
  const { node, uploadLimits } = useLazyLoadQuery<ChatInDialogQuery>(
    graphql`
      query ChatInDialogQuery($about: ID!, $messages: Int = 30) {
        uploadLimits(purpose: MESSAGE_FILE) {
          ...ConversationPanel_limits
        }
        node(id: $about) {
          ... on PartRequest {
            viewerOrder {
              ...ChatInDialog_order @arguments(messages: $messages)
            }
          }
          ... on Offer {
            order {
              ...ChatInDialog_order @arguments(messages: $messages)
            }
          }
          ... on Order {
            ...ChatInDialog_order @alias(as: "sale") @arguments(messages: $messages)
          }
        }
      }
    `,
    { about, messages: PAGE },
    // Messages that arrived while the dialog was closed are in no list yet.
    { fetchKey: attempt, fetchPolicy: 'network-only' },
  )
  const order = useFragment<ChatInDialog_order$key>(
    graphql`
      fragment ChatInDialog_order on Order @argumentDefinitions(messages: { type: "Int!" }) {
        id
        conversation {
          id
          otherPartyName
        }
        total
        status {
          label
          tone
        }
        lines {
          description
        }
        ...ConversationPanel_order @arguments(messages: $messages)
      }
    `,
    node?.sale ?? node?.order ?? node?.viewerOrder,
  )
  return { order, uploadLimits }
}

/** The name of the other party. */
export function ChatTitle(read: ChatRead) {
  const { order } = useChatOrder(read)
  return order?.conversation ? `Chat con ${order.conversation.otherPartyName}` : NOT_YET
}

/** The order's parts, its price and its messages; tells and closes when the viewer has no conversation there. */
export function ChatInDialog({ onClose, ...read }: ChatRead & { onClose: () => void }) {
  const { order, uploadLimits } = useChatOrder(read)
  const conversationId = order?.conversation?.id
  useNews<ChatInDialogSubscription>(
    graphql`
      subscription ChatInDialogSubscription {
        orderUpdated {
          status {
            label
            tone
          }
          history {
            state
            at
            words
          }
        }
      }
    `,
    {},
  )
  const environment = useRelayEnvironment()
  useReconnect(() => {
    const messages = committed(environment, store =>
      rowsToRead(store, messageList, { owner: conversationId ?? '' }, PAGE),
    )
    refetch<ChatInDialogQuery>(environment, query, { about: read.about, messages })
  })
  const refuse = useEffectEvent(() => {
    toast.error(NOT_YET, { description: 'El chat se abre cuando la oferta está aceptada y pagada.' })
    onClose()
  })
  const isAvailable = conversationId !== undefined
  useEffect(() => {
    if (!isAvailable) refuse()
  }, [isAvailable])
  if (!order?.conversation) return null
  return (
    <DialogContents>
      <chakra.div css={styles.room}>
        <chakra.div css={styles.head}>
          <chakra.div minW="0" flex="1">
            <chakra.h3 textStyle="h3" lineClamp="2" overflowWrap="anywhere">
              {order.lines.map(({ description }) => description).join(', ')}
            </chakra.h3>
            <StatusBadge kind={statusKind(order.status.tone)}>{order.status.label}</StatusBadge>
          </chakra.div>
          <Price amount={order.total} />
        </chakra.div>
        <ConversationPanel order={order} uploadLimits={uploadLimits} />
        <ActionLink asChild textStyle="sm" justifySelf="end">
          <Link to={paths.chat(order.id)}>Abrir en su página, con el estado del pedido</Link>
        </ActionLink>
      </chakra.div>
    </DialogContents>
  )
}

const styles = {
  // 500 px of the specification, less where the window is lower.
  room: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto clamp(14rem, 94dvh - 17rem, 31.25rem) auto',
  },
  head: { display: 'flex', gap: '4', alignItems: 'center', justifyContent: 'space-between' },
} as const
