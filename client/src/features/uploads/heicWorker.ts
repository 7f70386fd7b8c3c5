// A thread of its own, with a policy of its own (server/src/http/contentSecurity.ts): it may run the decoder's wasm and do nothing else.
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'

/** Four bytes each: what a phone takes has half of them. */
const MAX_PIXELS = 100_000_000

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  decode(data).then(
    bitmap => postMessage(bitmap, { transfer: [bitmap] }),
    // Whatever the decoder stumbled over, the photo cannot be read.
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
