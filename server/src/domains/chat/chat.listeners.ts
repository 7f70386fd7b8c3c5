import { defineListener } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import type { OrderEvent } from '../orders/order.events.ts'
import { openConversation } from './chat.operations.ts'

export const openOrderConversation = defineListener(
  'chat.openOrderConversation',
  async ({ transact, clock }: Services, { orderId }: OrderEvent) => {
    const createdAt = clock.now()
    await transact(async ({ tx }) => {
      await openConversation(tx, { orderId, createdAt })
    })
  },
)
