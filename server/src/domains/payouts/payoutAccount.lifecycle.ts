import type { PayoutAccountState } from '../../generated/prisma/enums.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { defineLifecycle } from '../../platform/lifecycle.ts'

/** Time from the approval of another account until batches pay to it, in which its owner can stop a change that is not theirs. */
export const CHANGE_DELAY_MS = DAY_MS

/** The team's decision on a bank account. Its provider withdraws it while it waits, and an approved one before its time has come. */
export const payoutAccountLifecycle = defineLifecycle<PayoutAccountState, 'approve' | 'reject' | 'withdraw'>({
  machine: 'PayoutAccount',
  initial: 'PENDING',
  finals: ['REJECTED', 'WITHDRAWN'],
  steps: {
    approve: { from: ['PENDING'], to: 'APPROVED', actors: ['staff'] },
    reject: { from: ['PENDING'], to: 'REJECTED', actors: ['staff'] },
    withdraw: { from: ['PENDING', 'APPROVED'], to: 'WITHDRAWN', actors: ['provider'] },
  },
  because: {
    PENDING: 'Esa cuenta espera la revisión.',
    APPROVED: 'Esa cuenta ya está aprobada.',
    REJECTED: 'Esa cuenta ya fue rechazada.',
    WITHDRAWN: 'El proveedor ya no quiere cobrar en esa cuenta.',
  },
})
