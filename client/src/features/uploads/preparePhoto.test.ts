import { expect, test } from 'vitest'
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
