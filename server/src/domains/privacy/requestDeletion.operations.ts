import { z } from 'zod'
import { after, DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import type { OperationContext, Services } from '../context.ts'
import { RESTORE_DAYS } from '../requests/asking/request.input.ts'
import { eraseRequests } from '../requests/editing/eraseRequests.ts'
import { REQUEST_GONE } from '../requests/request.errors.ts'
import { requestDeleted, requestRestored } from '../requests/request.events.ts'
import { visibleRequests } from '../requests/request.policy.ts'
import { type LockedRequest, lockRequest } from '../requests/requestLock.ts'
import { requireBuyer } from '../viewer.ts'
import { endRequest } from './leaving.ts'
import { openMoneyOfRequest } from './openMoney.ts'
import { MoneyOpen } from './privacy.errors.ts'

const eraseDeleted: JobType<{ requestId: string }> = {
  queue: 'requests.eraseDeleted',
  data: z.object({ requestId: z.uuid() }),
}

/**
 * Deletes an own request: ends an open one and removes it from the lists; its personal data is erased 30 days
 * later. A repeated call changes nothing. Throws SignInRequired, NotAllowed, NotFound, MoneyOpen.
 */
export async function deletePartRequest(ctx: OperationContext, id: string): Promise<{ requestId: string }> {
  const { accountId } = requireBuyer(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const request = await lockOwn(ctx, unit.tx, { id, accountId })
    if (request.deletedAt) return { requestId: id }
    const reasons = await openMoneyOfRequest(unit.tx, id)
    if (reasons.length > 0) throw new MoneyOpen(reasons)
    await endRequest(unit, request, accountId, at)
    await unit.tx.partRequest.update({ where: { id }, data: { deletedAt: at }, select: { id: true } })
    await unit.enqueue(eraseDeleted, { requestId: id }, { startAfter: after(at, RESTORE_DAYS * DAY_MS) })
    await unit.emit(requestDeleted, { requestId: id, buyerId: accountId }, { accountId })
    return { requestId: id }
  })
}

/**
 * Undoes a deletion; the request stays ended. A repeated call changes nothing. Throws SignInRequired,
 * NotAllowed, NotFound, WrongState.
 */
export async function restorePartRequest(ctx: OperationContext, id: string): Promise<{ requestId: string }> {
  const { accountId } = requireBuyer(ctx.viewer)
  return ctx.transact(async unit => {
    const request = await lockOwn(ctx, unit.tx, { id, accountId })
    if (!request.deletedAt) return { requestId: id }
    if (request.erasedAt)
      throw new WrongState('Pasaron los 30 días: sus datos ya se borraron.', request.state)
    await unit.tx.partRequest.update({ where: { id }, data: { deletedAt: null }, select: { id: true } })
    await unit.emit(requestRestored, { requestId: id, buyerId: accountId }, { accountId })
    return { requestId: id }
  })
}

async function lockOwn(
  { viewer }: OperationContext,
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
): Promise<LockedRequest> {
  const own = await tx.partRequest.findFirst({
    where: { id, buyerId: accountId, AND: [visibleRequests(viewer)] },
    select: { id: true },
  })
  const request = own && (await lockRequest(tx, own.id))
  if (!request) throw new NotFound(REQUEST_GONE)
  return request
}

/**
 * Erases a request deleted 30 days ago and not restored. One deleted again meanwhile has a job of its own.
 */
export const eraseDeletedRequests = handleJob<Services, { requestId: string }>(
  eraseDeleted,
  async ({ transact, clock }, { requestId }) => {
    const at = clock.now()
    await transact(async unit => {
      const request = await lockRequest(unit.tx, requestId)
      if (!request?.deletedAt || request.erasedAt) return
      if (after(request.deletedAt, RESTORE_DAYS * DAY_MS) > at) return
      await eraseRequests(unit, { id: requestId }, at)
    })
  },
)
