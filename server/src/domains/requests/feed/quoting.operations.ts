import type { z } from 'zod'
import { HOUR_MS } from '../../../platform/clock.ts'
import type { OperationContext } from '../../context.ts'
import { requireApprovedProvider } from '../../viewer.ts'
import { topicsOfOwner } from '../request.events.ts'
import type { showQuotingInput } from './quoting.input.ts'
import { notCountedAsQuoting } from './requestAlerts.ts'

/** A form that opens and one that closes are two; a provider quotes forty times a day. */
const SIGNS_PER_PROVIDER = { name: 'quoting', points: 480, perMs: HOUR_MS }

/**
 * Counts the provider among those who are quoting a request of which it was notified, or no longer, and announces a
 * change to the owner. `isQuoting` is false for a provider that was not notified. Throws SignInRequired, NotAllowed,
 * RateLimited.
 */
export async function showQuoting(
  { db, clock, news, rateLimit, viewer }: OperationContext,
  { requestId, isQuoting }: z.output<typeof showQuotingInput>,
): Promise<{ isQuoting: boolean }> {
  const { provider } = requireApprovedProvider(viewer)
  await rateLimit.spend(SIGNS_PER_PROVIDER, provider.id)
  const now = clock.now()
  const own = { requestId, providerId: provider.id }
  const { count } = await db.prisma.requestAlert.updateMany({
    where: { ...own, ...(isQuoting ? notCountedAsQuoting(now) : { quotingAt: { not: null } }) },
    data: { quotingAt: isQuoting ? now : null },
  })
  const alert = await db.prisma.requestAlert.findUnique({
    where: { requestId_providerId: own },
    select: { quotingAt: true, request: { select: { id: true, buyerId: true } } },
  })
  if (!alert) return { isQuoting: false }
  const { id, buyerId } = alert.request
  const changed = { event: 'request.quoting', data: { requestId: id } }
  if (count > 0) for (const topic of topicsOfOwner({ requestId: id, buyerId })) news.publish(topic, changed)
  return { isQuoting: alert.quotingAt !== null }
}
