import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../../test/answers'
import { renderApp } from '../../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../../test/server'
import screenQuery from './__generated__/PaymentCasesScreenQuery.graphql'
import settle from './__generated__/useSettlePaymentCaseMutation.graphql'
import { caseStateWords } from './paymentCaseWords'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })

const paymentCase = {
  __typename: 'PaymentCase',
  id: 'c1',
  kind: 'DISPUTE',
  state: 'OPEN',
  amount: 380_000,
  reason: 'product_not_received',
  respondBy: '2026-12-01T15:00:00.000Z',
  openedAt: '2026-11-20T12:00:00.000Z',
  isDue: true,
  note: null,
  gatewayName: 'Stripe',
  paymentRef: 'pi_31',
  payer: { id: 'a1', name: 'Valentina Ruiz' },
  orders: [{ id: 'o1', shortId: '5FD17904' }],
}

test('shows a claim with its deadline, and settles it with a note', async () => {
  serverSays({
    viewerQuery,
    PaymentCasesScreenQuery: answerTo(screenQuery, {
      Account: () => ({ id: 'account-1', isAdmin: true }),
      Query: () => ({
        paymentCases: {
          edges: [{ cursor: 'c0', node: paymentCase }],
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      }),
    }),
    useSettlePaymentCaseMutation: payloadOf(settle, 'settlePaymentCase', 'PaymentCasePayload', {
      PaymentCase: () => ({ ...paymentCase, isDue: false, note: 'Se presentó la guía firmada' }),
    }),
  })
  renderApp('/admin/casos')
  await screen.findByText('Stripe pi_31')
  expect(screen.getByText('1 dic, 12:00')).toBeTruthy()
  expect(screen.getByText(/^Contracargo: product_not_received/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Compra #5FD17904' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Resolver' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Resolver el caso' }))
  await dialog.findByText('Poné qué se decidió y por qué.')
  await user.type(dialog.getByLabelText('Qué se decidió y por qué'), 'Se presentó la guía firmada')
  await user.click(dialog.getByRole('button', { name: 'Resolver el caso' }))
  await screen.findByText('Caso resuelto')
  expect(screen.queryByRole('button', { name: 'Resolver' })).toBeNull()
  expect(screen.getByText('Se presentó la guía firmada')).toBeTruthy()
})

test.each([
  ['OPEN', true, 'Sin resolver'],
  ['OPEN', false, 'Resuelto'],
  ['LOST', true, 'Perdido'],
  ['LOST', false, 'Perdido, resuelto'],
  ['WON', false, 'Ganado'],
  ['COVERED', false, 'Cubierto por un reembolso'],
  ['AGREED', false, 'Ya coincide'],
])('calls a case that is %s, due: %s: %s', (state, isDue, words) => {
  expect(caseStateWords({ state, isDue })[1]).toBe(words)
})
