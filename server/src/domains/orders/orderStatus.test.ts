import { describe, expect, test } from 'vitest'
import type { OrderState } from '../../generated/prisma/enums.ts'
import { type OrderFacts, orderStatus, type Reader, stepWords } from './orderStatus.ts'

const at = new Date('2026-11-18T13:12:00Z')
const PATH: readonly OrderState[] = ['PAID', 'SHIPPED', 'RECEIVED', 'RELEASED']
const step = (toState: OrderState, note: string | null = null, action = '') => ({ action, toState, at, note })

/** An order of $ 14.900 in a state, with the steps that led there. */
function order(state: OrderState, rest: Partial<OrderFacts> = {}): OrderFacts {
  const path = state === 'CANCELED' ? [step('PAID'), step('CANCELED', 'Se vendió')] : []
  const taken = path.length > 0 ? path : PATH.slice(0, PATH.indexOf(state) + 1).map(reached => step(reached))
  return {
    state,
    totalCentesimos: 1_490_000,
    paidCentesimos: 1_490_000,
    firstPaymentCentesimos: 1_490_000,
    payoutCentesimos: 1_311_200,
    refundCentesimos: 1_490_000,
    elsewhereCentesimos: 0,
    isRefunded: false,
    delivery: null,
    isPickup: false,
    withdrawUntil: null,
    history: taken,
    ...rest,
  }
}
const deposit = { paidCentesimos: 223_500, payoutCentesimos: 44_700 }
const plain = (words: string | null) => words?.replaceAll('\u00a0', ' ')

describe('words in a list', () => {
  test.each([
    [order('PAID'), 'buyer', 'Pagado', 'GOOD', '$ 14.900 retenidos hasta que confirmes.'],
    [order('PAID'), 'provider', 'Vendido', 'GOOD', 'Retenido: cobrás $ 13.112 cuando confirme.'],
    [order('PAID'), 'staff', 'Pagado', 'GOOD', '$ 14.900 retenidos hasta que el comprador confirme.'],
    [
      order('PAID', deposit),
      'buyer',
      'Reserva pagada',
      'GOOD',
      '$ 2.235 retenidos hasta que confirmes. El resto, $ 12.665, se lo pagás al proveedor al recibir.',
    ],
    [
      order('SHIPPED', { ...deposit, history: [step('PAID'), step('SHIPPED', 'Agencia DAC')] }),
      'provider',
      'Enviado',
      'MOVING',
      'Agencia DAC. Retenido: cobrás $ 447 cuando confirme. El cliente te paga $ 12.665 al recibirlo.',
    ],
    [order('RELEASED'), 'buyer', 'Liberado', 'GOOD', 'La plata se liberó al proveedor.'],
    [
      order('RELEASED', { withdrawUntil: '2026-11-30' }),
      'buyer',
      'Liberado',
      'GOOD',
      'La plata se liberó al proveedor. Podés arrepentirte hasta el lunes 30 de noviembre (Ley 17.250).',
    ],
    [
      order('RECEIVED', { withdrawUntil: '2026-11-30' }),
      'buyer',
      'Recibido',
      'GOOD',
      'La recepción está confirmada. Podés arrepentirte hasta el lunes 30 de noviembre (Ley 17.250).',
    ],
    [
      order('RELEASED', { withdrawUntil: '2026-11-30' }),
      'staff',
      'Liberado',
      'GOOD',
      'La plata se liberó al proveedor.',
    ],
    [
      order('REFUNDED', {
        history: [step('PAID'), step('REFUNDED', 'La pieza vuelve sin usar.', 'withdraw')],
      }),
      'provider',
      'Devuelto',
      'OVER',
      'El comprador se arrepintió de la compra. Le estamos devolviendo $ 14.900 al cliente. La pieza vuelve sin usar.',
    ],
    [order('RELEASED'), 'provider', 'Liberado', 'GOOD', '$ 13.112 a tu favor.'],
    [
      order('CANCELED'),
      'buyer',
      'Cancelado',
      'BAD',
      'Motivo: Se vendió. Te estamos devolviendo $ 14.900; puede demorar unos días en tu tarjeta.',
    ],
    [
      order('CANCELED', { isRefunded: true }),
      'buyer',
      'Cancelado',
      'BAD',
      'Motivo: Se vendió. Te devolvimos $ 14.900.',
    ],
    [
      order('CANCELED', { isRefunded: true, elsewhereCentesimos: 1_490_000 }),
      'buyer',
      'Cancelado',
      'BAD',
      'Motivo: Se vendió. Ya habías recuperado $ 14.900 por tu banco o medio de pago.',
    ],
    [
      order('CANCELED', { isRefunded: true, elsewhereCentesimos: 490_000 }),
      'buyer',
      'Cancelado',
      'BAD',
      'Motivo: Se vendió. Ya habías recuperado $ 4.900 por tu banco o medio de pago. Te devolvimos $ 10.000.',
    ],
    [
      order('CANCELED', { isRefunded: true }),
      'provider',
      'Cancelado',
      'BAD',
      'Motivo: Se vendió. El cliente recuperó $ 14.900.',
    ],
  ] as const)('%#: $state for %s', (facts, reader, label, tone, summary) => {
    const found = orderStatus(facts, reader)
    expect({ ...found, summary: plain(found.summary) }).toMatchObject({ label, tone, summary })
  })

  test('never stamps a deposit as paid', () => {
    for (const reader of ['buyer', 'provider', 'staff'] as const)
      expect(orderStatus(order('PAID', deposit), reader).stamp).toBe('Reserva pagada')
  })
})

describe('the steps', () => {
  const positions = (state: OrderState, reader: Reader = 'buyer') =>
    orderStatus(order(state), reader).steps.map(({ title, position }) => `${title} ${position}`)

  test.each([
    ['PAID', ['Pagado CURRENT', 'Enviado UPCOMING', 'Recibido UPCOMING', 'Liberado UPCOMING']],
    ['SHIPPED', ['Pagado DONE', 'Enviado CURRENT', 'Recibido UPCOMING', 'Liberado UPCOMING']],
    ['RELEASED', ['Pagado DONE', 'Enviado DONE', 'Recibido DONE', 'Liberado DONE']],
    ['CANCELED', ['Pagado DONE']],
  ] as const)('%s', (state, expected) => {
    expect(positions(state)).toEqual(expected)
  })

  test('show a cancellation as an ending, not as a step', () => {
    const { ending } = orderStatus(order('CANCELED'), 'buyer')
    expect({ ...ending, detail: plain(ending?.detail ?? null) }).toEqual({
      state: 'CANCELED',
      title: 'Cancelado',
      detail: 'Te estamos devolviendo $ 14.900; puede demorar unos días en tu tarjeta.',
      at,
      position: 'DONE',
    })
    expect(orderStatus(order('RELEASED'), 'buyer').ending).toBeNull()
  })

  test('address the buyer’s money to the buyer in the second person', () => {
    for (const state of [...PATH, 'CANCELED'] as const)
      expect(JSON.stringify(orderStatus(order(state), 'buyer'))).not.toMatch(/comprador|cliente/)
  })
})

describe('words in the conversation', () => {
  test.each([
    [step('PAID'), 'buyer', 'Pagaste $ 14.900. Quedan retenidos en Tuerca.'],
    [step('PAID'), 'provider', 'El cliente pagó $ 14.900. Quedan retenidos en Tuerca.'],
    [step('SHIPPED', 'Agencia DAC, guía 7718 204'), 'buyer', 'Enviado. Agencia DAC, guía 7718 204.'],
    [step('SHIPPED'), 'provider', 'Lo marcaste como enviado.'],
    [step('RECEIVED'), 'buyer', null],
    [step('RELEASED'), 'buyer', 'Confirmaste la recepción. $ 14.900 liberados al proveedor.'],
    [
      step('RELEASED', 'Con el código de entrega'),
      'buyer',
      'El proveedor confirmó la entrega con tu código. $ 14.900 liberados al proveedor.',
    ],
    [
      step('RELEASED', 'Con el código de entrega'),
      'provider',
      'Confirmaste la entrega con el código del cliente. $ 13.112 a tu favor.',
    ],
    [step('RELEASED'), 'provider', 'El cliente confirmó la recepción. $ 13.112 a tu favor.'],
    [
      step('CANCELED', 'Se rompió'),
      'buyer',
      'El proveedor canceló el pedido: Se rompió. Te devolvemos $ 14.900.',
    ],
    [step('CANCELED'), 'provider', 'Cancelaste el pedido. Le devolvemos $ 14.900 al cliente.'],
  ] as const)('%o for %s', (taken, reader, words) => {
    expect(plain(stepWords(taken, order('PAID'), reader)) ?? null).toBe(words)
  })

  test.each([
    [
      step('CANCELED'),
      'provider',
      'Cancelaste el pedido. El comprador ya había recuperado $ 14.900 por su banco o medio de pago.',
    ],
    [
      step('REFUNDED', null, 'refund'),
      'buyer',
      'La disputa terminó: ya habías recuperado $ 14.900 por tu banco o medio de pago.',
    ],
  ] as const)('%o for %s whose buyer had the money already', (taken, reader, words) => {
    expect(plain(stepWords(taken, order('PAID', { elsewhereCentesimos: 1_490_000 }), reader))).toBe(words)
  })
})
