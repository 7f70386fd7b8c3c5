import { InvalidInput, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { requirePolicyConsent } from '../accounts/policies/policyConsent.policy.ts'
import type { Choice, NewItem, Purpose, Selection } from '../purchases/purpose.ts'
import { withQuantity } from '../requests/partNames.ts'
import { partRequestLifecycle, stateAt as requestStateAt } from '../requests/request.lifecycle.ts'
import { lockRequest } from '../requests/requestLock.ts'
import { requireBuyer } from '../viewer.ts'
import { OfferChanged, PARTLY_BOUGHT } from './offer.errors.ts'
import { offerLifecycle, stateAt } from './offer.lifecycle.ts'
import { lockOffer } from './offer.operations.ts'
import { visibleOffers } from './offer.policy.ts'
import { fulfilOffer, readVersion, versionIdOf } from './offerFulfilment.ts'
import { totalWithShipping } from './offerShipping.ts'
import { priceWords } from './offerTerms.ts'
import { DEPOSIT_BPS, depositOf } from './orderTerms.ts'

/** All or some parts of one frozen version of an offer; becomes an order with its provider. */
export const offerPurchase: Purpose = {
  typename: 'Offer',
  isHeld: true,
  goneReason: 'La oferta ya no estaba disponible',
  words: {
    paid: 'Aceptaste la oferta y ya le avisamos al proveedor. La plata queda retenida hasta que confirmes que recibiste el repuesto.',
    returned: 'La oferta ya no estaba disponible cuando llegó tu pago.',
    several: {
      paid: 'Aceptaste las ofertas y ya les avisamos a los proveedores. La plata de cada compra queda retenida hasta que confirmes que la recibiste.',
      returned:
        'Una de las ofertas ya no estaba disponible cuando llegó tu pago, así que no compraste ninguna.',
      unpaid: 'Las ofertas siguen disponibles mientras estén vigentes.',
    },
    unpaid: 'La oferta sigue disponible mientras esté vigente.',
    name: 'Oferta',
  },

  // A guest's request is paid by an account, which claims the request.
  requirePayer(viewer) {
    const { accountId, email } = requireBuyer(viewer)
    requirePolicyConsent(viewer)
    return { accountId, email }
  },

  async price(unit, selection) {
    const chosen: Awaited<ReturnType<typeof priceOne>>[] = []
    for (const [index, choice] of selection.choices.entries()) {
      const offer = await priceOne(unit, selection, { choice, index })
      if (chosen.some(other => other.requestId !== offer.requestId))
        refuse(index, 'of', 'Elegí ofertas de un mismo pedido.')
      const isTwice = chosen.some(
        other => other.offerId === offer.offerId || other.partIds.some(id => offer.partIds.includes(id)),
      )
      if (isTwice) refuse(index, 'partIds', 'Elegí cada repuesto una sola vez.')
      chosen.push(offer)
    }
    return {
      items: chosen.map(({ item }) => item),
      // Prevents paying twice for one part.
      rivals: {
        OR: [
          { offerVersion: { offerId: { in: chosen.map(({ offerId }) => offerId) } } },
          {
            lines: {
              some: { offerLine: { requestedPartId: { in: chosen.flatMap(({ partIds }) => partIds) } } },
            },
          },
        ],
      },
    }
  },

  // Serialises decisions about a request: duplicates, and two offers paid at once.
  async lock(tx, items) {
    const offers = await tx.offer.findMany({
      where: { versions: { some: { id: { in: items.map(versionIdOf) } } } },
      select: { requestId: true },
    })
    const requestIds = new Set(offers.map(offer => offer.requestId))
    for (const requestId of [...requestIds].toSorted()) await lockRequest(tx, requestId)
  },

  /** The offer is open, or ran out while its buyer was paying, and its parts are free. */
  async isAvailable(tx, { item, checkout }) {
    const { offer, validUntil, lines } = await readVersion(tx, item)
    const isOpen = offer.state === 'PENDING' || offer.state === 'EXPIRED'
    // The team may have removed the request after the time to pay was over.
    if (!isOpen || offer.removalId || checkout.createdAt > validUntil) return false
    // An account erased meanwhile neither buys nor sells.
    if (offer.request.buyer?.erasedAt || offer.provider.account.erasedAt) return false
    // An offer that expired before its provider was suspended is not withdrawn.
    if (offer.provider.status === 'SUSPENDED') return false
    // The owner of the buyer's e-mail may have reclaimed the request after the time to pay was over.
    if (offer.request.buyerId !== checkout.payerId) return false
    if (offer.request.state !== 'ANSWERED' && offer.request.state !== 'AWARDED') return false
    return lines.every(({ requestedPart }) => requestedPart.orderId === null)
  },

  fulfil: fulfilOffer,

  async returnPath() {
    return null
  },

  async describe(prisma, item) {
    const lines = await prisma.offerLine.findMany({
      where: { items: { some: { itemId: item.id } } },
      include: {
        requestedPart: { select: { description: true, quantity: true } },
        version: { select: { discountBps: true, shippingCentesimos: true } },
      },
      orderBy: { position: 'asc' },
    })
    const named = lines.map(({ requestedPart, priceCentesimos, version: { discountBps } }) => ({
      name: withQuantity(requestedPart),
      priceWords: priceWords({ ...requestedPart, priceCentesimos, discountBps }),
      isPlain: requestedPart.quantity === 1 && discountBps === null,
      amountCentesimos: priceCentesimos,
    }))
    if (item.plan === 'FULL') {
      const shippingCentesimos = lines[0]?.version.shippingCentesimos ?? 0
      return [
        ...named.map(({ name, priceWords, isPlain, amountCentesimos }) => ({
          name: isPlain ? name : `${name}: ${priceWords}`,
          amountCentesimos,
        })),
        ...(shippingCentesimos > 0 ? [{ name: 'Envío', amountCentesimos: shippingCentesimos }] : []),
      ]
    }
    const name = `Reserva del ${DEPOSIT_BPS / 100} %: ${named.map(line => line.name).join(', ')}`
    return [{ name, amountCentesimos: item.amountCentesimos }]
  },
}

function refuse(index: number, field: string, message: string): never {
  throw new InvalidInput([{ path: ['choices', String(index), field], message }])
}

/** Checks and prices one choice under its request's lock. */
async function priceOne(
  { tx }: Unit,
  { payer, viewer, clock }: Selection,
  { choice, index }: { choice: Choice; index: number },
) {
  const { offer, request } = await lockOffer(tx, {
    id: choice.id,
    // The admin sees every offer, but buys like anybody: on own requests.
    request: { buyerId: payer.accountId },
    AND: [visibleOffers(viewer)],
  })
  const version = offer.currentVersion
  if (version.number !== choice.version) throw new OfferChanged()
  const now = clock.now()
  const state = stateAt(offer, now)
  if (state !== 'PENDING') throw new WrongState(offerLifecycle.because[state], state)
  if (request.state !== 'ANSWERED') {
    const requestState = requestStateAt(request, now)
    throw new WrongState(partRequestLifecycle.because[requestState], requestState)
  }
  const offered = await tx.offerLine.findMany({
    where: { versionId: version.id },
    include: { requestedPart: { select: { orderId: true } } },
    orderBy: { position: 'asc' },
  })
  const { partIds, plan } = choice
  const lines = offered.filter(({ requestedPartId, requestedPart }) =>
    partIds ? partIds.includes(requestedPartId) : requestedPart.orderId === null,
  )
  const isBought = lines.some(line => line.requestedPart.orderId !== null)
  if (isBought || (lines.length === 0 && !partIds)) throw new WrongState(PARTLY_BOUGHT, state)
  if (lines.length === 0 || (partIds && lines.length !== new Set(partIds).size))
    refuse(index, 'partIds', 'Elegí repuestos de esta oferta.')
  const total = totalWithShipping(lines, version)
  const amountCentesimos =
    (plan === 'FULL' ? total : depositOf(total)) ?? refuse(index, 'plan', 'Este importe se paga completo.')
  const item: NewItem = {
    purpose: 'OFFER',
    amountCentesimos,
    plan,
    references: { offerVersionId: version.id },
    offerLineIds: lines.map(line => line.id),
    customOrderItemIds: [],
  }
  return {
    offerId: offer.id,
    requestId: request.id,
    partIds: lines.map(line => line.requestedPartId),
    item,
  }
}
