import type { FileKind } from '../../generated/prisma/enums.ts'
import type { Tx } from '../../platform/db.ts'
import { InvalidInput } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { claimUploads } from '../uploads/claimUploads.ts'
import { tooManyMessage } from '../uploads/upload.errors.ts'
import { mostOfKind, uploadLimits } from '../uploads/uploadPurposes.ts'

const PURPOSE = 'CUSTOM_ORDER_FILE'

/** A row that ties an upload to its item. */
interface ItemFile {
  readonly uploadId: string
  readonly position: number
  readonly kind: FileKind
}

interface Wanted {
  readonly items: readonly { readonly uploadIds: readonly string[] }[]
  /** The version before an edit, whose files may stay; null for a new custom order. */
  readonly versionId: string | null
}

/**
 * The files of each item of a new version: claims the new uploads and keeps those of the version before. Throws InvalidInput,
 * also for an upload in two items.
 */
export async function claimItemFiles(
  ctx: Pick<OperationContext, 'viewer' | 'clock'>,
  tx: Tx,
  { items, versionId }: Wanted,
): Promise<readonly (readonly ItemFile[])[]> {
  const wanted = items.flatMap(({ uploadIds }, item) =>
    uploadIds.map((uploadId, position) => ({
      uploadId,
      item,
      position,
      path: ['items', String(item), 'uploadIds', String(position)],
    })),
  )
  if (wanted.length === 0) return items.map(() => [])
  requireOneItem(wanted)
  const present =
    versionId === null
      ? []
      : await tx.customOrderFile.findMany({
          where: { item: { versionId } },
          select: { uploadId: true, kind: true },
        })
  const kinds = new Map(present.map(({ uploadId, kind }) => [uploadId, kind]))
  const added = wanted.filter(({ uploadId }) => !kinds.has(uploadId))
  const limits = uploadLimits(PURPOSE)
  const claimed = await claimUploads(ctx, tx, {
    ids: added.map(({ uploadId }) => uploadId),
    purpose: PURPOSE,
    path: ['items'],
    paths: added.map(({ path }) => path),
    // Each item has its own limits, which are checked below.
    limits: { ...limits, maxImages: wanted.length, maxVideos: wanted.length },
  })
  for (const { uploadId, kind } of claimed) kinds.set(uploadId, kind)
  const files = items.map((_, index) =>
    wanted
      .filter(({ item }) => item === index)
      .map(({ uploadId, position }) => ({ uploadId, position, kind: kindOf(kinds, uploadId) })),
  )
  const problems = files.flatMap((own, index) =>
    (['IMAGE', 'VIDEO'] as const)
      .filter(kind => own.filter(file => file.kind === kind).length > mostOfKind(limits, kind))
      .map(kind => ({ path: ['items', String(index), 'uploadIds'], message: tooManyMessage(kind, limits) })),
  )
  if (problems.length > 0) throw new InvalidInput(problems)
  return files
}

function kindOf(kinds: ReadonlyMap<string, FileKind>, uploadId: string): FileKind {
  const kind = kinds.get(uploadId)
  if (kind === undefined) throw new Error(`upload ${uploadId} was not claimed`)
  return kind
}

function requireOneItem(wanted: readonly { readonly uploadId: string; readonly path: string[] }[]): void {
  const seen = new Set<string>()
  const again = wanted.filter(({ uploadId }) => seen.size === seen.add(uploadId).size)
  if (again.length === 0) return
  throw new InvalidInput(again.map(({ path }) => ({ path, message: 'Ese archivo ya está en otro ítem' })))
}
