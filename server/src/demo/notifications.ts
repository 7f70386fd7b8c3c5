import type { Services } from '../domains/context.ts'
import { markNotificationsRead } from '../domains/notifications/notification.operations.ts'
import { handlers, notices } from '../domains/reactions.ts'
import { requireAccount } from '../domains/viewer.ts'
import { after, DAY_MS } from '../platform/clock.ts'
import type { CastName } from './cast.ts'
import type { Teller } from './story.ts'

const NEWEST_MS = 14 * DAY_MS
/** Everybody has read their older notifications. */
const READ_AFTER_MS = 2 * DAY_MS

const BELL = 'channels.bell'

/** Delivers the bell's notices of the story's events, each at its own time, and reads the older ones. */
export async function ringBells(
  { now, stage, as }: Pick<Teller, 'now' | 'as'> & { readonly stage: Pick<Teller['stage'], 'clock'> },
  services: Services,
  members: readonly CastName[],
): Promise<void> {
  const { prisma } = services.db
  const noticesWithBell = notices.filter(({ words }) => 'bell' in words)
  const events = await prisma.domainEvent.findMany({
    where: {
      name: { in: [...new Set(noticesWithBell.map(({ event }) => event.name))] },
      at: { gte: after(now, -NEWEST_MS) },
    },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
  const deliveries: Record<string, unknown>[] = []
  const collecting: Services = {
    ...services,
    transact: work =>
      services.transact(unit =>
        work({
          ...unit,
          enqueue: async ({ queue }, data) => {
            if (queue === BELL) deliveries.push(data)
          },
        }),
      ),
  }
  for (const { id: eventId, name: event, data, accountId, at } of events) {
    stage.clock.travelTo(at)
    for (const { name: listener, queue } of noticesWithBell.filter(notice => notice.event.name === event))
      await run(collecting, queue, { eventId, event, data, accountId, listener })
    for (const delivery of deliveries.splice(0)) await run(services, BELL, delivery)
  }
  stage.clock.comeBack()
  for (const name of members) {
    const member = as(name)
    const { accountId } = requireAccount(member.viewer)
    const newest = await prisma.notification.findFirst({
      where: { accountId, createdAt: { lt: after(now, -READ_AFTER_MS) } },
      orderBy: { id: 'desc' },
    })
    if (newest) await markNotificationsRead(member, { upToId: newest.id })
  }
}

async function run(services: Services, queue: string, data: Record<string, unknown>): Promise<void> {
  const handler = handlers.find(candidate => candidate.queue === queue)
  if (!handler) throw new Error(`there is no job ${queue}`)
  await handler.act(services, data)
}
