import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })
withNews()

const viewer = { id: 'account-1', isAdmin: true }
const fresh = {
  apiKey: { shown: null, isFromEnvironment: false },
  baseId: { shown: null, isFromEnvironment: false },
  hasTables: false,
  isOn: false,
  waiting: 0,
  restsUntil: null,
  isResyncing: false,
  runs: [],
}
const saved = {
  ...fresh,
  apiKey: { shown: '···· cdef', isFromEnvironment: false },
  baseId: { shown: 'appTuercaSandbox0', isFromEnvironment: false },
}
const page = (airtable: object | null) => ({ IntegrationsScreenQuery: { viewer, airtable } })
const outcome = (
  failure: string | null,
  detail: string | null,
  tables: readonly string[] = [],
  airtable = saved,
) => ({
  __typename: 'AirtableOutcomePayload',
  failure,
  detail,
  tables,
  airtable,
})

test('does not show the integrations to other users', async () => {
  serverSays({
    viewerQuery,
    IntegrationsScreenQuery: { viewer: { ...viewer, isAdmin: false }, airtable: null },
  })
  renderApp('/configuracion-integraciones')
  await screen.findByRole('heading', { name: 'Acceso Denegado' })
})

test('stores key and base, and shows the ending of the key alone', async () => {
  const calls = serverSays({
    viewerQuery,
    ...page(fresh),
    useSaveAirtableMutation: { saveAirtable: { __typename: 'AirtablePayload', airtable: saved } },
  })
  renderApp('/configuracion-integraciones')
  const key = await screen.findByLabelText('API Key')
  expect(key.getAttribute('type')).toBe('password')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Probar Conexión' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Poné la API Key.')).toBeTruthy()
  await user.type(key, 'patTuercaSandbox0.0123456789abcdef')
  await user.type(screen.getByLabelText('Base ID'), 'appTuercaSandbox0')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Configuración guardada')
  expect(calls.at(-1)).toMatchObject({
    variables: { input: { apiKey: 'patTuercaSandbox0.0123456789abcdef', baseId: 'appTuercaSandbox0' } },
  })
  expect(screen.getByLabelText<HTMLInputElement>('API Key')).toMatchObject({
    value: '',
    placeholder: '···· cdef',
  })
})

const wrongBase = 'El Base ID es "app" y 14 letras o números.'

test('keeps what was typed when the server refuses it at its field', async () => {
  serverSays({
    viewerQuery,
    ...page(saved),
    useSaveAirtableMutation: {
      saveAirtable: refused('InvalidInput', 'INVALID_INPUT', wrongBase, [
        { path: ['baseId'], message: wrongBase },
      ]),
    },
  })
  renderApp('/configuracion-integraciones')
  const base = await screen.findByLabelText<HTMLInputElement>('Base ID')
  await user.clear(base)
  await user.type(base, 'tbl1')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(wrongBase)).toBeTruthy()
  expect(base.value).toBe('tbl1')
})

test.each([
  [null, null, 'Airtable Conectado'],
  ['REFUSED', '401 AUTHENTICATION_REQUIRED', 'Error en Airtable'],
  ['UNREACHABLE', 'Airtable no contestó.', 'Error de Conexión'],
])('says how the test ended: %s', async (failure, detail, title) => {
  serverSays({
    viewerQuery,
    ...page(saved),
    useTestAirtableMutation: { testAirtable: outcome(failure, detail) },
  })
  renderApp('/configuracion-integraciones')
  await user.click(await screen.findByRole('button', { name: 'Probar Conexión' }))
  expect(await screen.findByText(title)).toBeTruthy()
  if (detail) expect(screen.getByText(detail)).toBeTruthy()
})

test.each([
  [null, ['Usuarios', 'Solicitudes', 'Consultas IA', 'Ofertas'], 'Tablas Creadas'],
  ['REFUSED', ['Usuarios'], 'Algunas tablas fallaron'],
  ['REFUSED', [], 'Error al crear tablas'],
])('says which tables were made: %s %j', async (failure, tables, title) => {
  serverSays({
    viewerQuery,
    ...page(saved),
    useCreateAirtableTablesMutation: {
      createAirtableTables: outcome(failure, failure && '422 INVALID', tables, {
        ...saved,
        hasTables: !failure,
      }),
    },
  })
  renderApp('/configuracion-integraciones')
  await user.click(await screen.findByRole('button', { name: 'Crear Tablas' }))
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(failure !== null)
})

test('switches the sending on, and sends everything again', async () => {
  const on = { ...saved, hasTables: true, isOn: true, waiting: 12, isResyncing: true }
  serverSays({
    viewerQuery,
    ...page({ ...saved, hasTables: true }),
    useSwitchAirtableMutation: {
      switchAirtable: { __typename: 'AirtablePayload', airtable: { ...on, isResyncing: false } },
    },
    useResyncAirtableMutation: { resyncAirtable: { __typename: 'AirtablePayload', airtable: on } },
  })
  renderApp('/configuracion-integraciones')
  await user.click(await screen.findByRole('switch', { name: 'Enviar a Airtable cada cambio' }))
  await screen.findByText('12 filas por enviar')
  await user.click(screen.getByRole('button', { name: 'Enviar todo de nuevo' }))
  await screen.findByText('enviando todo, 12 filas por enviar')
})

test('shows the environment’s values as such, the pause after failures, and the last uses', async () => {
  serverSays({
    viewerQuery,
    ...page({
      ...saved,
      apiKey: { shown: '···· mnop', isFromEnvironment: true },
      isOn: true,
      restsUntil: '2026-11-22T15:30:00.000Z',
      runs: [
        { kind: 'SYNC', at: '2026-11-22T15:00:00.000Z', count: 30, error: '503 SERVER_ERROR' },
        { kind: 'TABLES', at: '2026-11-22T14:00:00.000Z', count: 4, error: null },
      ],
    }),
  })
  renderApp('/configuracion-integraciones')
  expect((await screen.findByLabelText<HTMLInputElement>('API Key')).disabled).toBe(true)
  expect(screen.getByText('Está en las variables del servidor: se cambia ahí.')).toBeTruthy()
  expect(screen.getByText(/se vuelve a intentar a las 12:30/)).toBeTruthy()
  const runs = within(screen.getByRole('region', { name: 'Últimas veces' }))
  expect(runs.getByText('Envío de 30 filas')).toBeTruthy()
  expect(runs.getByText('503 SERVER_ERROR')).toBeTruthy()
  expect(runs.getByText('Tablas: 4 de 4 listas')).toBeTruthy()
})
