import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { at, message } from '../../../test/chatMessage'
import { news, reconnect, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { type Call, serverSays, viewerIs } from '../../../test/server'
import { paths } from '../../paths'
import followedOrder from '../orders/__generated__/FollowedOrderScreenQuery.graphql'
import chat from './__generated__/FollowedChatScreenQuery.graphql'
import orderNews from './__generated__/FollowedChatScreenSubscription.graphql'
import messageNews from './__generated__/useMessageNewsSubscription.graphql'
import readMark from './__generated__/useReadMarkMutation.graphql'
import unreadNewsQuery from './__generated__/useUnreadNewsQuery.graphql'
import unreadNews from './__generated__/useUnreadNewsSubscription.graphql'

withNews()
afterEach(() => vi.restoreAllMocks())

const REPLIES = {
  usePresenceMutation: { showPresence: { __typename: 'PresencePayload', isTyping: false } },
  reportDeliveredMutation: { markMessagesDelivered: { __typename: 'ConversationPayload' } },
  useReadMarkMutation: payloadOf(readMark, 'markConversationRead', 'ConversationPayload', {
    Conversation: () => ({ id: 'conversation-1', unreadCount: 0 }),
    Order: () => ({ id: 'order-1', unreadCount: 0 }),
  }),
}
const inputsOf = (calls: readonly Call[], name: string) =>
  calls.flatMap(({ operation, variables }) => (operation === name ? [variables.input] : []))

const NOT_YET = { otherPartyDeliveredUntil: null, otherPartyReadUntil: null }

async function openChat() {
  const calls = serverSays({
    viewerQuery: viewerIs(null),
    ...REPLIES,
    FollowedChatScreenQuery: answerTo(
      chat,
      {
        Order: () => ({ id: 'order-1', history: [], viewerActions: [], unreadCount: 0 }),
        Conversation: () => ({
          id: 'conversation-1',
          canWrite: true,
          unreadCount: 0,
          ...NOT_YET,
          messages: {
            edges: [{ cursor: 'c0', node: message('m1', '¿Sale hoy?', 1, true) }],
            pageInfo: { startCursor: null, hasPreviousPage: false },
          },
        }),
      },
      { messages: 30 },
    ),
  })
  renderApp('/compra-chat/prueba')
  await screen.findByText('¿Sale hoy?')
  return calls
}

test('shows one’s newest message as sent, delivered and read', async () => {
  await openChat()
  const log = within(screen.getByRole('log'))
  expect(log.getByText('Enviado')).toBeTruthy()
  const moved = (conversation: object) =>
    news(
      'FollowedChatScreenSubscription',
      answerTo(orderNews, {
        Order: () => ({ id: 'order-1', history: [] }),
        Conversation: () => ({ id: 'conversation-1', ...NOT_YET, ...conversation }),
      }),
    )
  await moved({ otherPartyDeliveredUntil: at(1) })
  expect(await log.findByText('Entregado')).toBeTruthy()
  await moved({ otherPartyDeliveredUntil: at(1), otherPartyReadUntil: at(1) })
  expect(await log.findByText('Leído')).toBeTruthy()
})

test('reports a message that arrives while the chat’s page is not watched', async () => {
  const calls = await openChat()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await news(
    'useMessageNewsSubscription',
    answerTo(
      messageNews,
      { Subscription: () => ({ messageAdded: message('m2', 'Sí, a las cuatro', 2) }) },
      { orderId: 'order-1' },
    ),
  )
  await waitFor(() =>
    expect(inputsOf(calls, 'reportDeliveredMutation')).toEqual([{ orderId: 'order-1', messageId: 'm2' }]),
  )
  expect(inputsOf(calls, 'useReadMarkMutation')).toEqual([])
})

const ARRIVALS = 'useReportArrivalsMutation'
const REPORTED = {
  markAllMessagesDelivered: { __typename: 'MarkAllMessagesDeliveredPayload', conversations: 1 },
}

/** Opens a page that is no chat, with that many unread messages; `server.unread` is what the next refetch finds. */
async function openAnyPage(server: { unread: number; isWell: boolean }) {
  const calls = serverSays({
    ...REPLIES,
    viewerQuery: () => {
      const { viewer } = viewerIs({ kind: 'BUYER' })
      return { viewer: { ...viewer, unreadMessages: server.unread } }
    },
    [ARRIVALS]: () => (server.isWell ? REPORTED : { errors: [{ message: 'broken' }] }),
    useUnreadNewsQuery: ({ account }) =>
      answerTo(
        unreadNewsQuery,
        { Account: () => ({ id: account, unreadMessages: server.unread }) },
        { account },
      ),
  })
  renderApp(paths.terms)
  await screen.findByRole('button', { name: /^Notificaciones/ })
  return calls
}
const timesOf = (calls: readonly Call[], name: string) =>
  calls.filter(({ operation }) => operation === name).length
const hear = (id: string, isMine: boolean) =>
  news(
    'useUnreadNewsSubscription',
    answerTo(unreadNews, {
      Conversation: () => ({ id: 'conversation-1', unreadCount: 1, ...NOT_YET }),
      Order: () => ({ id: 'order-1', unreadCount: 1 }),
      Message: () => ({ id, body: 'Ya sale', isMine, files: [] }),
    }),
  )

test('reports once, when any page opens, that the messages of before have arrived', async () => {
  const calls = await openAnyPage({ unread: 3, isWell: true })
  await waitFor(() => expect(timesOf(calls, ARRIVALS)).toBe(1))
})

test('reports nothing when no message is unread', async () => {
  const calls = await openAnyPage({ unread: 0, isWell: true })
  await hear('m1', true)
  await waitFor(() => expect(timesOf(calls, 'useUnreadNewsQuery')).toBe(1))
  expect(timesOf(calls, ARRIVALS)).toBe(0)
})

test('reports each message that any page hears of, once', async () => {
  const server = { unread: 0, isWell: true }
  const calls = await openAnyPage(server)
  server.unread = 1
  await hear('m2', false)
  await hear('m2', false)
  await waitFor(() => expect(timesOf(calls, 'useUnreadNewsQuery')).toBeGreaterThan(0))
  // The number that has grown because of it repeats nothing.
  expect(timesOf(calls, ARRIVALS)).toBe(1)
  server.unread = 2
  await hear('m3', false)
  await waitFor(() => expect(timesOf(calls, ARRIVALS)).toBe(2))
})

test('reports what arrived while the connection was lost', async () => {
  const server = { unread: 0, isWell: true }
  const calls = await openAnyPage(server)
  server.unread = 2
  await reconnect()
  await waitFor(() => expect(timesOf(calls, ARRIVALS)).toBe(1))
})

test('says nothing when the report fails', async () => {
  const calls = await openAnyPage({ unread: 1, isWell: false })
  await waitFor(() => expect(timesOf(calls, ARRIVALS)).toBe(1))
  expect(screen.queryByText(/No se pudo|broken/)).toBeNull()
})

test('reports messages that arrive at the page of a purchase without an account', async () => {
  const order = (unreadCount: number) =>
    answerTo(followedOrder, {
      Order: () => ({ id: 'order-1', shortId: 'A1B2C3D4', unreadCount, viewerActions: [], lines: [] }),
    })
  const server = { unread: 1 }
  const calls = serverSays({
    viewerQuery: viewerIs(null),
    [ARRIVALS]: REPORTED,
    FollowedOrderScreenQuery: () => order(server.unread),
  })
  renderApp('/compra/prueba')
  await screen.findByRole('heading', { level: 1, name: 'Tu compra' })
  await waitFor(() => expect(timesOf(calls, ARRIVALS)).toBe(1))
})
