import { expect, test } from 'vitest'
import { type BuyerCounts, waitingWords } from './buyerCounts'

const none: BuyerCounts = { orders: 0, toShip: 0, onTheWay: 0, active: 0, offers: 0, unread: 0 }

test.each([
  [{}, 'Pedí un repuesto y compará las ofertas acá.'],
  [{ active: 2 }, 'Tus pedidos están en el mostrador. Te avisamos cuando llegue una oferta.'],
  [{ orders: 1, toShip: 1 }, 'Tenés una compra que el proveedor está preparando.'],
  [{ offers: 4, onTheWay: 1 }, 'Tenés 4 ofertas sin responder y un envío en camino.'],
  [
    { offers: 1, toShip: 2, onTheWay: 3 },
    'Tenés 1 oferta sin responder, 2 compras que los proveedores están preparando y 3 envíos en camino.',
  ],
])('what waits for the buyer of %o', (counts, words) => {
  expect(waitingWords({ ...none, ...counts })).toBe(words)
})
