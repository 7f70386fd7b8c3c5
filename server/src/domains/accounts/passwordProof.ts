import { MINUTE_MS } from '../../platform/clock.ts'
import { passwordMatches } from '../../platform/passwords.ts'
import { InvalidInput } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { requireAccount } from '../viewer.ts'

/** A signed-in browser may be somebody else’s by now, who must not guess the password here. */
const PROOFS_PER_ACCOUNT = { name: 'password-proof', points: 10, perMs: 15 * MINUTE_MS }

/**
 * That who is signed in knows the password, before what would give the account away. `path` is the field it was typed
 * in. Throws SignInRequired, InvalidInput, RateLimited.
 */
export async function provePassword(
  { viewer, db, rateLimit }: OperationContext,
  password: string,
  path: string = 'password',
): Promise<void> {
  const { accountId } = requireAccount(viewer)
  await rateLimit.spend(PROOFS_PER_ACCOUNT, accountId)
  const account = await db.prisma.account.findUnique({
    where: { id: accountId },
    select: { passwordHash: true },
  })
  if (!(await passwordMatches(account?.passwordHash ?? null, password)))
    throw new InvalidInput([{ path: [path], message: 'Esa no es tu contraseña.' }])
  await rateLimit.restore(PROOFS_PER_ACCOUNT, accountId)
}
