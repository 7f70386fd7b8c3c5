import { shortMp4 } from './pictures.ts'

/** Offset of the content of the first MP4 box of that type, after version and flags. */
function contentOf(mp4: Buffer, box: string): number {
  const at = mp4.indexOf(box)
  if (at < 0) throw new Error(`the fixture has no ${box}`)
  return at + 8
}

/** A few kilobytes whose index claims `count` pictures, all in one chunk. */
export async function mp4Claiming(count: number): Promise<Buffer> {
  const mp4 = Buffer.from(await shortMp4())
  const sizes = contentOf(mp4, 'stsz')
  mp4.writeUInt32BE(1, sizes)
  mp4.writeUInt32BE(count, sizes + 4)
  const times = contentOf(mp4, 'stts')
  mp4.writeUInt32BE(count, times + 4)
  const pieces = contentOf(mp4, 'stsc')
  mp4.writeUInt32BE(1, pieces)
  mp4.writeUInt32BE(count, pieces + 8)
  return mp4
}

/** Every picture is half the file: re-encoded it would be many times as large. */
export async function mp4NamingTheSameBytes(): Promise<Buffer> {
  const mp4 = Buffer.from(await shortMp4())
  const sizes = contentOf(mp4, 'stsz')
  const places = contentOf(mp4, 'stco')
  const pictures = mp4.readUInt32BE(sizes + 4)
  for (let n = 0; n < pictures; n += 1) mp4.writeUInt32BE(Math.floor(mp4.length / 2) - 100, sizes + 8 + 4 * n)
  for (let n = 0; n < mp4.readUInt32BE(places); n += 1) mp4.writeUInt32BE(32, places + 4 + 4 * n)
  return mp4
}
