import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import chat from './__generated__/ChatScreenQuery.graphql'

withNews()

/** Opens an address; an order's answer names it, so that the page shows which one was read. */
function open(address: string) {
  serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    ChatScreenQuery: ({ about }) =>
      answerTo(
        chat,
        {
          Query: () => ({ node: { __typename: 'Order', id: about, shortId: 'A1B2', viewerActions: [] } }),
          Conversation: () => ({
            id: `conversation-${about}`,
            canWrite: true,
            unreadCount: 0,
            otherPartyName: `Vendedor de ${about}`,
            messages: { edges: [], pageInfo: { startCursor: null, hasPreviousPage: false } },
          }),
        },
        { about, messages: 30, withContact: true },
      ),
  })
  renderApp(address)
}

test.each([
  ['/chat/request-1?pedido=order-2', 'Vendedor de order-2'],
  ['/chat/order-1', 'Vendedor de order-1'],
  ['/chat/order-1?pedido=', 'Vendedor de order-1'],
])('opens the conversation of the order at %s, and no dialog over it', async (address, seller) => {
  open(address)
  expect(await screen.findByRole('heading', { name: new RegExp(seller) })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
