import type { PayoutAccount, Prisma } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'

/** Approved accounts whose time has come; a provider's newest one is in force. */
export function effectiveAccounts(now: Date): Prisma.PayoutAccountWhereInput {
  return { state: 'APPROVED', effectiveAt: { lte: now } }
}

type Timed = Pick<PayoutAccount, 'state' | 'effectiveAt'>

/** Applies the condition of `effectiveAccounts` to a row. */
export function isEffective({ state, effectiveAt }: Timed, now: Date): boolean {
  return state === 'APPROVED' && effectiveAt !== null && effectiveAt <= now
}

/** The account in force among those of one provider; null without one. */
export function inForce<Account extends Timed>(accounts: readonly Account[], now: Date): Account | null {
  const effective = accounts.filter(account => isEffective(account, now))
  const time = ({ effectiveAt }: Timed) => effectiveAt?.getTime() ?? 0
  return effective.toSorted((one, other) => time(other) - time(one))[0] ?? null
}

/** The account in force of each of these providers, or of all; providers without one are left out. */
export async function accountsInForce(
  tx: Pick<Tx, 'payoutAccount'>,
  now: Date,
  providerIds?: readonly string[],
): Promise<ReadonlyMap<string, PayoutAccount>> {
  const accounts = await tx.payoutAccount.findMany({
    where: {
      ...effectiveAccounts(now),
      ...(providerIds ? { providerId: { in: [...providerIds] } } : {}),
    },
    orderBy: [{ effectiveAt: 'asc' }, { id: 'asc' }],
  })
  return new Map(accounts.map(account => [account.providerId, account]))
}
