import { defineListener } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import type { RequestEvent } from '../requests/request.events.ts'
import { lockRequest } from '../requests/requestLock.ts'
import { OFFER_OF_PARTIES, stepOffer } from './offer.step.ts'

const ENDED = ['AWARDED', 'CANCELED', 'EXPIRED', 'CLOSED']

/** A request that takes no more offers ends the pending ones. */
export const closeOffers = defineListener(
  'offers.closeOffers',
  async (services: Services, { requestId }: RequestEvent) => {
    const at = services.clock.now()
    await services.transact(async unit => {
      const request = await lockRequest(unit.tx, requestId)
      if (!request || !ENDED.includes(request.state)) return
      const open = await unit.tx.offer.findMany({
        // Expired ones are left to their timer.
        where: { requestId, state: 'PENDING', validUntil: { gt: at } },
        include: OFFER_OF_PARTIES,
      })
      for (const offer of open)
        await stepOffer(unit, { ...offer, request }, { action: 'lose', actor: 'system', at })
    })
  },
)
