import { randomUUID } from 'node:crypto'
import type { Prisma, Upload } from '../../generated/prisma/client.ts'
import type { FileKind } from '../../generated/prisma/enums.ts'
import { after, DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { createSharedRuns, createTurns } from '../../platform/concurrency.ts'
import { ObjectNotFound, type SignedUpload, StorageUnavailable } from '../../platform/objectStorage.ts'
import type { Allowance } from '../../platform/rateLimit.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { accountOf } from '../viewer.ts'
import type { ImageContent } from './imageContent.ts'
import {
  ContentRejected,
  rejectionOf,
  UPLOAD_GONE,
  UploadRejected,
  UploadsUnavailable,
} from './upload.errors.ts'
import type { NewUpload } from './upload.input.ts'
import { expireUpload, removeUploadObjects } from './upload.jobTypes.ts'
import { usableUploads } from './upload.policy.ts'
import { readContent, readPicture } from './uploadContent.ts'
import { imageKey, rawKey, rawPosterKey, thumbnailKey, videoKey } from './uploadKeys.ts'
import { lockUploads } from './uploadLock.ts'
import {
  maxBytesOfKind,
  mostOfKind,
  REMOVAL_MARGIN_MS,
  UPLOAD_PURPOSES,
  type UploadLimits,
  uploadLimits,
} from './uploadPurposes.ts'
import type { VideoContent } from './videoContent.ts'

/** Time for an upload to be used. */
export const UPLOAD_LIFETIME_MS = DAY_MS
const LINK_LIFETIME_MS = HOUR_MS

const STARTS_PER_ADDRESS = { name: 'start-upload-ip', points: 60, perMs: HOUR_MS }
const STARTS_PER_ACCOUNT = { name: 'start-upload-account', points: 240, perMs: HOUR_MS }
// An upload calls the storage or leaves it work; a browser with a bad connection retries a few times.
const ENDS_PER_ADDRESS = { name: 'end-upload-ip', points: 240, perMs: HOUR_MS }
const ENDS_PER_ACCOUNT = { name: 'end-upload-account', points: 960, perMs: HOUR_MS }

// Stored files never change, and only receivers of a signed link may have them.
export const CACHE_CONTROL = 'private, max-age=31536000, immutable'

// Pictures are decompressed in memory: two at a time per process, the others wait.
const takeTurn = createTurns(2)
const shareRun = createSharedRuns<Upload>()

/** A new upload, and the signed ways to send its bytes. */
export interface StartedUpload {
  readonly upload: Upload
  readonly signed: SignedUpload
  /** For a frame of a video; null when none was announced. */
  readonly poster: SignedUpload | null
}

/** Throws NotAllowed, RateLimited, UploadsUnavailable. */
export async function startUpload(ctx: OperationContext, input: NewUpload): Promise<StartedUpload> {
  const sender = UPLOAD_PURPOSES[input.purpose].requireSender(ctx.viewer)
  await spend(ctx, { perAccount: STARTS_PER_ACCOUNT, perAddress: STARTS_PER_ADDRESS })
  // An upload's id grants its use, so it must not be guessable from the time.
  const id = randomUUID()
  const sign = (key: string, contentType: string, maxBytes: number) =>
    askStorage(ctx, () =>
      ctx.storage.signUpload({ key, contentType, maxBytes, expiresInMs: LINK_LIFETIME_MS }),
    )
  const { purpose, kind, fileName, contentType, bytes, posterBytes } = input
  const signed = await sign(rawKey(id), contentType, bytes)
  const poster = posterBytes == null ? null : await sign(rawPosterKey(id), 'image/jpeg', posterBytes)
  const accountId = sender?.accountId ?? null
  return { upload: await openUpload(ctx, { id, accountId, purpose, kind, fileName }), signed, poster }
}

/** Creates the row of a file whose bytes are still to come, with its expiry. */
export function openUpload(
  { clock, transact }: OperationContext,
  upload: Pick<Upload, 'id' | 'accountId' | 'purpose' | 'kind' | 'fileName'>,
): Promise<Upload> {
  const { id, accountId, purpose, kind, fileName } = upload
  const createdAt = clock.now()
  const expiresAt = after(createdAt, UPLOAD_LIFETIME_MS)
  return transact(async ({ tx, enqueue }) => {
    await enqueue(expireUpload, { uploadId: id }, { startAfter: after(expiresAt, REMOVAL_MARGIN_MS) })
    return tx.upload.create({
      data: { id, accountId, purpose, kind, fileName, rawKey: rawKey(id), createdAt, expiresAt },
    })
  })
}

/** Takes a file whose bytes are here already, as if they had been sent. Throws as `completeUpload` does. */
export async function receiveUpload(
  ctx: OperationContext,
  { content, contentType, ...file }: Pick<Upload, 'purpose' | 'kind' | 'fileName'> & ReceivedContent,
): Promise<Upload> {
  const sender = UPLOAD_PURPOSES[file.purpose].requireSender(ctx.viewer)
  const { id } = await openUpload(ctx, { ...file, id: randomUUID(), accountId: sender?.accountId ?? null })
  await askStorage(ctx, () => ctx.storage.put(rawKey(id), content, { contentType }))
  return completeUpload(ctx, id)
}

interface ReceivedContent {
  readonly content: Buffer
  readonly contentType: string
}

/**
 * Checks the received bytes and stores the accepted content. A second call returns the same. Throws
 * NotAllowed, RateLimited, NotFound, UploadRejected, UploadsUnavailable.
 */
export async function completeUpload(ctx: OperationContext, uploadId: string): Promise<Upload> {
  await spend(ctx, { perAccount: ENDS_PER_ACCOUNT, perAddress: ENDS_PER_ADDRESS })
  const upload = await findUpload(ctx, uploadId)
  const limits = uploadLimits(upload.purpose)
  const done = await shareRun(upload.id, () => takeTurn(() => examine(ctx, upload.id))).catch(
    (error: unknown) => {
      throw error instanceof ContentRejected ? new UploadRejected(error.reason, limits) : error
    },
  )
  if (done.state === 'REJECTED') throw new UploadRejected(rejectionOf(done.rejection), limits)
  return done
}

/** Cancels an unused upload; idempotent. Throws NotAllowed, RateLimited, NotFound, WrongState. */
export async function cancelUpload(ctx: OperationContext, uploadId: string): Promise<Upload> {
  await spend(ctx, { perAccount: ENDS_PER_ACCOUNT, perAddress: ENDS_PER_ADDRESS })
  const { id } = await findUpload(ctx, uploadId)
  return ctx.transact(async ({ tx, enqueue }) => {
    await lockUploads(tx, [id])
    const upload = await tx.upload.findUniqueOrThrow({ where: { id } })
    // The upload's objects are being removed already.
    if (upload.state === 'REJECTED') return upload
    const { count } = await tx.upload.updateMany({
      where: { id: upload.id, claimedAt: null },
      data: { state: 'REJECTED', rejection: 'CANCELED' },
    })
    if (count === 0) throw new WrongState('Ese archivo ya está en uso.', 'USED')
    await enqueue(removeUploadObjects, { uploadId: upload.id })
    return tx.upload.findUniqueOrThrow({ where: { id: upload.id } })
  })
}

/** Throws NotFound, also for another account's upload, and NotAllowed. */
async function findUpload({ db, viewer, clock }: OperationContext, uploadId: string): Promise<Upload> {
  const upload = await db.prisma.upload.findFirst({
    where: {
      id: uploadId,
      expiresAt: { gt: clock.now() },
      AND: [usableUploads(viewer)],
    },
  })
  if (!upload) throw new NotFound(UPLOAD_GONE)
  UPLOAD_PURPOSES[upload.purpose].requireSender(viewer)
  return upload
}

async function examine(ctx: OperationContext, id: string): Promise<Upload> {
  const { db } = ctx
  const upload = await db.prisma.upload.findUniqueOrThrow({ where: { id } })
  if (upload.state !== 'PENDING') return upload
  try {
    const limits = uploadLimits(upload.purpose)
    const { rawKey, kind } = upload
    const content = await readContent(await fetchRaw(ctx, rawKey, { limits, kind }), limits)
    if (mostOfKind(limits, content.kind) === 0) throw new ContentRejected('UNSUPPORTED')
    const poster = content.kind === 'VIDEO' ? await readPoster(ctx, id, limits) : null
    return await settleUpload(ctx, id, { state: 'READY', ...(await store(ctx, id, content, poster)) })
  } catch (error) {
    if (!(error instanceof ContentRejected)) throw error
    if (error.reason !== 'MISSING') {
      return settleUpload(ctx, id, { state: 'REJECTED', rejection: error.reason })
    }
    // Another process may have finished it and removed the bytes.
    const now = await db.prisma.upload.findUniqueOrThrow({ where: { id } })
    if (now.state === 'PENDING') throw error
    return now
  }
}

async function fetchRaw(
  ctx: OperationContext,
  key: string,
  { limits, kind }: { readonly limits: UploadLimits; readonly kind: FileKind },
): Promise<Buffer> {
  return askStorage(ctx, async () => {
    const found = await ctx.storage.stat(key)
    if (!found) throw new ContentRejected('MISSING')
    // Storage accepts no more than declared; more is not read into memory.
    if (found.bytes > maxBytesOfKind(limits, kind)) throw new ContentRejected(`${kind}_TOO_LARGE`)
    return ctx.storage.read(key)
  })
}

/** A video's poster; null when missing or not an acceptable photo. */
async function readPoster(
  ctx: OperationContext,
  id: string,
  limits: UploadLimits,
): Promise<ImageContent | null> {
  try {
    return await readPicture(await fetchRaw(ctx, rawPosterKey(id), { limits, kind: 'IMAGE' }), limits)
  } catch (error) {
    if (error instanceof ContentRejected) return null
    throw error
  }
}

async function store(
  ctx: OperationContext,
  id: string,
  content: ImageContent | VideoContent,
  poster: ImageContent | null,
): Promise<Prisma.UploadUpdateManyMutationInput> {
  const put = (key: string, body: Buffer, contentType: string) =>
    askStorage(ctx, () => ctx.storage.put(key, body, { contentType, cacheControl: CACHE_CONTROL }))
  const putPicture = async (picture: ImageContent) => {
    await put(imageKey(id), picture.full, picture.contentType)
    await put(thumbnailKey(id), picture.thumbnail, picture.contentType)
    return thumbnailKey(id)
  }
  const { kind, contentType, width, height } = content
  const about = { kind, contentType, width, height }
  if (content.kind === 'VIDEO') {
    const storageKey = videoKey(id, contentType)
    await put(storageKey, content.body, contentType)
    const { body, durationMs } = content
    const previewKey = poster && (await putPicture(poster))
    return { ...about, storageKey, previewKey, bytes: body.length, durationMs }
  }
  const previewKey = await putPicture(content)
  return { ...about, storageKey: imageKey(id), previewKey, bytes: content.full.length }
}

/** Stores the outcome, unless the upload was settled or canceled meanwhile, and removes the other objects. */
export function settleUpload(
  ctx: OperationContext,
  id: string,
  outcome: Prisma.UploadUpdateManyMutationInput,
): Promise<Upload> {
  return ctx.transact(async ({ tx, enqueue }) => {
    await tx.upload.updateMany({ where: { id, state: 'PENDING' }, data: outcome })
    await enqueue(removeUploadObjects, { uploadId: id })
    return tx.upload.findUniqueOrThrow({ where: { id } })
  })
}

function spend(
  { viewer, rateLimit, clientIp }: OperationContext,
  { perAccount, perAddress }: { perAccount: Allowance; perAddress: Allowance },
): Promise<void> {
  const account = accountOf(viewer)
  return account ? rateLimit.spend(perAccount, account.accountId) : rateLimit.spend(perAddress, clientIp)
}

/** Calls the file storage. Throws UploadsUnavailable; ContentRejected for a missing object. */
export async function askStorage<T>({ logger }: OperationContext, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ObjectNotFound) throw new ContentRejected('MISSING')
    if (!(error instanceof StorageUnavailable)) throw error
    logger.error({ err: error }, 'object storage failed')
    throw new UploadsUnavailable()
  }
}
