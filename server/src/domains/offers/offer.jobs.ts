import { listen } from '../../platform/events.ts'
import { handleJob } from '../../platform/jobs.ts'
import { quoteTyped } from '../../platform/mailLayout.ts'
import type { Services } from '../context.ts'
import {
  type RequestEvent,
  requestCanceled,
  requestClosed,
  requestExpired,
} from '../requests/request.events.ts'
import { lockRequest } from '../requests/requestLock.ts'
import { type OfferEvent, offerMade } from './offer.events.ts'
import { expireOffer } from './offer.jobTypes.ts'
import { offerArrivedMail } from './offer.mails.ts'
import { lockOffer } from './offer.operations.ts'
import { stepOffer } from './offer.step.ts'

const ENDED = ['CANCELED', 'EXPIRED', 'CLOSED']

/** A request that ended without an award takes its open offers along. */
async function closeOffers(services: Services, { requestId }: RequestEvent): Promise<void> {
  const at = services.clock.now()
  await services.transact(async unit => {
    const request = await lockRequest(unit.tx, requestId)
    if (!request || !ENDED.includes(request.state)) return
    const open = await unit.tx.offer.findMany({
      where: { requestId, state: 'PENDING' },
      include: { provider: { select: { accountId: true } } },
    })
    for (const offer of open)
      await stepOffer(unit, { ...offer, request }, { action: 'lose', actor: 'system', at })
  })
}

export const offerListeners = [
  listen<Services, OfferEvent>(offerMade, 'mailBuyer', async ({ db, mailer, settings }, { offerId }) => {
    const offer = await db.prisma.offer.findUnique({
      where: { id: offerId },
      select: {
        currentVersion: { select: { totalCentesimos: true } },
        request: {
          select: {
            buyerId: true,
            contactEmail: true,
            parts: { select: { description: true }, orderBy: { position: 'asc' }, take: 1 },
          },
        },
      },
    })
    if (!offer) return
    const { request } = offer
    const email = encodeURIComponent(request.contactEmail)
    await mailer.send({
      to: request.contactEmail,
      idempotencyKey: `offer-made-${offerId}`,
      ...offerArrivedMail({
        part: quoteTyped(request.parts[0]?.description ?? '', 'tu repuesto'),
        totalCentesimos: offer.currentVersion.totalCentesimos,
        url: `${settings.publicUrl}${request.buyerId ? '/dashboard#ordenes' : `/auth?mode=signup&email=${email}`}`,
      }),
    })
  }),
  listen<Services, RequestEvent>(requestCanceled, 'closeOffers', closeOffers),
  listen<Services, RequestEvent>(requestExpired, 'closeOffers', closeOffers),
  listen<Services, RequestEvent>(requestClosed, 'closeOffers', closeOffers),
]

export const offerJobs = [
  handleJob<Services, { offerId: string; versionId: string }>(
    expireOffer,
    async (services, { offerId, versionId }) => {
      const at = services.clock.now()
      await services.transact(async unit => {
        const { offer } = await lockOffer(unit.tx, { id: offerId })
        const isDue = offer.currentVersionId === versionId && offer.currentVersion.validUntil <= at
        if (offer.state !== 'PENDING' || !isDue) return
        await stepOffer(unit, offer, { action: 'expire', actor: 'clock', at })
      })
    },
  ),
]
