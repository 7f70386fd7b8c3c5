import type { Prisma } from '../../generated/prisma/client.ts'
import type { FileKind, UploadPurpose } from '../../generated/prisma/enums.ts'
import type { Tx } from '../../platform/db.ts'
import { InvalidInput } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import type { Viewer } from '../viewer.ts'
import { rejectionMessage, tooManyMessage, UPLOAD_GONE } from './upload.errors.ts'
import { usableUploads } from './upload.policy.ts'
import { lockUploads } from './uploadLock.ts'
import { isTooLong, mostOfKind, type UploadLimits, uploadLimits } from './uploadPurposes.ts'

interface Claim {
  /** Different ones, in the order in which they are to be shown. */
  readonly ids: readonly string[]
  readonly purpose: UploadPurpose
  /** The input's field that holds the ids, for what is refused. */
  readonly path: readonly string[]
  /** The field of each id, where not all are in one list. */
  readonly paths?: readonly (readonly string[])[]
  /** Uploads of the assistant that are in no request yet too: its conversation goes on showing it. */
  readonly alsoOfAssistant?: boolean
  /** Limits of all of them together; by default those of the purpose, for one owner. */
  readonly limits?: UploadLimits
}

export interface ClaimedFile {
  readonly uploadId: string
  readonly position: number
  readonly kind: FileKind
}

const KINDS: readonly FileKind[] = ['IMAGE', 'VIDEO']

/** Locks the uploads and returns those that may be claimed. */
async function lockReady(
  tx: Tx,
  {
    ids,
    purpose,
    alsoOfAssistant = false,
    viewer,
    at,
  }: Pick<Claim, 'ids' | 'purpose' | 'alsoOfAssistant'> & { readonly viewer: Viewer; readonly at: Date },
) {
  await lockUploads(tx, ids)
  const sentToAssistant: Prisma.UploadWhereInput = {
    assistantPhotos: { some: {} },
    requestFile: { is: null },
  }
  return tx.upload.findMany({
    where: {
      id: { in: [...ids] },
      purpose,
      state: 'READY',
      OR: [{ claimedAt: null, expiresAt: { gt: at } }, ...(alsoOfAssistant ? [sentToAssistant] : [])],
      AND: [usableUploads(viewer)],
    },
    select: { id: true, kind: true, durationMs: true },
  })
}

/**
 * Claims those uploads that can be claimed and ignores the others; `claimUploads` refuses instead.
 * Returns their ids.
 */
export async function claimWhatIsThere(
  { viewer, clock }: Pick<OperationContext, 'viewer' | 'clock'>,
  tx: Tx,
  { ids, purpose }: Pick<Claim, 'ids' | 'purpose'>,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const at = clock.now()
  const ready = (await lockReady(tx, { ids, purpose, viewer, at })).map(({ id }) => id)
  await tx.upload.updateMany({ where: { id: { in: ready } }, data: { claimedAt: at } })
  return new Set(ready)
}

/**
 * Takes uploads for their one owner: the returned rows are for the table that ties the owner to its files. Nobody else
 * can use, cancel or expire them once the transaction is through. Throws InvalidInput: for what is not there, not the
 * viewer's, not ready, used, or begun for another purpose; for more or longer files than the purpose allows.
 */
export async function claimUploads(
  { viewer, clock }: Pick<OperationContext, 'viewer' | 'clock'>,
  tx: Tx,
  { ids, purpose, path, paths, alsoOfAssistant = false, limits = uploadLimits(purpose) }: Claim,
): Promise<readonly ClaimedFile[]> {
  if (ids.length === 0) return []
  const at = clock.now()
  const ready = await lockReady(tx, { ids, purpose, alsoOfAssistant, viewer, at })
  const byId = new Map(ready.map(upload => [upload.id, upload]))
  const problems: { path: string[]; message: string }[] = []
  const files = ids.flatMap((uploadId, position) => {
    const upload = byId.get(uploadId)
    const refuse = (message: string) =>
      problems.push({ path: [...(paths?.[position] ?? [...path, String(position)])], message })
    if (!upload) refuse(UPLOAD_GONE)
    else if (upload.durationMs !== null && isTooLong(upload.durationMs, limits.maxVideoMs))
      refuse(rejectionMessage('VIDEO_TOO_LONG', limits))
    return upload ? [{ uploadId, position, kind: upload.kind }] : []
  })
  for (const kind of KINDS) {
    if (files.filter(file => file.kind === kind).length <= mostOfKind(limits, kind)) continue
    problems.push({ path: [...path], message: tooManyMessage(kind, limits) })
  }
  if (problems.length > 0) throw new InvalidInput(problems)
  await tx.upload.updateMany({ where: { id: { in: [...ids] } }, data: { claimedAt: at } })
  return files
}
