import { z } from 'zod'
import { defineEvent } from '../../../platform/events.ts'

/** Items of a provider's catalogue are new or changed. */
export const catalogueChanged = defineEvent(
  'catalogue.changed',
  z.object({ providerId: z.uuid(), itemIds: z.array(z.uuid()) }),
)
