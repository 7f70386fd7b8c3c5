import { recordAdminAction } from '../src/domains/accounts/adminAction.operations.ts'
import { newId } from '../src/platform/ids.ts'
import type { Harness } from './harness.ts'

/** A line of the team's log about a provider, and a change of a setting, by their fixtures' names. */
export async function keepAdminAction(
  { clock, services }: Harness,
  accountId: string,
  providerId: string,
): Promise<{ adminAction: string; settingChange: string }> {
  await services.transact(unit =>
    recordAdminAction(unit, {
      action: 'approveProvider',
      accountId,
      at: clock.now(),
      subjectId: providerId,
    }),
  )
  const { id } = await services.db.prisma.adminAction.findFirstOrThrow({ orderBy: { id: 'desc' } })
  const settingChange = newId()
  await services.db.prisma.settingChange.create({
    data: { id: settingChange, name: 'NEW_BUYER_DAYS', from: '30', to: '40', accountId, at: clock.now() },
  })
  return { adminAction: id, settingChange }
}
