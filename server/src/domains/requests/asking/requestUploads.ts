import type { Tx } from '../../../platform/db.ts'
import { InvalidInput } from '../../../platform/refusal.ts'
import type { OperationContext } from '../../context.ts'
import { type ClaimedFile, claimUploads } from '../../uploads/claimUploads.ts'
import type { EditedPartRequest, NewPartRequest } from './request.input.ts'

/** An upload of an input and what it shows. */
export interface WantedFile {
  readonly uploadId: string
  /** Place of the part it shows; null: the whole request. */
  readonly part: number | null
  /** The path in the input. */
  readonly path: readonly string[]
}

type WithFiles = Pick<NewPartRequest | EditedPartRequest, 'uploadIds'> & {
  readonly parts: readonly Pick<NewPartRequest['parts'][number], 'uploadIds'>[]
}

/** All uploads of an input in the order in which they are shown: part by part, then those of the whole request. */
export function wantedFiles({ parts, uploadIds }: WithFiles): WantedFile[] {
  const inList = (ids: readonly string[], part: number | null, path: readonly string[]): WantedFile[] =>
    ids.map((uploadId, position) => ({ uploadId, part, path: [...path, String(position)] }))
  return [
    ...parts.flatMap((part, index) => inList(part.uploadIds, index, ['parts', String(index), 'uploadIds'])),
    ...inList(uploadIds, null, ['uploadIds']),
  ]
}

/** Claims them for a request, each with the place of its part. Throws InvalidInput, also for what is in two places. */
export async function claimRequestFiles(
  ctx: OperationContext,
  tx: Tx,
  files: readonly WantedFile[],
): Promise<(ClaimedFile & Pick<WantedFile, 'part'>)[]> {
  requireOnePlace(files)
  const claimed = await claimUploads(ctx, tx, {
    ids: files.map(({ uploadId }) => uploadId),
    purpose: 'REQUEST_FILE',
    alsoOfAssistant: true,
    path: ['uploadIds'],
    paths: files.map(({ path }) => path),
  })
  return claimed.map(file => ({ ...file, part: files[file.position]?.part ?? null }))
}

/** The id of the part at a place; null for the whole request. */
export function idAt(parts: readonly { readonly id: string }[], place: number | null): string | null {
  return place === null ? null : (parts[place]?.id ?? null)
}

export const IN_ANOTHER_PLACE = 'Ese archivo ya está en otro repuesto'

function requireOnePlace(files: readonly WantedFile[]): void {
  const seen = new Set<string>()
  const again = files.filter(({ uploadId }) => seen.size === seen.add(uploadId).size)
  if (again.length === 0) return
  throw new InvalidInput(again.map(({ path }) => ({ path: [...path], message: IN_ANOTHER_PLACE })))
}

type Described = { readonly description: string }

/**
 * The successor of each present part: the wanted one with the same description, or else, when none were added
 * or removed, the next of those with a new one. Null for a removed part.
 */
export function successorsOf(present: readonly Described[], wanted: readonly Described[]): (number | null)[] {
  const free = new Set(wanted.keys())
  const take = (isIt: (place: number) => boolean) => {
    const place = [...free].find(isIt) ?? null
    if (place !== null) free.delete(place)
    return place
  }
  const bySame = present.map(({ description }) => take(place => wanted[place]?.description === description))
  return bySame.map(place => place ?? (present.length === wanted.length ? take(() => true) : null))
}
