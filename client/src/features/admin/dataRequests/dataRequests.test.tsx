import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../../test/answers'
import { news, withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../../test/server'
import dataRequestsScreen from './__generated__/DataRequestsScreenQuery.graphql'
import dataRequestNews from './__generated__/useDataRequestNewsSubscription.graphql'
import declineDeletion from './__generated__/useDeclineDeletionMutation.graphql'
import eraseData from './__generated__/useEraseDataMutation.graphql'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })
withNews()

const asked = {
  __typename: 'DataRequest',
  id: 'r1',
  reason: 'Ya no tengo auto',
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  dueInWords: 'viernes 27 de noviembre',
  isOverdue: false,
  outcome: null,
  answer: null,
  closedAt: null,
  account: { __typename: 'Account', id: 'a1', name: 'Elena Pereira', email: 'elena@correo.test' },
}
const late = {
  ...asked,
  id: 'r0',
  reason: null,
  createdAt: new Date(Date.now() - 900_000_000).toISOString(),
  dueInWords: 'jueves 12 de noviembre',
  isOverdue: true,
  account: { ...asked.account, id: 'a0', name: 'Walter Píriz' },
}
const list = (nodes: readonly object[]) =>
  answerTo(dataRequestsScreen, {
    Account: () => ({ id: 'account-1', isAdmin: true }),
    Query: () => ({
      dataRequests: {
        edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
        pageInfo: { endCursor: null, hasNextPage: false },
      },
    }),
  })
const told = (node: Record<string, unknown>) =>
  news('useDataRequestNewsSubscription', answerTo(dataRequestNews, { DataRequest: () => node }))
async function open(nodes: readonly object[], replies: Parameters<typeof serverSays>[0] = {}) {
  const calls = serverSays({ viewerQuery, DataRequestsScreenQuery: list(nodes), ...replies })
  renderApp('/admin/datos')
  await screen.findByRole('heading', { name: 'Pedidos de eliminación' })
  return calls
}
const names = () =>
  screen
    .getAllByRole('row')
    .flatMap(({ textContent }) => /Elena Pereira|Walter Píriz|Rosa Sosa/.exec(textContent ?? '')?.[0] ?? [])
const erased = {
  ...asked,
  reason: null,
  outcome: 'ERASED',
  closedAt: new Date().toISOString(),
  account: { ...asked.account, name: 'Cuenta eliminada' },
}

test('does not show the requests to other users', async () => {
  serverSays({
    viewerQuery,
    DataRequestsScreenQuery: { viewer: { id: 'account-1', isAdmin: false }, dataRequests: null },
  })
  renderApp('/admin/datos')
  await screen.findByRole('heading', { name: 'Acceso Denegado' })
})

test('shows the deadline of each, and marks a late one', async () => {
  const calls = await open([late, asked])
  expect(calls.find(({ operation }) => operation === 'DataRequestsScreenQuery')?.variables).toMatchObject({
    closed: false,
  })
  const [, first, second] = screen.getAllByRole('row')
  expect(first?.textContent).toMatch(/Walter Píriz.*Sin motivo.*Venció el jueves 12 de noviembre.*Vencido/)
  expect(second?.textContent).toMatch(/Elena Pereira.*Ya no tengo auto.*viernes 27 de noviembre.*Pendiente/)
  expect(second?.textContent).not.toContain('Venció')
})

test('erases the data after a confirmation, and removes the request from those that wait', async () => {
  const calls = await open([asked], {
    useEraseDataMutation: payloadOf(eraseData, 'eraseData', 'DataRequestPayload', {
      DataRequest: () => erased,
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Eliminar datos: Elena Pereira' }))
  const dialog = within(
    await screen.findByRole('alertdialog', { name: '¿Eliminar los datos de Elena Pereira?' }),
  )
  await user.click(dialog.getByRole('button', { name: 'Eliminar datos' }))
  expect(await screen.findByText('Datos eliminados')).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ id: 'r1' })
  await told(erased)
  expect(await screen.findByText('No hay pedidos pendientes')).toBeTruthy()
})

test.each([
  [
    'money is open',
    {
      eraseData: refused(
        'MoneyOpen',
        'MONEY_OPEN',
        'Todavía no se puede. Hay una devolución de plata en camino.',
      ),
    },
    'Todavía no se puede. Hay una devolución de plata en camino.',
  ],
  [
    'a colleague was faster',
    { eraseData: refused('WrongState', 'WRONG_STATE', 'Ese pedido ya fue contestado.') },
    'Ese pedido ya fue contestado.',
  ],
  ['the network is down', new TypeError('Failed to fetch'), 'Sin conexión'],
])('erases nothing while %s, and says so', async (_what, reply, said) => {
  await open([asked], { useEraseDataMutation: reply })
  await user.click(screen.getByRole('button', { name: 'Eliminar datos: Elena Pereira' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Eliminar datos' }))
  expect(await screen.findByText(said)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(names()).toEqual(['Elena Pereira'])
})

test('answers without erasing, and keeps the text when the server fails', async () => {
  let isUp = false
  const calls = await open([asked], {
    useDeclineDeletionMutation: () =>
      isUp
        ? payloadOf(declineDeletion, 'declineDeletion', 'DataRequestPayload', {
            DataRequest: () => ({ ...asked, outcome: 'DECLINED', answer: 'Hay una factura.' }),
          })
        : new TypeError('Failed to fetch'),
  })
  await user.click(screen.getByRole('button', { name: 'No corresponde: Elena Pereira' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Contestar sin eliminar' }))
  await user.click(dialog.getByRole('button', { name: 'Enviar respuesta' }))
  expect(await dialog.findByText('Escribí por qué no se puede: la persona lo va a leer.')).toBeTruthy()
  const words = dialog.getByLabelText<HTMLTextAreaElement>('Por qué no se puede')
  await user.type(words, 'Hay una factura.')
  await user.click(dialog.getByRole('button', { name: 'Enviar respuesta' }))
  expect(await screen.findByText('Sin conexión')).toBeTruthy()
  expect(words.value).toBe('Hay una factura.')
  isUp = true
  await user.click(dialog.getByRole('button', { name: 'Enviar respuesta' }))
  expect(await screen.findByText('Respuesta enviada')).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ input: { dataRequestId: 'r1', answer: 'Hay una factura.' } })
})

test('places a request confirmed now after those due earlier; removes one a colleague answers', async () => {
  await open([late, asked])
  await told({
    ...asked,
    id: 'r2',
    createdAt: new Date().toISOString(),
    account: { ...asked.account, id: 'a2', name: 'Rosa Sosa' },
  })
  await waitFor(() => expect(names()).toEqual(['Walter Píriz', 'Elena Pereira', 'Rosa Sosa']))
  await told({ ...late, outcome: 'DECLINED', answer: 'No corresponde' })
  await waitFor(() => expect(names()).toEqual(['Elena Pereira', 'Rosa Sosa']))
})

test('names the filter in the address', async () => {
  const calls = await open([asked], {
    DataRequestListPaginationQuery: list([]),
    DataRequestsScreenQuery: list([asked]),
  })
  await user.click(screen.getByRole('button', { name: 'Cerrados' }))
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ closed: true }))
})
