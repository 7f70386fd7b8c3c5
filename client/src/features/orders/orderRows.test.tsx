import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import ordersOfBuyer from '../buyer/__generated__/BuyerOrdersTabQuery.graphql'
import buyerPanel from '../buyer/__generated__/BuyerPanelQuery.graphql'
import ordersOfProvider from '../provider/__generated__/ProviderOrdersTabQuery.graphql'
import providerPanel from '../provider/__generated__/ProviderPanelQuery.graphql'
import orderDialog from './__generated__/OrderDialogQuery.graphql'
import cancelOrder from './__generated__/useCancelOrderMutation.graphql'
import confirmReceipt from './__generated__/useConfirmReceiptMutation.graphql'
import handOverOrder from './__generated__/useHandOverOrderMutation.graphql'
import shipOrder from './__generated__/useShipOrderMutation.graphql'
import withdrawFromOrder from './__generated__/useWithdrawFromOrderMutation.graphql'

const user = userEvent.setup({ delay: null })
withNews()

type State = 'PAID' | 'SHIPPED' | 'RECEIVED' | 'RELEASED' | 'CANCELED'
type Facts = {
  state: State
  can?: readonly string[]
  cannot?: readonly string[]
  rest?: number
  recovered?: number
  withdrawal?: object
}
type Replies = Parameters<typeof serverSays>[0]

const at = '2026-11-20T12:00:00.000Z'
const labels = {
  PAID: ['Pagado', 'GOOD'],
  SHIPPED: ['Enviado', 'MOVING'],
  RECEIVED: ['Recibido', 'GOOD'],
  RELEASED: ['Liberado', 'GOOD'],
  CANCELED: ['Cancelado', 'BAD'],
} as const
const NOT_YET = 'Todavía no se envió.'
const order = ({ state, can = [], cannot = [], rest = 0, recovered = 0, withdrawal }: Facts) => {
  const [label, tone] = labels[state]
  return {
    __typename: 'Order',
    id: 'order-1',
    state,
    status: {
      label,
      tone,
      stamp: label,
      summary: `Lo que el servidor dice de ${state}.`,
      steps: [{ title: 'Pagado', detail: null, at, position: 'CURRENT' }],
      ending: state === 'CANCELED' ? { title: 'Cancelado', detail: 'Te devolvimos la plata.', at } : null,
    },
    createdAt: at,
    deletedAt: null,
    total: 485_000 + rest,
    paid: 485_000,
    recovered,
    rest,
    lines: [{ description: 'Alternador', quantity: 1 }],
    unreadCount: 0,
    withdrawal: withdrawal ?? null,
    handOverCode: state === 'SHIPPED' ? '482913' : null,
    delivery: state === 'SHIPPED' ? courier : null,
    shippingNote: null,
    viewerActions: [
      ...can.map(action => ({ action, enabled: true, disabledReason: null })),
      ...cannot.map(action => ({ action, enabled: false, disabledReason: NOT_YET })),
    ],
    request: { __typename: 'PartRequest', id: 'request-1', files: [] },
  }
}

const courier = {
  method: 'COURIER',
  carrier: 'DAC',
  trackingNumber: '7718 204',
  trackingUrl: 'https://dac.com.uy/rastreo',
  pickupPlace: null,
  pickupHours: null,
}

const list = (made: object) => ({
  edges: [{ cursor: 'c', node: made }],
  pageInfo: { endCursor: null, hasNextPage: false },
})
const account = { __typename: 'Account', id: 'account-1' }
const provider = { __typename: 'Provider', id: 'provider-1', status: 'APPROVED' }

function openAsBuyer(facts: Facts, replies: Replies = {}, address = '/dashboard/compras') {
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    BuyerPanelQuery: answerTo(buyerPanel, { Account: () => account }),
    BuyerOrdersTabQuery: answerTo(
      ordersOfBuyer,
      { Account: () => ({ ...account, orders: list(order(facts)) }) },
      { count: 20 },
    ),
    ...replies,
  })
  renderApp(address)
  return calls
}

function openAsProvider(facts: Facts, replies: Replies = {}, address = '/dashboard/ventas') {
  localStorage.setItem('tuerca.cuenta', 'PROVIDER')
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'PROVIDER' }),
    ProviderPanelQuery: answerTo(providerPanel, { Account: () => account, Provider: () => provider }),
    ProviderOrdersTabQuery: answerTo(
      ordersOfProvider,
      { Account: () => account, Provider: () => ({ ...provider, orders: list(order(facts)) }) },
      { count: 20 },
    ),
    ...replies,
  })
  return { calls, ...renderApp(address) }
}

const rowOf = async () =>
  within((await screen.findByRole('heading', { level: 3, name: 'Alternador' })).closest('li') as HTMLElement)
const words = (element: HTMLElement | null) => element?.textContent?.replace(/\s/g, ' ') ?? ''
const textOfRow = async () =>
  words((await screen.findByRole('heading', { level: 3, name: 'Alternador' })).closest('li'))

const stampOf = (row: Awaited<ReturnType<typeof rowOf>>) =>
  row.queryAllByText('Enviado').find(word => word.closest('[aria-hidden=true]'))?.textContent

const STATES: readonly State[] = ['PAID', 'SHIPPED', 'RECEIVED', 'RELEASED', 'CANCELED']

describe('an order of the buyer', () => {
  test.each(STATES)('shows the server’s text for an order that is %s', async state => {
    openAsBuyer({ state })
    expect(await textOfRow()).toContain(`${labels[state][0]} Lo que el servidor dice de ${state}.`)
    expect((await textOfRow()).includes('Te devolvimos la plata.')).toBe(state === 'CANCELED')
    const row = await rowOf()
    expect(row.getByRole('link', { name: 'Abrir el chat' }).getAttribute('href')).toBe('/chat/order-1')
    expect(row.queryByRole('button', { name: 'Confirmar recepción' })).toBeNull()
    expect(row.queryByRole('button', { name: 'Mostrar contacto' })).toBeNull()
  })

  test('shows the tracking of a shipped order, and copies its number', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    openAsBuyer({ state: 'SHIPPED' })
    expect(await textOfRow()).toContain('Viaja por DAC, guía 7718 204.')
    const row = await rowOf()
    const link = row.getByRole('link', { name: 'Seguir en dac.com.uy' })
    expect(link.getAttribute('href')).toBe('https://dac.com.uy/rastreo')
    await user.click(row.getByRole('button', { name: 'Copiar la guía' }))
    await screen.findByText('Número de guía copiado')
    expect(write).toHaveBeenCalledWith('7718 204')
  })

  test('shows the hand-over code of a shipped order', async () => {
    openAsBuyer({ state: 'SHIPPED' })
    expect(await textOfRow()).toContain('Código de entrega: 482 913.')
  })

  test('shows the contact where the state allows it', async () => {
    openAsBuyer({ state: 'PAID', can: ['SEE_CONTACT'] })
    expect((await rowOf()).getByRole('button', { name: 'Mostrar contacto' })).toBeTruthy()
  })

  test('cannot be confirmed before its rest was paid', async () => {
    const calls = openAsBuyer(
      { state: 'SHIPPED', can: ['CONFIRM_RECEIPT'], rest: 100_000 },
      {
        useConfirmReceiptMutation: payloadOf(confirmReceipt, 'confirmReceipt', 'OrderPayload', {
          Order: () => order({ state: 'RELEASED', rest: 100_000 }),
        }),
      },
    )
    await user.click((await rowOf()).getByRole('button', { name: 'Confirmar recepción' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Confirmar recepción' }))
    await dialog.findByText('Confirmá que le pagaste el resto al proveedor.')
    expect(calls.some(({ operation }) => operation === 'useConfirmReceiptMutation')).toBe(false)
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'Confirmar recepción' }))
    const done = within(await screen.findByRole('dialog', { name: 'Confirmaste la recepción' }))
    expect(done.getByText(/^La plata se liberó al proveedor\./)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(done.getByRole('button', { name: 'Listo' })))
    await user.click(done.getByRole('button', { name: 'Listo' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.find(({ operation }) => operation === 'useConfirmReceiptMutation')?.variables).toEqual({
      input: { orderId: 'order-1', restPaid: true },
    })
  })
})

describe('the withdrawal of the buyer', () => {
  const open = {
    action: { action: 'WITHDRAW', enabled: true, disabledReason: null },
    lastDay: 'lunes 30 de noviembre',
    refund: 72_800,
    inPerson: 412_200,
    wasSent: true,
    misfitPayer: 'PROVIDER',
  }

  test('names what comes back, the payer of the return and the last day, and is sent', async () => {
    const calls = openAsBuyer(
      { state: 'RELEASED', withdrawal: open },
      {
        useWithdrawFromOrderMutation: payloadOf(withdrawFromOrder, 'withdrawFromOrder', 'OrderPayload', {
          Order: () => order({ state: 'RELEASED' }),
        }),
      },
    )
    await user.click((await rowOf()).getByRole('button', { name: 'Me arrepentí' }))
    const element = await screen.findByRole('alertdialog', { name: 'Me arrepentí' })
    const dialog = within(element)
    expect(words(element)).toContain('Te devolvemos $ 728, todo lo que pagaste por Tuerca')
    expect(words(element)).toContain('Los $ 4.122 que pagaste en persona te los devuelve el proveedor.')
    expect(words(element)).toContain('El envío de vuelta lo pagás vos.')
    expect(words(element)).toContain('hasta el lunes 30 de noviembre inclusive')
    await user.click(dialog.getByRole('checkbox', { name: /no le calza/ }))
    expect(words(element)).toContain('El envío de vuelta lo paga el proveedor')
    await user.click(dialog.getByRole('button', { name: 'Me arrepentí de la compra' }))
    await screen.findByText('Te arrepentiste de la compra')
    expect(calls.at(-1)?.variables).toEqual({ input: { orderId: 'order-1', doesNotFit: true } })
    expect((await rowOf()).queryByRole('button', { name: 'Me arrepentí' })).toBeNull()
  })

  test('asks nothing about the return of a part that was not sent, and names the money that came back', async () => {
    const withdrawal = { ...open, lastDay: null, inPerson: 0, wasSent: false }
    openAsBuyer({ state: 'PAID', recovered: 412_200, withdrawal })
    await user.click((await rowOf()).getByRole('button', { name: 'Me arrepentí' }))
    const element = await screen.findByRole('alertdialog', { name: 'Me arrepentí' })
    expect(within(element).queryByRole('checkbox')).toBeNull()
    expect(words(element)).not.toMatch(/envío de vuelta|en persona/)
    expect(words(element)).toMatch(/Ya habías recuperado \$ 4.122 por.* Te devolvemos \$ 728, el resto/)
  })

  test('shows the reason when it is over', async () => {
    const because = 'El plazo para arrepentirte terminó el lunes 30 de noviembre.'
    const action = { action: 'WITHDRAW', enabled: false, disabledReason: because }
    openAsBuyer(
      { state: 'RELEASED', withdrawal: { ...open, action } },
      answered({ state: 'RELEASED', withdrawal: { ...open, action } }),
      '/dashboard/compras?arrepentirse=order-9',
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Ese paso no está disponible' }))
    expect(dialog.getByText(because)).toBeTruthy()
    expect((await rowOf()).queryByRole('button', { name: 'Me arrepentí' })).toBeNull()
  })
})

describe('an order of the provider', () => {
  test.each(STATES)(
    'shows the server’s text for an order that is %s, and offers no other action',
    async state => {
      openAsProvider({ state })
      expect(await textOfRow()).toContain(`${labels[state][0]} Lo que el servidor dice de ${state}.`)
      const row = await rowOf()
      expect(row.getByRole('link', { name: 'Chat con cliente' }).getAttribute('href')).toBe('/chat/order-1')
      expect(stampOf(row)).toBeUndefined()
      expect(row.queryByRole('button', { name: 'Marcar como enviado' })).toBeNull()
      expect(row.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull()
      expect(row.queryByRole('button', { name: 'Mostrar contacto' })).toBeNull()
    },
  )

  test('is marked as sent with its means of transport', async () => {
    const { calls } = openAsProvider(
      { state: 'PAID', can: ['SHIP', 'CANCEL'] },
      {
        useShipOrderMutation: payloadOf(shipOrder, 'shipOrder', 'OrderPayload', {
          Order: () => order({ state: 'SHIPPED' }),
        }),
      },
    )
    await user.click((await rowOf()).getByRole('button', { name: 'Marcar como enviado' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Marcar como enviado' }))
    await user.type(dialog.getByRole('textbox', { name: /Enlace/ }), 'no es un enlace')
    await user.click(dialog.getByRole('button', { name: 'Marcar como enviado' }))
    await dialog.findByText('Poné con qué agencia o correo va.')
    dialog.getByText(/Revisá el enlace/)
    expect(calls.some(({ operation }) => operation === 'useShipOrderMutation')).toBe(false)
    await user.clear(dialog.getByRole('textbox', { name: /Enlace/ }))
    await user.type(dialog.getByRole('textbox', { name: 'Agencia o correo' }), ' DAC ')
    await user.type(dialog.getByRole('textbox', { name: /Número de guía/ }), '7718')
    await user.click(dialog.getByRole('button', { name: 'Marcar como enviado' }))
    await screen.findByText('Pedido marcado como enviado')
    expect(calls.find(({ operation }) => operation === 'useShipOrderMutation')?.variables).toEqual({
      input: { ...courier, orderId: 'order-1', trackingNumber: '7718', trackingUrl: null, note: null },
    })
    await waitFor(async () => expect(await textOfRow()).toContain('Enviado'))
    // The stamp appears in place of the button; its text is above it.
    expect(stampOf(await rowOf())).toBe('Enviado')
  })

  test('is handed over with the code of the buyer, and keeps a wrong one for correction', async () => {
    let answer: object = {
      handOverOrder: {
        ...refused('InvalidInput', 'INVALID_INPUT', 'No es ese código. Te quedan 4 intentos.'),
        path: ['code'],
        fields: [{ path: ['code'], message: 'No es ese código. Te quedan 4 intentos.' }],
      },
    }
    const { calls } = openAsProvider(
      { state: 'SHIPPED', can: ['HAND_OVER'] },
      { useHandOverOrderMutation: () => answer as Readonly<Record<string, unknown>> },
    )
    await user.click((await rowOf()).getByRole('button', { name: 'Entregar con código' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Entregar con código' }))
    const field = dialog.getByRole('textbox')
    await user.type(field, '12')
    await user.click(dialog.getByRole('button', { name: 'Confirmar la entrega' }))
    await dialog.findByText('El código son seis números.')
    expect(calls.some(({ operation }) => operation === 'useHandOverOrderMutation')).toBe(false)
    await user.type(field, '3 456')
    await user.click(dialog.getByRole('button', { name: 'Confirmar la entrega' }))
    await dialog.findByText('No es ese código. Te quedan 4 intentos.')
    expect((field as HTMLInputElement).value).toBe('123 456')
    answer = payloadOf(handOverOrder, 'handOverOrder', 'OrderPayload', {
      Order: () => order({ state: 'RELEASED' }),
    })
    await user.click(dialog.getByRole('button', { name: 'Confirmar la entrega' }))
    await screen.findByText('Entrega confirmada')
    expect(calls.at(-1)?.variables).toEqual({ input: { orderId: 'order-1', code: '123 456' } })
  })

  test('is canceled only with a reason, and shows a refusal in place of the dialog', async () => {
    let answer = { cancelOrder: refused('WrongState', 'WRONG_STATE', 'El pedido ya fue recibido.') } as object
    const { calls } = openAsProvider(
      { state: 'PAID', can: ['CANCEL'] },
      { useCancelOrderMutation: () => answer as Readonly<Record<string, unknown>> },
    )
    await user.click((await rowOf()).getByRole('button', { name: 'Cancelar pedido' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancelar pedido' }))
    await user.click(dialog.getByRole('button', { name: 'Cancelar pedido' }))
    await dialog.findByText('Contale el motivo al cliente.')
    expect(calls.some(({ operation }) => operation === 'useCancelOrderMutation')).toBe(false)
    await user.type(dialog.getByRole('textbox'), 'Se vendió en el local')
    await user.click(dialog.getByRole('button', { name: 'Cancelar pedido' }))
    await screen.findByText('El pedido ya fue recibido.')
    answer = payloadOf(cancelOrder, 'cancelOrder', 'CancelOrderPayload', {
      Order: () => order({ state: 'CANCELED' }),
    })
    await user.click(dialog.getByRole('button', { name: 'Cancelar pedido' }))
    await screen.findByText('Pedido cancelado')
    expect(calls.at(-1)?.variables).toEqual({
      input: { orderId: 'order-1', reason: 'Se vendió en el local' },
    })
  })
})

/** The server's answer about the order of the dialog. */
const answered = (facts: Facts) => ({
  OrderDialogQuery: answerTo(
    orderDialog,
    { Query: () => ({ node: { ...order(facts), id: 'order-9' } }) },
    { id: 'order-9' },
  ),
})

describe('the dialog of a step', () => {
  test('opens by its address without asking the server, and closes with the back button', async () => {
    const { calls, router, where } = openAsProvider({ state: 'PAID', can: ['SHIP', 'CANCEL'] })
    await user.click((await rowOf()).getByRole('button', { name: 'Cancelar pedido' }))
    await screen.findByRole('alertdialog', { name: 'Cancelar pedido' })
    expect(where()).toBe('/dashboard/ventas?cancelar=order-1')
    expect(calls.some(({ operation }) => operation === 'OrderDialogQuery')).toBe(false)
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(where()).toBe('/dashboard/ventas')
  })

  test('opens by its address for an order on no loaded page', async () => {
    const { where } = openAsProvider(
      { state: 'PAID', can: ['SHIP'] },
      answered({ state: 'PAID', can: ['SHIP'] }),
      '/dashboard/ventas?enviar=order-9',
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Marcar como enviado' }))
    await user.click(dialog.getByRole('button', { name: 'Volver' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(where()).toBe('/dashboard/ventas')
  })

  test('shows the reason when the step is not possible yet', async () => {
    openAsBuyer(
      { state: 'PAID' },
      answered({ state: 'PAID', cannot: ['CONFIRM_RECEIPT'] }),
      '/dashboard/compras?recibir=order-9',
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Ese paso no está disponible' }))
    expect(dialog.getByText(NOT_YET)).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('asks for nothing when the step is no longer possible', async () => {
    openAsProvider({ state: 'PAID' }, answered({ state: 'CANCELED' }), '/dashboard/ventas?cancelar=order-9')
    await screen.findByRole('dialog', { name: 'Ese paso no está disponible' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
