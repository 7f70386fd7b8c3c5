// A worker with a content security policy of its own (server/src/http/contentSecurity.ts): it may run the
// decoder's wasm and nothing else.
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'

/** Four bytes each: photos of phones have half as many. */
const MAX_PIXELS = 100_000_000

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  decode(data).then(
    bitmap => postMessage(bitmap, { transfer: [bitmap] }),
    // After any error of the decoder the photo cannot be read.
    () => postMessage(null),
  )
})

async function decode(bytes: ArrayBuffer): Promise<ImageBitmap> {
  const images = new (libheif().HeifDecoder)().decode(new Uint8Array(bytes))
  const image = images.find(one => one.is_primary()) ?? images[0]
  if (!image) throw new Error('no picture')
  const width = image.get_width()
  const height = image.get_height()
  if (width * height > MAX_PIXELS) throw new Error('too large')
  const pixels = new ImageData(width, height)
  const drawn = await new Promise(resolve => image.display(pixels, resolve))
  if (!drawn) throw new Error('broken picture')
  return createImageBitmap(pixels)
}
