import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../../test/answers'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../../test/server'
import { REQUEST_LIMITS } from '../../../../test/uploads'
import page from '../../buyer/__generated__/RequestScreenQuery.graphql'
import editDialog from './__generated__/EditRequestDialogQuery.graphql'
import editRequest from './__generated__/useEditPartRequestMutation.graphql'

const user = userEvent.setup({ delay: null })

const account = { __typename: 'Account', id: 'account-1', kind: 'BUYER', name: 'Lucía', department: 'SALTO' }
const asked = {
  __typename: 'PartRequest',
  id: 'request-1',
  state: 'OPEN',
  brand: 'Fiat',
  model: 'Uno',
  year: 2011,
  engine: null,
  version: null,
  vin: null,
  mileageKm: null,
  description: null,
  department: 'SALTO',
  deletedAt: null,
  revision: 1,
  viewerOrders: [],
  comparison: null,
  contact: { email: 'lucia@correo.uy' },
  parts: [
    {
      __typename: 'RequestedPart',
      id: 'part-1',
      description: 'Óptica',
      category: 'LIGHTS',
      condition: 'USED',
      quantity: 1,
      urgency: 'LOW',
      partNumber: null,
      comments: null,
    },
  ],
  files: [] as object[],
  edits: [] as object[],
  offers: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
  viewerActions: [{ action: 'EDIT', enabled: true, disabledReason: null }],
}

function open(request = asked) {
  const server = { now: request }
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    RequestScreenQuery: answerTo(
      page,
      { Query: () => ({ viewer: account, node: asked }), PartRequest: () => asked },
      { requestId: 'request-1', orderBy: 'PRICE', count: 20 },
    ),
    EditRequestDialogQuery: () =>
      answerTo(
        editDialog,
        { Query: () => ({ node: server.now }), UploadLimits: () => REQUEST_LIMITS },
        { requestId: 'request-1' },
      ),
    useEditPartRequestMutation: ({ input }) =>
      (input as { revision: number }).revision === server.now.revision
        ? payloadOf(editRequest, 'editPartRequest', 'ChangedRequestPayload', {
            PartRequest: () => ({ ...server.now, model: 'Uno Way' }),
          })
        : {
            editPartRequest: refused(
              'RequestChanged',
              'REQUEST_CHANGED',
              'El pedido cambió mientras lo editabas',
            ),
          },
  })
  renderApp('/dashboard/consultas/request-1?editar=request-1')
  return { calls, server }
}
const dialog = () => screen.findByRole('dialog', { name: 'Editar pedido' })
const valueOf = async (label: string) => within(await dialog()).getByLabelText<HTMLInputElement>(label).value

async function type(label: string, text: string) {
  const field = within(await dialog()).getByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}

test('keeps values typed over a request after a reload, and forgets them when they are discarded', async () => {
  open()
  await type('Modelo', 'Uno Way')
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  open()
  expect(await valueOf('Modelo')).toBe('Uno Way')
  expect(screen.queryByText('Cambiaste este pedido en otro lado.')).toBeNull()
  await user.click(within(await dialog()).getByRole('button', { name: 'Volver' }))
  const ask = await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' })
  await user.click(within(ask).getByRole('button', { name: 'Descartar' }))
  cleanup()
  open()
  expect(await valueOf('Modelo')).toBe('Uno')
})

test('shows and takes over changes of another tab, and can save the values typed here', async () => {
  const { calls, server } = open()
  await type('Modelo', 'Uno Way')
  server.now = { ...asked, revision: 2, model: 'Uno Fire', year: 2012 }
  await user.click(within(await dialog()).getByRole('button', { name: 'Guardar cambios' }))
  const notice = await screen.findByText('Cambiaste este pedido en otro lado.')
  const told = within(notice.closest('[role=alert]') as HTMLElement)
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Modelo: en el otro lado dice “Uno Fire”. Si guardás, queda lo que escribiste acá.',
    'Año: en el otro lado dice “2012”; ya lo pusimos acá.',
  ])
  expect([await valueOf('Modelo'), await valueOf('Año')]).toEqual(['Uno Way', '2012'])
  await user.click(within(await dialog()).getByRole('button', { name: 'Guardar cambios' }))
  await screen.findByText('Pedido actualizado')
  expect(
    calls.findLast(({ operation }) => operation === 'useEditPartRequestMutation')?.variables,
  ).toMatchObject({
    input: { revision: 2, model: 'Uno Way', year: 2012 },
  })
})

const part = (id: string, description: string) => ({ ...asked.parts[0], id, description })
const photo = (name: string, partId: string | null) => ({
  __typename: 'RequestFile',
  id: name,
  kind: 'IMAGE',
  fileName: `${name}.jpg`,
  thumbnailUrl: null,
  part: partId && { __typename: 'RequestedPart', id: partId },
})

test('keeps file changes after a reload; offers no reordering', async () => {
  const request = {
    ...asked,
    parts: [part('part-1', 'Óptica'), part('part-2', 'Faro')] as typeof asked.parts,
    files: ['golpe', 'rota', 'lado'].map(name => photo(name, 'part-1')),
  }
  open(request)
  const opened = within(await dialog())
  expect(await opened.findByRole('button', { name: 'Quitar golpe.jpg' })).toBeTruthy()
  expect(opened.queryByRole('button', { name: /^Mover / })).toBeNull()
  await user.click(opened.getByRole('button', { name: 'Quitar golpe.jpg' }))
  await user.selectOptions(await opened.findByLabelText('rota.jpg es de'), 'Todo el pedido')
  cleanup()
  const { calls } = open(request)
  const again = within(await dialog())
  const all = within(await again.findByRole('region', { name: /^Fotos y video de todo el pedido/ }))
  expect(await all.findByRole('button', { name: 'Quitar rota.jpg' })).toBeTruthy()
  expect(again.queryByRole('button', { name: 'Quitar golpe.jpg' })).toBeNull()
  await user.click(again.getByRole('button', { name: 'Guardar cambios' }))
  await screen.findByText('Pedido actualizado')
  expect(
    calls.findLast(({ operation }) => operation === 'useEditPartRequestMutation')?.variables,
  ).toMatchObject({
    input: {
      keptFileIds: ['rota', 'lado'],
      filePlaces: [
        { fileId: 'rota', part: null },
        { fileId: 'lado', part: 0 },
      ],
    },
  })
  cleanup()
  open(request)
  expect(await within(await dialog()).findByRole('button', { name: 'Quitar golpe.jpg' })).toBeTruthy()
})

test('counts existing files against the limit', async () => {
  open({ ...asked, files: ['a', 'b', 'c', 'd', 'e'].map(name => photo(name, 'part-1')) })
  const opened = within(await dialog())
  const sixth = new File(['x'], 'sexta.jpg', { type: 'image/jpeg' })
  await userEvent.setup({ applyAccept: false }).upload(await opened.findByLabelText('Subir video'), sixth)
  expect(await screen.findByText('Máximo 5 imágenes permitidas')).toBeTruthy()
  expect(opened.queryByRole('button', { name: /sexta/ })).toBeNull()
})

test('moves files of the request to another part, also after a change elsewhere', async () => {
  const { calls, server } = open({
    ...asked,
    parts: [part('part-1', 'Óptica'), part('part-2', 'Faro')] as typeof asked.parts,
    files: [photo('golpe', 'part-1'), photo('auto', null)],
  })
  const opened = within(await dialog())
  await user.selectOptions(await opened.findByLabelText('golpe.jpg es de'), 'Todo el pedido')
  const all = within(opened.getByRole('region', { name: /^Fotos y video de todo el pedido/ }))
  expect(await all.findByRole('button', { name: 'Quitar golpe.jpg' })).toBeTruthy()
  await user.selectOptions(await all.findByLabelText('auto.jpg es de'), 'Faro')
  expect(all.queryByRole('button', { name: 'Quitar auto.jpg' })).toBeNull()
  server.now = { ...server.now, revision: 2, year: 2012 }
  const saved = async () => {
    await user.click(within(await dialog()).getByRole('button', { name: 'Guardar cambios' }))
  }
  await saved()
  await screen.findByText('Cambiaste este pedido en otro lado.')
  await saved()
  await screen.findByText('Pedido actualizado')
  expect(
    calls.findLast(({ operation }) => operation === 'useEditPartRequestMutation')?.variables,
  ).toMatchObject({
    input: {
      keptFileIds: ['golpe', 'auto'],
      filePlaces: [
        { fileId: 'golpe', part: null },
        { fileId: 'auto', part: 1 },
      ],
    },
  })
})
