import { defineListener } from '../../../platform/events.ts'
import type { Services } from '../../context.ts'
import type { RequestEvent } from '../../requests/request.events.ts'
import { proposeForRequest, proposeFromItems } from './proposals.ts'

/** A request that was sent or changed is compared with all catalogues. */
export const proposeFromCatalogues = defineListener(
  'partners.proposeForRequest',
  (services: Services, { requestId }: RequestEvent) => proposeForRequest(services, requestId),
)

/** Changed items are compared with all open requests. */
export const proposeToRequests = defineListener(
  'partners.proposeFromItems',
  (services: Services, changed: { providerId: string; itemIds: string[] }) =>
    proposeFromItems(services, changed),
)
