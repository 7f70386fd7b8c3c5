import type { CheckoutItem, Prisma } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { Fulfilment, PlaceOrder, Purchase } from '../purchases/purpose.ts'
import { requestPartsMoved } from '../requests/request.events.ts'
import { stepPartRequest } from '../requests/request.step.ts'
import type { LockedRequest } from '../requests/requestLock.ts'
import { OFFER_OF_PARTIES, stepOffer } from './offer.step.ts'
import { totalWithShipping } from './offerShipping.ts'
import { COMMISSION_BPS, commissionOf } from './orderTerms.ts'
import { restateOffers } from './requestComparison.ts'

/** Effects of a paid offer: creates its order, marks its parts as taken, and loses competing offers. */
export async function fulfilOffer(
  unit: Unit,
  purchase: Purchase,
  placeOrder: PlaceOrder,
): Promise<Fulfilment> {
  const { tx } = unit
  const { item, at } = purchase
  const version = await readVersion(tx, item)
  const { offer, lines } = version
  const { id: orderId } = await placeOrder(unit, orderOf(purchase, version))
  const partIds = lines.map(line => line.requestedPartId)
  await tx.requestedPart.updateMany({ where: { id: { in: partIds }, orderId: null }, data: { orderId } })
  await stepOffer(unit, offer, { action: 'accept', actor: 'gateway', at })
  await award(unit, offer.request, at)
  return { outcome: 'ORDER', orderId, providerId: offer.providerId }
}

export function versionIdOf({ id, offerVersionId }: Pick<CheckoutItem, 'id' | 'offerVersionId'>): string {
  if (!offerVersionId) throw new Error(`item ${id} names no offer`)
  return offerVersionId
}

/** The purchased version of an item, with the purchased lines. */
export function readVersion(tx: Tx, item: Purchase['item']) {
  return tx.offerVersion.findUniqueOrThrow({
    where: { id: versionIdOf(item) },
    include: {
      offer: {
        include: {
          provider: {
            select: {
              ...OFFER_OF_PARTIES.provider.select,
              status: true,
              account: { select: { erasedAt: true } },
            },
          },
          request: {
            include: { parts: { select: { orderId: true } }, buyer: { select: { erasedAt: true } } },
          },
        },
      },
      lines: {
        where: { items: { some: { itemId: item.id } } },
        include: { requestedPart: true },
        orderBy: { position: 'asc' },
      },
    },
  })
}
type Version = Awaited<ReturnType<typeof readVersion>>

/** The order of the purchased lines. Its shipping is whole for any of them, and has no commission. */
function orderOf(
  { item, checkout, at }: Purchase,
  version: Pick<Version, 'offer' | 'lines' | 'shippingCharge' | 'shippingCentesimos'>,
): Prisma.OrderUncheckedCreateInput {
  const { offer, lines, shippingCharge, shippingCentesimos } = version
  const { payerId } = checkout
  if (!payerId || !item.plan) throw new Error(`item ${item.id} has no buyer or no plan`)
  return {
    source: 'OFFER',
    offerId: offer.id,
    offerVersionId: versionIdOf(item),
    requestId: offer.requestId,
    buyerId: payerId,
    providerId: offer.providerId,
    plan: item.plan,
    totalCentesimos: totalWithShipping(lines, version),
    shippingCharge,
    shippingCentesimos,
    paidCentesimos: item.amountCentesimos,
    createdAt: at,
    lines: {
      create: lines.map((line, position) => ({
        requestedPartId: line.requestedPartId,
        position,
        description: line.requestedPart.description,
        quantity: line.requestedPart.quantity,
        condition: line.condition,
        priceCentesimos: line.priceCentesimos,
        discountCentesimos: line.discountCentesimos,
        commissionBps: COMMISSION_BPS[line.condition],
        commissionCentesimos: commissionOf(line),
        deliveryTime: line.deliveryTime,
        warrantyDays: line.warrantyDays,
      })),
    },
  }
}

/** Effects of a sale on the request and its other offers. */
async function award(unit: Unit, request: LockedRequest, at: Date): Promise<void> {
  const { tx } = unit
  const open = await tx.requestedPart.count({ where: { requestId: request.id, orderId: null } })
  if (open === 0 && request.state === 'ANSWERED')
    await stepPartRequest(unit, request, { action: 'award', actor: 'gateway', at })
  else await unit.emit(requestPartsMoved, { requestId: request.id, buyerId: request.buyerId })
  // An offer with an open part is kept: its provider may offer that alone.
  const losers = await tx.offer.findMany({
    where: {
      requestId: request.id,
      state: 'PENDING',
      validUntil: { gt: at },
      currentVersion: { lines: { every: { requestedPart: { orderId: { not: null } } } } },
    },
    include: OFFER_OF_PARTIES,
  })
  for (const loser of losers)
    await stepOffer(unit, { ...loser, request }, { action: 'lose', actor: 'system', at })
  if (open > 0) await restateOffers(tx, request.id)
}
