import { DeliveryMethod } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { WrongState } from '../../platform/refusal.ts'
import {
  DELIVERY,
  type Delivery,
  MAX_CARRIER,
  MAX_PICKUP_HOURS,
  MAX_PICKUP_PLACE,
  MAX_TRACKING_NUMBER,
  MAX_TRACKING_URL,
} from './delivery.ts'
import { correctDeliveryInput, shipOrderInput } from './order.input.ts'
import { correctDelivery, shipOrder } from './order.operations.ts'
import { OrderPayload } from './order.schema.ts'

export const DeliveryMethodEnum = describedEnum(
  'DeliveryMethod',
  DeliveryMethod,
  'How the parts of an order reach its buyer.',
  {
    COURIER: 'A courier, a bus company or the post carries them.',
    OWN_DELIVERY: 'The provider brings them.',
    PICKUP: 'The buyer collects them from the provider.',
  },
)

/** A delivery whose method is known. */
type ChosenDelivery = Delivery & { readonly deliveryMethod: DeliveryMethod }

const OrderDeliveryType = builder.objectRef<ChosenDelivery>('OrderDelivery').implement({
  description: 'The delivery of a sent order, in the provider’s words.',
  fields: t => ({
    method: t.expose('deliveryMethod', { type: DeliveryMethodEnum, description: 'How the parts travel.' }),
    carrier: t.exposeString('carrier', {
      nullable: true,
      extensions: { maxLength: MAX_CARRIER },
      description: 'Name of the carrier; null unless COURIER.',
    }),
    trackingNumber: t.exposeString('trackingNumber', {
      nullable: true,
      extensions: { maxLength: MAX_TRACKING_NUMBER },
      description: 'Number of the shipment at the carrier; null without one.',
    }),
    trackingUrl: t.exposeString('trackingUrl', {
      nullable: true,
      extensions: { maxLength: MAX_TRACKING_URL },
      description: 'Page that follows the shipment, http or https; the provider typed it. Null without one.',
    }),
    pickupPlace: t.exposeString('pickupPlace', {
      nullable: true,
      extensions: { maxLength: MAX_PICKUP_PLACE },
      description: 'Where the buyer collects the parts; null unless PICKUP.',
    }),
    pickupHours: t.exposeString('pickupHours', {
      nullable: true,
      extensions: { maxLength: MAX_PICKUP_HOURS },
      description: 'When they can be collected; null unless PICKUP.',
    }),
  }),
})

builder.prismaObjectFields('Order', t => ({
  delivery: t.field({
    type: OrderDeliveryType,
    nullable: true,
    description:
      'Its delivery; null until the parts are sent or ready, and in orders that were sent before November 27, 2026.',
    select: { state: true, ...DELIVERY },
    resolve: order => (order.state !== 'PAID' && hasMethod(order) ? order : null),
  }),
}))

function hasMethod(order: Delivery): order is ChosenDelivery {
  return order.deliveryMethod !== null
}

commandWithInput('shipOrder', {
  type: OrderPayload,
  description: 'Marks one’s own paid order as sent, or ready to be collected. Its provider.',
  authScopes: { admittedProvider: true },
  refusals: [WrongState],
  input: shipOrderInput,
  inputDescription: 'The order and its delivery.',
  run: shipOrder,
})

commandWithInput('correctDelivery', {
  type: OrderPayload,
  description:
    'Replaces the delivery of one’s own sent order, until its receipt is confirmed; the buyer is notified. Its provider.',
  authScopes: { admittedProvider: true },
  refusals: [WrongState],
  input: correctDeliveryInput,
  inputDescription: 'The order and its whole delivery.',
  run: correctDelivery,
})
