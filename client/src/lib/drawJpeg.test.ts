// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawable, NOISE, PHOTO, type Picture, pictureIn, stubCanvas } from '../../test/canvas'
import { drawJpeg } from './drawJpeg'

const SIZE = { width: 40, height: 30 }
const photo = (picture: Picture = PHOTO) => drawable(picture, document.createElement('img'))
const white: Picture = () => [255, 255, 255]
/** Brave's noise: differences that nobody sees. */
const barelyOther =
  (picture: Picture): Picture =>
  (x, y) => {
    const [red, green, blue] = picture(x, y)
    return [red ^ 1, green, blue]
  }

test.each([
  ['gives back what is drawn', {}],
  ['changes each last bit', { reads: barelyOther, saves: barelyOther }],
])('draws a JPEG where the browser %s', async (_what, given) => {
  stubCanvas(given)
  const jpeg = await drawJpeg(photo(), SIZE)
  expect(jpeg && pictureIn(jpeg)(0.5, 0.5)[1]).toBe(PHOTO(0.5, 0.5)[1])
})

test.each([
  ['noise for everything', { reads: () => NOISE, saves: () => NOISE }],
  ['white for everything', { reads: () => white, saves: () => white }],
  ['noise in files alone', { saves: () => NOISE }],
  ['white files alone', { saves: () => white }],
  ['noise to pages alone', { reads: () => NOISE }],
])('draws nothing where the browser gives %s', async (_what, given) => {
  stubCanvas(given)
  expect(await drawJpeg(photo(), SIZE)).toBeNull()
})

test('does not trust a photo that looks like a blank canvas', async () => {
  stubCanvas({ reads: () => white, saves: () => white })
  expect(await drawJpeg(photo(white), SIZE)).toBeNull()
})

const SOURCES = join(import.meta.dirname, '..')

test('is the only code that reads a canvas', () => {
  const readers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .filter(file =>
      /getContext|toBlob|toDataURL|convertToBlob|getImageData/.test(
        readFileSync(join(SOURCES, file), 'utf8'),
      ),
    )
  expect(readers).toEqual(['lib/drawJpeg.ts'])
})
