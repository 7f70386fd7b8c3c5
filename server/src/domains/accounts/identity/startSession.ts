import type { Account, ExternalIdentity } from '../../../generated/prisma/client.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import type { OperationContext } from '../../context.ts'
import { accountOf, sessionOf } from '../../viewer.ts'
import { sessionsEnded } from '../account.events.ts'

/** The proofs before a session: the account, and whether its second factor was checked. */
export interface Proven {
  readonly account: Pick<Account, 'id' | 'passwordHash'>
  readonly withSecondFactor: boolean
  /** The vendor identity that proved the account, if one did. */
  readonly identity?: Pick<ExternalIdentity, 'vendor' | 'subject'>
}

/** Begins a session, and ends the one that the browser had before; returns the Set-Cookie value. */
export async function replaceSession(ctx: OperationContext, accountId: string): Promise<string> {
  const cookie = await ctx.sessions.start(accountId, ctx.userAgent)
  await endFormerSession(ctx)
  return cookie
}

/** Ends the former session of this browser, so that a copied cookie cannot open it. */
async function endFormerSession({ viewer, sessions, transact }: OperationContext): Promise<void> {
  const former = sessionOf(viewer)
  const account = accountOf(viewer)
  if (!former || !account) return
  await sessions.end(former)
  await transact(({ emit }) => emit(sessionsEnded, { accountId: account.accountId }))
}

/**
 * Begins the session for these proofs; returns the Set-Cookie value. A new password, a second factor, a
 * removed identity or an erasure ends all sessions: one being begun with earlier proofs ends too, and
 * `outdated` is thrown. The new session waits for a change in progress, because the session’s row refers to the locked
 * account.
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
