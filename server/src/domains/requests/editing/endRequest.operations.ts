import type { Prisma } from '../../../generated/prisma/client.ts'
import { NotFound, WrongState } from '../../../platform/refusal.ts'
import type { OperationContext } from '../../context.ts'
import { requireBuyer } from '../../viewer.ts'
import { openedBy, readFollowToken } from '../following/follow.ts'
import { REQUEST_GONE } from '../request.errors.ts'
import { isPartlyBought, partRequestLifecycle, stateAt } from '../request.lifecycle.ts'
import { followableRequests, visibleRequests } from '../request.policy.ts'
import { stepPartRequest } from '../request.step.ts'
import { lockRequest } from '../requestLock.ts'

/**
 * Ends an own request. Parts that are bought already stay bought: then only its open parts are given up. Throws
 * SignInRequired, NotAllowed, NotFound, WrongState.
 */
export async function cancelPartRequest(
  ctx: OperationContext,
  { id, reason }: { id: string; reason: string },
): Promise<{ requestId: string }> {
  const { accountId } = requireBuyer(ctx.viewer)
  const own = { id, buyerId: accountId, AND: [visibleRequests(ctx.viewer)] }
  return cancel(ctx, own, { accountId, reason })
}

/** The same by the link of a request without an account. Throws NotFound, WrongState. */
export async function cancelFollowedRequest(
  ctx: OperationContext,
  { token, reason }: { token: string; reason: string },
): Promise<{ requestId: string }> {
  const followed = readFollowToken(ctx.settings, token)
  if (followed === null) throw new NotFound(REQUEST_GONE)
  return cancel(
    ctx,
    { AND: [openedBy(followed), followableRequests(ctx.clock.now())] },
    { accountId: null, reason },
  )
}

async function cancel(
  ctx: OperationContext,
  where: Prisma.PartRequestWhereInput,
  { accountId, reason }: { accountId: string | null; reason: string },
): Promise<{ requestId: string }> {
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const found = await unit.tx.partRequest.findFirst({ where, select: { id: true } })
    const request = found && (await lockRequest(unit.tx, found.id))
    // An account that signed up with the e-mail meanwhile decides now.
    if (!request || request.buyerId !== accountId) throw new NotFound(REQUEST_GONE)
    const state = stateAt(request, at)
    if (state !== request.state) throw new WrongState(partRequestLifecycle.because[state], state)
    const action = isPartlyBought(request) ? 'endPartly' : 'cancel'
    await stepPartRequest(unit, request, { action, actor: 'buyer', accountId, at }, { cancelReason: reason })
    return { requestId: request.id }
  })
}
