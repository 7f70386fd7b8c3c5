import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { AdminSubject } from '../accounts/adminAction.operations.ts'
import { type ActionSubject, type RowOf, rowSubject } from './adminActionSubjects.ts'

/** The names under which the data of jobs and events carry ids, the most telling first. */
const NOUN_OF: Readonly<Record<string, AdminSubject>> = {
  disputeId: 'Dispute',
  payoutLineId: 'PayoutLine',
  payoutBatchId: 'PayoutBatch',
  payoutAccountId: 'PayoutAccount',
  reviewReportId: 'ReviewReport',
  messageReportId: 'MessageReport',
  reviewId: 'Review',
  enquiryId: 'Enquiry',
  dataRequestId: 'DataRequest',
  requestId: 'PartRequest',
  providerId: 'Provider',
}
/** Nouns of deadlines, by their machine. */
const NOUN_OF_MACHINE: Readonly<Record<string, AdminSubject>> = {
  PartRequest: 'PartRequest',
  Dispute: 'Dispute',
}

const ids = z.record(z.string(), z.unknown())
const jobData = z.looseObject({
  /** The notice that a delivery is of. */
  notice: z.string().optional(),
  event: z.union([z.string(), z.looseObject({ event: z.string(), data: ids })]).optional(),
  /** The listener whose job it is. */
  listener: z.string().optional(),
  data: ids.optional(),
  /** The state machine whose deadline it is. */
  machine: z.string().optional(),
  subjectId: z.uuid().optional(),
})

/** The notice, listener or state machine that a failed job is of; null when its queue has one kind alone. */
export function taskOf(data: Prisma.JsonValue): string | null {
  const { notice, listener, machine } = jobData.safeParse(data).data ?? {}
  return notice ?? listener ?? machine ?? null
}

/** The row that a failed job is about; null when none is known to the team's pages. */
export async function failedJobSubject(
  ctx: Parameters<typeof rowSubject>[0],
  data: Prisma.JsonValue,
): Promise<ActionSubject | null> {
  const row = rowOf(data)
  return row && rowSubject(ctx, row)
}

function rowOf(data: Prisma.JsonValue): RowOf | null {
  const parsed = jobData.safeParse(data).data
  if (!parsed) return null
  const { machine = '', subjectId, event } = parsed
  const noun = NOUN_OF_MACHINE[machine]
  if (noun && subjectId) return { noun, id: subjectId }
  const carried = { ...parsed, ...parsed.data, ...(typeof event === 'object' ? event.data : {}) }
  for (const [key, about] of Object.entries(NOUN_OF)) {
    const id = z.uuid().safeParse(carried[key]).data
    if (id) return { noun: about, id }
  }
  return null
}
