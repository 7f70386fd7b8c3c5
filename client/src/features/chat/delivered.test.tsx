import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { at, message } from '../../../test/chatMessage'
import { news, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { type Call, serverSays, viewerIs } from '../../../test/server'
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

test('reports a message that any other page hears of, and says nothing when that fails', async () => {
  let isWell = true
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    ...REPLIES,
    reportDeliveredMutation: () =>
      isWell ? REPLIES.reportDeliveredMutation : { errors: [{ message: 'broken' }] },
    useUnreadNewsQuery: ({ account }) =>
      answerTo(unreadNewsQuery, { Account: () => ({ id: account, unreadMessages: 1 }) }, { account }),
  })
  renderApp('/terminos')
  await screen.findByRole('button', { name: /^Notificaciones/ })
  const hear = (id: string, isMine: boolean) =>
    news(
      'useUnreadNewsSubscription',
      answerTo(unreadNews, {
        Conversation: () => ({ id: 'conversation-1', unreadCount: 1, ...NOT_YET }),
        Order: () => ({ id: 'order-1', unreadCount: 1 }),
        Message: () => ({ id, body: 'Ya sale', isMine, files: [] }),
      }),
    )
  await hear('m1', true)
  await hear('m2', false)
  await hear('m2', false)
  await waitFor(() =>
    expect(inputsOf(calls, 'reportDeliveredMutation')).toEqual([{ orderId: 'order-1', messageId: 'm2' }]),
  )
  isWell = false
  await hear('m3', false)
  await waitFor(() => expect(inputsOf(calls, 'reportDeliveredMutation')).toHaveLength(2))
  expect(screen.queryByText(/No se pudo|broken/)).toBeNull()
})
