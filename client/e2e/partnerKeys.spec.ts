import type { Page } from '@playwright/test'
import { PASSWORD } from './support/accounts'
import { look } from './support/look'
import { shopServer } from './support/shopServer'
import { expect, test } from './support/test'
import { somePart } from './support/world'

type Answer = {
  readonly status: number
  readonly data: Record<string, never> | null
  readonly code: string | null
}

/** Sends an operation as a program with this key does: without the browser's cookies. */
async function withKey(page: Page, key: string, query: string, variables: object = {}): Promise<Answer> {
  const response = await fetch(new URL('/graphql', page.url()), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  return { status: response.status, data: data ?? null, code: errors?.[0]?.extensions?.code ?? null }
}

const FEED = '{ requestFeed(first: 1) { edges { node { id } } } }'
const ORDERS = '{ viewer { provider { orders(first: 1) { edges { node { id } } } } } }'

type NewKey = { readonly name: string; readonly scopes: readonly string[]; readonly market?: string }

/** Makes a key on the screen of keys, and returns it. */
async function makeKey(page: Page, { name, scopes, market }: NewKey): Promise<string> {
  await page.getByRole('button', { name: 'Crear clave' }).click()
  await page.getByLabel('Dónde la vas a usar').fill(name)
  if (market) await page.getByLabel('Mercado').selectOption({ label: market })
  for (const scope of scopes)
    await page.getByRole('checkbox', { name: new RegExp(scope) }).check({ force: true })
  await page.getByLabel('Tu contraseña').fill(PASSWORD)
  await page.getByRole('button', { name: 'Crear clave' }).click()
  return shown(page, /^tuerca_(live|test)_\w{32}/)
}

/** The secret that is shown this once, after which it is put away. */
async function shown(page: Page, form: RegExp): Promise<string> {
  const secret = page.getByText(form)
  await expect(secret).toBeVisible()
  const text = await secret.textContent()
  await page.getByRole('button', { name: 'Ya está guardada' }).click()
  await expect(secret).toHaveCount(0)
  return text ?? ''
}

test('a key works within its permissions, is replaced without a gap and ends when revoked', async ({
  newPerson,
}) => {
  const page = await newPerson('proveedor2')
  await page.goto('/cuenta/claves')
  const name = somePart('Mostrador')
  const key = await makeKey(page, { name, scopes: ['requests:read'] })
  expect(key).toMatch(/^tuerca_live_/)
  expect(await withKey(page, key, FEED)).toMatchObject({ status: 200, code: null })
  expect(await withKey(page, key, ORDERS)).toMatchObject({ status: 200, code: 'NOT_ALLOWED' })

  await page.getByRole('button', { name: `Reemplazar ${name}` }).click()
  await page.getByLabel('La clave de ahora').selectOption({ label: '24 horas más' })
  await page.getByLabel('Tu contraseña').fill(PASSWORD)
  await page.getByRole('button', { name: 'Crear la nueva' }).click()
  const next = await shown(page, /^tuerca_live_\w+/)
  expect(next).not.toBe(key)
  for (const one of [key, next]) expect(await withKey(page, one, FEED)).toMatchObject({ status: 200 })
  const rows = page.getByRole('listitem').filter({ hasText: name })
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Reemplazada' })).toContainText(`…${key.slice(-4)}`)
  await look(page, 'claves')

  await rows
    .filter({ hasText: next.slice(-4) })
    .getByRole('button', { name: `Revocar ${name}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click()
  await expect(rows.filter({ hasText: 'Revocada' })).toHaveCount(1)
  expect(await withKey(page, next, FEED)).toMatchObject({ status: 401, code: 'API_KEY_REVOKED' })
  expect(await withKey(page, key, FEED)).toMatchObject({ status: 200, code: null })
})

const SIMULATE = `mutation ($input: SimulateRequestInput!) {
  simulateRequest(input: $input) { ... on SimulateRequestPayload { request { id } } }
}`

test('a webhook gets the events of the simulated market, with a log and replays', async ({ newPerson }) => {
  const page = await newPerson('proveedor2')
  const server = await shopServer()
  await page.goto('/cuenta/claves')
  const scopes = ['requests:read', 'offers:write']
  const key = await makeKey(page, { name: somePart('Pruebas'), scopes, market: 'De prueba' })
  expect(key).toMatch(/^tuerca_test_/)

  await page.getByRole('button', { name: 'Agregar dirección' }).click()
  await page.getByLabel('Dirección de tu servidor').fill(server.url)
  await page.getByLabel('Mercado').selectOption({ label: 'Mercado de prueba' })
  await look(page, 'webhook-nuevo')
  await page.getByRole('button', { name: 'Agregar', exact: true }).click()
  await shown(page, /^whsec_/)
  const row = page.getByRole('listitem').filter({ hasText: server.url })
  await expect(row).toContainText('Mercado de prueba')

  await row.getByRole('button', { name: 'Probar' }).click()
  await expect.poll(() => server.delivered.length).toBe(1)
  expect(JSON.parse(server.delivered[0]?.body ?? '')).toMatchObject({ type: 'webhook.test' })

  const input = {
    brand: 'Fiat',
    model: 'Uno',
    year: 2012,
    department: 'MONTEVIDEO',
    parts: [{ description: somePart('Alternador') }],
  }
  const asked = await withKey(page, key, SIMULATE, { input })
  const { simulateRequest } = asked.data as unknown as { simulateRequest: { request: { id: string } } }
  await expect.poll(() => server.delivered.length).toBe(2)
  expect(JSON.parse(server.delivered[1]?.body ?? '')).toMatchObject({
    type: 'request.matched',
    data: { objectId: simulateRequest.request.id },
  })

  const log = page.getByRole('list', { name: `Últimos avisos a ${server.url}` })
  await expect(async () => {
    await page.reload()
    await expect(log.getByText('respondió 204')).toHaveCount(2, { timeout: 10_000 })
  }).toPass()
  await look(page, 'webhook-con-registro')
  await log.getByRole('listitem').filter({ hasText: 'request.matched' }).getByRole('button').click()
  await expect.poll(() => server.delivered.length).toBe(3)
  const [, first, again] = server.delivered
  expect([again?.id, again?.body]).toEqual([first?.id, first?.body])
  expect(again?.delivery).not.toBe(first?.delivery)

  await row.getByRole('button', { name: `Eliminar ${server.url}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(row).toHaveCount(0)
  await server.close()
})
