import type { Prisma } from '../../../generated/prisma/client.ts'
import type { ProviderChangeState } from '../../../generated/prisma/enums.ts'
import { defineStep, type StepWrite } from '../../../platform/step.ts'
import { providerChangeApproved, providerChangeRejected, providerChangeWithdrawn } from '../account.events.ts'
import { providerChangeLifecycle } from './providerChange.lifecycle.ts'

interface SteppedChange {
  readonly id: string
  readonly state: ProviderChangeState
  readonly providerId: string
  /** The account of the provider. */
  readonly accountId: string
}
type Change = Pick<Prisma.ProviderChangeUpdateManyMutationInput, 'decidedAt' | 'reason'>

export const stepProviderChange = defineStep(providerChangeLifecycle, {
  update: (tx, { id, from, to, data }: StepWrite<ProviderChangeState, Change>) =>
    tx.providerChange.updateMany({ where: { id, state: from }, data: { ...data, state: to } }),
  events: {
    approve: providerChangeApproved,
    reject: providerChangeRejected,
    withdraw: providerChangeWithdrawn,
  },
  facts: ({ id, providerId, accountId }: SteppedChange) => ({ changeId: id, providerId, accountId }),
})
