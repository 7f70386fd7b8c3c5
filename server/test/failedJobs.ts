import { newId } from '../src/platform/ids.ts'
import type { Harness } from './harness.ts'

/** A mail about a provider that failed for the last time, by its fixture's name. */
export async function keepFailedJob(
  { clock, services }: Pick<Harness, 'clock' | 'services'>,
  { providerId = newId(), isDecided = false } = {},
): Promise<{ failedJob: string }> {
  const at = clock.now()
  const id = newId()
  await services.db.prisma.failedJob.create({
    data: {
      id,
      queue: 'channels.mail',
      data: {
        notice: 'providerApproved',
        key: '',
        event: { eventId: newId(), event: 'provider.approved', accountId: null, data: { providerId } },
      },
      reason: 'Error: 550 5.1.1 [email] mailbox unavailable',
      attempts: 13,
      createdAt: at,
      failedAt: at,
      ...(isDecided && { state: 'RETRIED', decidedAt: at }),
    },
  })
  return { failedJob: id }
}

/** A run of a scheduled job that ended well. */
export async function keepTimerRun({ clock, services }: Harness): Promise<void> {
  const queue = 'payment.reconcile'
  const run = { ranAt: clock.now(), tookMs: 812 }
  await services.db.prisma.timerRun.upsert({ where: { queue }, create: { queue, ...run }, update: run })
}
