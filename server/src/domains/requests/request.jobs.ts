import { listen } from '../../platform/events.ts'
import { handleJob } from '../../platform/jobs.ts'
import { quoteTyped } from '../../platform/mailLayout.ts'
import { accountCreated } from '../accounts/account.events.ts'
import type { Services } from '../context.ts'
import { expireOverdueRequests, expireRequest, mailReceipt, type RequestJob } from './request.jobTypes.ts'
import { requestReceivedMail } from './request.mails.ts'
import { claimEarlierRequests, expirePartRequest } from './request.operations.ts'

const OVERDUE_AT_ONCE = 500

export const requestListeners = [
  listen<Services, { accountId: string }>(accountCreated, 'claimRequests', (services, { accountId }) =>
    claimEarlierRequests(services, accountId),
  ),
]

export const requestJobs = [
  handleJob<Services, RequestJob>(expireRequest, (services, { requestId }) =>
    expirePartRequest(services, requestId),
  ),
  handleJob<Services, Record<string, unknown>>(
    expireOverdueRequests,
    async services => {
      const overdue = await services.db.prisma.partRequest.findMany({
        where: { state: { in: ['OPEN', 'ANSWERED'] }, expiresAt: { lte: services.clock.now() } },
        select: { id: true },
        orderBy: { expiresAt: 'asc' },
        take: OVERDUE_AT_ONCE,
      })
      for (const { id } of overdue) await expirePartRequest(services, id)
    },
    { cron: '41 * * * *' },
  ),
  handleJob<Services, RequestJob>(mailReceipt, async ({ db, mailer, settings }, { requestId }) => {
    const request = await db.prisma.partRequest.findUnique({
      where: { id: requestId },
      select: {
        buyerId: true,
        contactEmail: true,
        brand: true,
        model: true,
        year: true,
        parts: { select: { description: true }, orderBy: { position: 'asc' }, take: 1 },
      },
    })
    if (!request) return
    const { brand, model, year, contactEmail } = request
    const hasAccount = request.buyerId !== null
    await mailer.send({
      to: contactEmail,
      idempotencyKey: `request-received-${requestId}`,
      ...requestReceivedMail({
        part: quoteTyped(request.parts[0]?.description ?? '', 'un repuesto'),
        vehicle: quoteTyped(`${brand} ${model} ${year}`, 'tu vehículo'),
        hasAccount,
        url: hasAccount
          ? `${settings.publicUrl}/dashboard`
          : `${settings.publicUrl}/auth?mode=signup&email=${encodeURIComponent(contactEmail)}`,
      }),
    })
  }),
]
