import type { Account, ExternalIdentity } from '../../../generated/prisma/client.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import type { OperationContext } from '../../context.ts'
import { accountOf, sessionOf } from '../../viewer.ts'
import { sessionsEnded } from '../account.events.ts'

/** What was proven before a session begins: of which account, and whether its second factor was asked for. */
export interface Proven {
  readonly account: Pick<Account, 'id' | 'passwordHash'>
  readonly withSecondFactor: boolean
  /** By which they came, if by one. */
  readonly identity?: Pick<ExternalIdentity, 'vendor' | 'subject'>
}

/** Begins a session, and ends the one that the browser had before; returns the Set-Cookie value. */
export async function replaceSession(ctx: OperationContext, accountId: string): Promise<string> {
  const cookie = await ctx.sessions.start(accountId, ctx.userAgent)
  await endFormerSession(ctx)
  return cookie
}

/** Whoever signs in where somebody is signed in leaves no session behind that a copied cookie could open. */
async function endFormerSession({ viewer, sessions, transact }: OperationContext): Promise<void> {
  const former = sessionOf(viewer)
  const account = accountOf(viewer)
  if (!former || !account) return
  await sessions.end(former)
  await transact(({ emit }) => emit(sessionsEnded, { accountId: account.accountId }))
}

/**
 * Begins the session of whoever has given these proofs; returns the Set-Cookie value. A new password, a second factor, an
 * identity taken off or an erasure ends the sessions that there are: one that was just being begun with the proofs of before ends too, and
 * `outdated` is thrown. It waits for a change under way, because the session’s row refers to the account that is locked.
 */
export async function startSession(
  ctx: OperationContext,
  { account, withSecondFactor, identity }: Proven,
  outdated: () => Refusal,
): Promise<string> {
  const cookie = await ctx.sessions.start(account.id, ctx.userAgent)
  const now = await ctx.db.prisma.account.findUnique({
    where: { id: account.id },
    select: {
      passwordHash: true,
      erasedAt: true,
      secondFactor: { select: { enabledAt: true } },
      identities: { select: { vendor: true, subject: true } },
    },
  })
  const asksForMore = !withSecondFactor && now?.secondFactor?.enabledAt
  const isLinked =
    !identity ||
    now?.identities.some(({ vendor, subject }) => vendor === identity.vendor && subject === identity.subject)
  if (now && !now.erasedAt && !asksForMore && isLinked && now.passwordHash === account.passwordHash) {
    await endFormerSession(ctx)
    return cookie
  }
  await ctx.sessions.discard(cookie)
  throw outdated()
}
