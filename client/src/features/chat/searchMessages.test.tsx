import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerTo } from '../../../test/answers'
import { at, message } from '../../../test/chatMessage'
import { complaints } from '../../../test/complaints'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import chat from './__generated__/ChatScreenQuery.graphql'
import older from './__generated__/ConversationPanelPaginationQuery.graphql'
import found from './__generated__/FoundMessagesQuery.graphql'

const user = userEvent.setup({ delay: null })
withNews()

type Hit = { readonly id: string; readonly body: string }

function open(hits: readonly Hit[] | 'fault') {
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    ChatScreenQuery: ({ about, withContact }) =>
      answerTo(
        chat,
        {
          Query: () => ({ node: { __typename: 'Order', id: 'order-1', shortId: 'A1B2' } }),
          Order: () => ({
            id: 'order-1',
            viewerIsBuyer: true,
            history: [],
            viewerActions: [],
            request: null,
          }),
          Conversation: () => ({
            id: 'conversation-1',
            canWrite: true,
            unreadCount: 0,
            otherPartyName: 'Repuestos del Litoral',
            messages: {
              edges: [{ cursor: 'c1', node: message('m1', 'Hola', 1, true) }],
              pageInfo: { startCursor: 'c1', hasPreviousPage: true },
            },
          }),
        },
        { about, messages: 30, withContact: withContact !== false },
      ),
    ConversationPanelPaginationQuery: answerTo(
      older,
      {
        Query: () => ({ node: { __typename: 'Conversation', id: 'conversation-1' } }),
        Conversation: () => ({
          messages: {
            edges: [{ cursor: 'c0', node: message('m0', '¿Viene la óptica?', 0) }],
            pageInfo: { startCursor: null, hasPreviousPage: false },
          },
        }),
      },
      { id: 'conversation-1', count: 100, cursor: 'c1' },
    ),
    FoundMessagesQuery: variables =>
      hits === 'fault'
        ? { errors: [{ message: 'broken' }] }
        : answerTo(
            found,
            {
              Query: () => ({
                foundMessages: {
                  totalCount: hits.length,
                  edges: hits.map(({ id, body }) => ({
                    cursor: id,
                    node: {
                      __typename: 'Message',
                      id,
                      body,
                      createdAt: at(0),
                      isMine: false,
                      senderName: 'Repuestos del Litoral',
                      files: [],
                      conversation: {
                        __typename: 'Conversation',
                        id: 'conversation-1',
                        otherPartyName: 'Repuestos del Litoral',
                        order: {
                          __typename: 'Order',
                          id: 'order-1',
                          lines: [{ __typename: 'OrderLine', id: 'line-1', description: 'Óptica izquierda' }],
                        },
                      },
                    },
                  })),
                  pageInfo: { endCursor: null, hasNextPage: false },
                },
              }),
            },
            variables,
          ),
  })
  return { calls, ...renderApp('/chat/order-1') }
}

async function search(words: string) {
  await user.click(await screen.findByRole('button', { name: 'Buscar en tus chats' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Buscar en tus chats' }))
  await user.type(dialog.getByRole('searchbox', { name: 'Palabras del mensaje' }), `${words}{Enter}`)
  return dialog
}

test('shows found messages with day and conversation, and jumps to one among older messages', async () => {
  const shown = vi.fn<() => void>()
  Element.prototype.scrollIntoView = shown
  const { calls, where } = open([{ id: 'm0', body: '¿Viene la óptica?' }])
  const dialog = await search('optica')
  const link = await dialog.findByRole('link', { name: /¿Viene la óptica\?/ })
  expect(link.textContent).toContain('Chat con Repuestos del Litoral: Óptica izquierda')
  expect(link.textContent).toContain('20 nov 2026')
  expect(dialog.getByText('1 mensaje')).toBeTruthy()
  await user.click(link)
  expect(where()).toBe('/chat/order-1?mensaje=m0')
  await within(screen.getByRole('log')).findByText('¿Viene la óptica?')
  await waitFor(() => expect(shown).toHaveBeenCalledOnce())
  expect(calls.some(({ operation }) => operation === 'ConversationPanelPaginationQuery')).toBe(true)
})

test('says that nothing was found, and sends no search without a word', async () => {
  const { calls } = open([])
  const dialog = await search('   ')
  expect(calls.some(({ operation }) => operation === 'FoundMessagesQuery')).toBe(false)
  await user.type(dialog.getByRole('searchbox'), 'zapato{Enter}')
  expect(await dialog.findByText('Ningún mensaje tiene esas palabras.')).toBeTruthy()
})

test('offers to repeat a search that failed', async () => {
  const { calls } = open('fault')
  const dialog = await search('optica')
  await user.click(await dialog.findByRole('button', { name: 'Reintentar' }))
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation === 'FoundMessagesQuery').length).toBeGreaterThan(1),
  )
  await dialog.findByRole('button', { name: 'Reintentar' })
  expect(complaints().join()).toContain('broken')
})
