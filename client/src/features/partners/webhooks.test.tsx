import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import query from './__generated__/ApiKeysScreenQuery.graphql'
import create from './__generated__/useCreateWebhookMutation.graphql'
import replay from './__generated__/useReplayWebhookDeliveryMutation.graphql'

const URL_GIVEN = 'https://tienda.example/tuerca'
const delivery = {
  id: 'delivery-1',
  type: 'order.paid',
  attempts: 13,
  httpStatus: null,
  problem: 'El servidor no respondió en 10 segundos.',
  nextAt: null,
  status: { label: 'Falló', tone: 'BAD' },
}
const webhook = (disabledAt: string | null = null, mode = 'LIVE') => ({
  id: `webhook-${mode}`,
  url: URL_GIVEN,
  mode,
  disabledAt,
  formerUntil: null,
  status: disabledAt ? { label: 'Apagado', tone: 'BAD' } : { label: 'Encendido', tone: 'GOOD' },
  deliveries: { edges: [{ node: delivery }] },
})
const { viewer } = viewerIs({ kind: 'PROVIDER' })
const base = {
  viewerQuery: { viewer: { ...viewer, provider: { id: 'provider-1', companyName: 'Litoral' } } },
}
const screenWith = (webhooks: readonly object[]) =>
  answerTo(query, {
    Account: () => ({ id: 'account-1', entersByVendorOnly: false }),
    Provider: () => ({ id: 'provider-1', status: 'APPROVED', hasTestMarket: true, apiKeys: [], webhooks }),
  })

test('adds an address with chosen events, and shows its secret once', async () => {
  const user = userEvent.setup()
  const calls = serverSays({
    ...base,
    ApiKeysScreenQuery: screenWith([]),
    useCreateWebhookMutation: payloadOf(create, 'createWebhook', 'WebhookSecretPayload', {
      WebhookSecretPayload: () => ({ secret: 'whsec_nuevo' }),
    }),
  })
  renderApp('/cuenta/claves')
  await user.click(await screen.findByRole('button', { name: 'Agregar dirección' }))
  const address = await screen.findByLabelText('Dirección de tu servidor')
  expect(document.activeElement).toBe(address)
  await user.click(screen.getByRole('button', { name: 'Agregar' }))
  screen.getByText('Poné la dirección de tu servidor.')
  await user.type(address, URL_GIVEN)
  await user.selectOptions(screen.getByLabelText('Mercado'), 'Mercado de prueba')
  for (const box of screen.getAllByRole('checkbox'))
    if (!within(box.closest('label') ?? box).queryByText('order.paid')) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Agregar' }))
  await screen.findByText('whsec_nuevo')
  expect(calls.find(({ operation }) => operation === 'useCreateWebhookMutation')?.variables).toEqual({
    input: { url: URL_GIVEN, kinds: ['ORDER_PAID'], mode: 'TEST' },
  })
  await user.click(screen.getByRole('button', { name: 'Ya está guardada' }))
  expect(screen.queryByText('whsec_nuevo')).toBeNull()
})

test('tells a refused address at its field and keeps it', async () => {
  const user = userEvent.setup()
  const message = 'La dirección tiene que empezar con https://.'
  serverSays({
    ...base,
    ApiKeysScreenQuery: screenWith([]),
    useCreateWebhookMutation: {
      createWebhook: refused('InvalidInput', 'INVALID_INPUT', message, [{ path: ['url'], message }]),
    },
  })
  renderApp('/cuenta/claves')
  await user.click(await screen.findByRole('button', { name: 'Agregar dirección' }))
  const address = await screen.findByLabelText<HTMLInputElement>('Dirección de tu servidor')
  await user.type(address, 'http://tienda.example')
  await user.click(screen.getByRole('button', { name: 'Agregar' }))
  await screen.findByText(message)
  expect(address.value).toBe('http://tienda.example')
})

test('sends a failed event again from the log', async () => {
  const user = userEvent.setup()
  const calls = serverSays({
    ...base,
    ApiKeysScreenQuery: screenWith([webhook()]),
    useReplayWebhookDeliveryMutation: payloadOf(replay, 'replayWebhookDelivery', 'WebhookDeliveryPayload', {
      WebhookDelivery: () => ({ id: 'delivery-2' }),
    }),
  })
  renderApp('/cuenta/claves')
  const log = await screen.findByRole('list', { name: `Últimos avisos a ${URL_GIVEN}` })
  within(log).getByText(/13 intentos · El servidor no respondió en 10 segundos\./)
  await user.click(within(log).getByRole('button', { name: 'Reenviar' }))
  expect(calls.find(({ operation }) => operation === 'useReplayWebhookDeliveryMutation')?.variables).toEqual({
    id: 'delivery-1',
  })
})

test('marks an address of the simulated market', async () => {
  serverSays({ ...base, ApiKeysScreenQuery: screenWith([webhook(), webhook(null, 'TEST')]) })
  renderApp('/cuenta/claves')
  expect(await screen.findAllByText('Mercado de prueba')).toHaveLength(1)
})

test('offers to switch on an address that is off, and no test of it', async () => {
  serverSays({ ...base, ApiKeysScreenQuery: screenWith([webhook('2026-11-26T12:00:00.000Z')]) })
  renderApp('/cuenta/claves')
  await screen.findByText('Apagado')
  screen.getByRole('button', { name: 'Encender' })
  expect(screen.queryByRole('button', { name: 'Probar' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reenviar' })).toBeNull()
})
