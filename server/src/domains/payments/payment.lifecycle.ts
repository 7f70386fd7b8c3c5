import { defineLifecycle } from '../../platform/lifecycle.ts'

/** Our view of a hosted checkout. The gateway's answer moves it, even after it expired here. */
export const checkoutLifecycle = defineLifecycle({
  machine: 'Checkout',
  initial: 'STARTING',
  finals: ['PAID'],
  steps: {
    open: { from: ['STARTING'], to: 'OPEN', actors: ['system'] },
    /** A page may be tried again after a payment on it has failed, and a voucher taken out just before it closes. */
    process: { from: ['STARTING', 'OPEN', 'FAILED', 'EXPIRED'], to: 'PROCESSING', actors: ['gateway'] },
    pay: { from: ['STARTING', 'OPEN', 'PROCESSING', 'FAILED', 'EXPIRED'], to: 'PAID', actors: ['gateway'] },
    fail: { from: ['STARTING', 'OPEN', 'PROCESSING'], to: 'FAILED', actors: ['gateway'] },
    /** The step from PROCESSING when a voucher was not paid in time. */
    expire: { from: ['STARTING', 'OPEN', 'PROCESSING'], to: 'EXPIRED', actors: ['gateway', 'clock'] },
  },
  because: {
    STARTING: 'El pago se está preparando.',
    OPEN: 'El pago todavía no se hizo.',
    PROCESSING: 'Tu pago aún está siendo procesado.',
    PAID: 'El pago ya está hecho.',
    FAILED: 'El pago no se pudo hacer.',
    EXPIRED: 'El tiempo para pagar terminó.',
  },
})

export const refundLifecycle = defineLifecycle({
  machine: 'Refund',
  initial: 'REQUESTED',
  finals: ['FAILED'],
  steps: {
    /** The gateway has made it, or our team by a bank transfer. */
    succeed: { from: ['REQUESTED'], to: 'SUCCEEDED', actors: ['gateway', 'staff'] },
    /** The gateway refused it, or the bank returned it, possibly after it had succeeded. */
    fail: { from: ['REQUESTED', 'SUCCEEDED'], to: 'FAILED', actors: ['gateway'] },
  },
  because: {
    REQUESTED: 'La devolución está en camino.',
    SUCCEEDED: 'La devolución ya está hecha.',
    FAILED: 'La devolución no se pudo hacer.',
  },
})
