import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../../test/server'
import { typedOf, valueOf } from './settingValue'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })
withNews()

const fee = {
  group: 'Comisiones y costos',
  name: 'CANCELLATION_FEE',
  words: 'Costo de cancelar',
  help: 'Se le descuenta al proveedor.',
  kind: 'PERCENT',
  value: '0',
  shown: '0 %',
  source: 'DEFAULT',
  variable: 'CANCELLATION_FEE_BPS',
  version: 'v0',
  fallback: '0 %',
  path: null,
}
const email = {
  ...fee,
  group: 'Contacto y horario',
  name: 'SUPPORT_EMAIL',
  words: 'Email de atención',
  kind: 'EMAIL',
  value: 'ayuda@tuerca.uy',
  shown: 'ayuda@tuerca.uy',
  source: 'ENVIRONMENT',
  variable: 'SUPPORT_EMAIL',
}
const sending = {
  ...fee,
  group: 'Interruptores',
  name: 'AIRTABLE_SENDING',
  words: 'Envío a Airtable',
  kind: 'SWITCH',
  value: 'false',
  shown: 'No',
  source: 'SAVED',
  variable: null,
  version: null,
  fallback: null,
  path: '/configuracion-integraciones',
}
const change = {
  __typename: 'SettingChange',
  id: 'c1',
  at: '2026-11-27T15:00:00.000Z',
  words: 'API Key de Airtable',
  isMasked: true,
  from: null,
  to: null,
  actorName: 'Equipo',
}
const changed = { ...change, id: 'c2', words: 'Costo de cancelar', isMasked: false, to: '2,5 %' }

function openSettings(reply?: object | ((saves: () => void) => object)) {
  let saved = false
  const saves = () => {
    saved = true
  }
  const screenReply = () => ({
    viewer: { id: 'account-1', isAdmin: true },
    siteSettings: [
      saved ? { ...fee, value: '250', shown: '2,5 %', source: 'SAVED', version: 'v1' } : fee,
      email,
      sending,
    ],
    settingChanges: {
      edges: (saved ? [changed, change] : [change]).map(node => ({ cursor: node.id, node })),
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  })
  const calls = serverSays({
    viewerQuery,
    SettingsScreenQuery: screenReply,
    useSaveSiteSettingMutation: () => {
      if (typeof reply === 'function') return reply(saves)
      if (reply) return reply
      saves()
      return { saveSiteSetting: { __typename: 'SiteSettingsPayload', settings: [] } }
    },
  })
  renderApp('/admin/ajustes')
  return calls
}

test('shows each setting with its value and where that comes from', async () => {
  openSettings()
  const fees = within(await screen.findByRole('region', { name: 'Comisiones y costos' }))
  expect(fees.getByText('Por defecto')).toBeTruthy()
  const contact = within(screen.getByRole('region', { name: 'Contacto y horario' }))
  expect(contact.getByText('Lo fija la variable SUPPORT_EMAIL del servidor.')).toBeTruthy()
  expect(contact.queryByRole('button', { name: /^Cambiar/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ir a cambiar: Envío a Airtable' }).getAttribute('href')).toBe(
    '/configuracion-integraciones',
  )
  const row = within(screen.getByRole('row', { name: /API Key de Airtable/ }))
  expect(row.getAllByText('no se muestra')).toHaveLength(2)
})

test('saves a percentage, then shows it with its change', async () => {
  const calls = openSettings()
  await user.click(await screen.findByRole('button', { name: 'Cambiar: Costo de cancelar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Costo de cancelar' }))
  const field = dialog.getByLabelText<HTMLInputElement>('Porcentaje')
  expect(field.value).toBe('0')
  await user.clear(field)
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText('Poné el valor.')).toBeTruthy()
  await user.type(field, '2,5')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Configuración guardada')).toBeTruthy()
  expect(calls.find(({ operation }) => operation === 'useSaveSiteSettingMutation')?.variables).toEqual({
    input: { setting: 'CANCELLATION_FEE', value: '250', seen: 'v0' },
  })
  expect(await screen.findByRole('row', { name: /Costo de cancelar sin guardar 2,5 %/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Cambiar: Costo de cancelar' }))
  const again = within(await screen.findByRole('dialog', { name: 'Costo de cancelar' }))
  expect(again.getByLabelText<HTMLInputElement>('Porcentaje').value).toBe('2,5')
  await user.click(again.getByRole('button', { name: 'Volver al valor por defecto: 0 %' }))
  await waitFor(() =>
    expect(calls.findLast(({ operation }) => operation === 'useSaveSiteSettingMutation')?.variables).toEqual({
      input: { setting: 'CANCELLATION_FEE', value: null, seen: 'v1' },
    }),
  )
})

test('shows what somebody else saved when a save comes too late', async () => {
  const message = 'Eso cambió mientras lo editabas, y no se guardó nada.'
  openSettings(saves => {
    saves()
    return { saveSiteSetting: refused('WrongState', 'WRONG_STATE', message) }
  })
  await user.click(await screen.findByRole('button', { name: 'Cambiar: Costo de cancelar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Costo de cancelar' }))
  await user.clear(dialog.getByLabelText('Porcentaje'))
  await user.type(dialog.getByLabelText('Porcentaje'), '4')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => {
    const now = within(screen.getByRole('dialog', { name: 'Costo de cancelar' }))
    expect(now.getByLabelText<HTMLInputElement>('Porcentaje').value).toBe('2,5')
  })
})

test('keeps what was typed when the server refuses it at its field', async () => {
  const message = 'Poné un valor de 0 % a 100 %.'
  openSettings({
    saveSiteSetting: refused('InvalidInput', 'INVALID_INPUT', message, [{ path: ['value'], message }]),
  })
  await user.click(await screen.findByRole('button', { name: 'Cambiar: Costo de cancelar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Costo de cancelar' }))
  const field = dialog.getByLabelText<HTMLInputElement>('Porcentaje')
  await user.clear(field)
  await user.type(field, '250')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(field.value).toBe('250')
})

test('shows the history of one setting, then of all again', async () => {
  const calls = openSettings()
  await user.click(await screen.findByRole('button', { name: 'Historial: Costo de cancelar' }))
  await waitFor(() =>
    expect(calls.findLast(({ operation }) => operation === 'SettingsScreenQuery')?.variables).toMatchObject({
      setting: 'CANCELLATION_FEE',
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Ver los de todos' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ver los de todos' })).toBeNull())
})

test.each([
  ['PERCENT', '250', '2,5', '250'],
  ['PERCENT', '1000', '10', '1000'],
  ['MONEY', '20000000', '200.000', '20000000'],
  ['DAYS', '30', '30', '30'],
  ['TEXT', 'lunes a viernes', 'lunes a viernes', 'lunes a viernes'],
] as const)('writes %s %s as %s in the form', (kind, value, typed, sent) => {
  expect(typedOf({ kind, value })).toBe(typed)
  expect(valueOf(kind, typed)).toBe(sent)
})
