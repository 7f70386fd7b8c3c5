import { readFile } from 'node:fs/promises'
import type { OperationContext } from '../domains/context.ts'
import { completeUpload, startUpload } from '../domains/uploads/upload.operations.ts'
import type { UploadPurpose } from '../generated/prisma/enums.ts'
import type { Drawing } from './demoRequest.ts'

const DRAWINGS = new URL('../../../scripts/demoWorld/drawings/', import.meta.url)
const VIDEO = new URL('../../../scripts/demoWorld/video.mp4', import.meta.url)
const photos = new Map<Drawing, Promise<Buffer>>()

/** One of our own drawings as the photo somebody would send. */
function photoOf(drawing: Drawing): Promise<Buffer> {
  const known = photos.get(drawing)
  if (known) return known
  const made = draw(drawing)
  photos.set(drawing, made)
  return made
}

async function draw(drawing: Drawing): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const svg = await readFile(new URL(`${drawing}.svg`, DRAWINGS))
  return sharp(svg, { density: 300 }).resize(1200, 1200, { fit: 'cover' }).jpeg({ quality: 85 }).toBuffer()
}

/** Sends a drawing the way a browser sends a photo, and returns the id to use it with. */
export async function uploadDrawing(
  ctx: OperationContext,
  drawing: Drawing,
  purpose: UploadPurpose,
): Promise<string> {
  const photo = await photoOf(drawing)
  return send(ctx, photo, { purpose, kind: 'IMAGE', fileName: `${drawing}.jpg`, contentType: 'image/jpeg' })
}

/** As `uploadDrawing`, for three seconds of video. */
export async function uploadVideo(ctx: OperationContext): Promise<string> {
  return send(ctx, await readFile(VIDEO), {
    purpose: 'REQUEST_FILE',
    kind: 'VIDEO',
    fileName: 'ruido.mp4',
    contentType: 'video/mp4',
  })
}

async function send(
  ctx: OperationContext,
  content: Buffer,
  about: Pick<Parameters<typeof startUpload>[1], 'purpose' | 'kind' | 'fileName' | 'contentType'>,
): Promise<string> {
  const { upload, signed } = await startUpload(ctx, {
    ...about,
    bytes: content.length,
  })
  const response = await fetch(signed.url, {
    method: signed.method,
    headers: signed.headers,
    body: new Uint8Array(content),
  })
  if (!response.ok) throw new Error(`the store did not take ${about.fileName}: ${response.status}`)
  await completeUpload(ctx, upload.id)
  return upload.id
}
