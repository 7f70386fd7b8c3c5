import type { Services } from '../context.ts'
import type { OfferEvent } from '../offers/offer.events.ts'
import { isOpenRequest } from '../requests/request.policy.ts'
import { followAddress, panelAddress, requestAddress } from './links.ts'
import { offerArrivedMail, offerLostMail, offerRejectedMail, requestAddedToMail } from './mailCatalogue.ts'
import { mailListener } from './mailListener.ts'

export const mailOfferArrived = mailListener('offerArrived', async (services, { offerId }: OfferEvent) => {
  const offer = await readOffer(services, offerId)
  if (!offer) return null
  const { id, buyer, contactEmail, followVersion } = offer.request
  // A visitor without e-mail looks at the page of the request. The e-mail that an account wrote beside its own is unproven.
  const to = buyer?.email ?? contactEmail
  if (!to) return null
  const { settings } = services
  const url = buyer ? requestAddress(settings, id) : followAddress(settings, { id, followVersion })
  return { to, draft: offerArrivedMail({ ...told(offer), url }) }
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

/**
 * To each provider with a standing offer on a request to which its owner added photos or words: once for each version of
 * the offer, with the first that was added since; the later ones stand beside it by the time it is read.
 */
export const mailRequestAddedTo = mailListener(
  'requestAddedTo',
  async ({ db, clock, settings }, { requestId, editId }: { requestId: string; editId: string }) => {
    const edit = await db.prisma.requestEdit.findUnique({
      where: { id: editId },
      select: { id: true, kind: true, aspects: true, comment: true },
    })
    if (edit?.kind !== 'ADDED') return null
    const earlier = await db.prisma.requestEdit.findFirst({
      where: { requestId, kind: 'ADDED', id: { lt: editId } },
      orderBy: { id: 'desc' },
      select: { at: true },
    })
    const offers = await db.prisma.offer.findMany({
      where: {
        requestId,
        state: 'PENDING',
        validUntil: { gt: clock.now() },
        ...(earlier ? { currentVersion: { createdAt: { gt: earlier.at } } } : {}),
      },
      select: {
        id: true,
        currentVersion: {
          select: {
            totalCentesimos: true,
            lines: {
              orderBy: { position: 'asc' },
              select: { requestedPart: { select: { description: true, quantity: true } } },
            },
          },
        },
        provider: { select: { account: { select: { email: true } } } },
      },
    })
    const added = { photos: edit.aspects.includes('FILES'), comment: edit.comment !== null }
    const url = panelAddress(settings, 'ofertas')
    return offers.map(offer => ({
      to: offer.provider.account.email,
      about: offer.id,
      draft: requestAddedToMail({ ...told(offer), added, url }),
    }))
  },
)

interface ToldVersion {
  readonly totalCentesimos: number
  readonly lines: readonly {
    readonly requestedPart: { readonly description: string; readonly quantity: number }
  }[]
}

function told({ currentVersion }: { readonly currentVersion: ToldVersion }) {
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
          buyer: { select: { email: true } },
          contactEmail: true,
          followVersion: true,
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
