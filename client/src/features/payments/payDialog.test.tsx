import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { withNews } from '../../../test/news'
import { renderWithRelay } from '../../../test/renderWithRelay'
import { refused, serverSays } from '../../../test/server'
import payForm from './__generated__/PayFormQuery.graphql'
import startCheckout from './__generated__/useStartCheckoutMutation.graphql'
import { tellCanceled } from './canceledPayment'
import { PayDialog } from './PayDialog'

const user = userEvent.setup({ delay: null })
withNews()

const GATEWAY = 'https://checkout.stripe.example/cs_1'

const offer = (number: number, total: number, disabledReason: string | null = null) => ({
  __typename: 'Offer',
  id: 'offer-1',
  paymentTerms: {
    version: number,
    title: 'Volkswagen Gol 2014',
    lines: [{ partId: 'part-1', name: 'Óptica izquierda', priceWords: null }],
    detail: 'Condición: Nuevo. Entrega: 1-3 días. Garantía: 90 días.',
    total,
    plans: [
      {
        plan: 'DEPOSIT',
        label: 'Reserva del 15\u00a0%',
        amount: Math.round(total * 0.15),
        detail: 'El resto.',
      },
      { plan: 'FULL', label: 'El 100\u00a0%', amount: total, detail: 'Al recibir no pagás nada más.' },
    ],
    seller: { isVerified: true, department: 'RIVERA', sales: 14, quotingTime: null, honour: null },
    discountWords: null,
    isHeld: true,
    changedWords: 'El proveedor cambió la oferta.',
    disabledReason,
  },
})

const GATEWAYS = [
  {
    gateway: 'STRIPE',
    label: 'Stripe',
    methods: 'Tarjetas internacionales',
    detail: 'Crédito o débito, en un pago.',
  },
  {
    gateway: 'MERCADO_PAGO',
    label: 'MercadoPago',
    methods: 'Medios locales, en pesos uruguayos',
    detail: 'Tarjeta, dinero en cuenta o efectivo en Abitab y Redpagos.',
  },
]
const reads = (shown: ReturnType<typeof offer>) =>
  answerTo(
    payForm,
    {
      Offer: () => shown,
      Node: () => shown,
      Query: () => ({ node: shown, paymentGateways: GATEWAYS }),
    },
    { payableId: 'offer-1' },
  )
const startedAs = (outcome: string, order: object | null = null) =>
  payloadOf(startCheckout, 'startCheckout', 'CheckoutPayload', {
    Checkout: () => ({ id: 'checkout-1', url: GATEWAY, outcome, amount: 485_000, items: [{ order }] }),
  })
const started = startedAs('WAITING')
const refuses = (type: string, code: string, message: string) => ({
  startCheckout: refused(type, code, message),
})

/** The tab that the browser opens in the click. */
const tab = {
  opener: {} as unknown,
  closed: false,
  document: { title: '', body: { textContent: '' } },
  location: { replace: vi.fn<(url: string) => void>() },
  close: vi.fn<() => void>(),
}
const openTab = vi.fn<() => typeof tab | null>()

beforeEach(() => {
  vi.clearAllMocks()
  openTab.mockReturnValue(tab)
  vi.stubGlobal('open', openTab)
})
afterEach(() => {
  vi.restoreAllMocks()
  // The history's entry keeps the chosen plan.
  window.history.replaceState(null, '')
})

const onClose = vi.fn<() => void>()
const open = (chosen: number | null = null) =>
  renderWithRelay(
    <PayDialog
      paid={{ payableId: 'offer-1', goneWords: 'Esta oferta ya no está disponible.' }}
      isConsumer
      chosen={chosen}
      onClose={onClose}
    />,
  )
const pay = (amount: RegExp) => screen.findByRole('button', { name: amount })
const checkoutsOf = (calls: ReturnType<typeof serverSays>) =>
  calls.filter(({ operation }) => operation === 'useStartCheckoutMutation').map(({ variables }) => variables)

describe('paying an offer', () => {
  test('stays one dialog from loading to the result, and focuses what each step begins with', async () => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    serverSays({
      PayFormQuery: async () => {
        await answered
        return reads(offer(1, 485_000))
      },
      useStartCheckoutMutation: started,
    })
    open()
    const dialog = await screen.findByRole('dialog', { name: 'Procesar Pago' })
    const close = within(dialog).getByRole('button', { name: 'Cerrar' })
    await waitFor(() => expect(document.activeElement).toBe(close))
    answer()
    const full = await within(dialog).findByRole('radio', { name: /^El 100/, checked: true })
    await waitFor(() => expect(document.activeElement).toBe(full))
    await user.click(await pay(/^Pagar/))
    await within(dialog).findByText('Esperando tu pago en la otra pestaña.')
    await waitFor(() => expect(document.activeElement).toBe(close))
    expect(screen.getByRole('dialog')).toBe(dialog)
  })

  test('explains in the dialog why a new account has to wait, and drops that with the next try', async () => {
    const words = 'Tu cuenta es nueva y por ahora puede tener hasta 5 compras sin terminar a la vez.'
    const calls = serverSays({
      PayFormQuery: reads(offer(1, 485_000)),
      useStartCheckoutMutation: refuses('NewBuyerLimit', 'NEW_BUYER_LIMIT', words),
    })
    open()
    await user.click(await pay(/^Pagar/))
    const link = await screen.findByRole('link', { name: 'Escribinos' })
    expect(link.getAttribute('href')).toBe('/contacto')
    expect(link.closest('[role="alert"]')?.textContent).toContain(words)
    expect(tab.close).toHaveBeenCalled()
    serverSays({ PayFormQuery: reads(offer(1, 485_000)), useStartCheckoutMutation: started })
    await user.click(await pay(/^Pagar/))
    await screen.findByText('Esperando tu pago en la otra pestaña.')
    expect(screen.queryByText(words)).toBeNull()
    expect(checkoutsOf(calls)).toHaveLength(1)
  })

  test('opens the gateway’s tab on the click, agrees to the shown version, and shows the result', async () => {
    const calls = serverSays({ PayFormQuery: reads(offer(3, 485_000)), useStartCheckoutMutation: started })
    open()
    await user.click(await pay(/^Pagar \$\s4\.850$/))
    expect(openTab).toHaveBeenCalledOnce()
    await screen.findByText('Esperando tu pago en la otra pestaña.')
    expect(tab.location.replace).toHaveBeenCalledWith(GATEWAY)
    expect(tab.opener).toBeNull()
    expect(checkoutsOf(calls)).toEqual([
      {
        input: {
          choices: [{ of: 'offer-1', version: 3, plan: 'FULL', partIds: ['part-1'] }],
          gateway: 'STRIPE',
          payer: null,
        },
      },
    ])
    expect(screen.getByRole('link', { name: 'Abrir el pago otra vez' }).getAttribute('href')).toBe(GATEWAY)
  })

  test('shows the seller, the amounts, then the held money and the right to withdraw', async () => {
    serverSays({ PayFormQuery: reads(offer(1, 485_000)) })
    open()
    const trust = await screen.findByText('Verificado · Rivera · 14 ventas')
    const said = [screen.getByText('Tu plata queda retenida en Tuerca.'), screen.getByText(/5 días hábiles/)]
    const choice = screen.getByText('¿Cuánto querés pagar ahora?')
    const places = [trust, choice, ...said]
    expect(places.toSorted((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))).toEqual(places)
  })

  test('shows that the payment was canceled in the other tab, until it is opened again', async () => {
    serverSays({ PayFormQuery: reads(offer(3, 485_000)), useStartCheckoutMutation: started })
    open()
    const waiting = new MutationObserver((_changes, observer) => {
      if (!screen.queryByText('Esperando tu pago en la otra pestaña.')) return
      observer.disconnect()
      // Already subscribed as soon as it is visibly waiting.
      tellCanceled()
    })
    waiting.observe(document.body, { childList: true, subtree: true })
    await user.click(await pay(/^Pagar \$\s4\.850$/))
    expect(await screen.findByText('Pago Cancelado.')).toBeTruthy()
    expect(screen.queryByText('Esperando tu pago en la otra pestaña.')).toBeNull()
    const link = screen.getByRole('link', { name: 'Abrir el pago otra vez' })
    // The test does not open the gateway's own page.
    link.addEventListener('click', event => event.preventDefault())
    await user.click(link)
    expect(await screen.findByText('Esperando tu pago en la otra pestaña.')).toBeTruthy()
  })

  test('pays only the deposit when that is chosen', async () => {
    const calls = serverSays({ PayFormQuery: reads(offer(1, 485_000)), useStartCheckoutMutation: started })
    open()
    await user.click(await screen.findByRole('radio', { name: /Reserva/ }))
    await user.click(await pay(/^Pagar \$\s727,50$/))
    await waitFor(() =>
      expect(checkoutsOf(calls)).toMatchObject([{ input: { choices: [{ plan: 'DEPOSIT' }] } }]),
    )
  })

  test('keeps the deposit for another try and for the way back from the gateway', async () => {
    serverSays({ PayFormQuery: reads(offer(1, 485_000)), useStartCheckoutMutation: startedAs('FAILED') })
    open()
    await user.click(await screen.findByRole('radio', { name: /Reserva/ }))
    await user.click(await pay(/^Pagar \$\s727,50$/))
    await user.click(await screen.findByRole('button', { name: 'Probar de nuevo' }))
    expect(await screen.findByRole('radio', { name: /Reserva/, checked: true })).toBeTruthy()
    cleanup()
    open()
    expect(await screen.findByRole('radio', { name: /Reserva/, checked: true })).toBeTruthy()
  })

  test('becomes the purchase once it is paid', async () => {
    serverSays({
      PayFormQuery: reads(offer(1, 485_000)),
      useStartCheckoutMutation: startedAs('PAID', {
        id: 'order-1',
        request: { __typename: 'PartRequest', id: 'request-1' },
        provider: { companyName: 'Repuestos del Litoral', department: 'PAYSANDU' },
      }),
    })
    open()
    await user.click(await pay(/^Pagar/))
    const dialog = within(await screen.findByRole('dialog', { name: 'Tu compra' }))
    expect(dialog.getByText(/quedan retenidos hasta que confirmes/)).toBeTruthy()
    expect(dialog.queryByText(/Pago Exitoso/)).toBeNull()
    expect(dialog.getByRole('link', { name: 'Ver mi compra' }).getAttribute('href')).toBe(
      '/dashboard/consultas/request-1',
    )
  })

  test('pays with the gateway that is chosen, and names it when that fails', async () => {
    const calls = serverSays({
      PayFormQuery: reads(offer(1, 485_000)),
      useStartCheckoutMutation: refuses('CheckoutFailed', 'CHECKOUT_FAILED', 'No respondió.'),
    })
    open()
    expect(await screen.findByRole('radio', { name: /^Stripe/, checked: true })).toBeTruthy()
    expect(screen.getByText(/PCI DSS · SSL 256-bit/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /^MercadoPago.*Abitab y Redpagos/ }))
    await user.click(await pay(/^Pagar/))
    await screen.findByText('Error con MercadoPago')
    expect(checkoutsOf(calls)).toMatchObject([{ input: { gateway: 'MERCADO_PAGO' } }])
  })

  test('uses this tab where the browser allows no other', async () => {
    openTab.mockReturnValue(null)
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    serverSays({ PayFormQuery: reads(offer(1, 485_000)), useStartCheckoutMutation: started })
    open()
    await user.click(await pay(/^Pagar/))
    await waitFor(() => expect(leave).toHaveBeenCalledWith(GATEWAY))
  })

  test('pays in this tab on a phone without mentioning another', async () => {
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation(query =>
      real(query === '(pointer: coarse)' ? 'all' : query),
    )
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    serverSays({ PayFormQuery: reads(offer(1, 485_000)), useStartCheckoutMutation: started })
    open()
    await user.click(await pay(/^Pagar/))
    await waitFor(() => expect(leave).toHaveBeenCalledWith(GATEWAY))
    expect(openTab).not.toHaveBeenCalled()
    // A buyer who returns from the gateway finds the way there again.
    await screen.findByText('Todavía no pagaste.')
    expect(document.body.textContent).not.toMatch(/pestaña/)
    const link = screen.getByRole('link', { name: 'Abrir el pago otra vez' })
    expect(link.getAttribute('target')).toBeNull()
  })

  test('starts one checkout however often it is clicked', async () => {
    const calls = serverSays({ PayFormQuery: reads(offer(1, 485_000)), useStartCheckoutMutation: started })
    open()
    await user.dblClick(await pay(/^Pagar/))
    await screen.findByText('Esperando tu pago en la otra pestaña.')
    expect(checkoutsOf(calls)).toHaveLength(1)
    expect(openTab).toHaveBeenCalledOnce()
  })

  test('asks to agree to a version that came after the one that was chosen, before it pays', async () => {
    const calls = serverSays({ PayFormQuery: reads(offer(2, 520_000)), useStartCheckoutMutation: started })
    open(1)
    await screen.findByText('El proveedor cambió la oferta.')
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Aceptar los cambios' }))
    await user.click(await pay(/^Pagar \$\s5\.200$/))
    await waitFor(() => expect(checkoutsOf(calls)).toMatchObject([{ input: { choices: [{ version: 2 }] } }]))
  })

  test('asks to agree again to an offer that has changed', async () => {
    let shown = offer(1, 485_000)
    const calls = serverSays({
      PayFormQuery: () => reads(shown),
      useStartCheckoutMutation: ({ input }) =>
        (input as { choices: { version: number }[] }).choices[0]?.version === 2
          ? started
          : refuses('OfferChanged', 'OFFER_CHANGED', 'La oferta cambió.'),
    })
    open()
    const first = await pay(/^Pagar \$\s4\.850$/)
    shown = offer(2, 530_000)
    await user.click(first)
    await screen.findByText('El proveedor cambió la oferta.')
    expect(tab.close).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Aceptar los cambios' }))
    await user.click(await pay(/^Pagar \$\s5\.300$/))
    await screen.findByText('Esperando tu pago en la otra pestaña.')
    expect(checkoutsOf(calls)).toMatchObject([
      { input: { choices: [{ version: 1 }] } },
      { input: { choices: [{ version: 2 }] } },
    ])
  })

  test.each([
    ['CheckoutFailed', 'CHECKOUT_FAILED', 'Stripe no respondió. Probá de nuevo.', 'Error con Stripe'],
    ['PaymentsUnavailable', 'PAYMENTS_UNAVAILABLE', 'Los pagos están apagados.', 'Error con Stripe'],
  ])(
    'says what the gateway said (%s), closes its tab and lets one try again',
    async (type, code, message, title) => {
      serverSays({
        PayFormQuery: reads(offer(1, 485_000)),
        useStartCheckoutMutation: refuses(type, code, message),
      })
      open()
      await user.click(await pay(/^Pagar/))
      await screen.findByText(title)
      expect(screen.getByText(message)).toBeTruthy()
      expect(tab.close).toHaveBeenCalledOnce()
      expect((await pay(/^Pagar/)).getAttribute('aria-disabled')).toBeNull()
    },
  )

  test('reads again what somebody else has taken', async () => {
    let shown = offer(1, 485_000)
    serverSays({
      PayFormQuery: () => reads(shown),
      useStartCheckoutMutation: refuses('WrongState', 'WRONG_STATE', 'La oferta ya no está disponible.'),
    })
    open()
    const button = await pay(/^Pagar/)
    shown = offer(1, 485_000, 'El proveedor la retiró.')
    await user.click(button)
    await screen.findByText('La oferta ya no está disponible.')
    await screen.findByText('El proveedor la retiró.')
    expect((await pay(/^Pagar/)).getAttribute('aria-disabled')).toBe('true')
  })

  test('closes its tab when the network is down', async () => {
    serverSays({ PayFormQuery: reads(offer(1, 485_000)), useStartCheckoutMutation: new TypeError('Failed') })
    open()
    await user.click(await pay(/^Pagar/))
    await waitFor(() => expect(tab.close).toHaveBeenCalledOnce())
    await screen.findByText('Sin conexión')
  })

  test('says that nothing is left to pay', async () => {
    serverSays({ PayFormQuery: { node: null, paymentGateways: GATEWAYS } })
    open()
    await screen.findByText('Esta oferta ya no está disponible.')
    await user.click(screen.getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement)
    expect(onClose).toHaveBeenCalled()
  })
})
