import type { Tx } from '../../platform/db.ts'
import { NotFound } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { requireAccount, sessionOf } from '../viewer.ts'
import { sessionsEnded } from './account.events.ts'

interface DevicesClosed {
  readonly accountId: string
}

/** Signs one of the viewer’s browsers out and closes its sockets. Throws SignInRequired, NotFound. */
export async function closeDevice(ctx: OperationContext, sessionId: string): Promise<DevicesClosed> {
  const { accountId } = requireAccount(ctx.viewer)
  await ctx.transact(async ({ tx, emit }) => {
    const { count } = await tx.session.deleteMany({ where: { id: sessionId, accountId } })
    if (count === 0) throw new NotFound('Ese dispositivo ya no tiene la sesión abierta.')
    await emit(sessionsEnded, { accountId })
  })
  return { accountId }
}

/** Ends the sessions of that account everywhere but in the browser that asks. Returns how many there were. */
export async function endOtherSessions(
  { viewer }: OperationContext,
  tx: Tx,
  accountId: string,
): Promise<number> {
  const own = sessionOf(viewer)
  const { count } = await tx.session.deleteMany({
    where: { accountId, ...(own ? { id: { not: own } } : {}) },
  })
  return count
}

/** Signs all of the viewer’s other browsers out and closes their sockets. Throws SignInRequired. */
export async function closeOtherDevices(ctx: OperationContext): Promise<DevicesClosed> {
  const { accountId } = requireAccount(ctx.viewer)
  await ctx.transact(async ({ tx, emit }) => {
    const count = await endOtherSessions(ctx, tx, accountId)
    if (count > 0) await emit(sessionsEnded, { accountId })
  })
  return { accountId }
}
