import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { news, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })
withNews()

const viewer = { id: 'account-1', isAdmin: true }
const fresh = {
  apiKey: { shown: null, isFromEnvironment: false, isUnreadable: false },
  baseId: { shown: null, isFromEnvironment: false },
  version: 'v0',
  hasTables: false,
  sendsPersonalData: false,
  isEmptying: false,
  isOn: false,
  waiting: 0,
  restsUntil: null,
  isResyncing: false,
  runs: [],
}
const saved = {
  ...fresh,
  apiKey: { shown: '···· cdef', isFromEnvironment: false, isUnreadable: false },
  baseId: { shown: 'appTuercaSandbox0', isFromEnvironment: false },
  version: 'v1',
}
const value = (shown: string | null, isFromEnvironment = false) => ({ shown, isFromEnvironment })
const secret = (shown: string | null, isFromEnvironment = false) => ({
  ...value(shown, isFromEnvironment),
  isUnreadable: false,
})
const freshAccount = {
  accountSid: value(null),
  authKey: secret(null),
  number: value(null),
  businessNumber: null as string | null,
  noticeContent: value(null),
  codeContent: value(null),
  isReady: false,
  version: 'w0',
  isOn: true,
  restsUntil: null as string | null,
  runs: [] as object[],
}
const SID = `AC${'0'.repeat(32)}`
const HX = `HX${'1'.repeat(32)}`
const savedAccount = {
  ...freshAccount,
  accountSid: value(SID),
  authKey: secret('···· dbox'),
  number: value('whatsapp:+59899123456'),
  businessNumber: '+59899000111',
  noticeContent: value(HX),
  codeContent: value(HX),
  isReady: true,
  version: 'w1',
}
const page = (airtable: object | null, whatsAppIntegration: object | null = freshAccount) => ({
  IntegrationsScreenQuery: { viewer, airtable, whatsAppIntegration },
})
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
    IntegrationsScreenQuery: {
      viewer: { ...viewer, isAdmin: false },
      airtable: null,
      whatsAppIntegration: null,
    },
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
    variables: {
      input: { apiKey: 'patTuercaSandbox0.0123456789abcdef', baseId: 'appTuercaSandbox0', seen: 'v0' },
    },
  })
  expect(screen.getByLabelText<HTMLInputElement>('API Key')).toMatchObject({
    value: '',
    placeholder: '···· cdef',
  })
})

/** A save by another member of the team. */
const elsewhere = {
  ...saved,
  baseId: { shown: 'appAnotherBase000', isFromEnvironment: false },
  version: 'v2',
}

test('follows what somebody else saved, and says so beside what was typed', async () => {
  let airtable = saved
  const calls = serverSays({
    viewerQuery,
    IntegrationsScreenQuery: () => ({ viewer, airtable, whatsAppIntegration: freshAccount }),
    useSaveAirtableMutation: { saveAirtable: refused('WrongState', 'WRONG_STATE', 'Eso cambió.') },
  })
  renderApp('/configuracion-integraciones')
  const base = await screen.findByLabelText<HTMLInputElement>('Base ID')
  airtable = { ...saved, baseId: { shown: 'appBefore00000000', isFromEnvironment: false }, version: 'v1b' }
  await news('useAirtableNewsSubscription', { airtableUpdated: { isOn: false } })
  await waitFor(() => expect(base.value).toBe('appBefore00000000'))
  await user.type(base, 'x')
  airtable = elsewhere
  await news('useAirtableNewsSubscription', { airtableUpdated: { isOn: false } })
  expect(await screen.findByText(/Otra persona guardó cambios mientras escribías/)).toBeTruthy()
  expect(base.value).toBe('appBefore00000000x')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Eso cambió.')).toBeTruthy()
  expect(calls.at(-1)).toMatchObject({ variables: { input: { seen: 'v1b' } } })
  await user.click(screen.getByRole('button', { name: 'Ver cómo quedó' }))
  expect(base.value).toBe('appAnotherBase000')
  expect(screen.queryByText(/Otra persona guardó cambios/)).toBeNull()
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
  const sending = screen.getByRole<HTMLInputElement>('switch', { name: 'Enviar a Airtable cada cambio' })
  expect(sending.disabled).toBe(failure !== null)
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

const PERSONAL = { name: 'Enviar datos personales' }
const toPersonal = (isOn: boolean, isEmptying = false) => ({
  switchAirtablePersonalData: {
    __typename: 'AirtablePayload',
    airtable: { ...saved, hasTables: true, isOn: true, sendsPersonalData: isOn, isEmptying },
  },
})

test('asks before personal data is sent, and empties it at once', async () => {
  const answers: Record<string, unknown>[] = [toPersonal(true), toPersonal(false, true)]
  const calls = serverSays({
    viewerQuery,
    ...page({ ...saved, hasTables: true, isOn: true }),
    useSwitchAirtablePersonalDataMutation: () => answers.shift() ?? {},
  })
  renderApp('/configuracion-integraciones')
  const personal = await screen.findByRole<HTMLInputElement>('switch', PERSONAL)
  await user.click(personal)
  const dialog = await screen.findByRole('alertdialog', { name: '¿Enviar datos personales a Airtable?' })
  expect(dialog.textContent).toContain('solo de quienes lo permitan')
  await user.click(within(dialog).getByRole('button', { name: 'Volver' }))
  expect(personal.checked).toBe(false)
  await user.click(personal)
  await user.click(await screen.findByRole('button', PERSONAL))
  await screen.findByText(/se vacían en Airtable con los próximos envíos/)
  expect(calls.at(-1)).toMatchObject({ variables: { isOn: true } })
  await user.click(personal)
  await screen.findByText(/Se están vaciando en Airtable/)
  expect(calls.at(-1)).toMatchObject({ variables: { isOn: false } })
})

test('sends no personal data while no rows are sent', async () => {
  serverSays({ viewerQuery, ...page({ ...saved, hasTables: true }) })
  renderApp('/configuracion-integraciones')
  expect((await screen.findByRole<HTMLInputElement>('switch', PERSONAL)).disabled).toBe(true)
})

test('shows the environment’s values as such, the pause after failures, and the last uses', async () => {
  serverSays({
    viewerQuery,
    ...page({
      ...saved,
      apiKey: { shown: '···· mnop', isFromEnvironment: true, isUnreadable: false },
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

const openWhatsApp = async () => {
  renderApp('/configuracion-integraciones')
  await user.click(await screen.findByRole('tab', { name: 'WhatsApp' }))
}

test('stores the account at Twilio, after its fields are right', async () => {
  const calls = serverSays({
    viewerQuery,
    ...page(fresh, freshAccount),
    useSaveWhatsAppMutation: {
      saveWhatsApp: { __typename: 'WhatsAppIntegrationPayload', whatsApp: savedAccount },
    },
  })
  await openWhatsApp()
  const token = await screen.findByLabelText<HTMLInputElement>('Auth Token')
  expect(token.type).toBe('password')
  await user.type(screen.getByLabelText('Account SID'), 'AC12')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('El Account SID es "AC" y 32 letras o números más.')).toBeTruthy()
  expect(screen.getByText('Poné el Auth Token.')).toBeTruthy()
  expect(screen.getByText('El número va así: whatsapp:+59899123456.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Account SID').value).toBe('AC12')
  await user.clear(screen.getByLabelText('Account SID'))
  await user.type(screen.getByLabelText('Account SID'), SID)
  await user.type(token, 'twilio-sandbox')
  await user.type(screen.getByLabelText('Número de WhatsApp del proveedor'), 'whatsapp:+59899123456')
  await user.type(screen.getByLabelText('Número de WhatsApp del negocio'), '+59899000111')
  await user.type(screen.getByLabelText('Plantilla de los avisos'), HX)
  await user.type(screen.getByLabelText('Plantilla de los códigos'), HX)
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Configuración guardada')
  expect(calls.at(-1)).toMatchObject({
    variables: {
      input: {
        accountSid: SID,
        authToken: 'twilio-sandbox',
        number: 'whatsapp:+59899123456',
        businessNumber: '+59899000111',
      },
    },
  })
  expect(token).toMatchObject({ value: '', placeholder: '···· dbox' })
})

test.each([
  [null, null, 'WhatsApp Conectado'],
  ['REFUSED', 'Twilio contestó 401, código 20003. Authenticate', 'Error en WhatsApp'],
  ['UNREACHABLE', 'Twilio no contestó.', 'Error de Conexión'],
])('says how the test message ended: %s', async (failure, detail, title) => {
  serverSays({
    viewerQuery,
    ...page(fresh, savedAccount),
    useTestWhatsAppMutation: {
      testWhatsApp: { __typename: 'WhatsAppTestPayload', failure, detail, whatsApp: savedAccount },
    },
  })
  await openWhatsApp()
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje de prueba' }))
  expect(await screen.findByText(title)).toBeTruthy()
  if (detail) expect(screen.getByText(detail)).toBeTruthy()
})

test('switches WhatsApp off, and shows the pause, the environment’s values and the last failures', async () => {
  const rested = {
    ...savedAccount,
    accountSid: value(SID, true),
    restsUntil: '2026-11-22T15:30:00.000Z',
    runs: [{ kind: 'SEND', at: '2026-11-22T15:00:00.000Z', error: 'Twilio contestó 401.' }],
  }
  serverSays({
    viewerQuery,
    ...page(fresh, rested),
    useSwitchWhatsAppMutation: {
      switchWhatsApp: { __typename: 'WhatsAppIntegrationPayload', whatsApp: { ...rested, isOn: false } },
    },
  })
  await openWhatsApp()
  expect(screen.getByLabelText<HTMLInputElement>('Account SID').readOnly).toBe(true)
  expect(screen.getByText('Está en las variables del servidor: se cambia ahí.')).toBeTruthy()
  expect(screen.getByText(/se vuelve a intentar a las 12:30/)).toBeTruthy()
  const runs = within(screen.getByRole('region', { name: 'Últimas veces' }))
  expect(runs.getByText('Mensaje a una persona')).toBeTruthy()
  expect(runs.getByText('Twilio contestó 401.')).toBeTruthy()
  const sending = screen.getByRole<HTMLInputElement>('switch', { name: 'Escribir y contestar por WhatsApp' })
  expect(sending.checked).toBe(true)
  await user.click(sending)
  await within(screen.getByRole('region', { name: 'Mensajes a personas' })).findByText('apagado')
})

test('keeps what was typed in each tab while the other one is open', async () => {
  serverSays({ viewerQuery, ...page(saved, savedAccount) })
  renderApp('/configuracion-integraciones')
  const base = await screen.findByLabelText<HTMLInputElement>('Base ID')
  await user.clear(base)
  await user.type(base, 'appAnother')
  await user.click(screen.getByRole('tab', { name: 'WhatsApp' }))
  await user.type(await screen.findByLabelText('Auth Token'), 'another token')
  await user.click(screen.getByRole('tab', { name: 'Airtable' }))
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  expect(screen.getByLabelText<HTMLInputElement>('Base ID').value).toBe('appAnother')
  await user.click(screen.getByRole('tab', { name: 'WhatsApp' }))
  expect(screen.getByLabelText<HTMLInputElement>('Auth Token').value).toBe('another token')
})
