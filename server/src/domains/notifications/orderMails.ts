import type { Services } from '../context.ts'
import type { OrderEvent } from '../orders/order.events.ts'
import { panelAddress } from './links.ts'
import {
  orderCanceledMail,
  orderPaidBuyerMail,
  orderPaidProviderMail,
  orderReleasedMail,
  orderShippedMail,
} from './mailCatalogue.ts'
import { mailListener } from './mailListener.ts'

export const mailOrderPaidBuyer = mailListener('orderPaidBuyer', async (services, event: OrderEvent) => {
  const order = await readOrder(services, event)
  return order && { to: order.buyerEmail, draft: orderPaidBuyerMail({ ...order, url: order.purchases }) }
})

export const mailOrderPaidProvider = mailListener(
  'orderPaidProvider',
  async (services, event: OrderEvent) => {
    const order = await readOrder(services, event)
    return order && { to: order.providerEmail, draft: orderPaidProviderMail({ ...order, url: order.sales }) }
  },
)

export const mailOrderShipped = mailListener('orderShipped', async (services, event: OrderEvent) => {
  const order = await readOrder(services, event)
  return order && { to: order.buyerEmail, draft: orderShippedMail({ ...order, url: order.purchases }) }
})

export const mailOrderReleased = mailListener('orderReleased', async (services, event: OrderEvent) => {
  const order = await readOrder(services, event)
  return order && { to: order.providerEmail, draft: orderReleasedMail({ ...order, url: order.sales }) }
})

export const mailOrderCanceled = mailListener('orderCanceled', async (services, event: OrderEvent) => {
  const order = await readOrder(services, event)
  return order && { to: order.buyerEmail, draft: orderCanceledMail({ ...order, url: order.purchases }) }
})

/** All that a mail about an order says. */
async function readOrder({ db, settings }: Services, { orderId }: OrderEvent) {
  const order = await db.prisma.order.findUnique({
    where: { id: orderId },
    include: {
      buyer: { select: { email: true } },
      provider: { select: { companyName: true, account: { select: { email: true } } } },
      lines: {
        select: { description: true, quantity: true, priceCentesimos: true },
        orderBy: { position: 'asc' },
      },
    },
  })
  return (
    order && {
      buyerEmail: order.buyer.email,
      providerEmail: order.provider.account.email,
      lines: order.lines,
      companyName: order.provider.companyName,
      totalCentesimos: order.totalCentesimos,
      paidCentesimos: order.paidCentesimos,
      note: order.shippingNote,
      reason: order.cancelReason ?? '',
      purchases: panelAddress(settings, 'compras'),
      sales: panelAddress(settings, 'ventas'),
    }
  )
}
