import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** Bank accounts and payouts of one provider, by its account. */
export const moneyTopic = (accountId: string) => `account:${accountId}:money`
export const payoutAccountQueueTopic = 'payoutAccounts'
export const payoutBatchesTopic = 'payoutBatches'

const payoutAccountEvent = z.object({
  payoutAccountId: z.uuid(),
  providerId: z.uuid(),
  /** Account of the provider. */
  accountId: z.uuid(),
})
export type PayoutAccountEvent = z.output<typeof payoutAccountEvent>

const providerAndTeam = ({ accountId }: PayoutAccountEvent) => [
  moneyTopic(accountId),
  payoutAccountQueueTopic,
]

export const payoutAccountRequested = defineEvent(
  'payoutAccount.requested',
  payoutAccountEvent,
  providerAndTeam,
)
export const payoutAccountApproved = defineEvent(
  'payoutAccount.approved',
  payoutAccountEvent,
  providerAndTeam,
)
export const payoutAccountRejected = defineEvent(
  'payoutAccount.rejected',
  payoutAccountEvent,
  providerAndTeam,
)
export const payoutAccountWithdrawn = defineEvent(
  'payoutAccount.withdrawn',
  payoutAccountEvent,
  providerAndTeam,
)

const batchEvent = z.object({ payoutBatchId: z.uuid() })
export const payoutBatchClosed = defineEvent('payoutBatch.closed', batchEvent, () => [payoutBatchesTopic])
export const payoutBatchSettled = defineEvent('payoutBatch.settled', batchEvent, () => [payoutBatchesTopic])

const lineEvent = z.object({
  payoutLineId: z.uuid(),
  payoutBatchId: z.uuid(),
  providerId: z.uuid(),
  /** Account of the provider. */
  accountId: z.uuid(),
})
export type PayoutLineEvent = z.output<typeof lineEvent>

const lineTopics = ({ accountId }: PayoutLineEvent) => [moneyTopic(accountId), payoutBatchesTopic]

/** A closed batch has taken the provider's balance. */
export const payoutStarted = defineEvent('payout.started', lineEvent, ({ accountId }) => [
  moneyTopic(accountId),
])
export const payoutPaid = defineEvent('payout.paid', lineEvent, lineTopics)
export const payoutFailed = defineEvent('payout.failed', lineEvent, lineTopics)
