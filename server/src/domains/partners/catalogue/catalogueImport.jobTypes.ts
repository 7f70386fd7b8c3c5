import { z } from 'zod'
import type { JobType } from '../../../platform/jobs.ts'

/** Applies some batches of an import, and enqueues itself until none is left. */
export const runImport: JobType<{ importId: string }> = {
  queue: 'partners.runCatalogueImport',
  data: z.object({ importId: z.uuid() }),
}
