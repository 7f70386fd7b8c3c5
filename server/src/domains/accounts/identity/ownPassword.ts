import type { Account } from '../../../generated/prisma/client.ts'
import { hashPassword, matchPassword } from '../../../platform/passwords.ts'
import type { OperationContext } from '../../context.ts'

/**
 * The account’s hash when this is its password, else null. A hash of another Unicode form is replaced by one of the present
 * form. The comparison takes as long when no account exists.
 */
export async function matchOwnPassword(
  { db }: Pick<OperationContext, 'db'>,
  account: Pick<Account, 'id' | 'passwordHash'> | null,
  typed: string,
): Promise<string | null> {
  const stored = account?.passwordHash ?? null
  const match = await matchPassword(stored, typed)
  if (!account || match === 'WRONG') return null
  if (match === 'RIGHT') return stored
  const passwordHash = await hashPassword(typed)
  const { count } = await db.prisma.account.updateMany({
    where: { id: account.id, passwordHash: stored },
    data: { passwordHash },
  })
  // Changed meanwhile: a session with the former hash is refused.
  return count > 0 ? passwordHash : stored
}
