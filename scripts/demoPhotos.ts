// Renders the photos of the demo world: parts on a counter. npm run demo-photos -- headlight mirror renders only those.

import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { PARTS } from './demoWorld/render/parts.ts'
import { render } from './demoWorld/render/render.ts'

const PHOTOS = new URL('./demoWorld/photos/', import.meta.url)
const SIDE = 640
/** Rendered larger and reduced, so that edges are smooth. */
const OVERSAMPLING = 1.25

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

await mkdir(PHOTOS, { recursive: true })
for (const [name, partOf] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const side = Math.round(SIDE * OVERSAMPLING)
  const { size } = await sharp(render(partOf(), side), { raw: { width: side, height: side, channels: 3 } })
    .resize(SIDE, SIDE)
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(new URL(`${name}.jpg`, PHOTOS).pathname)
  console.log(`${name}.jpg ${Math.round(size / 1024)} kB`)
}
