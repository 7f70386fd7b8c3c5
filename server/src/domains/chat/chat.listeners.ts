import { defineListener } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import type { OrderEvent } from '../orders/order.events.ts'
import { openConversation } from './chat.operations.ts'
import { claimReading } from './reading.operations.ts'

export const openOrderConversation = defineListener(
  'chat.openOrderConversation',
  async ({ transact, clock }: Services, { orderId }: OrderEvent) => {
    const createdAt = clock.now()
    await transact(async ({ tx }) => {
      await openConversation(tx, { orderId, createdAt })
    })
  },
)

/** An account that got an order goes on reading where its buyer was. */
export const claimConversation = defineListener(
  'chat.claimConversation',
  (services: Services, { orderId }: OrderEvent) => claimReading(services, orderId),
)
