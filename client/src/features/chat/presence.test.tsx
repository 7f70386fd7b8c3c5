import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import { message } from '../../../test/chatMessage'
import { news, reconnect, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import chat from './__generated__/FollowedChatScreenQuery.graphql'
import messageNews from './__generated__/useMessageNewsSubscription.graphql'
import presence from './__generated__/usePresenceSubscription.graphql'

type Shown = { readonly isTyping: boolean; readonly hasArrived: boolean }

const wordOf = ({ isTyping, hasArrived }: Shown) =>
  isTyping ? 'writes' : hasArrived ? 'has arrived' : 'looks'

const user = userEvent.setup({ delay: null })
withNews()

async function open() {
  const calls = serverSays({
    viewerQuery: viewerIs(null),
    usePresenceMutation: { showPresence: { __typename: 'PresencePayload', isTyping: false } },
    FollowedChatScreenQuery: answerTo(
      chat,
      {
        Order: () => ({ id: 'order-1', history: [], viewerActions: [], unreadCount: 0 }),
        Conversation: () => ({
          id: 'conversation-1',
          canWrite: true,
          unreadCount: 0,
          otherPartyName: 'Repuestos del Litoral',
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
  const shown = () =>
    calls.flatMap(({ operation, variables }) =>
      operation === 'usePresenceMutation' ? [wordOf(variables.input as Shown)] : [],
    )
  return { shown }
}

const sign = (isTyping: boolean, hasArrived = false) =>
  news(
    'usePresenceSubscription',
    answerTo(
      presence,
      {
        Subscription: () => ({
          otherPartyPresence: { __typename: 'OtherPartyPresence', isTyping, hasArrived },
        }),
      },
      { orderId: 'order-1' },
    ),
  )

test('shows that the other party is there and writes, until their message arrives', async () => {
  await open()
  expect(screen.queryByText(/está en el chat/)).toBeNull()
  await sign(false)
  expect(await screen.findByText('Repuestos del Litoral está en el chat')).toBeTruthy()
  await sign(true)
  expect(await screen.findByText('Repuestos del Litoral está escribiendo…')).toBeTruthy()
  const arrived = answerTo(
    messageNews,
    { Subscription: () => ({ messageAdded: message('m2', 'Sí, a las cuatro', 2) }) },
    { orderId: 'order-1' },
  )
  await news('useMessageNewsSubscription', arrived)
  await within(screen.getByRole('log')).findByText('Sí, a las cuatro')
  expect(await screen.findByText('Repuestos del Litoral está en el chat')).toBeTruthy()
})

test('shows the other party the viewer, again once they arrive, and their writing once for many keys', async () => {
  const { shown } = await open()
  // React's strict mode runs each effect twice.
  const arrival = ['has arrived', 'has arrived']
  await waitFor(() => expect(shown()).toEqual(arrival))
  await sign(false)
  const answered = [...arrival, 'looks']
  await waitFor(() => expect(shown()).toEqual(answered))
  // The answer goes before the page shows the party, and a sign before that is answered as well.
  await screen.findByText('Repuestos del Litoral está en el chat')
  await sign(false)
  await user.type(screen.getByRole('textbox', { name: 'Mensaje' }), 'Bien')
  await waitFor(() => expect(shown()).toEqual([...answered, 'writes']))
})

test('answers a page of the other party that has just opened, though they have been here all along', async () => {
  const { shown } = await open()
  await sign(false)
  const answered = ['has arrived', 'has arrived', 'looks']
  await waitFor(() => expect(shown()).toEqual(answered))
  await screen.findByText('Repuestos del Litoral está en el chat')
  await sign(false, true)
  await waitFor(() => expect(shown()).toEqual([...answered, 'looks']))
})

test('asks the other party for a sign when the connection is back', async () => {
  const { shown } = await open()
  const arrival = ['has arrived', 'has arrived']
  await waitFor(() => expect(shown()).toEqual(arrival))
  await reconnect()
  await waitFor(() => expect(shown()).toEqual([...arrival, 'has arrived']))
})
