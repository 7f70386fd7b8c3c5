// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { drawable, NOISE, PHOTO, stubCanvas } from '../../../test/canvas'
import { isHeic } from './heic'
import { jpegName, preparePhoto } from './preparePhoto'

test.each([
  ['foto.JPG', 'foto.JPG'],
  ['IMG_0042.HEIC', 'IMG_0042.jpg'],
  ['captura.2026.png', 'captura.2026.jpg'],
  ['sin nombre', 'sin nombre.jpg'],
])('sends %s as %s', (name, sent) => {
  expect(jpegName(name)).toBe(sent)
})

test('sends a photo unchanged when the browser falsifies the canvas', async () => {
  const photo = drawable(PHOTO, new File(['camera'], 'IMG_1.png', { type: 'image/png' }))
  stubCanvas()
  expect((await preparePhoto(photo, photo.type)).name).toBe('IMG_1.jpg')
  stubCanvas({ reads: () => NOISE, saves: () => NOISE })
  expect(await preparePhoto(photo, photo.type)).toBe(photo)
})

test('sends a file without pixels unchanged', async () => {
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
])('recognises a file of brand %s compatible with %j as HEIC: %s', (brand, others, is) => {
  const bytes = new TextEncoder().encode(`....ftyp${brand}....${others.join('')}`)
  new DataView(bytes.buffer).setUint32(0, bytes.length)
  expect(isHeic(bytes)).toBe(is)
})

test('recognises nothing else as HEIC, even a short file', () => {
  expect(isHeic(new Uint8Array())).toBe(false)
  expect(isHeic(new TextEncoder().encode('ftypheic'))).toBe(false)
})
