import { z } from 'zod'
import { defineEvent } from '../../../platform/events.ts'

/** Imports of one provider, by its account. */
export const catalogueImportsTopic = (accountId: string) => `account:${accountId}:catalogueImports`

/** An import began, got further or ended. */
export const catalogueImportChanged = defineEvent(
  'catalogueImport.changed',
  z.object({
    catalogueImportId: z.uuid(),
    /** Account of the provider. */
    accountId: z.uuid(),
  }),
  ({ accountId }) => [catalogueImportsTopic(accountId)],
)
