import type { Problems } from '../../forms/problems'
import { parseWebsite } from '../../lib/generated/accounts/website'
import type { DELIVERY_METHOD_WORDS } from '../../lib/generated/deliveryTerms'

export type DeliveryValues = {
  method: keyof typeof DELIVERY_METHOD_WORDS
  carrier: string
  trackingNumber: string
  trackingUrl: string
  pickupPlace: string
  pickupHours: string
  note: string
}

/** Problems of the chosen method's fields; texts of other methods are not checked, because they are not sent. */
export function deliveryProblems(values: DeliveryValues): Problems<DeliveryValues> {
  const { method, carrier, trackingUrl, pickupPlace, pickupHours } = values
  const isCourier = method === 'COURIER'
  const isPickup = method === 'PICKUP'
  const isWrongUrl = trackingUrl.trim() !== '' && !parseWebsite(trackingUrl.trim())
  return {
    carrier: isCourier && !carrier.trim() && 'Poné con qué agencia o correo va.',
    trackingUrl:
      isCourier &&
      isWrongUrl &&
      'Revisá el enlace: copialo de la página de la agencia, por ejemplo dac.com.uy/rastreo.',
    pickupPlace: isPickup && !pickupPlace.trim() && 'Poné dónde lo retira.',
    pickupHours: isPickup && !pickupHours.trim() && 'Poné los días y las horas en que lo puede retirar.',
  }
}

/** The values as the graph takes them: without the texts that the method does not have. */
export function deliveryInput({ method, ...values }: DeliveryValues) {
  const isCourier = method === 'COURIER'
  const isPickup = method === 'PICKUP'
  const typed = (value: string, isUsed = true) => (isUsed && value.trim()) || null
  return {
    method,
    carrier: typed(values.carrier, isCourier),
    trackingNumber: typed(values.trackingNumber, isCourier),
    trackingUrl: typed(values.trackingUrl, isCourier),
    pickupPlace: typed(values.pickupPlace, isPickup),
    pickupHours: typed(values.pickupHours, isPickup),
    note: typed(values.note),
  }
}
