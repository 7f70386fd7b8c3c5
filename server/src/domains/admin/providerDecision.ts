import type { ProviderProfile } from '../../generated/prisma/client.ts'
import { NotFound } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { type AdminActionName, recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireAdmin } from '../viewer.ts'

export interface ProviderReviewed {
  readonly providerId: string
}

/** The decision of the team, as a step records it. */
export interface Decision {
  readonly actor: 'staff'
  readonly accountId: string
  readonly at: Date
}

/** Locks a provider's account, decides on the provider and records the act. Throws SignInRequired, NotAllowed, NotFound. */
export async function decide(
  ctx: OperationContext,
  action: AdminActionName,
  providerId: string,
  act: (unit: Unit, provider: ProviderProfile, decision: Decision) => Promise<unknown>,
): Promise<ProviderReviewed> {
  const { accountId } = requireAdmin(ctx.viewer)
  await ctx.transact(async unit => {
    const found = await unit.tx.providerProfile.findUnique({
      where: { id: providerId },
      select: { accountId: true },
    })
    if (!found) throw new NotFound('Ese proveedor ya no está.')
    // The provider edits its profile under the same lock.
    await lockRow(unit.tx, 'Account', found.accountId)
    const provider = await unit.tx.providerProfile.findUniqueOrThrow({ where: { id: providerId } })
    const at = ctx.clock.now()
    await act(unit, provider, { actor: 'staff', accountId, at })
    await recordAdminAction(unit, { action, accountId, at, subjectId: providerId })
  })
  return { providerId }
}

export const subjectOf = ({ id, accountId, status }: ProviderProfile) => ({ id, accountId, state: status })
