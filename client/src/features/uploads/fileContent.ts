/** Enough for every signature below. */
const HEAD = 64

/** True while a file can be read; a file that was moved, deleted or changed after it was chosen cannot. */
export async function isReadable(file: Blob): Promise<boolean> {
  return (await headOf(file)) !== null && (await headOf(file.slice(-1))) !== null
}

/** The first bytes of a file; null when it can no longer be read. */
async function headOf(file: Blob): Promise<Uint8Array | null> {
  return file
    .slice(0, HEAD)
    .arrayBuffer()
    .then(bytes => new Uint8Array(bytes))
    .catch(() => null)
}

/**
 * The media type of a photo or video by its content, for files without one from the browser; '' for
 * everything else, null for a file that can no longer be read.
 */
export async function sniffMediaType(file: Blob): Promise<string | null> {
  const head = await headOf(file)
  if (!head) return null
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  const starts = (...bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte)
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (/^GIF8[79]a/.test(text(0, 6))) return 'image/gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  if (/^(II\*\0|MM\0\*)$/.test(text(0, 4))) return 'image/tiff'
  if (starts(0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm'
  if (text(4, 8) === 'ftyp') return typeOfBrand(text(8, HEAD))
  return ''
}

/** The media type by the major brand of an ISO media file, and its compatible brands. */
function typeOfBrand(brands: string): string {
  const brand = brands.slice(0, 4)
  if (/^avi[fs]/.test(brand) || (/^(mif1|msf1)/.test(brand) && brands.includes('avif'))) return 'image/avif'
  if (/^(hei[cxms]|hev[cxms]|mif1|msf1)/.test(brand)) return 'image/heic'
  if (brand.startsWith('qt')) return 'video/quicktime'
  return brand.startsWith('3g') ? 'video/3gpp' : 'video/mp4'
}
