import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import chat from '../chat/__generated__/ChatScreenQuery.graphql'

withNews()

const at = '2026-11-20T12:00:00.000Z'

/** Opens the chat about an order of a reservation, with these actions. */
function open(actions: readonly string[]) {
  serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    ChatScreenQuery: ({ about }) =>
      answerTo(
        chat,
        {
          Query: () => ({
            node: {
              __typename: 'Order',
              id: about,
              viewerIsBuyer: true,
              rest: 412_200,
              held: 72_800,
              viewerActions: actions.map(action => ({ action, enabled: true, disabledReason: null })),
              money: {
                movements: [{ words: 'Pagaste: quedó retenido en Tuerca', amount: 72_800, at }],
                next: 'Se libera al proveedor cuando confirmes que lo recibiste.',
              },
            },
          }),
          Conversation: () => ({
            messages: { edges: [], pageInfo: { startCursor: null, hasPreviousPage: false } },
          }),
        },
        { about, messages: 30, withContact: true },
      ),
  })
  renderApp('/chat/order-1')
}

test('lists the movements of the money, and what releases it', async () => {
  open([])
  const money = within(await screen.findByRole('region', { name: 'La plata' }))
  expect(money.getByRole('listitem').textContent).toMatch(
    /^Pagaste: quedó retenido en Tuerca\. 20 nov, 9:00\$\s728$/,
  )
  expect(money.getByText('Se libera al proveedor cuando confirmes que lo recibiste.')).toBeTruthy()
})

test.each([
  [[], /^Al recibirlo le pagás \$\s4\.122 al proveedor\.$/],
  [['PAY_REST'], /^El resto, \$\s4\.122, lo pagás en línea desde tu panel, o al proveedor al recibirlo\.$/],
])('says how the rest may be paid (%j)', async (actions, words) => {
  open(actions)
  expect(await screen.findByText(words)).toBeTruthy()
})
