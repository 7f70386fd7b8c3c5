import { readFile } from 'node:fs/promises'
import type { OperationContext } from '../domains/context.ts'
import { completeUpload, startUpload } from '../domains/uploads/upload.operations.ts'
import type { Drawing } from './wish.ts'

const DRAWINGS = new URL('../../../scripts/demoWorld/drawings/', import.meta.url)
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

/** Sends a drawing the way a browser sends a photo, and returns the id to make a request with. */
export async function uploadDrawing(ctx: OperationContext, drawing: Drawing): Promise<string> {
  const photo = await photoOf(drawing)
  const { upload, signed } = await startUpload(ctx, {
    purpose: 'REQUEST_FILE',
    kind: 'IMAGE',
    fileName: `${drawing}.jpg`,
    contentType: 'image/jpeg',
    bytes: photo.length,
  })
  const response = await fetch(signed.url, {
    method: signed.method,
    headers: signed.headers,
    body: new Uint8Array(photo),
  })
  if (!response.ok) throw new Error(`the store did not take ${drawing}: ${response.status}`)
  await completeUpload(ctx, upload.id)
  return upload.id
}
