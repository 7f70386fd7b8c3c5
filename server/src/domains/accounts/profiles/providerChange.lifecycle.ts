import type { ProviderChangeState } from '../../../generated/prisma/enums.ts'
import { defineLifecycle } from '../../../platform/lifecycle.ts'

/** The team's decision on a change of verified fields. Setting the old values back withdraws it, and so does an undone approval. */
export const providerChangeLifecycle = defineLifecycle<
  ProviderChangeState,
  'approve' | 'reject' | 'withdraw'
>({
  machine: 'ProviderChange',
  initial: 'PENDING',
  finals: ['APPROVED', 'REJECTED', 'WITHDRAWN'],
  steps: {
    approve: { from: ['PENDING'], to: 'APPROVED', actors: ['staff'] },
    reject: { from: ['PENDING'], to: 'REJECTED', actors: ['staff'] },
    withdraw: { from: ['PENDING'], to: 'WITHDRAWN', actors: ['provider', 'staff'] },
  },
  because: {
    PENDING: 'Ese cambio espera la revisión.',
    APPROVED: 'Ese cambio ya está aprobado.',
    REJECTED: 'Ese cambio ya fue rechazado.',
    WITHDRAWN: 'El proveedor retiró ese cambio.',
  },
})
