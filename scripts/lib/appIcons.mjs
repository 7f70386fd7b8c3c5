// What a phone shows where the site is installed, drawn at build time.
import { mkdir } from 'node:fs/promises'
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

/** Draws the icons that the manifest and the page name, into `output`/iconos. */
export async function drawAppIcons(output) {
  const folder = join(output, 'iconos')
  await mkdir(folder, { recursive: true })
  for (const [name, side, share] of ICONS) {
    const size = side * share
    const offset = (side - size) / 2
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
<rect width="100%" height="100%" fill="#faf9f6"/>
<path transform="translate(${offset} ${offset}) scale(${size / 24})" fill-rule="evenodd" fill="#e9591a" d="${NUT}"/>
</svg>`
    await sharp(Buffer.from(svg)).png({ palette: true }).toFile(join(folder, name))
  }
}
