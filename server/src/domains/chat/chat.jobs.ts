import { listen } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import { type OrderEvent, orderPaid } from '../orders/order.events.ts'
import { openConversation } from './chat.operations.ts'

export const chatListeners = [
  listen<Services, OrderEvent>(orderPaid, 'openConversation', async ({ transact, clock }, { orderId }) => {
    const createdAt = clock.now()
    await transact(async ({ tx }) => {
      await openConversation(tx, { orderId, createdAt })
    })
  }),
]
