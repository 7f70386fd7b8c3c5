import type { ProviderStatus } from '../../../generated/prisma/enums.ts'
import { SECOND_MS } from '../../../platform/clock.ts'
import { defineLifecycle } from '../../../platform/lifecycle.ts'

/** Within how many hours of a registration the team decides, as it is promised: hardly before `from`, at the latest after `to`. */
export const REVIEW_HOURS = { from: 24, to: 48 } as const

/** Time in which the team can undo an approval, ms; its mail is sent afterwards. */
export const APPROVAL_UNDO_MS = 10 * SECOND_MS

/** The rejection after which a provider cannot ask again. */
export const LAST_REJECTION = 2

/**
 * The team's decision on a provider. A rejected one may ask once more, which `rejections` counts. A suspended one
 * finishes its open orders and sells nothing new.
 */
export const providerLifecycle = defineLifecycle<
  ProviderStatus,
  'approve' | 'undoApproval' | 'reject' | 'askAgain' | 'suspend' | 'reinstate'
>({
  machine: 'Provider',
  initial: 'PENDING',
  finals: [],
  steps: {
    approve: { from: ['PENDING'], to: 'APPROVED', actors: ['staff'] },
    undoApproval: { from: ['APPROVED'], to: 'PENDING', actors: ['staff'] },
    reject: { from: ['PENDING'], to: 'REJECTED', actors: ['staff'] },
    askAgain: { from: ['REJECTED'], to: 'PENDING', actors: ['provider'] },
    suspend: { from: ['APPROVED'], to: 'SUSPENDED', actors: ['staff'] },
    reinstate: { from: ['SUSPENDED'], to: 'APPROVED', actors: ['staff'] },
  },
  because: {
    PENDING: 'El proveedor espera la revisión.',
    APPROVED: 'Este proveedor ya está aprobado.',
    SUSPENDED: 'Este proveedor está suspendido.',
    REJECTED: 'Este proveedor ya fue rechazado.',
  },
})
