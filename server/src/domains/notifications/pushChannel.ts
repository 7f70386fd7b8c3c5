import { after, DAY_MS, SECOND_MS } from '../../platform/clock.ts'
import { Postponed } from '../../platform/jobPostponed.ts'
import { PushGone, PushUnavailable } from '../../platform/pusher.ts'
import { openTarget, sealTarget } from '../accounts/identity/pushTargets.ts'
import type { Services } from '../context.ts'
import type { BellDraft, Channel, Delivery } from '../notice.ts'
import { isWanted } from './noticePreferences.ts'

/** The push service keeps a message no longer for a browser that is offline, and no push service postpones it longer. */
const LIFETIME_MS = DAY_MS

/** One delivery for each signed-in browser that subscribed. A repeated one replaces the first by its topic and tag. */
export const pushChannel: Channel<'push'> = {
  name: 'push',
  retry: { limit: 8, firstDelaySeconds: 20 },
  disturbs: true,
  async targets(services, delivery) {
    const { accountId } = delivery
    const { pusher, db, clock } = services
    if (!pusher || accountId === null) return []
    const subscriptions = await db.prisma.pushSubscription.findMany({
      where: { session: { accountId, expiresAt: { gt: clock.now() } } },
      select: { sessionId: true },
    })
    if (subscriptions.length === 0 || !(await isWanted(services, delivery, 'PUSH'))) return []
    return subscriptions.map(({ sessionId }) => sessionId)
  },
  async deliver(services, delivery) {
    const { pusher, db, clock } = services
    const { target: sessionId, accountId, notice, event } = delivery
    if (!pusher || sessionId === undefined || accountId === null) return
    // Signed out, unsubscribed or switched off since the delivery was planned.
    const subscription = await db.prisma.pushSubscription.findFirst({
      where: { sessionId, session: { accountId, expiresAt: { gt: clock.now() } } },
    })
    if (!subscription || !(await isWanted(services, delivery, 'PUSH'))) return
    const browser = openTarget(services, subscription)
    try {
      await pusher.send(browser, {
        ...contentOf(services, delivery),
        lifetimeS: LIFETIME_MS / SECOND_MS,
        urgency: notice.urgency === 'ROUTINE' ? 'NORMAL' : 'HIGH',
      })
    } catch (error) {
      if (!(error instanceof PushGone)) throw await postponed(services, event.eventId, error)
      // The browser may have subscribed again meanwhile, under another endpoint.
      const { endpointHash } = subscription
      await db.prisma.pushSubscription.deleteMany({ where: { sessionId, endpointHash } })
      return
    }
    if (services.sealing.isOld(subscription.sealed))
      await db.prisma.pushSubscription.updateMany({
        where: { sessionId, sealed: subscription.sealed },
        data: sealTarget(services, sessionId, browser),
      })
  },
}

/** Obeys the wait that a push service asks for, until the event is too old; any other error counts as a failed attempt. */
async function postponed(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  eventId: string,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof PushUnavailable) || error.retryAfterMs === null) return error
  const until = after(clock.now(), error.retryAfterMs)
  const event = await db.prisma.domainEvent.findUnique({ where: { id: eventId }, select: { at: true } })
  return event && until < after(event.at, LIFETIME_MS) ? new Postponed(until) : error
}

/** The most characters of a message: 3,993 bytes hold it in any script. */
const MOST_CHARACTERS = 300

/** The text for the service worker, `client/src/worker/serviceWorker.ts`. */
function contentOf(
  { settings: { publicUrl } }: Pick<Services, 'settings'>,
  { id, notice, message: { title, message, url, once } }: Delivery<BellDraft>,
): { text: string; topic: string } {
  if (!url.startsWith(`${publicUrl}/`)) throw new Error(`${notice.id} leads to no page of our site`)
  const tag = once ?? id
  const body = message.length > MOST_CHARACTERS ? `${message.slice(0, MOST_CHARACTERS - 1)}…` : message
  return {
    text: JSON.stringify({ title, body, path: url.slice(publicUrl.length), tag }),
    topic: id.replaceAll('-', ''),
  }
}
