import { recordAdminAction } from '../src/domains/accounts/adminAction.operations.ts'
import type { Harness } from './harness.ts'

/** A line of the team's log about a provider, by its fixture's name. */
export async function keepAdminAction(
  { clock, services }: Harness,
  accountId: string,
  providerId: string,
): Promise<{ adminAction: string }> {
  await services.transact(unit =>
    recordAdminAction(unit, {
      action: 'approveProvider',
      accountId,
      at: clock.now(),
      subjectId: providerId,
    }),
  )
  const { id } = await services.db.prisma.adminAction.findFirstOrThrow({ orderBy: { id: 'desc' } })
  return { adminAction: id }
}
