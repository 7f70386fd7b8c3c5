import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** The nightly audit found money that is not where it should be. */
export const discrepanciesFound = defineEvent(
  'ledger.discrepanciesFound',
  z.object({
    count: z.int(),
    /** The first ones: check, subject, and both amounts in centésimos. */
    findings: z.array(z.string()),
  }),
)
