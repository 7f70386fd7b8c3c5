import { expect, test } from 'vitest'
import { isHeic } from './heic'
import { fitInside, jpegName, preparePhoto } from './preparePhoto'

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 2000, height: 1500 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1500, height: 2000 },
  ],
  [
    { width: 80, height: 60 },
    { width: 80, height: 60 },
  ],
  [
    { width: 20_000, height: 3 },
    { width: 2000, height: 1 },
  ],
])('%j fits as %j', (size, fitted) => {
  expect(fitInside(size, 2000)).toEqual(fitted)
})

test.each([
  ['foto.JPG', 'foto.JPG'],
  ['IMG_0042.HEIC', 'IMG_0042.jpg'],
  ['captura.2026.png', 'captura.2026.jpg'],
  ['sin nombre', 'sin nombre.jpg'],
])('%s is sent as %s', (name, sent) => {
  expect(jpegName(name)).toBe(sent)
})

test('what is no photo of pixels goes as it is', async () => {
  const moving = new File(['GIF89a'], 'gira.gif', { type: 'image/gif' })
  expect(await preparePhoto(moving, moving.type)).toBe(moving)
})

test.each([
  ['heic', ['mif1', 'heic', 'miaf'], true],
  ['heix', ['mif1'], true],
  ['mif1', ['heic'], true],
  ['msf1', [], true],
  // AVIF, which every browser draws, and a video.
  ['avif', ['mif1', 'miaf'], false],
  ['mif1', ['avif'], false],
  ['isom', ['mp41'], false],
])('a file of brand %s that agrees with %j is HEIC: %s', (brand, others, is) => {
  const bytes = new TextEncoder().encode(`....ftyp${brand}....${others.join('')}`)
  new DataView(bytes.buffer).setUint32(0, bytes.length)
  expect(isHeic(bytes)).toBe(is)
})

test('nothing else is HEIC, however short', () => {
  expect(isHeic(new Uint8Array())).toBe(false)
  expect(isHeic(new TextEncoder().encode('ftypheic'))).toBe(false)
})
