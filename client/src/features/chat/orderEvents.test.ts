import { expect, test } from 'vitest'
import { eventText } from './orderEvents'

const at = '2026-11-18T13:12:00Z'
const step = (state: string, note: string | null = null) => ({ state, at, note })
const buyer = { viewerIsBuyer: true, paid: 1490000, payout: null }
const provider = { viewerIsBuyer: false, paid: 1490000, payout: 1311200 }

test.each([
  [step('PAID'), buyer, 'Pagaste $\u00a014.900. Quedan retenidos en Tuerca.'],
  [step('PAID'), provider, 'El cliente pagó $\u00a014.900. Quedan retenidos en Tuerca.'],
  [step('SHIPPED', 'Agencia DAC, guía 7718 204'), buyer, 'Enviado. Agencia DAC, guía 7718 204'],
  [step('SHIPPED'), provider, 'Lo marcaste como enviado.'],
  [step('RECEIVED'), buyer, null],
  [step('RELEASED'), buyer, 'Confirmaste la recepción. $\u00a014.900 liberados al proveedor.'],
  [step('RELEASED'), provider, 'El cliente confirmó la recepción. $\u00a013.112 a tu favor.'],
  [
    step('CANCELED', 'Se rompió'),
    buyer,
    'El proveedor canceló el pedido: Se rompió. Te devolvemos $\u00a014.900.',
  ],
  [step('CANCELED'), provider, 'Cancelaste el pedido. Le devolvemos $\u00a014.900 al cliente.'],
])('%o to %o', (event, order, text) => {
  expect(eventText(event, order)).toBe(text)
})
