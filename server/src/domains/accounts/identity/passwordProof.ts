import { DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { InvalidInput } from '../../../platform/refusal.ts'
import type { OperationContext } from '../../context.ts'
import { requireAccount } from '../../viewer.ts'
import { NoPassword } from '../account.errors.ts'
import { matchOwnPassword } from './ownPassword.ts'

/** A signed-in browser may be somebody else’s by now, who must not guess the password here. */
const PROOFS_PER_ACCOUNT = { name: 'password-proof', points: 10, perMs: 15 * MINUTE_MS }
export const PROOFS_PER_ACCOUNT_A_DAY = { name: 'password-proof-day', points: 50, perMs: DAY_MS }

/**
 * Checks that the signed-in user knows the password, before a change that could hand over the account. `path`
 * is the field it was typed in. An account without one must get one first, by a mailed link. Throws
 * SignInRequired, InvalidInput, NoPassword, RateLimited.
 */
export async function provePassword(
  ctx: OperationContext,
  password: string,
  path: string = 'password',
): Promise<void> {
  const { db, rateLimit } = ctx
  const { accountId } = requireAccount(ctx.viewer)
  await rateLimit.spend(PROOFS_PER_ACCOUNT, accountId)
  await rateLimit.spend(PROOFS_PER_ACCOUNT_A_DAY, accountId)
  const account = await db.prisma.account.findUnique({
    where: { id: accountId },
    select: { id: true, passwordHash: true },
  })
  const matches = (await matchOwnPassword(ctx, account, password)) !== null
  if (!account?.passwordHash) throw new NoPassword()
  if (!matches) throw new InvalidInput([{ path: [path], message: 'Esa no es tu contraseña.' }])
  await rateLimit.restore(PROOFS_PER_ACCOUNT, accountId)
  await rateLimit.restore(PROOFS_PER_ACCOUNT_A_DAY, accountId)
}
