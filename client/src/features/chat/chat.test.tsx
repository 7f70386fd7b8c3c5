import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { at, message } from '../../../test/chatMessage'
import { windowWithKeyboard } from '../../../test/keyboard'
import { news, reconnect, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { type Call, refused, serverSays, tooMuchAtOnce, viewerIs } from '../../../test/server'
import chat from './__generated__/ChatScreenQuery.graphql'
import older from './__generated__/ConversationPanelPaginationQuery.graphql'
import messageNews from './__generated__/useMessageNewsSubscription.graphql'
import orderNews from './__generated__/useOrderNewsSubscription.graphql'
import readMark from './__generated__/useReadMarkMutation.graphql'
import sendMessage from './__generated__/useSendMessageMutation.graphql'
import unreadNews from './__generated__/useUnreadNewsQuery.graphql'

const user = userEvent.setup({ delay: null })
withNews()

const paid = { state: 'PAID', at: at(0), words: 'Pagaste.' }

const order = (state: string, history: readonly object[]) => ({
  __typename: 'Order',
  id: 'order-1',
  state,
  viewerIsBuyer: true,
  paid: 485_000,
  payout: null,
  history,
  lines: [{ __typename: 'OrderLine', id: 'line-1', description: 'Óptica izquierda', quantity: 2 }],
  viewerActions: [],
  request: { __typename: 'PartRequest', id: 'request-1', files: [] },
})

const wasRead = payloadOf(readMark, 'markConversationRead', 'ConversationPayload', {
  Conversation: () => ({ id: 'conversation-1', unreadCount: 0 }),
  Order: () => ({ id: 'order-1', unreadCount: 0 }),
})
const marksIn = (calls: readonly Call[]) =>
  calls.filter(({ operation }) => operation === 'useReadMarkMutation').map(({ variables }) => variables.input)
const upTo = (messageId: string) => ({ orderId: 'order-1', messageId })

/** Makes the page visible or hidden, as when a person switches windows. */
function look(isLooking: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isLooking)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
afterEach(() => vi.restoreAllMocks())

/**
 * Replaces the layout that happy-dom lacks: the height of the log, and its scroll position from the end (px).
 */
function layOut(log: HTMLElement, layout: { up: number; height: number }) {
  Object.defineProperty(log, 'scrollTop', {
    configurable: true,
    get: () => -layout.up,
    set: (top: number) => {
      layout.up = -top
    },
  })
  Object.defineProperty(log, 'scrollHeight', { configurable: true, get: () => layout.height })
  return {
    layout,
    scrollUp(up: number) {
      layout.up = up
      fireEvent.scroll(log)
    },
  }
}

/** Returns a function that scrolls the container of an element into view. */
function sight(): (element: HTMLElement) => void {
  const observers = new Set<{ tell: IntersectionObserverCallback; watched: Set<Element> }>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #own
      constructor(tell: IntersectionObserverCallback) {
        this.#own = { tell, watched: new Set<Element>() }
        observers.add(this.#own)
      }
      observe(element: Element) {
        this.#own.watched.add(element)
      }
      disconnect() {
        observers.delete(this.#own)
      }
    },
  )
  return element =>
    act(() => {
      for (const { tell, watched } of observers) {
        const seen = [...watched].some(place => place !== screen.getByRole('log') && place.contains(element))
        const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[]
        if (seen) tell(entries, {} as IntersectionObserver)
      }
    })
}

const greeting = message('m1', 'Hola, ¿cuándo llega?', 1, true)

/** The answer to the screen's query with these messages; it reads the contact once. */
function conversationOf(said: readonly object[], { withContact = true, hasOlder = false } = {}) {
  const messages = {
    edges: said.map((node, index) => ({ cursor: `c${index}`, node })),
    pageInfo: { startCursor: hasOlder ? 'c0' : null, hasPreviousPage: hasOlder },
  }
  return answerTo(
    chat,
    {
      Query: () => ({
        node: {
          __typename: 'PartRequest',
          id: 'request-1',
          shortId: 'A1B2',
          viewerOrder: order('PAID', [paid]),
        },
      }),
      Conversation: () => ({
        id: 'conversation-1',
        canWrite: true,
        unreadCount: 0,
        otherPartyName: 'Repuestos del Litoral',
        messages,
      }),
    },
    { about: 'request-1', messages: 30, withContact },
  )
}

function open(replies: Parameters<typeof serverSays>[0] = {}, { hasOlder = false } = {}) {
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    ChatScreenQuery: conversationOf([greeting], { hasOlder }),
    useReadMarkMutation: wasRead,
    ...replies,
  })
  renderApp('/chat/request-1')
  return calls
}

const log = async () => within(await screen.findByRole('log', { name: 'Mensajes' }))
const say = async (words: string) => {
  await user.type(await screen.findByRole('textbox', { name: 'Mensaje' }), `${words}{Enter}`)
}
const hear = (made: object) =>
  news(
    'useMessageNewsSubscription',
    answerTo(messageNews, { Subscription: () => ({ messageAdded: made }) }, { orderId: 'order-1' }),
  )

test('keeps a message that arrives during a refetch with an older answer', async () => {
  const heard = message('m2', 'Llegó el repuesto', 2)
  const said = message('m3', 'Voy a buscarlo', 3, true)
  let answerOlder = () => {}
  const older = new Promise<object[]>(resolve => {
    answerOlder = () => resolve([greeting])
  })
  const all = [greeting, heard, said]
  const answers = [[greeting], older, all]
  const calls = open({
    ChatScreenQuery: async ({ withContact }) =>
      conversationOf((await answers.shift()) ?? all, { withContact: withContact !== false }),
    useUnreadNewsQuery: ({ account }) =>
      answerTo(unreadNews, { Account: () => ({ id: account, unreadMessages: 0 }) }, { account }),
    useSendMessageMutation: payloadOf(sendMessage, 'sendMessage', 'SendMessagePayload', {
      Message: () => said,
    }),
  })
  const timesRead = () => calls.filter(({ operation }) => operation === 'ChatScreenQuery').length
  const messages = await log()
  await reconnect()
  await waitFor(() => expect(timesRead()).toBe(2))
  await hear(heard)
  await say('Voy a buscarlo')
  await messages.findByText('Llegó el repuesto')
  answerOlder()
  await waitFor(() => expect(timesRead()).toBe(3))
  for (const { body } of all) expect(messages.getAllByText(body)).toHaveLength(1)
})

test('shows a photo without words, announces it, and opens it large', async () => {
  open()
  const messages = await log()
  const photo = { kind: 'IMAGE', fileName: 'faro.jpg', thumbnailUrl: '/faro-chica.webp', url: '/faro.webp' }
  await hear({ ...message('m2', '', 2), files: [{ __typename: 'AttachedFile', ...photo }] })
  await user.click(await messages.findByRole('button', { name: /Foto 1 de 1 de Repuestos del Litoral/ }))
  const large = within(await screen.findByRole('dialog', { name: 'Fotos y videos de Repuestos del Litoral' }))
  expect(large.getByRole('img', { name: 'faro.jpg' }).getAttribute('src')).toBe('/faro.webp')
})

test('sends nothing when the button is pressed without text, and focuses the field', async () => {
  const calls = open()
  const field = await screen.findByRole('textbox', { name: 'Mensaje' })
  await user.type(field, '  ')
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(document.activeElement).toBe(field)
  expect(calls.map(({ operation }) => operation)).not.toContain('useSendMessageMutation')
})

test('keeps a paste that is too long whole, and does not send it', async () => {
  const calls = open()
  const field = await screen.findByRole('textbox', { name: 'Mensaje' })
  fireEvent.change(field, { target: { value: 'a'.repeat(10_000) } })
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(screen.getByText(/hasta 4\.000 caracteres: sobran 6\.000/)).toBeTruthy()
  expect(calls.map(({ operation }) => operation)).not.toContain('useSendMessageMutation')
})

test('shows the order in a dialog when there is no room next to the conversation', async () => {
  const narrow = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => narrow)
  open()
  await log()
  expect(screen.queryByRole('region', { name: 'Estado del pedido' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ver el pedido' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Estado del pedido' }))
  expect(dialog.getByText('Óptica izquierda × 2.')).toBeTruthy()
  expect(dialog.getByRole('region', { name: 'Proveedor' })).toBeTruthy()
})

test('shows the order next to the conversation when there is room', async () => {
  open()
  await log()
  expect(screen.getByRole('region', { name: 'Estado del pedido' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ver el pedido' })).toBeNull()
})

test('ends the page above a keyboard that covers it', async () => {
  const keyboard = windowWithKeyboard()
  open()
  await log()
  const page = screen.getByRole('main').parentElement
  expect(page?.style.height).toBe('')
  keyboard.open()
  expect(page?.style.height).toBe('340px')
  expect(page?.style.translate).toBe('0 120px')
  keyboard.close()
  expect(page?.style.height).toBe('')
})

test('shows a message that arrives at the end, once', async () => {
  open()
  const shown = await log()
  await shown.findByText('Hola, ¿cuándo llega?')
  await hear(message('m2', 'Mañana a las diez', 5))
  await hear(message('m2', 'Mañana a las diez', 5))
  await waitFor(() => expect(shown.getAllByText('Mañana a las diez')).toHaveLength(1))
  const text = screen.getByRole('log').textContent ?? ''
  expect(text.indexOf('Mañana')).toBeGreaterThan(text.indexOf('Hola'))
})

test('counts messages that arrive out of view until they are scrolled to', async () => {
  open()
  const shown = await log()
  await shown.findByText('Hola, ¿cuándo llega?')
  const box = screen.getByRole('log')
  const { scrollUp } = layOut(box, { up: 0, height: 1000 })
  const scrollTo = vi.spyOn(box, 'scrollTo').mockImplementation(() => undefined)
  scrollUp(400)
  await hear(message('m2', 'Mañana a las diez', 5))
  await hear(message('m2', 'Mañana a las diez', 5))
  await hear(message('m3', 'Salió recién', 6))
  await user.click(await screen.findByRole('button', { name: '2 mensajes nuevos' }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  scrollUp(0)
  expect(screen.queryByRole('button', { name: /mensajes? nuevos?/ })).toBeNull()
  scrollUp(400)
  await hear(message('m4', 'Llegó', 7))
  await screen.findByRole('button', { name: '1 mensaje nuevo' })
})

test('loads older messages when scrolled to, and keeps the scroll position', async () => {
  const bringIntoSight = sight()
  const calls = open(
    {
      ConversationPanelPaginationQuery: answerTo(
        older,
        {
          Query: () => ({ node: { __typename: 'Conversation', id: 'conversation-1' } }),
          Conversation: () => ({
            messages: {
              edges: [{ cursor: 'c0', node: message('m0', '¿Sigue disponible?', 0) }],
              pageInfo: { startCursor: null, hasPreviousPage: false },
            },
          }),
        },
        { id: 'conversation-1', count: 30, cursor: 'c0' },
      ),
    },
    { hasOlder: true },
  )
  const shown = await log()
  const { layout, scrollUp } = layOut(screen.getByRole('log'), { up: 0, height: 1000 })
  await hear(message('m2', 'Mañana a las diez', 5))
  await shown.findByText('Mañana a las diez')
  scrollUp(400)
  layout.height = 1600
  bringIntoSight(shown.getByRole('button', { name: 'Ver mensajes anteriores' }))
  await shown.findByText('¿Sigue disponible?')
  const pages = calls.filter(({ operation }) => operation === 'ConversationPanelPaginationQuery')
  expect(pages.map(({ variables }) => variables.cursor)).toEqual(['c0'])
  const text = screen.getByRole('log').textContent ?? ''
  expect(text.indexOf('¿Sigue')).toBeLessThan(text.indexOf('Hola'))
  expect(shown.queryByRole('button', { name: 'Ver mensajes anteriores' })).toBeNull()
  expect(layout.up).toBe(400)
  // A message that arrives at the end keeps the scroll position further up.
  layout.height = 1650
  await hear(message('m3', 'Salió recién', 6))
  await shown.findByText('Salió recién')
  expect(layout.up).toBe(450)
})

test('keeps a message sent while offline with its text, and sends it again under the same key', async () => {
  let isOnline = false
  const calls = open({
    useSendMessageMutation: () =>
      isOnline
        ? payloadOf(sendMessage, 'sendMessage', 'SendMessagePayload', {
            Message: () => message('m3', 'Gracias', 7, true),
          })
        : new Error('the network is down'),
  })
  await say('Gracias')
  const shown = await log()
  await shown.findByText(/No se envió\. Sin conexión\./)
  isOnline = true
  await user.click(shown.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(shown.queryByText(/No se envió/)).toBeNull())
  expect(await shown.findAllByText('Gracias')).toHaveLength(1)
  const sent = calls.filter(({ operation }) => operation === 'useSendMessageMutation')
  expect(sent).toHaveLength(2)
  expect(sent[0]?.variables).toEqual(sent[1]?.variables)
})

const closed = refused('ChatUnavailable', 'CHAT_UNAVAILABLE', 'El chat está cerrado.')
test.each([
  [/No se envió\. El chat está cerrado\./, { sendMessage: closed }],
  [/No se envió\. Ya hay demasiadas consultas tuyas en curso: probá de nuevo\.$/, tooMuchAtOnce],
])('shows why a message was refused (%s), and discards it', async (why, reply) => {
  open({ useSendMessageMutation: reply })
  await say('¿Sigue en pie?')
  const shown = await log()
  await shown.findByText(why)
  await user.click(shown.getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(shown.queryByText('¿Sigue en pie?')).toBeNull())
})

test('shows a step of the other party between the messages', async () => {
  open()
  const shown = await log()
  await shown.findByText('Hola, ¿cuándo llega?')
  const history = [paid, { state: 'SHIPPED', at: at(9), words: 'Enviado. Agencia DAC.' }]
  await news(
    'useOrderNewsSubscription',
    answerTo(orderNews, { Subscription: () => ({ orderUpdated: order('SHIPPED', history) }) }),
  )
  await shown.findByText('Enviado. Agencia DAC.')
})

test('marks messages that arrive in view as read, once', async () => {
  const calls = open()
  await (await log()).findByText('Hola, ¿cuándo llega?')
  await hear(message('m2', 'Mañana a las diez', 5))
  await waitFor(() => expect(marksIn(calls)).toEqual([upTo('m2')]))
  look(false)
  look(true)
  await hear(message('m3', 'Salió recién', 6))
  await waitFor(() => expect(marksIn(calls)).toEqual([upTo('m2'), upTo('m3')]))
})

test('marks messages that arrived while the page was hidden once it is visible', async () => {
  const calls = open()
  const shown = await log()
  await shown.findByText('Hola, ¿cuándo llega?')
  look(false)
  await hear(message('m2', 'Mañana a las diez', 5))
  await hear(message('m3', 'Salió recién', 6))
  await shown.findByText('Salió recién')
  expect(marksIn(calls)).toEqual([])
  look(true)
  await waitFor(() => expect(marksIn(calls)).toEqual([upTo('m3')]))
})

test('repeats a failed mark silently with the next view or message', async () => {
  let isOnline = false
  const calls = open({ useReadMarkMutation: () => (isOnline ? wasRead : new Error('the network is down')) })
  await (await log()).findByText('Hola, ¿cuándo llega?')
  await hear(message('m2', 'Mañana a las diez', 5))
  await waitFor(() => expect(marksIn(calls)).toEqual([upTo('m2')]))
  isOnline = true
  look(false)
  look(true)
  await waitFor(() => expect(marksIn(calls)).toEqual([upTo('m2'), upTo('m2')]))
  await hear(message('m3', 'Salió recién', 6))
  await waitFor(() => expect(marksIn(calls)).toEqual([upTo('m2'), upTo('m2'), upTo('m3')]))
  expect(screen.queryByText(/No se pudo|Sin conexión/)).toBeNull()
})
