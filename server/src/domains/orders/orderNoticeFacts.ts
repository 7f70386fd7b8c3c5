import { quoteTyped } from '../../platform/mailLayout.ts'
import type { Services } from '../context.ts'
import type { Shipping } from '../offers/offerShipping.ts'
import type { NamedPart } from '../requests/partNames.ts'
import { panelAddress } from '../siteAddresses.ts'
import { deliveryWords } from './delivery.ts'
import { moneyBackWords } from './moneyBack.ts'
import type { OrderEvent } from './order.events.ts'
import { orderAddress } from './orderLink.ts'
import { restOf } from './orderRest.ts'

/** The buyer of an order's event, by account or by the mailbox of the payment. */
export async function readForBuyer(services: Services, event: OrderEvent) {
  const order = await readOrder(services, event)
  return (
    order && {
      accountId: order.buyerId,
      email: order.buyer?.email ?? order.buyerEmail,
      ...(order.request?.origin === 'WHATSAPP' ? { phone: order.request.contactPhone } : {}),
      requestId: order.requestId,
      facts: factsOf(
        order,
        order.buyer ? panelAddress(services.settings, 'compras') : orderAddress(services.settings, order.id),
      ),
    }
  )
}

/** The provider of an order's event. */
export async function readForProvider(services: Services, event: Pick<OrderEvent, 'orderId'>) {
  const order = await readOrder(services, event)
  return (
    order && {
      accountId: order.provider.account.id,
      email: order.provider.account.email,
      requestId: order.requestId,
      facts: factsOf(order, panelAddress(services.settings, 'ventas')),
    }
  )
}

export interface OrderFacts extends Shipping {
  readonly lines: readonly (NamedPart & { readonly priceCentesimos: number })[]
  /** Discount in the prices, in basis points; null without. */
  readonly discountBps: number | null
  readonly companyName: string
  readonly totalCentesimos: number
  readonly paidCentesimos: number
  /** The part of the paid money that the buyer has back from a bank or a gateway, without us; centésimos. */
  readonly elsewhereCentesimos: number
  /** The delivery in words; null before the parts are sent. */
  readonly delivery: string | null
  /** True when the buyer collects the parts. */
  readonly isPickup: boolean
  /** Why it was canceled. */
  readonly reason: string
  /** Why our team took the order for received; null when a party confirmed it. */
  readonly acceptedBecause: string | null
  /** Return of the parts of a withdrawn order; null when nothing has to go back, and for other orders. */
  readonly returnNote: string | null
  /** Amount paid in person that a withdrawn order's provider gives back, in centésimos; 0 without. */
  readonly inPersonCentesimos: number
  /** True when the rest of a deposit is missing, and its buyer may pay it online: with an account. */
  readonly isRestPayable: boolean
  /** Name of the client of a custom order; null for an order of an offer. */
  readonly clientName: string | null
  /** The order's place in the panel; for a buyer without an account the page of its link. */
  readonly url: string
}

function factsOf(order: NonNullable<Awaited<ReturnType<typeof readOrder>>>, url: string): OrderFacts {
  const { shippingCharge, shippingCentesimos } = order
  const { lines, provider, totalCentesimos, paidCentesimos, cancelReason, history } = order
  const withdrawal = history.find(({ action }) => action === 'withdraw')
  const wasReceived = history.some(({ action }) => action !== 'withdraw')
  return {
    lines,
    discountBps: order.offerVersion?.discountBps ?? null,
    companyName: provider.companyName,
    totalCentesimos,
    shippingCharge,
    shippingCentesimos,
    paidCentesimos,
    elsewhereCentesimos: order.allocations
      .flatMap(({ refunds }) => refunds)
      .reduce((sum, { amountCentesimos }) => sum + amountCentesimos, 0),
    delivery: deliveryWords(order),
    isPickup: order.deliveryMethod === 'PICKUP',
    reason: cancelReason ?? '',
    acceptedBecause: history.find(({ action }) => action === 'acceptReceipt')?.note ?? null,
    returnNote: withdrawal?.note ?? null,
    inPersonCentesimos: wasReceived ? restOf(order) : 0,
    isRestPayable: restOf(order) > 0 && order.buyerId !== null,
    clientName: order.customOrder?.clientName ?? null,
    url,
  }
}

async function readOrder({ db }: Services, { orderId }: Pick<OrderEvent, 'orderId'>) {
  const order = await db.prisma.order.findUnique({
    where: { id: orderId },
    include: {
      buyer: { select: { email: true } },
      request: { select: { origin: true, contactPhone: true } },
      customOrder: { select: { clientName: true } },
      offerVersion: { select: { discountBps: true } },
      provider: { select: { companyName: true, account: { select: { id: true, email: true } } } },
      allocations: {
        select: {
          refunds: { where: { isElsewhere: true, state: 'SUCCEEDED' }, select: { amountCentesimos: true } },
        },
      },
      lines: {
        select: { description: true, quantity: true, priceCentesimos: true },
        orderBy: { position: 'asc' },
      },
    },
  })
  if (!order) return null
  const history = await db.prisma.stateChange.findMany({
    where: {
      machine: 'Order',
      subjectId: orderId,
      action: { in: ['confirmReceipt', 'handOver', 'acceptReceipt', 'withdraw'] },
    },
    select: { action: true, note: true },
  })
  return { ...order, history }
}

/** `moneyBackWords` of everything that was paid. */
export const allBackWords = (
  { paidCentesimos: centesimos, elsewhereCentesimos }: OrderFacts,
  reader: 'buyer' | 'other',
  words: (money: string) => string,
) => moneyBackWords({ centesimos, elsewhereCentesimos }, reader, words)

/** A business by its name, at the beginning of a sentence. */
export const business = (companyName: string) => quoteTyped(companyName, 'El proveedor')

/** The button of a mail about an order. */
export const seeOrder = ({ url }: OrderFacts) => ({ action: { label: 'Ver el pedido', url } })
