import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import list from './__generated__/OwnPaymentsScreenQuery.graphql'
import receipt from './__generated__/PaymentReceiptScreenQuery.graphql'
import { paymentState, refundWords } from './paymentWords'

const viewerQuery = viewerIs({ kind: 'BUYER' })
const REFUND = { state: 'SUCCEEDED', amount: 100_000, isByHand: false, isElsewhere: false }
const checkout = (over: object = {}) => ({
  __typename: 'Checkout',
  id: 'checkout-1',
  shortId: 'AB12CD34',
  outcome: 'PAID',
  amount: 485_000,
  processor: 'MercadoPago',
  createdAt: '2026-11-20T12:00:00.000Z',
  payer: { name: 'Taller Sur', email: 'sur@taller.test', buyerProfile: { rut: '211003420017' } },
  items: [
    {
      names: ['Correa', 'Rulemán × 2'],
      about: 'Fiat Uno 2001',
      plan: 'DEPOSIT',
      amount: 485_000,
      request: { id: 'request-1' },
      order: {
        id: 'order-1',
        shortId: '99887766',
        provider: { companyName: 'Repuestos del Litoral', department: 'SALTO' },
      },
    },
  ],
  received: [
    {
      amount: 485_000,
      paidAt: '2026-11-20T15:00:00.000Z',
      reference: 'pay-731',
      state: 'PARTIALLY_REFUNDED',
      refunds: [
        { ...REFUND, reason: 'Faltó una pieza', createdAt: '2026-11-21T15:00:00.000Z', settledAt: null },
      ],
    },
  ],
  ...over,
})

type Made = ReturnType<typeof checkout>

const showList = (made: Made) => {
  const account = { __typename: 'Account', id: 'account-1' }
  serverSays({
    viewerQuery,
    OwnPaymentsScreenQuery: answerTo(list, { Account: () => account, Checkout: () => made }),
  })
  renderApp('/cuenta/pagos')
}

test('lists a payment with its state, its refund, its purchase and its receipt', async () => {
  showList(checkout())
  await screen.findByRole('heading', { level: 1, name: 'Mis pagos' })
  const row = within(await screen.findByRole('region', { name: 'Pagos' }))
  expect(row.getByText('Devuelto en parte')).toBeTruthy()
  expect(row.getByText(/^\$\s1\.000 devueltos$/)).toBeTruthy()
  expect(row.getByRole('link', { name: 'Ver la compra' }).getAttribute('href')).toBe(
    '/dashboard/consultas/request-1',
  )
  expect(row.getByRole('link', { name: 'Comprobante' }).getAttribute('href')).toBe('/cuenta/pagos/checkout-1')
  const nav = within(screen.getByRole('navigation', { name: 'Cuenta' }))
  expect(nav.getByRole('link', { name: 'Pagos' }).getAttribute('aria-current')).toBe('page')
})

test('offers no receipt of a payment that the gateway is working on', async () => {
  showList(checkout({ outcome: 'PROCESSING', received: [] }))
  expect(await screen.findByText('En proceso')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Comprobante' })).toBeNull()
})

const showReceipt = (made: Made) => {
  serverSays({
    viewerQuery,
    PaymentReceiptScreenQuery: answerTo(receipt, { Checkout: () => made }, { checkoutId: 'checkout-1' }),
  })
  renderApp('/cuenta/pagos/checkout-1')
}

test('names on the receipt the payer with its RUT, the seller, the gateway and the refund, and is no invoice', async () => {
  showReceipt(checkout())
  await screen.findByRole('heading', { level: 1, name: 'Comprobante de pago' })
  const main = within(screen.getByRole('main'))
  expect(main.getByText('211003420017')).toBeTruthy()
  expect(main.getByText(/Compra 99887766, a Repuestos del Litoral, Salto \(reserva\)$/)).toBeTruthy()
  expect(main.getByText('MercadoPago')).toBeTruthy()
  expect(main.getByText('pay-731')).toBeTruthy()
  expect(main.getByText(/No es una factura/)).toBeTruthy()
  const net = main.getByText('Pagado menos lo devuelto').previousElementSibling
  expect(net?.textContent).toMatch(/\$\s3\.850$/)
})

test('shows no receipt without money', async () => {
  showReceipt(checkout({ outcome: 'PROCESSING', received: [] }))
  await screen.findByRole('heading', { level: 1, name: 'Comprobante no encontrado' })
})

test.each([
  ['PROCESSING', undefined, 'En proceso'],
  ['PAID', 'CAPTURED', 'Pagado'],
  ['PAID', 'REFUNDING', 'Devolución en curso'],
  ['GIVEN_BACK', 'REFUNDED', 'Devuelto'],
])('calls a payment that is %s with its money %s: %s', (outcome, money, words) => {
  expect(paymentState({ outcome, money })[1]).toBe(words)
})

test.each([
  [{ state: 'REQUESTED' }, 'devolución en curso'],
  [{ state: 'SUCCEEDED' }, /^devueltos$/],
  [{ state: 'SUCCEEDED', isByHand: true }, 'devueltos por transferencia'],
  [{ state: 'SUCCEEDED', isElsewhere: true }, /^ya recuperados por el banco/],
  [{ state: 'FAILED' }, /nuestro equipo se ocupa$/],
])('says what became of the refund %j', (refund, words) => {
  expect(refundWords({ ...REFUND, ...refund })).toMatch(words)
})
