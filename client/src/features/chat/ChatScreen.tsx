import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router'
import { useMediaQuery } from '../../lib/useMediaQuery'
import { rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { useDialogPlace } from '../../shell/useDialogPlace'
import { useShownDialog } from '../../shell/useShownDialog'
import { openedLater } from '../../ui/openedLater'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { Panel } from '../../ui/Panel'
import type { ContactCard_contact$key } from '../orders/__generated__/ContactCard_contact.graphql'
import { ContactCard } from '../orders/ContactCard'
import { OrderDialogs } from '../orders/OrderDialogs'
import { ReviewDialogs } from '../reviews/ReviewDialogs'
import type { ChatScreen_order$key } from './__generated__/ChatScreen_order.graphql'
import type { ChatScreenQuery } from './__generated__/ChatScreenQuery.graphql'
import { BackToPanel, ChatBar } from './ChatBar'
import { ChatFrame, ChatRoom } from './ChatFrame'
import { ChatHead } from './ChatHead'
import { ConversationPanel } from './ConversationPanel'
import { MESSAGE } from './messageAddress'
import { messageList } from './messageList'
import type { OrderDetailsProps } from './OrderDetails'
import { OrderPanel } from './OrderPanel'
import { OrderStrip } from './OrderStrip'
import { SearchMessages } from './SearchMessages'
import { useOrderNews } from './useOrderNews'

const OrderDetails = openedLater<OrderDetailsProps>(
  async () => (await import('./OrderDetails')).OrderDetails,
  ({ open }) => open,
)

const query = graphql`
  query ChatScreenQuery($about: ID!, $messages: Int = 30, $withContact: Boolean = true) @preloadable {
    uploadLimits(purpose: MESSAGE_FILE) {
      ...ConversationPanel_limits
    }
    node(id: $about) {
      ... on PartRequest {
        shortId
        viewerOrder {
          ...ChatScreen_order @arguments(messages: $messages, withContact: $withContact)
        }
      }
      ... on Order {
        shortId
        ...ChatScreen_order @alias(as: "order") @arguments(messages: $messages, withContact: $withContact)
      }
    }
  }
`

const fragment = graphql`
  fragment ChatScreen_order on Order
  @argumentDefinitions(messages: { type: "Int!" }, withContact: { type: "Boolean!" }) {
    viewerIsBuyer
    conversation {
      id
      otherPartyName
    }
    contact @include(if: $withContact) {
      ...ContactCard_contact
    }
    ...ChatBar_order
    ...ChatHead_order
    ...OrderStrip_order
    ...OrderPanel_order
    ...OrderDetails_order
    ...ConversationPanel_order @arguments(messages: $messages)
  }
`

/** Messages loaded at once, as in the query. */
const PAGE = 30
const NOT_FOUND = 'Solicitud no encontrada'
const NOT_YET = 'Chat no disponible'

/**
 * The conversation about an order, for its two parties; by its id, or by the id of a request for its newest
 * order.
 */
export function ChatScreen({ queryRef }: ScreenProps<ChatScreenQuery>) {
  const { node, uploadLimits } = usePreloadedQuery<ChatScreenQuery>(query, queryRef)
  const order = useFragment<ChatScreen_order$key>(fragment, node?.order ?? node?.viewerOrder)
  const isWide = useMediaQuery('(min-width: 64em)')
  const { close } = useDialogPlace()
  const { isOpen } = useShownDialog(['detalle'])
  useOrderNews()
  const [isSearching, setSearching] = useState(false)
  const target = new URLSearchParams(useLocation().search).get(MESSAGE)
  const { about } = queryRef.variables
  const conversationId = order?.conversation?.id
  // Leaves out the contact, because every read of it is logged.
  useRefetch<ChatScreenQuery>(query, store => ({
    about,
    messages: rowsToRead(store, messageList, { owner: conversationId ?? '' }, PAGE),
    withContact: false,
  }))
  if (!node?.shortId) {
    return <NoChat title={NOT_FOUND}>Puede que el enlace esté incompleto o que sea de otra cuenta.</NoChat>
  }
  if (!order?.conversation) {
    return <NoChat title={NOT_YET}>El chat se abre cuando la oferta está aceptada y pagada.</NoChat>
  }
  return (
    <ChatFrame>
      <PageTitle>{`Chat con ${order.conversation.otherPartyName}`}</PageTitle>
      <ChatBar order={order} onSearch={() => setSearching(true)} />
      <ChatHead order={order} />
      {!isWide && <OrderStrip order={order} />}
      <ChatRoom>
        <ConversationPanel order={order} uploadLimits={uploadLimits} targetId={target} />
        {isWide && (
          <chakra.div css={styles.side}>
            <OrderPanel order={order} />
            {order.contact && (
              <Panel>
                <OtherParty isProvider={order.viewerIsBuyer} contact={order.contact} />
              </Panel>
            )}
          </chakra.div>
        )}
      </ChatRoom>
      <OrderDetails order={order} open={isOpen} onClose={close}>
        {order.contact && <OtherParty isProvider={order.viewerIsBuyer} contact={order.contact} />}
      </OrderDetails>
      <SearchMessages open={isSearching} onClose={() => setSearching(false)} />
      <OrderDialogs />
      <ReviewDialogs />
    </ChatFrame>
  )
}

type OtherPartyProps = { isProvider: boolean; contact: ContactCard_contact$key }

function OtherParty({ isProvider, contact }: OtherPartyProps) {
  const role = isProvider ? 'Proveedor' : 'Cliente'
  return (
    <chakra.section display="grid" gap="2" aria-label={role}>
      <chakra.h2 textStyle="mini">{role}</chakra.h2>
      <ContactCard contact={contact} />
    </chakra.section>
  )
}

function NoChat({ title, children }: { title: string; children: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <BackToPanel />
      <chakra.div mt="6">
        <PageHeader title={title} lead={children} />
      </chakra.div>
    </>
  )
}

const styles = {
  side: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    minH: '0',
    overflow: 'auto',
    scrollbarWidth: 'thin',
    // Focus rings extend beyond the boxes.
    p: '1',
    m: '-1',
  },
} as const
