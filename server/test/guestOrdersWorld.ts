import { customOrderLink } from '../src/domains/customOrders/customOrderLink.ts'
import { placeOrder } from '../src/domains/orders/placeOrder.ts'
import { after, DAY_MS } from '../src/platform/clock.ts'
import { encodeGlobalId } from '../src/platform/globalIds.ts'
import { newId } from '../src/platform/ids.ts'
import type { Harness } from './harness.ts'

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
