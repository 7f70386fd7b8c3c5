import type { Prisma, ProviderProfile } from '../../../generated/prisma/client.ts'
import type { ProviderStatus } from '../../../generated/prisma/enums.ts'
import { defineStep, type StepWrite } from '../../../platform/step.ts'
import {
  providerApproved,
  providerAskedAgain,
  providerReinstated,
  providerRejected,
  providerSuspended,
  providerUnapproved,
} from '../account.events.ts'
import { providerLifecycle } from './provider.lifecycle.ts'

interface SteppedProvider extends Pick<ProviderProfile, 'id' | 'accountId'> {
  readonly state: ProviderStatus
}
type Change = Pick<
  Prisma.ProviderProfileUpdateManyMutationInput,
  'decidedAt' | 'decisionReason' | 'rejections' | 'waitsSince' | 'suspendedAt' | 'suspensionReason'
>

export const stepProvider = defineStep(providerLifecycle, {
  update: (tx, { id, from, to, data }: StepWrite<ProviderStatus, Change>) =>
    tx.providerProfile.updateMany({ where: { id, status: from }, data: { ...data, status: to } }),
  events: {
    approve: providerApproved,
    undoApproval: providerUnapproved,
    reject: providerRejected,
    askAgain: providerAskedAgain,
    suspend: providerSuspended,
    reinstate: providerReinstated,
  },
  facts: ({ id, accountId }: SteppedProvider) => ({ providerId: id, accountId }),
})
