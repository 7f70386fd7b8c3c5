import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'
import { ownRequestsTopic } from '../requests/request.events.ts'

const unlockEvent = z.object({
  requestId: z.uuid(),
  /** Account of the request's owner. */
  buyerId: z.uuid(),
})

/** Our team set, changed or removed the price for seeing the providers that quoted a request. */
export const unlockPriceChanged = defineEvent('contactUnlock.priceChanged', unlockEvent, ({ buyerId }) => [
  ownRequestsTopic(buyerId),
])
/** Paid: the buyer sees the contacts of the providers. */
export const contactsUnlocked = defineEvent('contactUnlock.unlocked', unlockEvent, ({ buyerId }) => [
  ownRequestsTopic(buyerId),
])
