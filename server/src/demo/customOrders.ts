import { randomUUID } from 'node:crypto'
import type { OperationContext } from '../domains/context.ts'
import { createCustomOrderInput } from '../domains/customOrders/customOrder.input.ts'
import { createCustomOrder, openCustomOrder } from '../domains/customOrders/customOrder.operations.ts'
import { openDispute } from '../domains/disputes/opening.operations.ts'
import { acceptProposal, proposeSettlement } from '../domains/disputes/settling.operations.ts'
import { shipOrder } from '../domains/orders/order.operations.ts'
import { cancelOrder } from '../domains/payments/cancelOrder.operations.ts'
import { startCheckout } from '../domains/payments/checkout.operations.ts'
import { settlePayment } from '../domains/payments/settlement.operations.ts'
import { guestWith } from '../domains/viewer.ts'
import { after, HOUR_MS } from '../platform/clock.ts'
import { parseInput } from '../platform/input.ts'
import type { DemoPhoto } from './demoRequest.ts'
import { uploadPhoto } from './pictures.ts'
import type { Teller } from './story.ts'

interface DemoCustomOrder {
  readonly hoursAgo: number
  readonly client: { readonly name: string; readonly email: string; readonly phone: string | null }
  readonly notes: string | null
  readonly items: readonly {
    readonly name: string
    readonly price: number
    readonly condition: 'NEW' | 'USED' | 'REMANUFACTURED'
    readonly deliveryTime: 'IMMEDIATE' | 'DAYS_1_3' | 'WEEKS_1_2' | 'OVER_2_WEEKS'
    readonly warrantyDays: number | null
    readonly description: string | null
    readonly photos: readonly DemoPhoto[]
  }[]
  /** Last step of the custom order; one that was not paid expires by itself after a week. */
  readonly ending: 'written' | 'opened' | 'paid' | 'shipped' | 'canceled' | 'partlyRefunded'
}

const DISC = {
  name: 'Disco de freno ventilado (par)',
  price: 820_000,
  condition: 'NEW',
  deliveryTime: 'DAYS_1_3',
  warrantyDays: 90,
  description: '256 mm, 4 agujeros. Para Gol Trend y Voyage.',
  photos: ['brakeDisc'],
} as const
const PADS = {
  name: 'Pastillas de freno delanteras',
  price: 289_000,
  condition: 'NEW',
  deliveryTime: 'IMMEDIATE',
  warrantyDays: 60,
  description: 'Con sensor de desgaste.',
  photos: ['brakePads'],
} as const
const SHOCKS = {
  name: 'Amortiguadores traseros (par)',
  price: 640_000,
  condition: 'REMANUFACTURED',
  deliveryTime: 'OVER_2_WEEKS',
  warrantyDays: null,
  description: null,
  photos: ['shockAbsorber'],
} as const
const ALTERNATOR = {
  name: 'Alternador Bosch 90 A',
  price: 745_000,
  condition: 'USED',
  deliveryTime: 'IMMEDIATE',
  warrantyDays: 30,
  description: 'Probado en banco.',
  photos: ['alternator'],
} as const

/** Quotations of Repuestos del Litoral for clients of its counter, in every state; the oldest first. */
export const CUSTOM_ORDERS: readonly DemoCustomOrder[] = [
  {
    hoursAgo: 24 * 12,
    client: { name: 'Gustavo Pintos', email: 'gustavo.pintos@correo.example', phone: null },
    notes: null,
    items: [ALTERNATOR],
    ending: 'opened',
  },
  {
    hoursAgo: 24 * 9,
    client: { name: 'Nelson Bique', email: 'nelson.bique@correo.example', phone: '098 431 902' },
    notes: null,
    items: [SHOCKS, PADS],
    ending: 'canceled',
  },
  {
    hoursAgo: 24 * 7,
    client: { name: 'Graciela Umpiérrez', email: 'graciela@correo.example', phone: null },
    notes: null,
    items: [DISC],
    ending: 'partlyRefunded',
  },
  {
    hoursAgo: 24 * 6,
    client: { name: 'Silvana Techera', email: 'silvana@correo.example', phone: '099 345 678' },
    notes: 'Se retira en el local.',
    items: [ALTERNATOR, PADS],
    ending: 'shipped',
  },
  {
    hoursAgo: 24 * 3,
    client: { name: 'Ruben Olivera', email: 'ruben.olivera@correo.example', phone: '098 112 233' },
    notes: null,
    items: [DISC, PADS],
    ending: 'paid',
  },
  {
    hoursAgo: 24 * 2,
    client: { name: 'Taller San José', email: 'taller.sanjose@correo.example', phone: '098 220 145' },
    notes: 'Precio con las dos piezas juntas. Sale por agencia los martes y jueves.',
    items: [DISC, PADS, SHOCKS],
    ending: 'opened',
  },
  {
    hoursAgo: 2,
    client: { name: 'Miriam Larrosa', email: 'miriam.larrosa@correo.example', phone: null },
    notes: null,
    items: [SHOCKS],
    ending: 'written',
  },
]

/** Writes a custom order at its own time, and takes it to its last step, by the same operations that people use. */
export async function quoteAtTheCounter(
  { stage, now, as }: Teller,
  { hoursAgo, client, notes, items, ending }: DemoCustomOrder,
): Promise<void> {
  const writtenAt = after(now, -hoursAgo * HOUR_MS)
  const provider = as('litoral')
  // In the present: storage signs no URL that has already expired.
  stage.clock.comeBack()
  const quoted = []
  for (const { photos, ...item } of items) {
    const uploadIds: string[] = []
    for (const photo of photos) uploadIds.push(await uploadPhoto(provider, photo, 'CUSTOM_ORDER_FILE'))
    quoted.push({ ...item, uploadIds })
  }
  stage.clock.travelTo(writtenAt)
  const { customOrderId } = await createCustomOrder(
    provider,
    parseInput(createCustomOrderInput, {
      submissionKey: randomUUID(),
      clientName: client.name,
      clientEmail: client.email,
      clientPhone: client.phone,
      notes,
      items: quoted,
    }),
  )
  if (ending === 'written') return
  const guest: OperationContext = {
    ...as(null),
    viewer: guestWith({ subject: 'CUSTOM_ORDER', id: customOrderId }),
  }
  stage.clock.travelTo(after(writtenAt, HOUR_MS))
  await openCustomOrder(guest)
  if (ending === 'opened') return
  const { prisma } = guest.db
  const { checkoutId } = await startCheckout(guest, {
    choices: [
      { of: { typename: 'CustomOrder', id: customOrderId }, version: 1, partIds: null, plan: 'FULL' },
    ],
    gateway: 'STRIPE',
    payer: { name: client.name, email: client.email },
  })
  const { gatewayRef } = await prisma.checkout.findUniqueOrThrow({ where: { id: checkoutId } })
  if (gatewayRef === null) throw new Error('the demo checkout did not open')
  stage.pay(gatewayRef)
  await settlePayment(guest, checkoutId)
  if (ending === 'paid') return
  stage.clock.travelTo(after(writtenAt, 24 * HOUR_MS))
  const { id: orderId } = await prisma.order.findUniqueOrThrow({ where: { customOrderId } })
  if (ending === 'canceled') {
    await cancelOrder(provider, { orderId, reason: 'El importador no los trae más' })
    return
  }
  await shipOrder(provider, {
    orderId,
    method: 'PICKUP',
    carrier: null,
    trackingNumber: null,
    trackingUrl: null,
    pickupPlace: 'Av. 8 de Octubre 3120, Montevideo, en el mostrador',
    pickupHours: 'Lunes a viernes de 9 a 18, sábados de 9 a 13',
    note: 'Traé el número del pedido.',
  })
  if (ending === 'partlyRefunded') await settleForAPart({ provider, orderId })
}

/** The buyer by link disputes a shipped order, and accepts the part that the provider offers to refund. */
async function settleForAPart({ provider, orderId }: { provider: OperationContext; orderId: string }) {
  const buyer: OperationContext = { ...provider, viewer: guestWith({ subject: 'ORDER', id: orderId }) }
  const { disputeId } = await openDispute(buyer, {
    orderId,
    reason: 'DAMAGED',
    text: 'Uno de los discos vino con un golpe en el borde.',
    solution: 'REFUND_PART',
    refund: 150_000,
    uploadIds: [],
  })
  await proposeSettlement(provider, {
    disputeId,
    solution: 'REFUND_PART',
    refund: 120_000,
    text: 'Es un golpe chico y no toca la pista. Te descuento esto.',
  })
  const { id: proposalId } = await provider.db.prisma.disputeProposal.findFirstOrThrow({
    where: { disputeId, party: 'PROVIDER' },
  })
  await acceptProposal(buyer, proposalId)
}
