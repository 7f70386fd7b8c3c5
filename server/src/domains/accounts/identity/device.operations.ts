import type { Tx } from '../../../platform/db.ts'
import { NotFound } from '../../../platform/refusal.ts'
import type { OperationContext } from '../../context.ts'
import { isAccount, requireAccount, sessionOf } from '../../viewer.ts'
import { sessionsEnded } from '../account.events.ts'
import { markBrowser, markOf } from './knownBrowsers.ts'

interface DevicesClosed extends Renewed {
  readonly accountId: string
}

/** Set-Cookie values for the asking browser, in the place of what ended elsewhere. */
export interface Renewed {
  readonly cookies: readonly string[]
}

/**
 * Gives the session of the browser that asks a new token, if that account has it: a copy of its cookie does not outlive a change
 * of what the account is proven by.
 */
export async function renewOwnSession(
  { viewer, sessions }: OperationContext,
  tx: Tx,
  accountId: string,
): Promise<string[]> {
  const id = sessionOf(viewer)
  const cookie = id && (await sessions.renew(tx, { id, accountId }))
  return cookie ? [cookie] : []
}

/**
 * Signs one of the viewer’s browsers out and closes its sockets. Marks do not name their session, so all
 * marks end except the asking browser’s. Throws SignInRequired, NotFound.
 */
export async function closeDevice(ctx: OperationContext, sessionId: string): Promise<DevicesClosed> {
  const { accountId } = requireAccount(ctx.viewer)
  return ctx.transact(async ({ tx, emit }) => {
    const cookies = await endOtherMarks(ctx, tx, accountId)
    const { count } = await tx.session.deleteMany({ where: { id: sessionId, accountId } })
    if (count === 0) throw new NotFound('Ese dispositivo ya no tiene la sesión abierta.')
    await emit(sessionsEnded, { accountId })
    return { accountId, cookies }
  })
}

/** Makes the marks of known browsers void, and gives the asking browser a new one where it had one or a session. */
async function endOtherMarks(ctx: OperationContext, tx: Tx, accountId: string): Promise<string[]> {
  const owner = await tx.account.update({
    where: { id: accountId },
    data: { markGeneration: { increment: 1 } },
    select: { id: true, markGeneration: true },
  })
  const hadMark = markOf(ctx, { ...owner, markGeneration: owner.markGeneration - 1 }) !== null
  return hadMark || isAccount(ctx.viewer, accountId) ? [markBrowser(ctx, owner)] : []
}

/**
 * Ends the sessions and marks of that account everywhere but in the browser that asks, which gets new ones. Returns how
 * many sessions there were.
 */
export async function endOtherSessions(
  ctx: OperationContext,
  tx: Tx,
  accountId: string,
): Promise<Renewed & { readonly count: number }> {
  const own = sessionOf(ctx.viewer)
  const marks = await endOtherMarks(ctx, tx, accountId)
  const { count } = await tx.session.deleteMany({
    where: { accountId, ...(own ? { id: { not: own } } : {}) },
  })
  return { count, cookies: [...marks, ...(await renewOwnSession(ctx, tx, accountId))] }
}

/** Signs all of the viewer’s other browsers out and closes their sockets. Throws SignInRequired. */
export async function closeOtherDevices(ctx: OperationContext): Promise<DevicesClosed> {
  const { accountId } = requireAccount(ctx.viewer)
  return ctx.transact(async ({ tx, emit }) => {
    const { cookies } = await endOtherSessions(ctx, tx, accountId)
    // The sockets are closed even when no other session exists: a copy of the asking browser’s cookie may have sockets.
    await emit(sessionsEnded, { accountId })
    return { accountId, cookies }
  })
}
