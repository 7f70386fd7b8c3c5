import type { PayoutBatchState, PayoutLineState } from '../../generated/prisma/enums.ts'
import { defineLifecycle } from '../../platform/lifecycle.ts'

/** A batch is over once every line is decided. */
export const payoutBatchLifecycle = defineLifecycle<PayoutBatchState, 'settle'>({
  machine: 'PayoutBatch',
  initial: 'CLOSED',
  finals: ['SETTLED'],
  steps: { settle: { from: ['CLOSED'], to: 'SETTLED', actors: ['system'] } },
  because: {
    CLOSED: 'La liquidación espera al banco.',
    SETTLED: 'La liquidación ya terminó.',
  },
})

export const payoutLineLifecycle = defineLifecycle<PayoutLineState, 'pay' | 'fail'>({
  machine: 'PayoutLine',
  initial: 'PENDING',
  finals: ['FAILED'],
  steps: {
    pay: { from: ['PENDING'], to: 'PAID', actors: ['staff'] },
    /** The bank refused the transfer, or returned it days later. */
    fail: { from: ['PENDING', 'PAID'], to: 'FAILED', actors: ['staff'] },
  },
  because: {
    PENDING: 'Ese pago espera al banco.',
    PAID: 'Ese pago ya está hecho.',
    FAILED: 'Ese pago ya figura como fallido.',
  },
})
