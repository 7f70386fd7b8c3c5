import { z } from 'zod'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { openAccount, sealAccount } from './sealedAccount.ts'

/** Encrypts bank accounts anew that were sealed with a key that has been replaced. */
export const resealAccounts: JobType<Record<string, unknown>> = {
  queue: 'payouts.resealAccounts',
  data: z.looseObject({}),
}
const PAGE = 200

export const payoutJobs = [
  handleJob<Services, Record<string, unknown>>(resealAccounts, reseal, { cron: '17 6 * * *' }),
]

async function reseal(services: Services): Promise<void> {
  const { db, sealing } = services
  for (let last = ''; ; ) {
    const accounts = await db.prisma.payoutAccount.findMany({
      where: { sealed: { not: null }, ...(last && { id: { gt: last } }) },
      orderBy: { id: 'asc' },
      take: PAGE,
      select: { id: true, sealed: true },
    })
    for (const { id, sealed } of accounts) {
      const details = sealed !== null && sealing.isOld(sealed) && openAccount(services, { id, sealed })
      if (!details) continue
      // An account that was erased meanwhile stays erased.
      await db.prisma.payoutAccount.updateMany({
        where: { id, sealed },
        data: sealAccount(services, id, details),
      })
    }
    last = accounts.at(-1)?.id ?? ''
    if (accounts.length < PAGE) return
  }
}
