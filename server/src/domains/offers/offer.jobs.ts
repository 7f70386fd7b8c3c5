import { handleJob } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { expireOffer } from './offer.jobTypes.ts'
import { lockOffer } from './offer.operations.ts'
import { stepOffer } from './offer.step.ts'

export const offerJobs = [
  handleJob<Services, { offerId: string; versionId: string }>(
    expireOffer,
    async (services, { offerId, versionId }) => {
      const at = services.clock.now()
      await services.transact(async unit => {
        const { offer } = await lockOffer(unit.tx, { id: offerId })
        const isDue = offer.currentVersionId === versionId && offer.currentVersion.validUntil <= at
        if (offer.state !== 'PENDING' || !isDue) return
        await stepOffer(unit, offer, { action: 'expire', actor: 'clock', at })
      })
    },
  ),
]
