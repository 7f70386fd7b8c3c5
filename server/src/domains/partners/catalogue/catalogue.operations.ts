import type { z } from 'zod'
import { HOUR_MS } from '../../../platform/clock.ts'
import type { OperationContext } from '../../context.ts'
import { type Synced, syncOnce } from '../syncOnce.ts'
import { applyItem } from './applyItem.ts'
import { catalogueChanged } from './catalogue.events.ts'
import { catalogueRow, type syncCatalogueInput } from './catalogue.input.ts'

/** Calls of one provider, by keys and sessions together: a million rows in an hour. */
export const CATALOGUE_SYNCS_PER_PROVIDER = { name: 'catalogue-sync', points: 4000, perMs: HOUR_MS }

/**
 * Creates or changes items of the catalogue by the shop’s own ids, in one transaction. Throws SignInRequired, NotAllowed,
 * PolicyConsentNeeded, RateLimited, IdempotencyKeyReused.
 */
export function syncCatalogue(
  ctx: OperationContext,
  input: z.output<typeof syncCatalogueInput>,
): Promise<Synced> {
  const at = ctx.clock.now()
  return syncOnce(ctx, input, {
    mutation: 'syncCatalogue',
    limit: CATALOGUE_SYNCS_PER_PROVIDER,
    schema: catalogueRow,
    keyOf: ({ externalId }) => externalId,
    apply: (part, { provider }, row) => applyItem(part, { providerId: provider.id, at }, row),
    async onApplied(unit, providerId, results) {
      const itemIds = results.flatMap(({ outcome, thingId }) =>
        thingId && outcome !== 'UNCHANGED' ? [thingId] : [],
      )
      if (itemIds.length > 0) await unit.emit(catalogueChanged, { providerId, itemIds })
    },
  })
}
