import { NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { type AdminActionName, recordAdminAction } from '../accounts/adminAction.operations.ts'
import { stepProviderChange } from '../accounts/profiles/providerChange.step.ts'
import { valuesOf } from '../accounts/profiles/verifiedFields.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireAdmin } from '../viewer.ts'

interface SeenChange {
  readonly changeId: string
  /** The change's revision that the admin saw. */
  readonly revision: number
}

/**
 * Puts the new values of a provider's verified fields into its profile and notifies it by mail. Throws
 * SignInRequired, NotAllowed, NotFound, WrongState.
 */
export function approveProviderChange(
  ctx: OperationContext,
  seen: SeenChange,
): Promise<{ providerId: string }> {
  return decide(ctx, 'approveProviderChange', seen, async (unit, change, by) => {
    await stepProviderChange(unit, change, { ...by, action: 'approve' }, { decidedAt: by.at })
    await unit.tx.providerProfile.update({
      where: { id: change.providerId },
      data: valuesOf(change),
      select: { id: true },
    })
  })
}

/** Turns a change of verified fields down; the provider gets the reason by mail. Throws as `approveProviderChange`. */
export function rejectProviderChange(
  ctx: OperationContext,
  { reason, ...seen }: SeenChange & { readonly reason: string },
): Promise<{ providerId: string }> {
  return decide(ctx, 'rejectProviderChange', seen, (unit, change, by) =>
    stepProviderChange(unit, change, { ...by, action: 'reject', note: reason }, { decidedAt: by.at, reason }),
  )
}

async function decide(
  ctx: OperationContext,
  action: AdminActionName,
  { changeId, revision }: SeenChange,
  act: (
    unit: Unit,
    change: Awaited<ReturnType<typeof readLocked>>,
    by: { readonly actor: 'staff'; readonly accountId: string; readonly at: Date },
  ) => Promise<unknown>,
): Promise<{ providerId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  return ctx.transact(async unit => {
    const change = await readLocked(unit, changeId)
    if (change.state === 'PENDING' && change.revision !== revision)
      throw new WrongState(
        'El proveedor lo cambió mientras lo mirabas. Revisá los datos nuevos.',
        change.state,
      )
    const at = ctx.clock.now()
    await act(unit, change, { actor: 'staff', accountId, at })
    await recordAdminAction(unit, { action, accountId, at, subjectId: change.providerId })
    return { providerId: change.providerId }
  })
}

/** The change and its provider's account, whose lock keeps the provider from editing it meanwhile. */
async function readLocked({ tx }: Unit, id: string) {
  const found = await tx.providerChange.findUnique({
    where: { id },
    select: { provider: { select: { accountId: true } } },
  })
  if (!found) throw new NotFound('Ese cambio ya no está.')
  const { accountId } = found.provider
  await lockRow(tx, 'Account', accountId)
  return { ...(await tx.providerChange.findUniqueOrThrow({ where: { id } })), accountId }
}
