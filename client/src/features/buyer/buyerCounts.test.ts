import { expect, test } from 'vitest'
import { type BuyerCounts, nextActions } from './buyerCounts'

const none: BuyerCounts = {
  orders: 0,
  toShip: 0,
  toShipSince: null,
  onTheWay: 0,
  toReview: 0,
  active: 0,
  activeSince: null,
  offers: 0,
  unread: 0,
  lacking: null,
}

test.each([
  [{}, []],
  [{ orders: 3 }, []],
  [{ lacking: 'Falta el RUT' }, ['Falta el RUT en tu perfil → perfil']],
  [
    { offers: 1, lacking: 'Falta el RUT' },
    ['1 oferta por elegir → ordenes', 'Falta el RUT en tu perfil → perfil'],
  ],
  [{ active: 1 }, ['1 pedido espera ofertas → consultas']],
  [{ active: 2 }, ['2 pedidos esperan ofertas → consultas']],
  [
    { active: 1, activeSince: '2026-11-03T15:00:00Z' },
    ['1 pedido espera ofertas desde el 3 de noviembre → consultas'],
  ],
  [
    { active: 2, activeSince: '2026-11-20T15:00:00Z' },
    ['2 pedidos esperan ofertas, el primero desde ayer → consultas'],
  ],
  [
    { toShip: 2, toShipSince: '2026-11-21T12:00:00Z' },
    ['2 envíos en preparación, el primero desde hoy → compras'],
  ],
  [
    { toReview: 1, toShip: 1 },
    ['1 compra por calificar → calificaciones', '1 envío en preparación → compras'],
  ],
  [{ active: 2, orders: 1, toShip: 1 }, ['1 envío en preparación → compras']],
  [{ offers: 1, onTheWay: 1 }, ['1 oferta por elegir → ordenes', '1 envío por confirmar → compras']],
  [
    { offers: 1_204, onTheWay: 2, unread: 5, toShip: 3 },
    [
      '1.204 ofertas por elegir → ordenes',
      '2 envíos por confirmar → compras',
      '5 mensajes sin leer → compras',
      '3 envíos en preparación → compras',
    ],
  ],
])('lists the next actions of the buyer of %o', (counts, actions) => {
  expect(
    nextActions({ ...none, ...counts }, '2026-11-21T15:30:00Z').map(({ words, tab }) => `${words} → ${tab}`),
  ).toEqual(actions)
})
