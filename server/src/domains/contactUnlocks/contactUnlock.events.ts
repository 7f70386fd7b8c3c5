import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'
import { ownRequestsTopic } from '../requests/request.events.ts'

const unlockEvent = z.object({
  requestId: z.uuid(),
  /** Account of the request's owner. */
  buyerId: z.uuid(),
})

/** Our team set, changed or took back what it costs to read who quoted a request. */
export const unlockPriceChanged = defineEvent('contactUnlock.priceChanged', unlockEvent, ({ buyerId }) => [
  ownRequestsTopic(buyerId),
])
/** It was paid: the buyer reads the contacts of those who quoted. */
export const contactsUnlocked = defineEvent('contactUnlock.unlocked', unlockEvent, ({ buyerId }) => [
  ownRequestsTopic(buyerId),
])
