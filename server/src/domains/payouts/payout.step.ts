import type { Prisma } from '../../generated/prisma/client.ts'
import type { PayoutAccountState, PayoutBatchState, PayoutLineState } from '../../generated/prisma/enums.ts'
import { defineStep, type StepWrite } from '../../platform/step.ts'
import {
  payoutAccountApproved,
  payoutAccountRejected,
  payoutAccountWithdrawn,
  payoutBatchSettled,
  payoutFailed,
  payoutPaid,
} from './payout.events.ts'
import { payoutBatchLifecycle, payoutLineLifecycle } from './payout.lifecycle.ts'
import { payoutAccountLifecycle } from './payoutAccount.lifecycle.ts'

interface SteppedAccount {
  readonly id: string
  readonly state: PayoutAccountState
  readonly providerId: string
  readonly provider: { readonly accountId: string }
}
type AccountChange = Pick<
  Prisma.PayoutAccountUpdateManyMutationInput,
  'decidedAt' | 'effectiveAt' | 'reason' | 'sealed'
>

export const stepPayoutAccount = defineStep(payoutAccountLifecycle, {
  update: (tx, { id, from, to, data }: StepWrite<PayoutAccountState, AccountChange>) =>
    tx.payoutAccount.updateMany({ where: { id, state: from }, data: { ...data, state: to } }),
  events: {
    approve: payoutAccountApproved,
    reject: payoutAccountRejected,
    withdraw: payoutAccountWithdrawn,
  },
  facts: ({ id, providerId, provider: { accountId } }: SteppedAccount) => ({
    payoutAccountId: id,
    providerId,
    accountId,
  }),
})

export const stepPayoutBatch = defineStep(payoutBatchLifecycle, {
  update: (tx, { id, from, to }: StepWrite<PayoutBatchState>) =>
    tx.payoutBatch.updateMany({ where: { id, state: from }, data: { state: to } }),
  events: { settle: payoutBatchSettled },
  facts: ({ id }: { readonly id: string; readonly state: PayoutBatchState }) => ({ payoutBatchId: id }),
})

interface SteppedLine {
  readonly id: string
  readonly state: PayoutLineState
  readonly batchId: string
  readonly providerId: string
  readonly provider: { readonly accountId: string }
}
type LineChange = Pick<Prisma.PayoutLineUpdateManyMutationInput, 'settledAt' | 'reason'>

export const stepPayoutLine = defineStep(payoutLineLifecycle, {
  update: (tx, { id, from, to, data }: StepWrite<PayoutLineState, LineChange>) =>
    tx.payoutLine.updateMany({ where: { id, state: from }, data: { ...data, state: to } }),
  events: { pay: payoutPaid, fail: payoutFailed },
  facts: ({ id, batchId, providerId, provider: { accountId } }: SteppedLine) => ({
    payoutLineId: id,
    payoutBatchId: batchId,
    providerId,
    accountId,
  }),
})
