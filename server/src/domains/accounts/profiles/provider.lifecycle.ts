import type { ProviderStatus } from '../../../generated/prisma/enums.ts'
import { defineLifecycle } from '../../../platform/lifecycle.ts'

/** Within how many hours of a registration the team decides, as it is promised: hardly before `from`, at the latest after `to`. */
export const REVIEW_HOURS = { from: 24, to: 48 } as const

/** The team's decision on a provider. Both answers are final. */
export const providerLifecycle = defineLifecycle<ProviderStatus, 'approve' | 'reject'>({
  machine: 'Provider',
  initial: 'PENDING',
  finals: ['APPROVED', 'REJECTED'],
  steps: {
    approve: { from: ['PENDING'], to: 'APPROVED', actors: ['staff'] },
    reject: { from: ['PENDING'], to: 'REJECTED', actors: ['staff'] },
  },
  because: {
    PENDING: 'El proveedor espera la revisión.',
    APPROVED: 'Este proveedor ya está aprobado.',
    REJECTED: 'Este proveedor ya fue rechazado.',
  },
})
