import { expect, test } from 'vitest'
import { shortMp4 } from '../../../test/pictures.ts'
import {
  PLACE,
  packetsOf,
  type VideoKind,
  videoOfOldPhone,
  videoWithTrackOfPlaces,
  webmOfOtherSound,
} from '../../../test/videoFiles.ts'
import { ContentRejected } from './upload.errors.ts'
import { readContent } from './uploadContent.ts'
import { uploadLimits } from './uploadPurposes.ts'
import { withoutMetadata } from './videoMetadata.ts'

const LIMITS = uploadLimits('REQUEST_FILE')

const wordsIn = (bytes: Uint8Array) => PLACE.filter(word => Buffer.from(bytes).includes(word))

async function rejectionOf(bytes: Buffer): Promise<string> {
  try {
    await readContent(bytes, LIMITS)
  } catch (error) {
    if (error instanceof ContentRejected) return error.reason
    throw error
  }
  return 'accepted'
}

test.each([
  ['mp4', 'video/mp4'],
  ['fragmented', 'video/mp4'],
  ['quicktime', 'video/quicktime'],
] as const satisfies readonly (readonly [VideoKind, string])[])(
  'a video that fits into no new container is kept without its place: %s',
  async (kind, contentType) => {
    const video = await videoOfOldPhone(kind)
    expect(wordsIn(video)).toEqual(PLACE)
    const content = await readContent(video, LIMITS)
    if (content.kind !== 'VIDEO') throw new Error('no video')
    expect(content).toMatchObject({ contentType, width: 160, height: 120 })
    expect(wordsIn(content.body)).toEqual([])
    expect(await packetsOf(content.body)).toEqual(await packetsOf(video))
  },
)

test('removes the time and device of recording', async () => {
  const dated = Buffer.from(await shortMp4())
  for (const type of ['mvhd', 'tkhd', 'mdhd']) dated.writeUInt32BE(0xe5000000, dated.indexOf(type) + 8)
  const clean = Buffer.from(withoutMetadata(dated) ?? [])
  expect(clean).toHaveLength(dated.length)
  for (const type of ['mvhd', 'tkhd', 'mdhd']) expect(clean.readUInt32BE(clean.indexOf(type) + 8)).toBe(0)
  expect(clean.includes('udta')).toBe(false)
  expect(await packetsOf(clean)).toEqual(await packetsOf(dated))
})

test('refuses a file it cannot guarantee', async () => {
  expect(await rejectionOf(await videoWithTrackOfPlaces())).toBe('VIDEO_METADATA')
  expect(await rejectionOf(await webmOfOtherSound())).toBe('VIDEO_METADATA')
  const behind = Buffer.concat([await videoOfOldPhone('mp4'), Buffer.from('GPS -34.9011')])
  expect(await rejectionOf(behind)).toBe('VIDEO_METADATA')
})

test('limits the depth of nested boxes', () => {
  let nested = Buffer.alloc(0)
  for (let depth = 0; depth < 20; depth += 1) {
    const head = Buffer.from('....moov')
    head.writeUInt32BE(nested.length + 8)
    nested = Buffer.concat([head, nested])
  }
  expect(withoutMetadata(nested)).toBeNull()
})
