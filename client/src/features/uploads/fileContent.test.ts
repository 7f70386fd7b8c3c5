import { expect, test } from 'vitest'
import { unreadable } from '../../../test/uploads'
import { isReadable, sniffMediaType } from './fileContent'

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0..JFIF'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF....WEBPVP8 '],
  ['image/tiff', 'II*\0'],
  ['image/heic', '\0\0\0\x18ftypheic....mif1'],
  ['image/avif', '\0\0\0\x18ftypmif1....avif'],
  ['video/mp4', '\0\0\0\x18ftypisom....mp41'],
  ['video/quicktime', '\0\0\0\x18ftypqt  '],
  ['video/3gpp', '\0\0\0\x18ftyp3gp4'],
  ['video/webm', '\x1a\x45\xdf\xa3'],
  ['', '%PDF-1.7'],
  ['', 'RIFF....WAVE'],
  ['', ''],
])('recognises the media type %j by its first bytes', async (type, head) => {
  expect(await sniffMediaType(new Blob([bytes(head)]))).toBe(type)
})

test('cannot read a file that was moved', async () => {
  expect(await isReadable(new Blob(['x']))).toBe(true)
  expect(await isReadable(unreadable('a.jpg', 'image/jpeg'))).toBe(false)
  expect(await sniffMediaType(unreadable('a', ''))).toBeNull()
})
