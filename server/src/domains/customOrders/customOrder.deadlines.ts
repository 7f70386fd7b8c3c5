import type { DeadlineWatch } from '../../platform/deadlines.ts'
import type { Services } from '../context.ts'
import { customOrderLifecycle } from './customOrder.lifecycle.ts'
import { stepCustomOrder } from './customOrder.step.ts'
import { lockCustomOrder } from './customOrderLock.ts'

export const customOrderDeadlines: DeadlineWatch<Services> = {
  machine: customOrderLifecycle.machine,
  async act({ transact, clock }, id) {
    const at = clock.now()
    await transact(async unit => {
      const order = await lockCustomOrder(unit.tx, { id })
      const action = customOrderLifecycle.overdueAction(order, at)
      if (action) await stepCustomOrder(unit, order, { action, actor: 'clock', at })
    })
  },
  async overdue({ db, clock }, most) {
    const orders = await db.prisma.customOrder.findMany({
      where: { state: 'PENDING', expiresAt: { lte: clock.now() } },
      select: { id: true },
      orderBy: { expiresAt: 'asc' },
      take: most,
    })
    return orders.map(({ id }) => id)
  },
}
