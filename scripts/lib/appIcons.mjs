// Icons of the installed site, drawn at build time.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { NUT } from './nut.mjs'

/** File, side in px, and the nut's share of the side: maskable icons need it within four fifths. */
const ICONS = [
  ['192.png', 192, 0.72],
  ['512.png', 512, 0.72],
  ['recortable.png', 512, 0.52],
  ['apple.png', 180, 0.66],
]

/**
 * Draws the icons named in the manifest and the page, into `output`/iconos, and favicon.ico, which browsers
 * request unnamed.
 */
export async function drawAppIcons(output) {
  const folder = join(output, 'iconos')
  await mkdir(folder, { recursive: true })
  for (const [name, side, share] of ICONS) {
    await drawing(side, share, '<rect width="100%" height="100%" fill="#faf9f6"/>').toFile(join(folder, name))
  }
  const tab = await drawing(32, 1).toBuffer()
  await writeFile(join(output, 'favicon.ico'), Buffer.concat([icoHead(32, tab.length), tab]))
}

function drawing(side, share, ground = '') {
  const size = side * share
  const offset = (side - size) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
${ground}
<path transform="translate(${offset} ${offset}) scale(${size / 24})" fill-rule="evenodd" fill="#e9591a" d="${NUT}"/>
</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true })
}

/** The header that makes an ICO file of one PNG picture, for programs that request no other format. */
function icoHead(side, bytes) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // with one picture
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(bytes, 14)
  head.writeUInt32LE(head.length, 18)
  return head
}
