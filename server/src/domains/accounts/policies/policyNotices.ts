import { z } from 'zod'
import type { ConsentPolicy } from '../../../generated/prisma/enums.ts'
import { handleJob, type JobType } from '../../../platform/jobs.ts'
import type { Services } from '../../context.ts'
import { policiesChanged } from '../account.events.ts'
import { CURRENT_POLICIES } from './policies.ts'

/** An account and a version that it has not accepted and was not mailed about. */
interface Untold {
  readonly accountId: string
  readonly policy: ConsentPolicy
  readonly version: string
}

/**
 * The maximum of versions per run, plus those of its last account: the mails are spread over hours, so that
 * awaited mails are not delayed.
 */
export const TOLD_AT_ONCE = 100

const tellOfPolicies: JobType<Record<string, unknown>> = {
  queue: 'policies.tell',
  data: z.looseObject({}),
}

/**
 * Mails accounts the policies that changed since they accepted them: once for each version, with all changes
 * in one mail, also when several processes run this at once. Deactivated accounts get the mail once they are
 * active again.
 */
export const notifyChangedPolicies = handleJob<Services, Record<string, unknown>>(
  tellOfPolicies,
  async ({ db, transact, clock }) => {
    const untold = await readUntold(db)
    if (untold.length === 0) return
    const toldAt = clock.now()
    await transact(async ({ tx, emit }) => {
      const told = await tx.policyNotice.createManyAndReturn({
        data: untold.map(one => ({ ...one, toldAt })),
        skipDuplicates: true,
        select: { accountId: true, policy: true, version: true },
      })
      for (const accountId of new Set(told.map(notice => notice.accountId))) {
        const own = told.filter(notice => notice.accountId === accountId)
        const versions = own.map(({ policy, version }) => ({ policy, version }))
        await emit(policiesChanged, { accountId, versions })
      }
    })
  },
  { cron: '*/10 * * * *' },
)

/** Reads by account, so that concurrent runs insert in one order; includes all versions of the last account. */
async function readUntold({ prisma }: Services['db']): Promise<Untold[]> {
  const { termsOfUse, privacyPolicy } = CURRENT_POLICIES
  return prisma.$queryRaw<Untold[]>`
    SELECT account.id AS "accountId", held.policy::text, held.version
    FROM "Account" account
    CROSS JOIN (
      VALUES ('TERMS_OF_USE'::"ConsentPolicy", ${termsOfUse}::text), ('PRIVACY_POLICY', ${privacyPolicy})
    ) held (policy, version)
    WHERE account."erasedAt" IS NULL AND account."deactivatedAt" IS NULL AND NOT EXISTS (
      SELECT FROM "PolicyConsent" consent
      WHERE consent."accountId" = account.id AND consent.policy = held.policy AND consent.version >= held.version
    ) AND NOT EXISTS (
      SELECT FROM "PolicyNotice" notice
      WHERE notice."accountId" = account.id AND notice.policy = held.policy AND notice.version >= held.version
    )
    ORDER BY account.id FETCH FIRST ${TOLD_AT_ONCE} ROWS WITH TIES`
}
