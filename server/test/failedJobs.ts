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

/** A run of a scheduled job that ended well, and failures of a vendor. */
export async function keepHealth(harness: Harness): Promise<void> {
  const { clock, services } = harness
  const queue = 'payment.reconcile'
  const run = { ranAt: clock.now(), tookMs: 812 }
  await services.db.prisma.timerRun.upsert({ where: { queue }, create: { queue, ...run }, update: run })
  await keepVendorResult(harness)
}

/** Failures of the mail server after a success. */
async function keepVendorResult({ clock, services }: Harness): Promise<void> {
  const at = clock.now()
  const results = {
    succeededAt: at,
    failedAt: at,
    failure: 'MailUnavailable: the mail server failed: connect ECONNREFUSED',
    failuresInRow: 2,
  }
  await services.db.prisma.vendorResult.upsert({
    where: { vendor: 'MAIL' },
    create: { vendor: 'MAIL', ...results },
    update: results,
  })
}

export const VENDOR_HEALTH_FIELDS = [
  'name',
  'isConnected',
  'succeededAt',
  'failedAt',
  'failure',
  'failuresInRow',
  'hasBreaker',
  'restsUntil',
]
