import { randomUUID } from 'node:crypto'
import type { Prisma, Upload } from '../../generated/prisma/client.ts'
import { createTurns } from '../../platform/concurrency.ts'
import type { OperationContext } from '../context.ts'
import { ContentRejected } from './upload.errors.ts'
import { askStorage, CACHE_CONTROL, openUpload, settleUpload } from './upload.operations.ts'
import { imageKey, PICTURE_TYPE, posterKey, thumbnailKey, videoKey } from './uploadKeys.ts'

// The bytes go through memory: two at a time per process, the others wait.
const takeTurn = createTurns(2)

/**
 * Makes copies of stored files for an account, READY like what it has just sent. Each has objects of its own, so that
 * neither goes when the other is erased. Null in the place of what is not stored any more. Throws UploadsUnavailable.
 */
export async function copyUploads(
  ctx: OperationContext,
  { uploads, accountId }: { readonly uploads: readonly Upload[]; readonly accountId: string },
): Promise<(Upload | null)[]> {
  const copies: (Upload | null)[] = []
  for (const upload of uploads) copies.push(await takeTurn(() => copy(ctx, upload, accountId)))
  return copies
}

async function copy(ctx: OperationContext, source: Upload, accountId: string): Promise<Upload | null> {
  if (source.state !== 'READY' || source.storageKey === null) return null
  const { purpose, kind, fileName } = source
  // Like an upload: after a crash its expiry removes the written objects.
  const { id } = await openUpload(ctx, { id: randomUUID(), accountId, purpose, kind, fileName })
  const stored = await copyObjects(ctx, { ...source, storageKey: source.storageKey }, id)
  const done = await settleUpload(ctx, id, stored ?? { state: 'REJECTED', rejection: 'MISSING' })
  return done.state === 'READY' ? done : null
}

/** Data for the row of the copy; null when an object is missing. */
async function copyObjects(
  ctx: OperationContext,
  source: Upload & { readonly storageKey: string },
  id: string,
): Promise<Prisma.UploadUpdateManyMutationInput | null> {
  const { kind, bytes, width, height, durationMs } = source
  const type = source.contentType ?? ''
  const copyObject = async (from: string, to: string, contentType: string) => {
    const body = await askStorage(ctx, () => ctx.storage.read(from))
    await askStorage(ctx, () => ctx.storage.put(to, body, { contentType, cacheControl: CACHE_CONTROL }))
    return to
  }
  try {
    const place = kind === 'VIDEO' ? videoKey(id, type) : imageKey(id)
    const storageKey = await copyObject(source.storageKey, place, type)
    const poster = posterKey(source)
    if (poster) await copyObject(poster, imageKey(id), PICTURE_TYPE)
    const previewKey =
      source.previewKey && (await copyObject(source.previewKey, thumbnailKey(id), PICTURE_TYPE))
    return { state: 'READY', contentType: type, bytes, width, height, durationMs, storageKey, previewKey }
  } catch (error) {
    if (error instanceof ContentRejected) return null
    throw error
  }
}
