import { stepProvider } from '../accounts/profiles/provider.step.ts'
import type { OperationContext } from '../context.ts'
import { endUnpaidSales, lockUnpaidSales } from '../customOrders/unpaidSales.ts'
import { decide, type ProviderReviewed, subjectOf } from './providerDecision.ts'

/**
 * Keeps an approved provider from selling: withdraws its pending offers and ends its pending custom orders. Its
 * orders continue. The provider gets the reason by mail. Throws SignInRequired, NotAllowed, NotFound,
 * WrongState.
 */
export function suspendProvider(
  ctx: OperationContext,
  { providerId, reason }: { providerId: string; reason: string },
): Promise<ProviderReviewed> {
  return decide(ctx, 'suspendProvider', providerId, async (unit, provider, decision) => {
    const { accountId, at } = decision
    const sales = await lockUnpaidSales(unit.tx, providerId, at)
    await stepProvider(
      unit,
      subjectOf(provider),
      { ...decision, action: 'suspend', note: reason },
      { suspendedAt: at, suspensionReason: reason },
    )
    await endUnpaidSales(unit, sales, { withdraws: 'staff', expires: 'staff', accountId, at })
  })
}

/**
 * Lets a suspended provider sell again; what the suspension ended stays ended. The provider is notified by mail.
 * Throws as `suspendProvider`.
 */
export function reinstateProvider(ctx: OperationContext, providerId: string): Promise<ProviderReviewed> {
  return decide(ctx, 'reinstateProvider', providerId, (unit, provider, decision) =>
    stepProvider(
      unit,
      subjectOf(provider),
      { ...decision, action: 'reinstate' },
      { suspendedAt: null, suspensionReason: null },
    ),
  )
}
