import type { PartnerEvent } from '../../../generated/prisma/client.ts'
import { handleJob } from '../../../platform/jobs.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import type { Services, TestWebhooks } from '../../context.ts'
import { addDeliveries } from '../partnerEvents.ts'
import { sendSimulatedEvent } from './simulation.jobTypes.ts'

/** A job of the simulated market. */
export const sendSimulatedEventJob = handleJob<Services, { eventId: string }>(
  sendSimulatedEvent,
  async ({ db, testWebhooks }, { eventId }) => {
    const event = await db.prisma.partnerEvent.findUnique({ where: { id: eventId } })
    if (event) await testWebhooks?.send(event)
  },
)

/**
 * The webhooks for tests, which the site itself has: one log, one delivery and one mail when a server fails serve both markets.
 * `site` is asked when the first event comes, because the simulated market is made first.
 */
export function testWebhooksOf(site: () => Pick<Services, 'transact'>): TestWebhooks {
  return { send: event => site().transact(unit => copyEvent(unit, event)) }
}

async function copyEvent(unit: Unit, event: PartnerEvent): Promise<void> {
  const { tx } = unit
  const { id, providerId, number } = event
  // A job that is repeated has sent it.
  if ((await tx.partnerEvent.count({ where: { id } })) > 0) return
  if ((await tx.webhook.count({ where: { providerId, mode: 'TEST', disabledAt: null } })) === 0) return
  // The numbers of a simulated market that was made anew begin again.
  await tx.partnerEvent.deleteMany({ where: { providerId, mode: 'TEST', number } })
  await addDeliveries(unit, await tx.partnerEvent.create({ data: { ...event, mode: 'TEST' } }), 'TEST')
}
