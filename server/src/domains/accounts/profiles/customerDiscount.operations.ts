import type { z } from 'zod'
import type { OperationContext } from '../../context.ts'
import { lockRow } from '../../locks.ts'
import { requireProvider } from '../../viewer.ts'
import { profileChanged } from '../account.events.ts'
import type { saveCustomerDiscountInput } from './customerDiscount.input.ts'
import { PROFILE_CHANGES } from './profile.operations.ts'

/**
 * Sets the viewer's discount for buyers that listed a customer number with it. Offers that exist keep the
 * discount they were made with. Throws SignInRequired, NotAllowed, RateLimited, InvalidInput.
 */
export async function saveCustomerDiscount(
  ctx: OperationContext,
  { isActive, discountBps, description }: z.output<typeof saveCustomerDiscountInput>,
): Promise<{ accountId: string }> {
  const { accountId } = requireProvider(ctx.viewer)
  await ctx.rateLimit.spend(PROFILE_CHANGES, accountId)
  await ctx.transact(async ({ tx, emit }) => {
    await lockRow(tx, 'Account', accountId)
    await tx.providerProfile.update({
      where: { accountId },
      data: {
        acceptsCustomerDiscounts: isActive,
        customerDiscountBps: discountBps,
        customerDiscountWords: description,
        updatedAt: ctx.clock.now(),
      },
      select: { id: true },
    })
    await emit(profileChanged, { accountId, fields: ['acceptsCustomerDiscounts', 'customerDiscount'] })
  })
  return { accountId }
}
