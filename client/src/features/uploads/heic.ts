import { UploadProblem } from './uploader'

const BRANDS = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/

/** True when a file begins like a HEIC or HEIF photo; its name does not matter. */
export function isHeic(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(4, 8) !== 'ftyp') return false
  const end = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  // The major brand of the file, its version, and the compatible brands.
  const brands = [text(8, 12)]
  for (let at = 16; at + 4 <= Math.min(end, bytes.length); at += 4) brands.push(text(at, at + 4))
  return BRANDS.test(brands[0] ?? '') && !brands.includes('avif')
}

/**
 * The picture in a HEIC photo, upright. The decoder is downloaded with the first one. Throws UploadProblem.
 */
export async function decodeHeic(file: File): Promise<ImageBitmap> {
  const bytes = await file.arrayBuffer()
  const worker = new Worker(new URL('./heicWorker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ImageBitmap | null>) =>
        data
          ? resolve(data)
          : reject(new UploadProblem('No pudimos leer esta foto. Probá con otra.', 'none')),
      )
      worker.addEventListener('error', () => reject(new UploadProblem('Revisá tu conexión', 'sendAgain')))
      worker.postMessage(bytes, [bytes])
    })
  } finally {
    // A decoded photo takes a hundred megabytes, which the worker would keep.
    worker.terminate()
  }
}
