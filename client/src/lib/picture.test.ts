import { expect, test } from 'vitest'
import { pictureOf } from './picture'

const photo = { kind: 'IMAGE', thumbnailUrl: '/foto' }
const video = { kind: 'VIDEO', thumbnailUrl: '/video' }

test('a photo stands for the files, a frame of the video where there is none', () => {
  expect(pictureOf([video, photo])).toBe(photo)
  expect(pictureOf([video])).toBe(video)
})

test('what may not be seen stands for nothing', () => {
  const hidden = { kind: 'IMAGE', thumbnailUrl: null }
  expect(pictureOf([hidden])).toBeUndefined()
  expect(pictureOf([hidden, video])).toBe(video)
})
