// What a phone shows where the site is installed, drawn at build time.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { NUT } from './nut.mjs'

/** File, side in px, and how much of the side the nut takes: what a system crops keeps within four fifths. */
const ICONS = [
  ['192.png', 192, 0.72],
  ['512.png', 512, 0.72],
  ['recortable.png', 512, 0.52],
  ['apple.png', 180, 0.66],
]

/** Draws the icons that the manifest and the page name, into `output`/iconos, and the one that is asked for unnamed. */
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

/** What makes an ICO file of one PNG picture, for programs that ask for no other. */
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
