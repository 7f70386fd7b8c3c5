import { dayOf, endOf } from '../../../platform/businessDays.ts'
import { after, DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import type { OperationContext } from '../../context.ts'
import { requireProvider } from '../../viewer.ts'

/** The hours of Uruguay's day at which digests are mailed, the last one first. */
const DIGEST_HOURS = [14, 8]

/** The latest time of a digest, which may be `at` itself. */
export function latestDigest(at: Date): Date {
  const midnight = after(endOf(dayOf(at)), -DAY_MS)
  const today = DIGEST_HOURS.map(hour => after(midnight, hour * HOUR_MS))
  const yesterdaysLast = after(midnight, Math.max(...DIGEST_HOURS) * HOUR_MS - DAY_MS)
  return today.find(time => time <= at) ?? yesterdaysLast
}

/** Chooses between two digests a day and a mail within the hour, for the viewer's provider. Throws SignInRequired, NotAllowed. */
export async function setRequestDigest(
  { db, viewer }: OperationContext,
  { isWanted }: { isWanted: boolean },
): Promise<{ accountId: string }> {
  const { accountId } = requireProvider(viewer)
  await db.prisma.providerProfile.updateMany({
    where: { accountId, digestsRequests: !isWanted },
    data: { digestsRequests: isWanted },
  })
  return { accountId }
}
