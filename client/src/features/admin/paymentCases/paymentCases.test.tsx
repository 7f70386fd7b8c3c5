import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../../test/answers'
import { renderApp } from '../../../../test/renderWithRelay'
import { type Call, serverSays, viewerIs } from '../../../../test/server'
import screenQuery from './__generated__/PaymentCasesScreenQuery.graphql'
import dialogQuery from './__generated__/SettleCaseDialogQuery.graphql'
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
  reason: 'no recibió lo que compró',
  respondBy: '2026-12-01T15:00:00.000Z',
  openedAt: '2026-11-20T12:00:00.000Z',
  isDue: true,
  note: null,
  booked: 0,
  version: 'OPEN/380000/',
  owedToPayer: 0,
  isLoss: false,
  chargeable: [] as { orderId: string; amount: number }[],
  gatewayName: 'Stripe',
  paymentRef: 'pi_31',
  payer: { id: 'a1', name: 'Valentina Ruiz' },
  orders: [{ id: 'o1', shortId: '5FD17904' }],
}

/** The queue with this case; the mutation answers with `settled`. */
function haveCase(shown: typeof paymentCase, settled: object) {
  return serverSays({
    viewerQuery,
    PaymentCasesScreenQuery: answerTo(screenQuery, {
      Account: () => ({ id: 'account-1', isAdmin: true }),
      Query: () => ({
        paymentCases: {
          edges: [{ cursor: 'c0', node: shown }],
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      }),
    }),
    SettleCaseDialogQuery: answerTo(dialogQuery, { Node: () => shown }),
    useSettlePaymentCaseMutation: payloadOf(settle, 'settlePaymentCase', 'PaymentCasePayload', {
      PaymentCase: () => ({ ...shown, isDue: false, ...settled }),
    }),
  })
}

const settlements = (calls: readonly Call[]) =>
  calls.flatMap(({ operation, variables }) => (operation === 'useSettlePaymentCaseMutation' ? variables : []))

test('shows a claim with its deadline, and settles it with a note', async () => {
  const calls = haveCase(paymentCase, { note: 'Se presentó la guía firmada' })
  renderApp('/admin/casos')
  await screen.findByText('Stripe pi_31')
  expect(screen.getByText('1 dic, 12:00')).toBeTruthy()
  expect(screen.getByText(/^Contracargo: no recibió lo que compró/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Compra #5FD17904' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Resolver' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Resolver el caso' }))
  await dialog.findByText('Poné qué se decidió y por qué.')
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await user.type(dialog.getByLabelText('Qué se decidió y por qué'), 'Se presentó la guía firmada')
  await user.click(dialog.getByRole('button', { name: 'Resolver el caso' }))
  await screen.findByText('Caso resuelto')
  expect(screen.queryByRole('button', { name: 'Resolver' })).toBeNull()
  expect(screen.getByText('Se presentó la guía firmada')).toBeTruthy()
  expect(settlements(calls)).toEqual([
    {
      id: 'c1',
      reason: 'Se presentó la guía firmada',
      chargedOrderIds: [],
      version: paymentCase.version,
    },
  ])
})

test('asks who bears a lost claim, and says what is left to Tuerca', async () => {
  const lost = {
    ...paymentCase,
    state: 'LOST',
    isLoss: true,
    chargeable: [{ orderId: 'o1', amount: 300_000 }],
  }
  const calls = haveCase(lost, { booked: 380_000, isLoss: false, chargeable: [] })
  renderApp('/admin/casos')
  await user.click(await screen.findByRole('button', { name: 'Resolver' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(`¿Quién pierde los $ 3.800?`)
  expect(dialog.getByText(/^Tuerca pierde \$\s3\.800\./)).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: /compra #5FD17904, hasta \$\s3\.000/ }))
  expect(dialog.getByText(/^Tuerca pierde \$\s800\./)).toBeTruthy()
  await user.type(dialog.getByLabelText('Qué se decidió y por qué'), 'Nunca lo mandó')
  await user.click(dialog.getByRole('button', { name: 'Resolver el caso' }))
  await screen.findByText('Anotado como pérdida')
  expect(settlements(calls)).toEqual([
    { id: 'c1', reason: 'Nunca lo mandó', chargedOrderIds: ['o1'], version: paymentCase.version },
  ])
})

test('says which refunds a lost claim covers', async () => {
  haveCase({ ...paymentCase, state: 'LOST', isLoss: true, owedToPayer: 100_000 }, {})
  renderApp('/admin/casos')
  await user.click(await screen.findByRole('button', { name: 'Resolver' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/^\$\s1\.000 son reembolsos.+ Tuerca pierde \$\s2\.800: ya no queda nada/)
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
