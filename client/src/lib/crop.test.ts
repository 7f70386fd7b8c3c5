import { expect, test } from 'vitest'
import { clampCrop, moveCrop, shownPart, wholeCrop } from './crop'

test.each([
  ['a wide picture in a square', 2, 1, { width: 0.5, height: 1 }],
  ['a tall picture in a square', 0.5, 1, { width: 1, height: 0.5 }],
  ['a picture of the frame’s shape', 4 / 3, 4 / 3, { width: 1, height: 1 }],
])('shows the largest part that fits into %s', (_what, picture, frame, part) => {
  expect(shownPart(wholeCrop, picture, frame)).toEqual(part)
})

test('shows half of it at zoom 2', () => {
  expect(shownPart({ ...wholeCrop, zoom: 2 }, 1, 1)).toEqual({ width: 0.5, height: 0.5 })
})

test('stops at the edge of the picture', () => {
  expect(moveCrop(wholeCrop, { x: 9, y: 9 }, 2, 1)).toEqual({ zoom: 1, x: 0.75, y: 0.5 })
  expect(moveCrop({ ...wholeCrop, zoom: 2 }, { x: -9, y: 0.5 }, 1, 1)).toEqual({ zoom: 2, x: 0.25, y: 0.75 })
})

test('limits the zoom to the whole picture and to the available detail', () => {
  expect(clampCrop({ x: 0.1, y: 0.1, zoom: 0.2 }, 1, 1)).toEqual(wholeCrop)
  expect(clampCrop({ ...wholeCrop, zoom: 40 }, 1, 1).zoom).toBe(4)
})
