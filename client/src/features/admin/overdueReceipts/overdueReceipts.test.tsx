import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../../test/answers'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../../test/server'
import overdueScreen from './__generated__/OverdueReceiptsScreenQuery.graphql'
import askAboutReceipt from './__generated__/useAskAboutReceiptMutation.graphql'
import releaseOverdueOrder from './__generated__/useReleaseOverdueOrderMutation.graphql'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })

const order = {
  __typename: 'Order',
  id: 'o1',
  shortId: '5FD17904',
  state: 'SHIPPED',
  held: 690_000,
  messageCount: 2,
  lines: [{ description: 'Motor de arranque', quantity: 1 }],
  provider: { id: 'p1', companyName: 'Repuestos del Litoral' },
  overdueReceipt: { shippedAt: '2026-11-10T12:00:00.000Z', askedAt: null },
}
const list = (nodes: readonly object[]) =>
  answerTo(overdueScreen, {
    Account: () => ({ id: 'account-1', isAdmin: true }),
    Query: () => ({
      overdueOrders: {
        edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
        pageInfo: { endCursor: null, hasNextPage: false },
      },
    }),
  })

async function open(replies: Parameters<typeof serverSays>[0] = {}) {
  const calls = serverSays({ viewerQuery, OverdueReceiptsScreenQuery: list([order]), ...replies })
  renderApp('/admin/recepciones')
  await screen.findByRole('heading', { name: 'Recepciones sin confirmar', level: 2 })
  return calls
}

test('keeps the typed reason when the release is refused, and sends it again', async () => {
  const calls = await open({
    useReleaseOverdueOrderMutation: {
      releaseOverdueOrder: refused('WrongState', 'WRONG_STATE', 'Ya se confirmó.'),
    },
  })
  await user.click(screen.getByRole('button', { name: 'Liberar la plata de la compra 5FD17904' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Liberar la plata' }))
  await dialog.findByText('Contá por qué la liberás: las dos partes lo leen.')
  expect(calls.filter(({ operation }) => operation === 'useReleaseOverdueOrderMutation')).toEqual([])
  await user.type(dialog.getByLabelText('Motivo'), 'La agencia la entregó')
  await user.click(dialog.getByRole('button', { name: 'Liberar la plata' }))
  await screen.findByText('Ya se confirmó.')
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Motivo').value).toBe('La agencia la entregó')
  serverSays({
    useReleaseOverdueOrderMutation: payloadOf(releaseOverdueOrder, 'releaseOverdueOrder', 'OrderPayload', {
      Order: () => ({ ...order, state: 'RELEASED', overdueReceipt: null }),
    }),
    OverdueReceiptsScreenQuery: list([]),
  })
  await user.click(dialog.getByRole('button', { name: 'Liberar la plata' }))
  await screen.findByText('Plata liberada al proveedor')
  await screen.findByText('No hay recepciones sin confirmar')
})

test('shows when both parties were asked', async () => {
  await open({
    useAskAboutReceiptMutation: payloadOf(askAboutReceipt, 'askAboutReceipt', 'OrderPayload', {
      Order: () => ({
        ...order,
        overdueReceipt: { ...order.overdueReceipt, askedAt: '2026-11-21T15:00:00.000Z' },
      }),
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Preguntar a los dos por la compra 5FD17904' }))
  await screen.findByText('Les preguntamos a los dos')
  await screen.findByText(/Preguntamos el 21/)
})
