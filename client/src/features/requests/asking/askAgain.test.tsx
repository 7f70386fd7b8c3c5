import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../../test/answers'
import { field } from '../../../../test/formFields'
import { renderApp } from '../../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../../test/server'
import { REQUEST_LIMITS } from '../../../../test/uploads'
import { keepDraft } from '../../../forms/useDraft'
import page from '../../buyer/__generated__/RequestScreenQuery.graphql'
import copyDialog from '../editing/__generated__/CopyRequestDialogQuery.graphql'
import copyRequest from '../editing/__generated__/useCopyPartRequestMutation.graphql'
import findPart from './__generated__/FindPartScreenQuery.graphql'
import { newDraft, REQUEST_DRAFT } from './requestDraft'
import { blankPart, blankRequest } from './requestForm'

const user = userEvent.setup({ delay: null })

const account = { __typename: 'Account', id: 'account-1', kind: 'BUYER', name: 'Lucía', department: 'SALTO' }
const part = {
  __typename: 'RequestedPart',
  description: 'Óptica',
  category: 'LIGHTS',
  condition: 'USED',
  quantity: 2,
  urgency: 'HIGH',
  partNumber: null,
  comments: 'La izquierda',
}
const ended = {
  __typename: 'PartRequest',
  id: 'request-1',
  state: 'EXPIRED',
  brand: 'Fiat',
  model: 'Uno',
  year: 2011,
  engine: null,
  version: null,
  vin: null,
  mileageKm: 182_000,
  description: null,
  department: 'SALTO',
  deletedAt: null,
  viewerOrders: [],
  comparison: null,
  contact: { name: 'Lucía', email: 'lucia@correo.uy', phone: '+59894231234' },
  parts: [{ ...part, id: 'part-1' }],
  files: [] as object[],
  edits: [] as object[],
  offers: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
  viewerActions: [{ action: 'COPY', enabled: true, disabledReason: null }],
}
const upload = { id: 'copy-1', kind: 'IMAGE', fileName: 'faro.jpg', thumbnailUrl: 'https://files.test/faro' }
/** A conversation with the assistant about another vehicle. */
const conversation = {
  __typename: 'AssistantConversation',
  stage: 'ASKING_CONTACT',
  understood: { brand: 'Ford', model: 'Ka', parts: [{ description: 'Bujías', quantity: 4 }] },
}

function open(missing: readonly string[] = []) {
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    RequestScreenQuery: answerTo(
      page,
      { Query: () => ({ viewer: account, node: ended }), PartRequest: () => ended },
      { requestId: 'request-1', orderBy: 'PRICE', count: 20 },
    ),
    CopyRequestDialogQuery: answerTo(copyDialog, {
      Query: () => ({ viewer: account, assistantConversation: conversation }),
    }),
    useCopyPartRequestMutation: payloadOf(copyRequest, 'copyPartRequest', 'CopyPartRequestPayload', {
      PartRequest: () => ended,
      CopyPartRequestPayload: () => ({
        parts: ended.parts,
        files: [{ __typename: 'CopiedFile', partId: 'part-1', upload: { __typename: 'Upload', ...upload } }],
        missing,
      }),
    }),
    FindPartScreenQuery: answerTo(findPart, {
      Query: () => ({ viewer: account, assistantConversation: conversation }),
      UploadLimits: () => REQUEST_LIMITS,
    }),
  })
  return { calls, ...renderApp('/dashboard/consultas/request-1') }
}
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const next = () => press('Siguiente')

test('fills the form with a finished request and its photos, without the conversation with the assistant', async () => {
  const { where } = open(['perdida.jpg'])
  await press('Cotizame de nuevo')
  await screen.findByRole('alertdialog', { name: 'Cotizame de nuevo' })
  await press('Armar el pedido')
  await screen.findByRole('heading', { name: '¿Para qué vehículo es?' })
  expect(where()).toBe('/buscar-repuesto?mode=manual')
  expect(screen.getByText('Volvé a subirlos si hacen falta: perdida.jpg.')).toBeTruthy()
  expect(['Marca', 'Modelo', 'Año'].map(label => field(label).value)).toEqual(['Fiat', 'Uno', '2011'])
  await next()
  await screen.findByRole('heading', { name: '¿Qué repuestos necesitás?' })
  expect(['Descripción', 'Cantidad'].map(label => field(label).value)).toEqual(['Óptica', '2'])
  const fields = within(screen.getByRole('group', { name: /^Repuesto 1:/ }))
  expect(fields.getByRole('img', { name: 'faro.jpg, subida' })).toBeTruthy()
  await next()
  await screen.findByRole('heading', { name: '¿A dónde te avisamos?' })
  expect(['Email', /^WhatsApp/].map(label => field(label).value)).toEqual(['lucia@correo.uy', '094 231 234'])
})

test('asks before it replaces a request being written', async () => {
  const draft = newDraft('account-1', () => crypto.randomUUID())
  const values = { ...blankRequest, brand: 'Ford', parts: [{ ...blankPart, description: 'Alternador' }] }
  keepDraft(REQUEST_DRAFT, { ...draft, values })
  const { calls } = open()
  await press('Cotizame de nuevo')
  const ask = await screen.findByRole('alertdialog', { name: '¿Reemplazar lo que estabas escribiendo?' })
  expect(ask.textContent).toContain('Tenés un pedido sin enviar: Alternador, Ford.')
  await user.click(within(ask).getByRole('button', { name: 'Volver' }))
  expect(sessionStorage.getItem('tuerca.pedido')).toContain('Alternador')
  expect(calls.map(({ operation }) => operation)).not.toContain('useCopyPartRequestMutation')
  await press('Cotizame de nuevo')
  await press('Reemplazar')
  await screen.findByRole('heading', { name: '¿Para qué vehículo es?' })
  expect(field('Marca').value).toBe('Fiat')
})
