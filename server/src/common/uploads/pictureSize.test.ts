import { expect, test } from 'vitest'
import { keptSize } from './pictureSize.ts'

test.each([
  // Photos.
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [2000, 2000, 2000, 2000],
  [80, 60, 80, 60],
  // Screenshots of telephones, of one screen and of whole conversations.
  [1080, 2400, 1080, 2400],
  [1080, 15_000, 930, 12_910],
  [1440, 9000, 1080, 6750],
  [15_000, 1080, 12_910, 930],
  // A strip keeps sides that can be stored.
  [300, 40_000, 120, 16_000],
  [20_000, 3, 16_000, 2],
  [1, 1, 1, 1],
])('keeps %d × %d as %d × %d', (width, height, keptWidth, keptHeight) => {
  expect(keptSize({ width, height })).toEqual({ width: keptWidth, height: keptHeight })
})
