import { customOrderLink } from '../src/domains/customOrders/customOrderLink.ts'
import { claimEarlierOrders } from '../src/domains/orders/claim.operations.ts'
import { placeOrder } from '../src/domains/orders/placeOrder.ts'
import { after, DAY_MS } from '../src/platform/clock.ts'
import { encodeGlobalId } from '../src/platform/globalIds.ts'
import { newId } from '../src/platform/ids.ts'
import type { Stage } from './authorization/stage.ts'
import { startGuestCheckout, writeCustomOrder } from './customOrdersWorld.ts'
import type { Harness } from './harness.ts'
import { CONFIRM_RECEIPT, SHIP, VERIFY } from './paymentsWorld.ts'

interface GuestBuyer {
  readonly name: string
  readonly email: string
  readonly phone: string | null
}

/** An order that no request led to, of a buyer without an account, paid in full. */
export async function placeGuestOrder(
  { services, clock, drain }: Harness,
  { providerId, buyer }: { providerId: string; buyer: GuestBuyer },
): Promise<{ rawId: string; id: string }> {
  const { id: rawId } = await services.transact(async unit => {
    const [customOrderId, customOrderVersionId, createdAt] = [newId(), newId(), clock.now()]
    await unit.tx.customOrder.create({
      data: {
        id: customOrderId,
        providerId,
        submissionKey: newId(),
        tokenHash: customOrderLink.tokenHashOf(services.settings, customOrderId),
        searchKey: '',
        clientName: buyer.name,
        clientEmail: buyer.email,
        clientPhone: buyer.phone,
        state: 'PAID',
        currentVersionId: customOrderVersionId,
        expiresAt: after(createdAt, DAY_MS),
        createdAt,
        updatedAt: createdAt,
      },
    })
    await unit.tx.customOrderVersion.create({
      data: { id: customOrderVersionId, customOrderId, number: 1, totalCentesimos: 485_000, createdAt },
    })
    return placeOrder(unit, {
      source: 'CUSTOM_ORDER',
      customOrderId,
      customOrderVersionId,
      buyerName: buyer.name,
      buyerEmail: buyer.email,
      buyerPhone: buyer.phone,
      providerId,
      plan: 'FULL',
      totalCentesimos: 485_000,
      paidCentesimos: 485_000,
      createdAt,
      lines: {
        create: [
          {
            position: 0,
            description: 'Óptica delantera izquierda',
            quantity: 1,
            condition: 'NEW',
            priceCentesimos: 485_000,
            commissionBps: 1200,
            commissionCentesimos: 58_200,
            deliveryTime: 'IMMEDIATE',
          },
        ],
      },
    })
  })
  await drain()
  return { rawId, id: encodeGlobalId('Order', rawId) }
}

const SEND = /* GraphQL */ `
  mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }
`

/** A finished purchase by link of the other buyer, with a message that was sent before the account got the order. */
export async function buyAndClaim({ harness, people, sandbox }: Stage, body: string): Promise<void> {
  const { otherBuyer, quoter } = people
  const { prisma } = harness.services.db
  const quotation = await writeCustomOrder(harness, quoter.caller)
  const payer = { name: 'Otra casilla', email: 'antes@correo.test' }
  const sessionId = await startGuestCheckout(harness, quotation, { payer })
  sandbox.control.stripe.pay(sessionId)
  await quotation.guest.data(VERIFY, { sessionId })
  const { id } = await prisma.order.findUniqueOrThrow({ where: { customOrderId: quotation.rawId } })
  const orderId = encodeGlobalId('Order', id)
  const guest = harness.guest({ subject: 'ORDER', id })
  await guest.data(SEND, { input: { orderId, clientKey: newId(), body } })
  await quoter.caller.data(SHIP, { input: { orderId, method: 'OWN_DELIVERY' } })
  await guest.data(CONFIRM_RECEIPT, { input: { orderId, restPaid: false } })
  await prisma.order.update({ where: { id }, data: { buyerEmail: otherBuyer.email } })
  await claimEarlierOrders(harness.services, otherBuyer.accountId)
  await harness.drain()
}
