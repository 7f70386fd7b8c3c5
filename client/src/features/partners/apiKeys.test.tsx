import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import query from './__generated__/ApiKeysScreenQuery.graphql'
import create from './__generated__/useCreateApiKeyMutation.graphql'
import revoke from './__generated__/useRevokeApiKeyMutation.graphql'
import rotate from './__generated__/useRotateApiKeyMutation.graphql'

const SECRET = 'tuerca_live_nueva'
const key = {
  id: 'key-1',
  name: 'Mostrador',
  isUsable: true,
  rotatedAt: null,
  revokedAt: null,
  scopes: ['REQUESTS_READ'],
}
const keys = ({
  status = 'APPROVED',
  entersByVendorOnly = false,
  own = [key] as readonly object[],
  hasTestMarket = true,
} = {}) =>
  answerTo(query, {
    Account: () => ({ id: 'account-1', entersByVendorOnly }),
    Provider: () => ({ id: 'provider-1', status, hasTestMarket, apiKeys: own }),
  })
const { viewer } = viewerIs({ kind: 'PROVIDER' })
const business = { id: 'provider-1', companyName: 'Repuestos del Litoral' }
const base = { viewerQuery: { viewer: { ...viewer, provider: business } } }
const created = (mutation: typeof create, name: string) =>
  payloadOf(mutation, name, 'CreatedApiKeyPayload', { CreatedApiKeyPayload: () => ({ secret: SECRET }) })

/** Opens the form of a new key. */
async function openForm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Crear clave' }))
  await screen.findByLabelText('Dónde la vas a usar')
}

test('a key is named, limited and shown once', async () => {
  const user = userEvent.setup()
  const calls = serverSays({
    ...base,
    ApiKeysScreenQuery: keys(),
    useCreateApiKeyMutation: created(create, 'createApiKey'),
  })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  renderApp('/cuenta/claves')
  await openForm(user)
  expect(document.activeElement).toBe(screen.getByLabelText('Dónde la vas a usar'))
  await user.click(screen.getByRole('button', { name: 'Crear clave' }))
  for (const words of ['Poné dónde la vas a usar.', 'Elegí al menos un permiso.', 'Poné tu contraseña.'])
    screen.getByText(words)
  await user.type(screen.getByLabelText('Dónde la vas a usar'), 'Depósito')
  await user.click(screen.getByRole('checkbox', { name: /orders:read/ }))
  await user.selectOptions(screen.getByLabelText('Mercado'), 'TEST')
  await user.selectOptions(screen.getByLabelText('Vale por'), 'Un año')
  await user.type(screen.getByLabelText('Tu contraseña'), 'secreta')
  await user.click(screen.getByRole('button', { name: 'Crear clave' }))
  await screen.findByRole('heading', { name: 'Guardá tu clave' })
  expect(calls.find(({ operation }) => operation === 'useCreateApiKeyMutation')?.variables).toEqual({
    input: { name: 'Depósito', mode: 'TEST', scopes: ['ORDERS_READ'], days: 365, password: 'secreta' },
  })
  await user.click(screen.getByRole('button', { name: 'Copiar' }))
  expect(write).toHaveBeenCalledWith(SECRET)
  await user.click(screen.getByRole('button', { name: 'Ya está guardada' }))
  expect(screen.queryByText(SECRET)).toBeNull()
})

test('a site without a simulated market offers live keys alone', async () => {
  const user = userEvent.setup()
  serverSays({ ...base, ApiKeysScreenQuery: keys({ hasTestMarket: false }) })
  renderApp('/cuenta/claves')
  await openForm(user)
  expect(screen.queryByLabelText('Mercado')).toBeNull()
})

test('a wrong password is told at its field and keeps what was typed', async () => {
  const user = userEvent.setup()
  const fields = [{ path: ['password'], message: 'Esa no es tu contraseña.' }]
  serverSays({
    ...base,
    ApiKeysScreenQuery: keys(),
    useCreateApiKeyMutation: {
      createApiKey: refused('InvalidInput', 'INVALID_INPUT', 'Esa no es tu contraseña.', fields),
    },
  })
  renderApp('/cuenta/claves')
  await openForm(user)
  await user.type(screen.getByLabelText('Dónde la vas a usar'), 'Depósito')
  await user.click(screen.getByRole('checkbox', { name: /requests:read/ }))
  await user.type(screen.getByLabelText('Tu contraseña'), 'otra')
  await user.click(screen.getByRole('button', { name: 'Crear clave' }))
  await screen.findByText('Esa no es tu contraseña.')
  expect(screen.getByLabelText<HTMLInputElement>('Dónde la vas a usar').value).toBe('Depósito')
})

test('a key is replaced and the new one shown', async () => {
  const user = userEvent.setup()
  const calls = serverSays({
    ...base,
    ApiKeysScreenQuery: keys(),
    useRotateApiKeyMutation: created(rotate, 'rotateApiKey'),
  })
  renderApp('/cuenta/claves')
  await user.click(await screen.findByRole('button', { name: 'Reemplazar Mostrador' }))
  await user.type(await screen.findByLabelText('Tu contraseña'), 'secreta')
  await user.selectOptions(screen.getByLabelText('La clave de ahora'), '7 días más')
  await user.selectOptions(screen.getByLabelText('La nueva vale por'), '90 días')
  await user.click(screen.getByRole('button', { name: 'Crear la nueva' }))
  await screen.findByText(SECRET)
  expect(calls.find(({ operation }) => operation === 'useRotateApiKeyMutation')?.variables).toEqual({
    input: { id: 'key-1', overlapHours: 168, days: 90, password: 'secreta' },
  })
})

test('a key is revoked once that was asked', async () => {
  const user = userEvent.setup()
  const calls = serverSays({
    ...base,
    ApiKeysScreenQuery: keys(),
    useRevokeApiKeyMutation: payloadOf(revoke, 'revokeApiKey', 'RevokedApiKeyPayload', {
      ApiKey: () => ({
        id: 'key-1',
        isUsable: false,
        revokedAt: '2026-11-26T12:00:00.000Z',
        status: { label: 'Revocada', tone: 'OVER' },
      }),
    }),
  })
  renderApp('/cuenta/claves')
  await user.click(await screen.findByRole('button', { name: 'Revocar Mostrador' }))
  const asked = await screen.findByRole('alertdialog')
  expect(calls.some(({ operation }) => operation === 'useRevokeApiKeyMutation')).toBe(false)
  await user.click(within(asked).getByRole('button', { name: 'Revocar' }))
  await screen.findByText('Revocada')
  expect(screen.queryByRole('button', { name: 'Reemplazar Mostrador' })).toBeNull()
})

test.each([
  ['waits for approval', { status: 'PENDING' }, 'Vas a poder crear claves cuando tu cuenta esté aprobada.'],
  [
    'has no password',
    { entersByVendorOnly: true },
    'Para crear una clave, tu cuenta necesita una contraseña.',
  ],
])('who %s is told so in the place of a button', async (_who, as, words) => {
  serverSays({ ...base, ApiKeysScreenQuery: keys(as) })
  renderApp('/cuenta/claves')
  await screen.findByText(words)
  expect(screen.queryByRole('button', { name: 'Crear clave' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reemplazar Mostrador' })).toBeNull()
})
