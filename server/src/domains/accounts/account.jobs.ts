import { z } from 'zod'
import { listen } from '../../platform/events.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import { signLink } from '../../platform/tokens.ts'
import type { Services } from '../context.ts'
import {
  providerApproved,
  providerRejected,
  registrationRepeated,
  registrationRequested,
} from './account.events.ts'
import {
  alreadyRegisteredMail,
  confirmationMail,
  providerApprovedMail,
  providerRejectedMail,
} from './account.mails.ts'
import { CONFIRMATION_LINK } from './account.operations.ts'

export const accountListeners = [
  listen<Services, { registrationId: string }>(
    registrationRequested,
    'mail',
    async (services, { registrationId }) => {
      const { db, mailer, settings } = services
      const registration = await db.prisma.registration.findUnique({ where: { id: registrationId } })
      if (!registration || registration.usedAt) return
      const token = signLink(settings.secret, CONFIRMATION_LINK, registration.id)
      await mailer.send({
        to: registration.email,
        idempotencyKey: `confirm-${registration.id}`,
        ...confirmationMail(`${settings.publicUrl}/auth?confirmar=${encodeURIComponent(token)}`),
      })
    },
  ),
  listen<Services, { accountId: string }>(registrationRepeated, 'mail', async (services, { accountId }) => {
    const account = await services.db.prisma.account.findUnique({ where: { id: accountId } })
    if (!account) return
    await services.mailer.send({
      to: account.email,
      ...alreadyRegisteredMail(`${services.settings.publicUrl}/auth`),
    })
  }),
  listen<Services, { providerId: string; accountId: string }>(providerApproved, 'mail', (services, event) =>
    mailProvider(services, event.providerId, provider =>
      providerApprovedMail(provider.companyName, `${services.settings.publicUrl}/dashboard`),
    ),
  ),
  listen<Services, { providerId: string; accountId: string }>(providerRejected, 'mail', (services, event) =>
    mailProvider(services, event.providerId, provider =>
      providerRejectedMail(provider.companyName, provider.decisionReason ?? ''),
    ),
  ),
]

const removeExpiredSessions: JobType<Record<string, unknown>> = {
  queue: 'sessions.removeExpired',
  data: z.looseObject({}),
}

export const accountJobs = [
  handleJob<Services, Record<string, unknown>>(
    removeExpiredSessions,
    services => services.sessions.removeExpired(),
    {
      cron: '17 6 * * *',
    },
  ),
]

async function mailProvider(
  { db, mailer }: Services,
  providerId: string,
  write: (provider: { companyName: string; decisionReason: string | null }) => {
    subject: string
    text: string
    html: string
  },
): Promise<void> {
  const provider = await db.prisma.providerProfile.findUnique({
    where: { id: providerId },
    select: { companyName: true, decisionReason: true, account: { select: { email: true } } },
  })
  if (provider) await mailer.send({ to: provider.account.email, ...write(provider) })
}
