import { ECDH } from 'node:crypto'
import type { PushTarget } from '../../platform/pusher.ts'
import { InvalidInput, NotFound, SignInRequired } from '../../platform/refusal.ts'
import { openTarget, sealTarget } from '../accounts/identity/pushTargets.ts'
import type { OperationContext } from '../context.ts'
import { requireAccount, sessionOf } from '../viewer.ts'

const NO_SERVICE = 'Desde este navegador no podemos avisarte.'

/**
 * Subscribes the viewer's browser to pushes, until its session ends. A browser has one subscription: it takes the place
 * of a former one, and of another session's in the same browser. Throws SignInRequired, InvalidInput.
 */
export async function subscribePush(
  ctx: OperationContext,
  target: PushTarget,
): Promise<{ accountId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  const sessionId = sessionOf(ctx.viewer)
  if (sessionId === null) throw new SignInRequired()
  if (!ctx.pusher?.isKnown(target.endpoint))
    throw new InvalidInput([{ path: ['endpoint'], message: NO_SERVICE }])
  if (!isOnCurve(target.p256dh)) throw new InvalidInput([{ path: ['p256dh'], message: NO_SERVICE }])
  await ctx.transact(async ({ tx }) => {
    // Two calls of one browser follow each other.
    const sessions = await tx.$queryRawUnsafe<unknown[]>(
      'SELECT 1 FROM "Session" WHERE id = $1::uuid AND "accountId" = $2::uuid FOR UPDATE',
      sessionId,
      accountId,
    )
    if (sessions.length === 0) throw new SignInRequired()
    const row = sealTarget(ctx, sessionId, target)
    const { endpointHash } = row
    await tx.pushSubscription.deleteMany({ where: { endpointHash, sessionId: { not: sessionId } } })
    const former = await tx.pushSubscription.findUnique({ where: { sessionId } })
    if (former && isSame(openTarget(ctx, former), target)) return
    await tx.pushSubscription.upsert({
      where: { sessionId },
      create: { ...row, sessionId, createdAt: ctx.clock.now() },
      update: { ...row, createdAt: ctx.clock.now() },
    })
  })
  return { accountId }
}

/** Ends the pushes to one of the viewer's browsers. Throws SignInRequired, NotFound. */
export async function unsubscribePush(
  ctx: OperationContext,
  { id: sessionId }: { readonly id: string },
): Promise<{ accountId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  const { prisma } = ctx.db
  if ((await prisma.session.count({ where: { id: sessionId, accountId } })) === 0)
    throw new NotFound('Ese navegador ya no tiene la sesión abierta.')
  await prisma.pushSubscription.deleteMany({ where: { sessionId, session: { accountId } } })
  return { accountId }
}

function isOnCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

function isSame(one: PushTarget, other: PushTarget): boolean {
  return one.endpoint === other.endpoint && one.p256dh === other.p256dh && one.auth === other.auth
}
