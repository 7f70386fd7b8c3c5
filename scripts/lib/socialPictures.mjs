// Preview pictures of shared pages, drawn at build time: 1200 × 630 px, PNG.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { NUT } from './nut.mjs'
import { root } from './processes.mjs'

const fonts = join(root, 'client/src/theme/fonts')

/** Draws one for each prerendered page and each page of a link in `output`, at the path named in the page. */
export async function drawSocialPictures(output) {
  const ground = await sharp(Buffer.from(tag())).png().toBuffer()
  const name = await words('tuerca', 'cartel', { size: 40, width: 300, color: '#a13508' })
  const pages = await Promise.all(
    ['pages', 'links'].map(async folder =>
      (await readdir(join(output, folder), { recursive: true })).map(file => join(output, folder, file)),
    ),
  )
  for (const file of pages.flat()) {
    if (!file.endsWith('.html')) continue
    const page = await readFile(file, 'utf8')
    const picture = /property="og:image" content="⟦origin⟧([^"]+)"/.exec(page)?.[1]
    if (!picture) continue
    const title = await words(contentOf(page, 'og:title'), 'cartel', {
      size: 62,
      width: 760,
      color: '#191e1b',
    })
    const text = await words(contentOf(page, 'og:description'), 'texto', {
      size: 29,
      width: 760,
      color: '#434741',
    })
    const { height } = await sharp(title).metadata()
    const top = 140
    const image = await sharp(ground)
      .composite([
        { input: title, left: 280, top },
        { input: text, left: 280, top: top + height + 34 },
        { input: name, left: 280, top: 476 },
      ])
      .png({ palette: true })
      .toBuffer()
    await mkdir(dirname(join(output, picture)), { recursive: true })
    await writeFile(join(output, picture), image)
  }
}

const contentOf = (page, property) =>
  new RegExp(`property="${property}" content="([^"]*)"`).exec(page)?.[1] ?? ''

function words(text, cut, { size, width, color }) {
  // HTML-escaped as in the page, which Pango accepts.
  const markup = `<span foreground="${color}" size="${size * 1024 * 0.75}">${text}</span>`
  const font = `Archivo ${cut === 'cartel' ? 'Cartel' : 'Texto'}`
  const fontfile = join(fonts, `archivo-${cut}.ttf`)
  return sharp({ text: { text: markup, font, fontfile, width, rgba: true, dpi: 96, spacing: 6 } })
    .png()
    .toBuffer()
}

/** The blank tag on green, with the nut in its hole. */
function tag() {
  const cut = 64
  const [left, top, right, bottom] = [96, 72, 1104, 558]
  const outline = `M${left + cut} ${top}H${right}V${bottom}H${left + cut}L${left} ${bottom - cut}V${top + cut}Z`
  const nut = (x, y, size) =>
    `<path transform="translate(${x} ${y}) scale(${size / 24})" fill-rule="evenodd" fill="#e9591a" d="${NUT}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="#103c35"/>
<path d="M0 315H170" stroke="#b0d4c7" stroke-width="5"/>
<path d="${outline}" fill="#faf9f6"/>
<circle cx="182" cy="315" r="24" fill="#103c35"/>
${nut(140, 273, 84)}
</svg>`
}
