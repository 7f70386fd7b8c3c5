import { defineLifecycle } from '../../platform/lifecycle.ts'

export const orderLifecycle = defineLifecycle({
  machine: 'Order',
  initial: 'PAID',
  finals: ['CANCELED', 'REFUNDED', 'PARTIALLY_REFUNDED'],
  steps: {
    /** Shipped, or ready at the counter. */
    ship: { from: ['PAID'], to: 'SHIPPED', actors: ['provider'] },
    confirmReceipt: { from: ['SHIPPED'], to: 'RECEIVED', actors: ['buyer'] },
    /** The provider typed the hand-over code of the buyer, who has the part. */
    handOver: { from: ['SHIPPED'], to: 'RECEIVED', actors: ['provider'] },
    /** Nobody confirmed the receipt in time, and our team takes it for received. */
    acceptReceipt: { from: ['SHIPPED'], to: 'RECEIVED', actors: ['staff'] },
    /** The provider's money becomes payable; follows the receipt in the same transaction. */
    release: { from: ['RECEIVED'], to: 'RELEASED', actors: ['system'] },
    /** The buyer gets everything back. */
    cancel: { from: ['PAID', 'SHIPPED'], to: 'CANCELED', actors: ['provider'] },
    /** The consumer withdraws and gets everything back; released money is taken from the provider's payable balance. */
    withdraw: { from: ['PAID', 'SHIPPED', 'RELEASED'], to: 'REFUNDED', actors: ['buyer'] },
    /** The buyer's dispute holds the money until it is closed; `domains/disputes` takes these steps. */
    dispute: { from: ['PAID', 'SHIPPED', 'RELEASED'], to: 'DISPUTED', actors: ['buyer'] },
    /** Nobody confirmed the receipt in time, and our team opens the dispute for the buyer. */
    disputeForBuyer: { from: ['SHIPPED'], to: 'DISPUTED', actors: ['staff'] },
    /** The dispute ended, and the order goes on unsent: dropped, or the part is sent again. */
    resumeUnsent: { from: ['DISPUTED'], to: 'PAID', actors: ['system'] },
    /** The buyer dropped the dispute of a sent order. */
    resumeSent: { from: ['DISPUTED'], to: 'SHIPPED', actors: ['system'] },
    /** The dispute ended for the provider, or was dropped after the release. */
    releaseDisputed: { from: ['DISPUTED'], to: 'RELEASED', actors: ['system'] },
    refund: { from: ['DISPUTED'], to: 'REFUNDED', actors: ['system'] },
    refundPart: { from: ['DISPUTED'], to: 'PARTIALLY_REFUNDED', actors: ['system'] },
  },
  because: {
    PAID: 'El proveedor todavía no marcó el envío.',
    SHIPPED: 'El pedido ya fue enviado.',
    RECEIVED: 'La recepción ya fue confirmada.',
    RELEASED: 'La recepción ya fue confirmada y la plata se liberó.',
    CANCELED: 'El pedido fue cancelado.',
    DISPUTED: 'El pedido está en disputa: la plata espera a que se resuelva.',
    REFUNDED: 'El pedido terminó con la devolución de la plata.',
    PARTIALLY_REFUNDED: 'El pedido terminó con la devolución de una parte.',
  },
})
