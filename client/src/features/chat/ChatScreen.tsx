import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { rowsToRead } from '../../relay/live/list'
import { useReread } from '../../relay/live/useReread'
import type { ScreenProps } from '../../relay/route'
import { ActionLink } from '../../ui/Link'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { Panel } from '../../ui/Panel'
import { ContactCard } from '../orders/ContactCard'
import type { ChatScreen_order$key } from './__generated__/ChatScreen_order.graphql'
import type { ChatScreenQuery } from './__generated__/ChatScreenQuery.graphql'
import { ChatHead } from './ChatHead'
import { ConversationPanel } from './ConversationPanel'
import { messageList } from './messageList'
import { OrderPanel } from './OrderPanel'
import { useOrderNews } from './useOrderNews'

const query = graphql`
  query ChatScreenQuery($about: ID!, $messages: Int = 30, $withContact: Boolean = true) @preloadable {
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
    ...ChatHead_order
    ...OrderPanel_order
    ...ConversationPanel_order @arguments(messages: $messages)
  }
`

/** Messages that are read at once, as the query says. */
const PAGE = 30
const NOT_FOUND = 'Solicitud no encontrada'
const NOT_YET = 'Chat no disponible'

/** The conversation about an order, for its two parties; by its id, or by that of a request for the newest one of it. */
export function ChatScreen({ queryRef }: ScreenProps<ChatScreenQuery>) {
  const { node } = usePreloadedQuery<ChatScreenQuery>(query, queryRef)
  const order = useFragment<ChatScreen_order$key>(fragment, node?.order ?? node?.viewerOrder)
  useOrderNews()
  const { about } = queryRef.variables
  const conversationId = order?.conversation?.id
  // Not the contact, whose every reading is logged.
  useReread<ChatScreenQuery>(query, store => ({
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
    <>
      <PageTitle>{`Chat con ${order.conversation.otherPartyName}`}</PageTitle>
      <Back tab={order.viewerIsBuyer ? 'compras' : 'ventas'} />
      <chakra.div mt="3" mb="6">
        <ChatHead order={order} />
      </chakra.div>
      <chakra.div css={styles.grid}>
        <chakra.div gridArea="state" minW="0">
          <OrderPanel order={order} />
        </chakra.div>
        <chakra.div gridArea="chat" minW="0">
          <ConversationPanel order={order} />
        </chakra.div>
        {order.contact && (
          <OtherParty role={order.viewerIsBuyer ? 'Proveedor' : 'Cliente'}>
            <ContactCard contact={order.contact} />
          </OtherParty>
        )}
      </chakra.div>
    </>
  )
}

function OtherParty({ role, children }: { role: string; children: ReactNode }) {
  return (
    <Panel as="section" gridArea="contact" display="grid" gap="2" alignSelf="start" aria-label={role}>
      <chakra.h2 textStyle="mini">{role}</chakra.h2>
      {children}
    </Panel>
  )
}

function NoChat({ title, children }: { title: string; children: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Back />
      <chakra.div mt="6">
        <PageHeader title={title} lead={children} />
      </chakra.div>
    </>
  )
}

function Back({ tab }: { tab?: string | undefined }) {
  return (
    <ActionLink asChild textStyle="sm">
      <Link to={paths.dashboard(tab)}>
        <ArrowLeft />
        Volver al panel
      </Link>
    </ActionLink>
  )
}

const styles = {
  grid: {
    display: 'grid',
    rowGap: '4',
    columnGap: '10',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gridTemplateAreas: { base: '"state" "chat" "contact"', lg: '"chat state" "chat contact"' },
  },
} as const
