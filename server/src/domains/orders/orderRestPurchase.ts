import { InvalidInput, NotFound, WrongState } from '../../platform/refusal.ts'
import { requirePolicyConsent } from '../accounts/policies/policyConsent.policy.ts'
import { lockRow, lockRows } from '../locks.ts'
import { TermsChanged } from '../purchases/purchase.errors.ts'
import type { Item, Purpose } from '../purchases/purpose.ts'
import { requireBuyer } from '../viewer.ts'
import { orderRestPaid } from './order.events.ts'
import { findOrder, ORDER_GONE } from './order.operations.ts'
import { orderFacts } from './order.step.ts'
import { REST_NAME, restObstacle, restOf } from './orderRest.ts'

/**
 * The rest of an order of which a deposit was paid, until its receipt: the money joins what is held for its provider. A buyer
 * without an account pays it in person.
 */
export const orderRestPurchase: Purpose = {
  typename: 'Order',
  isHeld: true,
  goneReason: 'El resto ya no se podía pagar',
  words: {
    paid: 'El resto quedó retenido con la reserva: se libera cuando confirmes que recibiste el repuesto.',
    returned: 'Cuando llegó tu pago el resto ya no se podía pagar en línea.',
    unpaid: 'Podés intentarlo de nuevo desde tu compra, o pagarle al proveedor al recibir.',
    name: REST_NAME,
  },

  requirePayer(viewer) {
    const { accountId, email } = requireBuyer(viewer)
    requirePolicyConsent(viewer)
    return { accountId, email }
  },

  async price({ tx }, { choices, payer }) {
    const refuse = (index: string, field: string, message: string): never => {
      throw new InvalidInput([{ path: ['choices', index, field], message }])
    }
    const [choice, ...others] = choices
    if (!choice || payer.accountId === null) throw new NotFound(ORDER_GONE)
    if (others.length > 0) refuse('1', 'of', 'Pagá el resto de cada compra por separado.')
    const { id, version, partIds, plan } = choice
    if (plan !== 'FULL') refuse('0', 'plan', 'Este importe se paga completo.')
    if (partIds) refuse('0', 'partIds', 'El resto se paga por toda la compra.')
    await lockRow(tx, 'Order', id)
    const order = await findOrder(tx, { id, buyerId: payer.accountId })
    const obstacle = restObstacle(order)
    if (obstacle) throw new WrongState(obstacle, order.state)
    const rest = restOf(order)
    if (rest !== version) throw new TermsChanged()
    return {
      items: [
        {
          purpose: 'ORDER_REST' as const,
          amountCentesimos: rest,
          plan,
          references: { orderId: id },
          offerLineIds: [],
          customOrderItemIds: [],
        },
      ],
      rivals: { orderId: id },
    }
  },

  async lock(tx, items) {
    await lockRows(tx, 'Order', items.map(orderIdOf))
  },

  /** Available while exactly this amount is missing of an order that its payer still has and has not received. */
  async isAvailable(tx, { item, checkout }) {
    const order = await tx.order.findUniqueOrThrow({ where: { id: orderIdOf(item) } })
    if (order.buyerId === null || order.buyerId !== checkout.payerId) return false
    return restObstacle(order) === null && restOf(order) === item.amountCentesimos
  },

  async fulfil({ tx, emit }, { item }) {
    const id = orderIdOf(item)
    await tx.order.update({
      where: { id },
      data: { paidCentesimos: { increment: item.amountCentesimos } },
    })
    const order = await findOrder(tx, { id })
    await emit(orderRestPaid, orderFacts(order))
    return { outcome: 'ORDER', orderId: id, providerId: order.providerId }
  },

  async returnPath() {
    return null
  },

  async describe(prisma, item) {
    const { provider } = await prisma.order.findUniqueOrThrow({
      where: { id: orderIdOf(item) },
      select: { provider: { select: { companyName: true } } },
    })
    return [{ name: `${REST_NAME} a ${provider.companyName}`, amountCentesimos: item.amountCentesimos }]
  },
}

function orderIdOf({ id, orderId }: Pick<Item, 'id' | 'orderId'>): string {
  if (!orderId) throw new Error(`item ${id} names no order`)
  return orderId
}
