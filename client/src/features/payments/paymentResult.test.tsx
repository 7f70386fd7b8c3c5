import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { news, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import { GATEWAY_LABELS } from '../../lib/generated/gatewayLabels'
import known from './__generated__/KnownPaymentQuery.graphql'
import page from './__generated__/PaymentSuccessScreenQuery.graphql'
import checkoutNews from './__generated__/useCheckoutNewsSubscription.graphql'
import verifyCheckout from './__generated__/useVerifyCheckoutMutation.graphql'

const user = userEvent.setup({ delay: null })
withNews()

const order = {
  id: 'order-1',
  rest: 0,
  provider: { companyName: 'Repuestos del Litoral', department: 'SALTO' },
}
const checkout = (outcome: string, over: object = {}) => ({
  __typename: 'Checkout',
  id: 'checkout-1',
  outcome,
  processor: 'MercadoPago',
  amount: 485_000,
  voucher: null,
  words: {
    paid: 'Aceptaste la oferta y ya le avisamos al proveedor.',
    returned: 'La oferta ya no estaba disponible cuando llegó tu pago.',
    unpaid: 'La oferta sigue disponible mientras esté vigente.',
  },
  items: [
    {
      names: ['Correa', 'Rulemán × 2'],
      about: 'Fiat Uno 2001',
      request: { id: 'request-1' },
      order: outcome === 'PAID' ? order : null,
    },
  ],
  ...over,
})
type Made = ReturnType<typeof checkout>
const stands = (outcome: string) =>
  answerTo(known, { Checkout: () => ({ id: checkout(outcome).id, outcome }) }, { sessionId: 'cs_1' })

const reads = (made: Made) => answerTo(page, { Checkout: () => made }, { sessionId: 'cs_1' })
const verified = (made: Made) =>
  payloadOf(verifyCheckout, 'verifyCheckout', 'CheckoutPayload', { Checkout: () => made })
const viewerQuery = viewerIs({ kind: 'BUYER' })
const arrive = () => renderApp('/payment-success?session_id=cs_1')
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const wasAsked = (calls: ReturnType<typeof serverSays>) =>
  calls.filter(({ operation }) => operation === 'useVerifyCheckoutMutation').length

describe('coming back from the gateway', () => {
  test.each([
    ['PAID', '¡Pago Exitoso!'],
    ['GIVEN_BACK', 'Te devolvemos tu pago'],
    ['FAILED', 'Problema con el Pago'],
    ['EXPIRED', 'Problema con el Pago'],
  ])('shows what is settled as %s without asking again', async (outcome, heading) => {
    const calls = serverSays({ viewerQuery, PaymentSuccessScreenQuery: reads(checkout(outcome)) })
    arrive()
    await title(heading)
    expect(wasAsked(calls)).toBe(0)
  })

  test('asks the gateway about a payment that nobody knows of yet, and opens the chat with the provider', async () => {
    const calls = serverSays({
      viewerQuery,
      PaymentSuccessScreenQuery: reads(checkout('WAITING')),
      useVerifyCheckoutMutation: verified(
        checkout('PAID', {
          items: [
            {
              names: ['Correa', 'Rulemán × 2'],
              about: null,
              request: { id: 'request-1' },
              order: { ...order, rest: 412_250 },
            },
          ],
        }),
      ),
    })
    arrive()
    await title('¡Pago Exitoso!')
    expect(calls.find(({ operation }) => operation === 'useVerifyCheckoutMutation')?.variables).toEqual({
      sessionId: 'cs_1',
    })
    expect(screen.getByRole('link', { name: 'Abrir el chat' }).getAttribute('href')).toBe('/chat/order-1')
    expect(screen.getByText('Repuestos del Litoral, Salto')).toBeTruthy()
    expect(screen.getByText(/^Correa, Rulemán\s×\s2$/)).toBeTruthy()
    expect(screen.getByText(/El resto, \$\s4\.122,50, se lo pagás al recibir\./)).toBeTruthy()
  })

  test('calls nothing held that Tuerca itself sold, and leads back to the requests', async () => {
    const items = [
      { names: ['Contacto de quienes cotizaron'], about: 'Fiat Uno 2001', request: null, order: null },
    ]
    serverSays({ viewerQuery, PaymentSuccessScreenQuery: reads(checkout('PAID', { items })) })
    arrive()
    await title('¡Pago Exitoso!')
    expect(screen.queryByText('Retenido en Tuerca')).toBeNull()
    expect(screen.getByRole('link', { name: 'Ir al panel' }).getAttribute('href')).toBe(
      '/dashboard/consultas',
    )
  })

  test('waits for a slow payment, asks again on request, and updates by itself', async () => {
    const calls = serverSays({
      viewerQuery,
      PaymentSuccessScreenQuery: reads(checkout('PROCESSING')),
      useVerifyCheckoutMutation: verified(checkout('PROCESSING')),
    })
    arrive()
    await title('Pago pendiente')
    await user.click(screen.getByRole('button', { name: 'Verificar de nuevo' }))
    await waitFor(() => expect(wasAsked(calls)).toBe(2))
    await title('Pago pendiente')
    await news('useCheckoutNewsSubscription', answerTo(checkoutNews, { Checkout: () => checkout('PAID') }))
    const heading = await title('¡Pago Exitoso!')
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  test('names the processor of our record, and mails on confirmation, for a provider of the address', async () => {
    serverSays({
      viewerQuery,
      KnownPaymentQuery: stands('PROCESSING'),
      PaymentSuccessScreenQuery: reads(checkout('PROCESSING')),
      useVerifyCheckoutMutation: verified(checkout('PROCESSING')),
    })
    renderApp('/payment-pending?session_id=cs_1&provider=stripe')
    await title('Pago pendiente')
    expect(
      await screen.findByText(/^MercadoPago todavía está procesando tu pago\. Te mandamos un email cuando/),
    ).toBeTruthy()
    expect(await screen.findByText('Tu pago aún está siendo procesado.')).toBeTruthy()
  })

  test('leads back to the request of our record, not to the one of the address', async () => {
    serverSays({ viewerQuery, PaymentSuccessScreenQuery: reads(checkout('FAILED')) })
    renderApp('/payment-success?session_id=cs_1&type=offer&consultation_id=request-9')
    await title('Problema con el Pago')
    expect(screen.getByRole('link', { name: 'Volver a las ofertas' }).getAttribute('href')).toBe(
      '/dashboard/consultas/request-1',
    )
  })

  test.each([
    ['offer', 'Volver a las ofertas'],
    ['contact_unlock', 'Ver el pedido'],
  ])('leads from an unverified payment of type %s to the request of the address', async (type, name) => {
    serverSays({ viewerQuery, PaymentSuccessScreenQuery: { checkout: null } })
    renderApp(`/payment-success?type=${type}&consultation_id=request-9`)
    await title('Problema con el Pago')
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/dashboard/consultas/request-9')
  })

  test('shows until when a coupon can be paid, and where it is', async () => {
    const voucher = { payBy: '2026-11-29T15:00:00.000Z', url: 'https://gateway.example/cupon' }
    serverSays({
      viewerQuery,
      PaymentSuccessScreenQuery: reads(checkout('PROCESSING', { voucher })),
      useVerifyCheckoutMutation: verified(checkout('PROCESSING', { voucher })),
    })
    arrive()
    await title('Pago pendiente')
    expect(screen.getByText(/^Pagá el cupón en Abitab o Redpagos antes del 29 nov, 12:00/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver el cupón' }).getAttribute('href')).toBe(voucher.url)
  })

  test('reports that the gateway cannot be asked, and tries again', async () => {
    let isDown = true
    serverSays({
      viewerQuery,
      PaymentSuccessScreenQuery: reads(checkout('WAITING')),
      useVerifyCheckoutMutation: () =>
        isDown
          ? { verifyCheckout: refused('VerificationFailed', 'VERIFICATION_FAILED', 'Stripe no respondió.') }
          : verified(checkout('PAID')),
    })
    arrive()
    await title('Problema con el Pago')
    await screen.findByText('Stripe no respondió.')
    expect(screen.getByText(/no pagues de nuevo/)).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Verificar de nuevo' }))
    await title('¡Pago Exitoso!')
  })

  test('shows nothing when the session belongs to another account', async () => {
    serverSays({
      viewerQuery,
      PaymentSuccessScreenQuery: { checkout: null },
      useVerifyCheckoutMutation: {
        verifyCheckout: refused('NotFound', 'NOT_FOUND', 'No encontramos ese pago.'),
      },
    })
    arrive()
    await title('Problema con el Pago')
    await screen.findByText('No encontramos ese pago.')
  })

  test('without a session has nothing to verify', async () => {
    const calls = serverSays({ viewerQuery, PaymentSuccessScreenQuery: { checkout: null } })
    renderApp('/payment-success')
    await title('Problema con el Pago')
    expect(screen.queryByRole('button', { name: 'Verificar de nuevo' })).toBeNull()
    expect(wasAsked(calls)).toBe(0)
  })

  test('asks a visitor to sign in and comes back', async () => {
    serverSays({ viewerQuery: viewerIs(null), PaymentSuccessScreenQuery: { checkout: null } })
    const { where } = arrive()
    await waitFor(() => expect(where()).toBe('/auth?volver=%2Fpayment-success%3Fsession_id%3Dcs_1'))
  })
})

describe('going back from the gateway', () => {
  const goBack = () => renderApp('/payment-canceled?session_id=cs_1')

  test.each(['WAITING', 'FAILED', 'EXPIRED'])(
    'says that nothing was charged when a payment is %s',
    async outcome => {
      serverSays({ viewerQuery, KnownPaymentQuery: stands(outcome) })
      goBack()
      await title('Pago Cancelado')
    },
  )

  test.each(['PAID', 'PROCESSING', 'GIVEN_BACK'])(
    'shows the result when another tab made the payment: %s',
    async outcome => {
      serverSays({
        viewerQuery,
        KnownPaymentQuery: stands(outcome),
        PaymentSuccessScreenQuery: reads(checkout(outcome)),
        useVerifyCheckoutMutation: verified(checkout(outcome)),
      })
      const { where } = goBack()
      await waitFor(() => expect(where()).toBe('/payment-success?session_id=cs_1'))
      expect(screen.queryByText(/No se cobró nada/)).toBeNull()
    },
  )

  test('leads back to the offers with the chosen plan', async () => {
    const answer = answerTo(
      known,
      { Checkout: () => ({ id: 'checkout-1', outcome: 'WAITING', items: [{ plan: 'DEPOSIT' }] }) },
      { sessionId: 'cs_1' },
    )
    // The panel itself is another test's.
    const later = () => new Promise<never>(() => {})
    serverSays({
      viewerQuery,
      KnownPaymentQuery: answer,
      BuyerPanelQuery: later,
      ComparisonTabQuery: later,
    })
    const { router } = goBack()
    await user.click(await screen.findByRole('link', { name: 'Volver a las ofertas' }))
    await waitFor(() =>
      expect(router.state.navigation.location?.state ?? router.state.location.state).toEqual({
        plan: 'DEPOSIT',
      }),
    )
  })

  test('shows the same to a visitor, who can see no payment', async () => {
    serverSays({ viewerQuery: viewerIs(null) })
    goBack()
    await title('Pago Cancelado')
  })
})

describe('sent to where a payment waits', () => {
  test.each([
    ['PAID', '¡Pago Exitoso!'],
    ['GIVEN_BACK', 'Te devolvemos tu pago'],
    ['FAILED', 'Problema con el Pago'],
    ['PROCESSING', 'Pago pendiente'],
  ])('shows the state of a payment that is %s', async (outcome, heading) => {
    serverSays({
      viewerQuery,
      KnownPaymentQuery: stands(outcome),
      PaymentSuccessScreenQuery: reads(checkout(outcome)),
      useVerifyCheckoutMutation: verified(checkout(outcome)),
    })
    const { where } = renderApp('/payment-pending?session_id=cs_1')
    await title(heading)
    expect(where()).toBe('/payment-success?session_id=cs_1')
  })
})

test.each<readonly [search: string, processor: string]>([
  ...Object.entries(GATEWAY_LABELS).map(([provider, label]) => [`?provider=${provider}`, label] as const),
  ['?provider=mercadopago', 'MercadoPago'],
  ['?provider=otro', 'Stripe'],
  ['?provider=constructor', 'Stripe'],
  ['', 'Stripe'],
])('/payment-pending%s names %s as the processor', async (search, processor) => {
  serverSays({ viewerQuery })
  renderApp(`/payment-pending${search}`)
  await title('Pago pendiente')
  const main = within(screen.getByRole('main'))
  expect(main.getByText(new RegExp(`^${processor} todavía está procesando tu pago`))).toBeTruthy()
})

test.each([
  ['/payment-canceled', 'Pago Cancelado'],
  ['/payment-pending', 'Pago pendiente'],
])('shows the state of %s, and links to continue', async (address, heading) => {
  serverSays({ viewerQuery })
  renderApp(address)
  await title(heading)
  expect(screen.getAllByRole('link', { name: /panel|ofertas/i }).length).toBeGreaterThan(0)
})
