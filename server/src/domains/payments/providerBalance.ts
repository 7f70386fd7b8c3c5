import type { LedgerAccount } from '../../generated/prisma/client.ts'
import { batched } from '../../platform/batched.ts'
import type { OperationContext } from '../context.ts'

interface Balance {
  readonly account: LedgerAccount
  readonly providerId: string
}

/** Tuerca's debt to a provider in one account, in centésimos; concurrent calls share one read. */
export const owedToProvider = batched(readAll)

async function readAll({ db }: OperationContext, balances: readonly Balance[]): Promise<number[]> {
  const sums = await db.prisma.ledgerEntry.groupBy({
    by: ['account', 'providerId'],
    where: {
      account: { in: [...new Set(balances.map(({ account }) => account))] },
      providerId: { in: [...new Set(balances.map(({ providerId }) => providerId))] },
    },
    _sum: { amountCentesimos: true },
  })
  const found = new Map(
    sums.map(({ account, providerId, _sum }) => [`${account} ${providerId}`, _sum.amountCentesimos ?? 0]),
  )
  return balances.map(({ account, providerId }) => 0 - (found.get(`${account} ${providerId}`) ?? 0))
}
