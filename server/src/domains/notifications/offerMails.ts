import type { Services } from '../context.ts'
import type { OfferEvent } from '../offers/offer.events.ts'
import { isOpenRequest } from '../requests/request.policy.ts'
import { followAddress, panelAddress, requestAddress } from './links.ts'
import { offerArrivedMail, offerLostMail, offerRejectedMail } from './mailCatalogue.ts'
import { mailListener } from './mailListener.ts'

export const mailOfferArrived = mailListener('offerArrived', async (services, { offerId }: OfferEvent) => {
  const offer = await readOffer(services, offerId)
  if (!offer) return null
  const { id, buyerId, contactEmail } = offer.request
  // A visitor without e-mail looks at the page of the request.
  if (contactEmail === null) return null
  const { settings } = services
  const url = buyerId ? requestAddress(settings, id) : followAddress(settings, id)
  return { to: contactEmail, draft: offerArrivedMail({ ...told(offer), url }) }
})

export const mailOfferRejected = mailListener('offerRejected', async (services, { offerId }: OfferEvent) => {
  const offer = await readOffer(services, offerId)
  if (offer?.state !== 'REJECTED') return null
  const url = panelAddress(services.settings, 'solicitudes')
  return { to: offer.provider.account.email, draft: offerRejectedMail({ ...told(offer), url }) }
})

/** Nothing when the request ended and no other offer for its parts was paid. */
export const mailOfferLost = mailListener('offerLost', async (services, { offerId }: OfferEvent) => {
  const offer = await readOffer(services, offerId)
  if (offer?.state !== 'LOST') return null
  if (offer.currentVersion.lines.every(line => line.requestedPart.orderLines.length === 0)) return null
  const openParts = isOpenRequest(offer.request, services.clock.now())
    ? offer.request.parts.filter(({ orderId }) => orderId === null)
    : []
  const url = panelAddress(services.settings, openParts.length > 0 ? 'ofertas' : 'solicitudes')
  return { to: offer.provider.account.email, draft: offerLostMail({ ...told(offer), openParts, url }) }
})

type ToldOffer = NonNullable<Awaited<ReturnType<typeof readOffer>>>

function told({ currentVersion }: ToldOffer) {
  return {
    parts: currentVersion.lines.map(line => line.requestedPart),
    totalCentesimos: currentVersion.totalCentesimos,
  }
}

function readOffer({ db }: Services, offerId: string) {
  return db.prisma.offer.findUnique({
    where: { id: offerId },
    select: {
      state: true,
      currentVersion: {
        select: {
          totalCentesimos: true,
          lines: {
            orderBy: { position: 'asc' },
            select: {
              requestedPart: {
                select: {
                  description: true,
                  quantity: true,
                  orderLines: {
                    where: { order: { state: { not: 'CANCELED' } } },
                    select: { id: true },
                    take: 1,
                  },
                },
              },
            },
          },
        },
      },
      provider: { select: { account: { select: { email: true } } } },
      request: {
        select: {
          id: true,
          buyerId: true,
          contactEmail: true,
          state: true,
          expiresAt: true,
          sentAt: true,
          parts: {
            orderBy: { position: 'asc' },
            select: { description: true, quantity: true, orderId: true },
          },
        },
      },
    },
  })
}
