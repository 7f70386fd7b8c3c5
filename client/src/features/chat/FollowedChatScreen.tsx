import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { rowsToRead } from '../../relay/live/list'
import { useNews } from '../../relay/live/useNews'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { useOrderPlaces } from '../../shell/useOrderPlaces'
import { PageTitle } from '../../ui/PageTitle'
import { BackToPurchase } from '../orders/BackToPurchase'
import { NoPurchase } from '../orders/NoPurchase'
import type { FollowedChatScreen_order$key } from './__generated__/FollowedChatScreen_order.graphql'
import type { FollowedChatScreenQuery } from './__generated__/FollowedChatScreenQuery.graphql'
import type { FollowedChatScreenSubscription } from './__generated__/FollowedChatScreenSubscription.graphql'
import { ChatFrame, ChatRoom } from './ChatFrame'
import { ConversationPanel } from './ConversationPanel'
import { messageList } from './messageList'

const query = graphql`
  query FollowedChatScreenQuery($messages: Int = 30) @preloadable {
    uploadLimits(purpose: MESSAGE_FILE) {
      ...ConversationPanel_limits
    }
    followedOrder {
      ...FollowedChatScreen_order @arguments(messages: $messages)
    }
  }
`

const fragment = graphql`
  fragment FollowedChatScreen_order on Order @argumentDefinitions(messages: { type: "Int!" }) {
    shortId
    lines {
      description
    }
    conversation {
      id
      otherPartyName
    }
    ...ConversationPanel_order @arguments(messages: $messages)
  }
`

/** Messages loaded at once, as in the query. */
const PAGE = 30

/** The conversation about an order that was bought without an account, for the holder of the mailed link. */
export function FollowedChatScreen({ queryRef }: ScreenProps<FollowedChatScreenQuery>) {
  const { followedOrder, uploadLimits } = usePreloadedQuery<FollowedChatScreenQuery>(query, queryRef)
  const order = useFragment<FollowedChatScreen_order$key>(fragment, followedOrder)
  const { purchases } = useOrderPlaces()
  const conversationId = order?.conversation?.id ?? ''
  const refresh = useRefetch<FollowedChatScreenQuery>(query, store => ({
    messages: rowsToRead(store, messageList, { owner: conversationId }, PAGE),
  }))
  useNews<FollowedChatScreenSubscription>(
    graphql`
      subscription FollowedChatScreenSubscription {
        followedOrderUpdated {
          history {
            state
            at
            words
          }
          conversation {
            otherPartyReadUntil
            otherPartyDeliveredUntil
          }
        }
      }
    `,
    {},
    news => {
      // An account got the order, which ends the link.
      if (news.followedOrderUpdated === null) refresh()
    },
  )
  if (!order?.conversation) return <NoPurchase />
  const { otherPartyName } = order.conversation
  return (
    <ChatFrame>
      <PageTitle>{`Chat con ${otherPartyName}`}</PageTitle>
      <meta name="robots" content="noindex" />
      <BackToPurchase to={purchases} />
      <chakra.div minW="0">
        <chakra.h1 textStyle="h4" overflowWrap="anywhere">
          Chat con {otherPartyName}
        </chakra.h1>
        <chakra.p textStyle="sm" color="fg.muted" lineClamp="2">
          Pedido #{order.shortId}: {order.lines.map(({ description }) => description).join(', ')}
        </chakra.p>
      </chakra.div>
      <ChatRoom>
        <ConversationPanel order={order} uploadLimits={uploadLimits} />
      </ChatRoom>
    </ChatFrame>
  )
}
