import type { Unit } from '../../platform/unitOfWork.ts'
import { holdApproval } from '../accounts/profiles/approval.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireQuotingProvider } from '../offers/offer.operations.ts'
import type { ApprovedProvider } from '../viewer.ts'
import { answerOnce } from './idempotentCall.ts'
import { type Applied, type RowResult, type SyncMode, type SyncRules, syncRows } from './syncRows.ts'

interface SyncInput {
  readonly mode: SyncMode
  readonly idempotencyKey: string | null
  readonly rows: readonly unknown[]
}

interface SyncKind<Row extends { readonly externalId: string }> extends SyncRules<Row> {
  /** Name of the mutation. */
  readonly mutation: string
  /** Calls of one provider, by keys and sessions together. */
  readonly limit: Parameters<OperationContext['rateLimit']['spend']>[0]
  /** Applies a row for the provider; throws the refusal that rejects it. */
  readonly apply: (unit: Unit, seller: ApprovedProvider, row: Row) => Promise<Applied>
  /** Runs once after all rows, in the same transaction. */
  readonly onApplied?: (unit: Unit, providerId: string, results: readonly RowResult[]) => Promise<void>
}

export interface Synced {
  readonly results: readonly RowResult[]
  /** True when the answer is that of an earlier call with the same idempotency key. */
  readonly isReplay: boolean
}

/**
 * Syncs rows of the viewing provider in one transaction, once for an idempotency key. Throws SignInRequired, NotAllowed,
 * PolicyConsentNeeded, RateLimited, IdempotencyKeyReused.
 */
export async function syncOnce<Row extends { readonly externalId: string }>(
  ctx: OperationContext,
  { mode, idempotencyKey, rows }: SyncInput,
  { mutation, limit, schema, keyOf, apply, onApplied }: SyncKind<Row>,
): Promise<Synced> {
  const seller = requireQuotingProvider(ctx)
  const providerId = seller.provider.id
  await ctx.rateLimit.spend(limit, providerId)
  const at = ctx.clock.now()
  const call = { providerId, key: idempotencyKey, mutation, input: { mode, rows }, at }
  return ctx.transact(async unit => {
    const { answer, isReplay } = await answerOnce(unit.tx, call, async () => {
      // Two calls about the same external id run one after the other.
      await lockRow(unit.tx, 'Account', seller.accountId)
      await holdApproval(unit.tx, seller)
      const results = await syncRows(unit, {
        mode,
        rows,
        schema,
        keyOf,
        apply: (part, row) => apply(part, seller, row),
      })
      await onApplied?.(unit, providerId, results)
      return { results: results.map(result => ({ ...result, path: [...result.path] })) }
    })
    return { results: answer.results, isReplay }
  })
}
