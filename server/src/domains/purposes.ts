import { contactUnlockPurchase } from './contactUnlocks/contactUnlockPurchase.ts'
import { customOrderPurchase } from './customOrders/customOrderPurchase.ts'
import { offerPurchase } from './offers/offerPurchase.ts'
import { orderRestPurchase } from './orders/orderRestPurchase.ts'
import type { Purposes } from './purchases/purpose.ts'

/** Every kind of purchase, in the order in which a payment of several locks them. */
export const PURPOSES: Purposes = {
  OFFER: offerPurchase,
  CONTACT_UNLOCK: contactUnlockPurchase,
  CUSTOM_ORDER: customOrderPurchase,
  ORDER_REST: orderRestPurchase,
}
