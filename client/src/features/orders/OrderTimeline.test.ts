import { describe, expect, test } from 'vitest'
import { type OrderStory, orderSteps } from './OrderTimeline'

const paid = { state: 'PAID' as const, at: '2026-11-18T13:12:00Z', note: null }
const shipped = { state: 'SHIPPED' as const, at: '2026-11-19T11:50:00Z', note: 'Agencia DAC' }
const received = { state: 'RECEIVED' as const, at: '2026-11-21T14:03:00Z', note: null }
const released = { state: 'RELEASED' as const, at: '2026-11-21T14:03:00Z', note: null }

const story = (override: Partial<OrderStory>): OrderStory => ({
  state: 'PAID',
  viewerIsBuyer: true,
  paid: 1490000,
  held: 1490000,
  payout: null,
  history: [paid],
  ...override,
})
const rows = (order: OrderStory) =>
  orderSteps(order).map(({ title, detail, state }) => `${state} ${title}: ${String(detail)}`)

describe('orderSteps', () => {
  test('the buyer sees the money held and what is missing', () => {
    expect(rows(story({}))).toEqual([
      'done Pagado: 18 nov, 10:12. $\u00a014.900 retenidos',
      'current Enviado: Falta que el proveedor lo mande',
      'todo Recibido: Falta que confirmes',
      'todo Liberado: El proveedor cobra',
    ])
  })

  test('the provider sees what it will get', () => {
    expect(
      rows(
        story({ state: 'SHIPPED', viewerIsBuyer: false, payout: 1311200, history: [paid, shipped] }),
      ).slice(1),
    ).toEqual([
      'done Enviado: 19 nov, 8:50. Agencia DAC',
      'current Recibido: Falta que el cliente confirme',
      'todo Liberado: Cobrás $\u00a013.112',
    ])
  })

  test('once released nothing is missing and nothing is held', () => {
    const history = [paid, shipped, received, released]
    const over = story({ state: 'RELEASED', held: 0, history })
    expect(rows(over)).toEqual([
      'done Pagado: 18 nov, 10:12',
      'done Enviado: 19 nov, 8:50. Agencia DAC',
      'done Recibido: 21 nov, 11:03',
      'done Liberado: 21 nov, 11:03. Liberado al proveedor',
    ])
    expect(rows({ ...over, viewerIsBuyer: false, payout: 1311200 }).at(-1)).toBe(
      'done Liberado: 21 nov, 11:03. $\u00a013.112 a tu favor',
    )
  })

  test('a canceled order shows the steps it made and what goes back', () => {
    const canceled = { state: 'CANCELED' as const, at: '2026-11-19T15:00:00Z', note: 'Se vendió en el local' }
    expect(rows(story({ state: 'CANCELED', held: 0, history: [paid, canceled] }))).toEqual([
      'done Pagado: 18 nov, 10:12',
      'current Cancelado: 19 nov, 12:00. Se devuelve todo: $\u00a014.900 para el comprador',
    ])
  })
})
