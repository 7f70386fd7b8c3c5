import type { DeliveryMethod } from '../../generated/prisma/enums.ts'

/** The delivery of an order, as its row stores it. */
export interface Delivery {
  /** Null until the parts are sent or ready. */
  readonly deliveryMethod: DeliveryMethod | null
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly trackingUrl: string | null
  readonly pickupPlace: string | null
  readonly pickupHours: string | null
  /** The provider's note. */
  readonly shippingNote: string | null
}

/** Columns of the delivery. */
export const DELIVERY = {
  deliveryMethod: true,
  carrier: true,
  trackingNumber: true,
  trackingUrl: true,
  pickupPlace: true,
  pickupHours: true,
  shippingNote: true,
} as const satisfies Record<keyof Delivery, true>

/** What the provider chooses from, in the words of the dialog. */
export const DELIVERY_METHOD_WORDS = {
  COURIER: 'Por agencia o correo',
  OWN_DELIVERY: 'Lo llevo yo',
  PICKUP: 'Lo retira el cliente',
} as const satisfies Record<DeliveryMethod, string>

export const MAX_CARRIER = 60
export const MAX_TRACKING_NUMBER = 60
export const MAX_TRACKING_URL = 500
export const MAX_PICKUP_PLACE = 160
export const MAX_PICKUP_HOURS = 160
export const MAX_DELIVERY_NOTE = 300

/**
 * The delivery in one phrase for both parties, with the provider's note: 'DAC, guía 7718 204', 'Se retira en Rivera 2100:
 * lunes a viernes de 9 a 18'. Null before the parts are sent.
 */
export function deliveryWords(delivery: Delivery): string | null {
  const { shippingNote } = delivery
  const way = wayOf(delivery)
  return [way, shippingNote].filter(Boolean).join('. ') || null
}

function wayOf({ deliveryMethod, ...delivery }: Delivery): string | null {
  switch (deliveryMethod) {
    case 'COURIER':
      return [delivery.carrier, delivery.trackingNumber && `guía ${delivery.trackingNumber}`]
        .filter(Boolean)
        .join(', ')
    case 'OWN_DELIVERY':
      return 'Lo lleva el proveedor'
    case 'PICKUP':
      return [delivery.pickupPlace && `Se retira en ${delivery.pickupPlace}`, delivery.pickupHours]
        .filter(Boolean)
        .join(': ')
    case null:
      return null
  }
}

/** Same values in each column. */
export function isSameDelivery(one: Delivery, other: Delivery): boolean {
  return (Object.keys(DELIVERY) as (keyof Delivery)[]).every(column => one[column] === other[column])
}
