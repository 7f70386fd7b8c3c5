import { readFile } from 'node:fs/promises'
import type { OperationContext } from '../domains/context.ts'
import type { NewUpload } from '../domains/uploads/upload.input.ts'
import { completeUpload, startUpload } from '../domains/uploads/upload.operations.ts'
import type { UploadPurpose } from '../generated/prisma/enums.ts'
import type { SignedUpload } from '../platform/objectStorage.ts'
import type { DemoPhoto } from './demoRequest.ts'

const PHOTOS = new URL('../../../scripts/demoWorld/photos/', import.meta.url)
const VIDEO = new URL('../../../scripts/demoWorld/video.mp4', import.meta.url)
const POSTER = new URL('../../../scripts/demoWorld/video.jpg', import.meta.url)

/** Uploads a rendered part like a browser's photo, and returns its upload id. */
export async function uploadPhoto(
  ctx: OperationContext,
  photo: DemoPhoto,
  purpose: UploadPurpose,
): Promise<string> {
  const content = await readFile(new URL(`${photo}.jpg`, PHOTOS))
  return send(ctx, content, { purpose, kind: 'IMAGE', fileName: `${photo}.jpg`, contentType: 'image/jpeg' })
}

/** As `uploadPhoto`, for three seconds of video and their first frame. */
export async function uploadVideo(ctx: OperationContext): Promise<string> {
  return send(ctx, await readFile(VIDEO), {
    purpose: 'REQUEST_FILE',
    kind: 'VIDEO',
    fileName: 'ruido.mp4',
    contentType: 'video/mp4',
    poster: await readFile(POSTER),
  })
}

async function send(
  ctx: OperationContext,
  content: Buffer,
  {
    poster,
    ...about
  }: Pick<NewUpload, 'purpose' | 'kind' | 'fileName' | 'contentType'> & { readonly poster?: Buffer },
): Promise<string> {
  const started = await startUpload(ctx, {
    ...about,
    bytes: content.length,
    posterBytes: poster?.length,
  })
  await put(started.signed, content)
  if (started.poster && poster) await put(started.poster, poster)
  await completeUpload(ctx, started.upload.id)
  return started.upload.id
}

async function put({ url, method, headers }: SignedUpload, content: Buffer): Promise<void> {
  const { ok, status } = await fetch(url, { method, headers, body: new Uint8Array(content) })
  if (!ok) throw new Error(`the store did not take a file: ${status}`)
}
