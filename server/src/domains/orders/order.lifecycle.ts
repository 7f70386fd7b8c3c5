import { defineLifecycle } from '../../platform/lifecycle.ts'

export const orderLifecycle = defineLifecycle({
  machine: 'Order',
  initial: 'PAID',
  finals: ['RELEASED', 'CANCELED'],
  steps: {
    /** Shipped, or ready at the counter. */
    ship: { from: ['PAID'], to: 'SHIPPED', actors: ['provider'] },
    confirmReceipt: { from: ['SHIPPED'], to: 'RECEIVED', actors: ['buyer'] },
    /** The provider's money becomes payable; follows the receipt in the same transaction. */
    release: { from: ['RECEIVED'], to: 'RELEASED', actors: ['system'] },
    /** The buyer gets everything back. */
    cancel: { from: ['PAID', 'SHIPPED'], to: 'CANCELED', actors: ['provider'] },
  },
  because: {
    PAID: 'El proveedor todavía no marcó el envío.',
    SHIPPED: 'El pedido ya fue enviado.',
    RECEIVED: 'La recepción ya fue confirmada.',
    RELEASED: 'La recepción ya fue confirmada y la plata se liberó.',
    CANCELED: 'El pedido fue cancelado.',
  },
})
