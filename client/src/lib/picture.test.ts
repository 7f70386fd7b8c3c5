import { expect, test } from 'vitest'
import { pictureOf } from './picture'

const photo = { kind: 'IMAGE', thumbnailUrl: '/foto' }
const video = { kind: 'VIDEO', thumbnailUrl: '/video' }

test('represents files by a photo, or by a frame of a video when there is none', () => {
  expect(pictureOf([video, photo])).toBe(photo)
  expect(pictureOf([video])).toBe(video)
})

test('represents nothing by a file that may not be seen', () => {
  const hidden = { kind: 'IMAGE', thumbnailUrl: null }
  expect(pictureOf([hidden])).toBeUndefined()
  expect(pictureOf([hidden, video])).toBe(video)
})
