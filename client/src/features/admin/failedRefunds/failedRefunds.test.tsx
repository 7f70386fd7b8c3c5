import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../../test/answers'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../../test/server'
import failedRefundsScreen from './__generated__/FailedRefundsScreenQuery.graphql'
import refundByHand from './__generated__/useRefundByHandMutation.graphql'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })

const refund = {
  __typename: 'Refund',
  id: 'r1',
  amount: 380_000,
  reason: 'Sin stock',
  createdAt: '2026-11-20T12:00:00.000Z',
  failedAt: '2026-11-21T12:00:00.000Z',
  handling: null,
  gatewayName: 'MercadoPago',
  paymentRef: '21159542253',
  payer: { id: 'a1', name: 'Valentina Ruiz' },
  order: { id: 'o1', shortId: '5FD17904' },
}

async function open(replies: Parameters<typeof serverSays>[0]) {
  serverSays({
    viewerQuery,
    FailedRefundsScreenQuery: answerTo(failedRefundsScreen, {
      Account: () => ({ id: 'account-1', isAdmin: true }),
      Query: () => ({
        failedRefunds: {
          edges: [{ cursor: 'c0', node: refund }],
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      }),
    }),
    ...replies,
  })
  renderApp('/admin/reembolsos')
  await screen.findByText('MercadoPago 21159542253')
}

test('says why a refund cannot be requested again', async () => {
  await open({
    useRetryRefundMutation: {
      retryRefund: refused('WrongState', 'WRONG_STATE', 'Esa plata ya se devolvió con otro reembolso.'),
    },
  })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByText('Error procesando el reembolso: Esa plata ya se devolvió con otro reembolso.')
  expect(screen.getByRole('button', { name: 'Devuelto a mano' })).toBeTruthy()
})

test('asks for the transfer of a refund by hand, and marks it', async () => {
  await open({
    useRefundByHandMutation: payloadOf(refundByHand, 'refundByHand', 'FailedRefundPayload', {
      Refund: () => ({ ...refund, handling: 'BY_HAND' }),
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Devuelto a mano' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Devuelto a mano' }))
  await dialog.findByText('Poné el número de la transferencia y a qué cuenta fue.')
  await user.type(dialog.getByLabelText('Transferencia'), '8821, a su caja de ahorro')
  await user.click(dialog.getByRole('button', { name: 'Devuelto a mano' }))
  await screen.findByText('Reembolso anotado')
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
})
