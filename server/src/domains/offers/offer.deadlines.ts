import type { DeadlineWatch } from '../../platform/deadlines.ts'
import type { Services } from '../context.ts'
import { offerLifecycle } from './offer.lifecycle.ts'
import { lockOffer } from './offer.operations.ts'
import { stepOffer } from './offer.step.ts'

export const offerDeadlines: DeadlineWatch<Services> = {
  machine: offerLifecycle.machine,
  async act({ transact, clock }, id) {
    const at = clock.now()
    await transact(async unit => {
      const { offer } = await lockOffer(unit.tx, { id })
      const action = offerLifecycle.overdueAction(offer, at)
      if (action) await stepOffer(unit, offer, { action, actor: 'clock', at })
    })
  },
  async overdue({ db, clock }, most) {
    const offers = await db.prisma.offer.findMany({
      where: { state: 'PENDING', validUntil: { lte: clock.now() } },
      select: { id: true },
      orderBy: { validUntil: 'asc' },
      take: most,
    })
    return offers.map(({ id }) => id)
  },
}
