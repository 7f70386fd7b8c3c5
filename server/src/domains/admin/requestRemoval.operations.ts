import { z } from 'zod'
import { after } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import { provePassword } from '../accounts/identity/passwordProof.ts'
import type { OperationContext, Services } from '../context.ts'
import { eraseRequests } from '../requests/editing/eraseRequests.ts'
import { requestsPutBack, requestsRemoved } from '../requests/request.events.ts'
import { requireAdmin } from '../viewer.ts'
import { KEPT, REMOVABLE, UNDO_REMOVAL_MS, undoableRemovals } from './requestRemoval.policy.ts'

const eraseRemoved: JobType<{ removalId: string }> = {
  queue: 'requests.eraseRemoved',
  data: z.object({ removalId: z.uuid() }),
}
/** Requests erased in one transaction. */
const ERASED_AT_ONCE = 200

/**
 * Hides every request without money, with its parts, files and offers, until the removal is undone; their
 * personal data is erased 30 days later. Throws SignInRequired, NotAllowed, NoPassword, InvalidInput,
 * RateLimited, WrongState when there is none.
 */
export async function removeAllRequests(
  ctx: OperationContext,
  { password }: { password: string },
): Promise<{ removalId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  await provePassword(ctx, password)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx } = unit
    // A payment that begins meanwhile waits, and finds the request gone; one that began before keeps it.
    await tx.$executeRaw`SELECT 1 FROM "PartRequest" WHERE "removalId" IS NULL ORDER BY id FOR UPDATE`
    const removalId = newId()
    await tx.requestRemoval.create({ data: { id: removalId, accountId, createdAt: at } })
    const kept = await tx.partRequest.count({ where: KEPT })
    const { count: requests } = await tx.partRequest.updateMany({ where: REMOVABLE, data: { removalId } })
    if (requests === 0) throw new WrongState('No hay solicitudes para eliminar.', 'EMPTY')
    const removed = { request: { removalId } }
    const { count: offers } = await tx.offer.updateMany({ where: removed, data: { removalId } })
    const parts = await tx.requestedPart.count({ where: removed })
    const files = await tx.requestFile.count({ where: removed })
    await tx.requestRemoval.update({
      where: { id: removalId },
      data: { requests, parts, files, offers, kept },
      select: { id: true },
    })
    await unit.enqueue(eraseRemoved, { removalId }, { startAfter: after(at, UNDO_REMOVAL_MS) })
    await recordAdminAction(unit, { action: 'removeAllRequests', accountId, at, subjectId: removalId })
    await unit.emit(requestsRemoved, { removalId }, { accountId })
    return { removalId }
  })
}

/**
 * Shows the requests of a removal again, exactly as they were. Throws SignInRequired, NotAllowed, NotFound,
 * WrongState.
 */
export async function undoRequestRemoval(ctx: OperationContext, id: string): Promise<{ removalId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx } = unit
    const found = await tx.requestRemoval.findUnique({ where: { id }, select: { undoneAt: true } })
    if (!found) throw new NotFound('Esa eliminación ya no está.')
    const { count } = await tx.requestRemoval.updateMany({
      where: { id, AND: [undoableRemovals(at)] },
      data: { undoneAt: at },
    })
    if (count === 0)
      throw new WrongState(
        found.undoneAt ? 'Esa eliminación ya se deshizo.' : 'Pasaron los 30 días: ya no se puede deshacer.',
        found.undoneAt ? 'UNDONE' : 'OVERDUE',
      )
    await tx.partRequest.updateMany({ where: { removalId: id }, data: { removalId: null } })
    await tx.offer.updateMany({ where: { removalId: id }, data: { removalId: null } })
    await recordAdminAction(unit, { action: 'undoRequestRemoval', accountId, at, subjectId: id })
    await unit.emit(requestsPutBack, { removalId: id }, { accountId })
    return { removalId: id }
  })
}

/** Erases the personal data of requests removed 30 days ago, in batches; they stay hidden. */
export const eraseRemovedRequests = handleJob<Services, { removalId: string }>(
  eraseRemoved,
  async ({ transact, clock }, { removalId }) => {
    const at = clock.now()
    const eraseBatch = () =>
      transact(async unit => {
        const removal = await unit.tx.requestRemoval.findUnique({ where: { id: removalId } })
        if (!removal || removal.undoneAt || removal.erasedAt) return 0
        if (after(removal.createdAt, UNDO_REMOVAL_MS) > at) return 0
        const batch = await unit.tx.partRequest.findMany({
          where: { removalId, erasedAt: null },
          select: { id: true },
          orderBy: { id: 'asc' },
          take: ERASED_AT_ONCE,
        })
        if (batch.length > 0) await eraseRequests(unit, { id: { in: batch.map(({ id }) => id) } }, at)
        else await unit.tx.requestRemoval.updateMany({ where: { id: removalId }, data: { erasedAt: at } })
        return batch.length
      })
    while ((await eraseBatch()) > 0);
  },
)
