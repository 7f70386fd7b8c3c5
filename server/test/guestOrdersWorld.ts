import { placeOrder } from '../src/domains/orders/placeOrder.ts'
import { encodeGlobalId } from '../src/platform/globalIds.ts'
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
  const { id: rawId } = await services.transact(unit =>
    placeOrder(unit, {
      source: 'CUSTOM_ORDER',
      buyerName: buyer.name,
      buyerEmail: buyer.email,
      buyerPhone: buyer.phone,
      providerId,
      plan: 'FULL',
      totalCentesimos: 485_000,
      paidCentesimos: 485_000,
      createdAt: clock.now(),
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
    }),
  )
  await drain()
  return { rawId, id: encodeGlobalId('Order', rawId) }
}
