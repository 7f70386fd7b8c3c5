import { z } from 'zod'
import { parseWebsite } from '../../common/accounts/website.ts'
import { DeliveryMethod } from '../../generated/prisma/enums.ts'
import { globalId, namedInput, optionalLine, optionalText } from '../../platform/input.ts'
import {
  type Delivery,
  MAX_CARRIER,
  MAX_DELIVERY_NOTE,
  MAX_PICKUP_HOURS,
  MAX_PICKUP_PLACE,
  MAX_TRACKING_NUMBER,
  MAX_TRACKING_URL,
} from './delivery.ts'

const courierOnly = 'Ignored for other methods than COURIER.'
const pickupOnly = 'Ignored for other methods than PICKUP.'

const shape = {
  orderId: globalId().describe('The Order.'),
  method: z.enum(DeliveryMethod).describe('How the parts reach the buyer.'),
  carrier: optionalLine(MAX_CARRIER).describe(
    `Name of the carrier, up to ${MAX_CARRIER} characters. Required for COURIER. ${courierOnly}`,
  ),
  trackingNumber: optionalLine(MAX_TRACKING_NUMBER).describe(
    `Number of the shipment at the carrier, up to ${MAX_TRACKING_NUMBER} characters. ${courierOnly}`,
  ),
  trackingUrl: z
    .string()
    .max(MAX_TRACKING_URL, `Usá hasta ${MAX_TRACKING_URL} caracteres.`)
    .nullish()
    .transform((typed, context) => {
      if (!typed?.trim()) return null
      const url = parseWebsite(typed.trim())
      if (url) return url
      context.addIssue({
        code: 'custom',
        message: 'Revisá el enlace: copialo de la página de la agencia, por ejemplo dac.com.uy/rastreo.',
      })
      return z.NEVER
    })
    .describe(`Page that follows the shipment, up to ${MAX_TRACKING_URL} characters. ${courierOnly}`),
  pickupPlace: optionalLine(MAX_PICKUP_PLACE).describe(
    `Where the buyer collects the parts, up to ${MAX_PICKUP_PLACE} characters. Required for PICKUP. ${pickupOnly}`,
  ),
  pickupHours: optionalLine(MAX_PICKUP_HOURS).describe(
    `When they can be collected, up to ${MAX_PICKUP_HOURS} characters. Required for PICKUP. ${pickupOnly}`,
  ),
  note: optionalText(MAX_DELIVERY_NOTE).describe(
    `More about the delivery, up to ${MAX_DELIVERY_NOTE} characters; null for none.`,
  ),
}

type Typed = z.output<z.ZodObject<typeof shape>>

/** Requires what a buyer needs to get the parts by this method. */
function requireDetails({ method, carrier, pickupPlace, pickupHours }: Typed, { addIssue }: z.RefinementCtx) {
  const missing = (field: keyof Typed, message: string) =>
    addIssue({ code: 'custom', path: [field], message })
  if (method === 'COURIER' && !carrier) missing('carrier', 'Poné con qué agencia o correo va.')
  if (method !== 'PICKUP') return
  if (!pickupPlace) missing('pickupPlace', 'Poné dónde lo retira.')
  if (!pickupHours) missing('pickupHours', 'Poné los días y las horas en que lo puede retirar.')
}

export const shipOrderInput = namedInput(
  'ShipOrderInput',
  'The order is on its way, or ready to be collected.',
  z.object(shape).superRefine(requireDetails),
)

export const correctDeliveryInput = namedInput(
  'CorrectDeliveryInput',
  'The whole delivery of a sent order as it should be.',
  z.object(shape).superRefine(requireDetails),
)

export type DeliveryInput = Typed

/** The columns of a typed delivery; texts that its method does not have are dropped. */
export function deliveryOfInput({ method, note, ...typed }: DeliveryInput): Delivery {
  const isCourier = method === 'COURIER'
  const isPickup = method === 'PICKUP'
  return {
    deliveryMethod: method,
    carrier: isCourier ? typed.carrier : null,
    trackingNumber: isCourier ? typed.trackingNumber : null,
    trackingUrl: isCourier ? typed.trackingUrl : null,
    pickupPlace: isPickup ? typed.pickupPlace : null,
    pickupHours: isPickup ? typed.pickupHours : null,
    shippingNote: note,
  }
}
