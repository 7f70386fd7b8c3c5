import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** Custom orders of an account's business. */
export const customOrdersTopic = (accountId: string) => `account:${accountId}:customOrders`

/** One custom order, for the holders of its link. */
export const followedCustomOrderTopic = (customOrderId: string) => `customOrder:${customOrderId}`

const customOrderEvent = z.object({
  customOrderId: z.uuid(),
  /** Account of the provider. */
  providerAccountId: z.uuid(),
})
export type CustomOrderEvent = z.output<typeof customOrderEvent>

const bothSides = ({ customOrderId, providerAccountId }: CustomOrderEvent) => [
  customOrdersTopic(providerAccountId),
  followedCustomOrderTopic(customOrderId),
]

export const customOrderCreated = defineEvent('customOrder.created', customOrderEvent, bothSides)
export const customOrderEdited = defineEvent('customOrder.edited', customOrderEvent, bothSides)
/** The client has opened the custom order for the first time. */
export const customOrderOpened = defineEvent('customOrder.opened', customOrderEvent, bothSides)
export const customOrderPaid = defineEvent('customOrder.paid', customOrderEvent, bothSides)
export const customOrderExpired = defineEvent('customOrder.expired', customOrderEvent, bothSides)
