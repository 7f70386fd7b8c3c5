import type { Tx } from '../../../platform/db.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import { OFFER_OF_PARTIES, stepOffer } from '../../offers/offer.step.ts'
import { priceWords, withQuantity } from '../../offers/offerTerms.ts'
import { COMMISSION_BPS, commissionOf, DEPOSIT_BPS } from '../../offers/orderTerms.ts'
import { restateOffers } from '../../offers/requestComparison.ts'
import { orderPaid } from '../../orders/order.events.ts'
import { orderFacts } from '../../orders/order.step.ts'
import { requestPartsMoved } from '../../requests/request.events.ts'
import { stepPartRequest } from '../../requests/request.step.ts'
import { type LockedRequest, lockRequest } from '../../requests/requestLock.ts'
import type { Item, Purchase, Purpose } from './purpose.ts'

/** All or some parts of one frozen version of an offer; becomes an order with its provider. */
export const offerPurchase: Purpose = {
  goneReason: 'La oferta ya no estaba disponible',

  // One decision about a request after the other: duplicates, and two offers paid at once, meet here.
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
    if (!isOpen || checkout.createdAt > validUntil) return false
    // Whoever was erased meanwhile neither buys nor sells.
    if (offer.request.buyer?.erasedAt || offer.provider.account.erasedAt) return false
    if (offer.request.state !== 'ANSWERED' && offer.request.state !== 'AWARDED') return false
    return lines.every(({ requestedPart }) => requestedPart.orderId === null)
  },

  async fulfil(unit, purchase) {
    const { tx, emit } = unit
    const { item, at } = purchase
    const { offer, lines } = await readVersion(tx, item)
    const order = await createOrder(tx, purchase, { offer, lines })
    const partIds = lines.map(line => line.requestedPartId)
    await tx.requestedPart.updateMany({
      where: { id: { in: partIds }, orderId: null },
      data: { orderId: order.id },
    })
    await stepOffer(unit, offer, { action: 'accept', actor: 'gateway', at })
    await award(unit, offer.request, at)
    await emit(orderPaid, orderFacts({ ...order, provider: offer.provider }))
    return { outcome: 'ORDER', orderId: order.id, providerId: offer.providerId }
  },

  async describe(prisma, item) {
    const lines = await prisma.offerLine.findMany({
      where: { items: { some: { itemId: item.id } } },
      include: { requestedPart: { select: { description: true, quantity: true } } },
      orderBy: { position: 'asc' },
    })
    const named = lines.map(({ requestedPart, priceCentesimos }) => ({
      name: withQuantity(requestedPart),
      priceWords: priceWords({ ...requestedPart, priceCentesimos }),
      quantity: requestedPart.quantity,
      amountCentesimos: priceCentesimos,
    }))
    if (item.plan === 'FULL') {
      return named.map(({ name, priceWords, quantity, amountCentesimos }) => ({
        name: quantity > 1 ? `${name}: ${priceWords}` : name,
        amountCentesimos,
      }))
    }
    const name = `Reserva del ${DEPOSIT_BPS / 100} %: ${named.map(line => line.name).join(', ')}`
    return [{ name, amountCentesimos: item.amountCentesimos }]
  },
}

function versionIdOf({ id, offerVersionId }: Item): string {
  if (!offerVersionId) throw new Error(`item ${id} names no offer`)
  return offerVersionId
}

/** The version that an item buys from, with the lines that it buys. */
function readVersion(tx: Tx, item: Item) {
  return tx.offerVersion.findUniqueOrThrow({
    where: { id: versionIdOf(item) },
    include: {
      offer: {
        include: {
          provider: {
            select: { ...OFFER_OF_PARTIES.provider.select, account: { select: { erasedAt: true } } },
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

function createOrder(
  tx: Tx,
  { item, checkout, at }: Purchase,
  { offer, lines }: Pick<Version, 'offer' | 'lines'>,
) {
  const { payerId } = checkout
  if (!payerId || !item.plan) throw new Error(`item ${item.id} has no buyer or no plan`)
  return tx.order.create({
    data: {
      source: 'OFFER',
      offerId: offer.id,
      offerVersionId: versionIdOf(item),
      requestId: offer.requestId,
      buyerId: payerId,
      providerId: offer.providerId,
      plan: item.plan,
      totalCentesimos: lines.reduce((total, line) => total + line.priceCentesimos, 0),
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
          commissionBps: COMMISSION_BPS[line.condition],
          commissionCentesimos: commissionOf(line),
          deliveryTime: line.deliveryTime,
          warrantyDays: line.warrantyDays,
        })),
      },
    },
  })
}

/** What follows for the request and its other offers from parts that have just been bought. */
async function award(unit: Unit, request: LockedRequest, at: Date): Promise<void> {
  const { tx } = unit
  const open = await tx.requestedPart.count({ where: { requestId: request.id, orderId: null } })
  if (open === 0 && request.state === 'ANSWERED')
    await stepPartRequest(unit, request, { action: 'award', actor: 'gateway', at })
  else await unit.emit(requestPartsMoved, { requestId: request.id, buyerId: request.buyerId })
  // One that has an open part stays: its provider may offer that alone.
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
