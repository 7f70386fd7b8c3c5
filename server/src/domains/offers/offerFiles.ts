import type { Tx } from '../../platform/db.ts'
import { InvalidInput } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { type ClaimedFile, claimUploads } from '../uploads/claimUploads.ts'
import { tooManyMessage } from '../uploads/upload.errors.ts'
import { mostOfKind, uploadLimits } from '../uploads/uploadPurposes.ts'

const PURPOSE = 'OFFER_FILE'

interface Wanted {
  /** Different ones, in order. */
  readonly uploadIds: readonly string[]
  /** The version before a revision, whose files may stay; null for a new offer. */
  readonly versionId: string | null
}

/** The files of a new version: claims the new uploads and keeps those of the version before. Throws InvalidInput. */
export async function claimOfferFiles(
  ctx: Pick<OperationContext, 'viewer' | 'clock'>,
  tx: Tx,
  { uploadIds, versionId }: Wanted,
): Promise<readonly ClaimedFile[]> {
  if (uploadIds.length === 0) return []
  const kept =
    versionId === null
      ? []
      : await tx.offerFile.findMany({
          where: { versionId, uploadId: { in: [...uploadIds] } },
          select: { uploadId: true, kind: true },
        })
  const added = uploadIds.filter(id => !kept.some(({ uploadId }) => uploadId === id))
  const claimed = await claimUploads(ctx, tx, {
    ids: added,
    purpose: PURPOSE,
    path: ['uploadIds'],
    paths: added.map(id => ['uploadIds', String(uploadIds.indexOf(id))]),
  })
  const kinds = new Map([...kept, ...claimed].map(({ uploadId, kind }) => [uploadId, kind]))
  const files = uploadIds.flatMap((uploadId, position) => {
    const kind = kinds.get(uploadId)
    return kind ? [{ uploadId, position, kind }] : []
  })
  const limits = uploadLimits(PURPOSE)
  for (const kind of ['IMAGE', 'VIDEO'] as const)
    if (files.filter(file => file.kind === kind).length > mostOfKind(limits, kind))
      throw new InvalidInput([{ path: ['uploadIds'], message: tooManyMessage(kind, limits) }])
  return files
}
