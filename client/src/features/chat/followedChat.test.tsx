import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerTo } from '../../../test/answers'
import { windowWithKeyboard } from '../../../test/keyboard'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import chat from './__generated__/FollowedChatScreenQuery.graphql'

withNews()
afterEach(() => vi.restoreAllMocks())

/** The chat by the link of a purchase, without messages. */
const conversation = answerTo(
  chat,
  {
    Order: () => ({ id: 'order-1', history: [], viewerActions: [], unreadCount: 0 }),
    Conversation: () => ({
      id: 'conversation-1',
      canWrite: true,
      unreadCount: 0,
      otherPartyName: 'Repuestos del Litoral',
      messages: { edges: [], pageInfo: { startCursor: null, hasPreviousPage: false } },
    }),
  },
  { messages: 30 },
)

test('ends the page above a keyboard that covers it, without the site’s foot', async () => {
  const keyboard = windowWithKeyboard()
  serverSays({ viewerQuery: viewerIs(null), FollowedChatScreenQuery: conversation })
  renderApp('/compra-chat/prueba')
  await screen.findByRole('textbox', { name: 'Mensaje' })
  const page = screen.getByRole('main').parentElement?.parentElement
  expect(screen.queryByRole('contentinfo')).toBeNull()
  keyboard.open()
  expect(page?.style.height).toBe('340px')
  expect(page?.style.translate).toBe('0 120px')
  keyboard.close()
  expect(page?.style.height).toBe('')
})
