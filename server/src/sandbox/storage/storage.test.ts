import { describe, expect, it } from 'vitest'
import { createCrc32c } from './crc32c.ts'
import { parseRange } from './media.ts'
import { canonicalHash } from './signature.ts'

describe('the canonical request of a V4 signature', () => {
  const request = {
    method: 'GET',
    rawUrl:
      '/media/v/1/foto%20%C3%B1.jpg?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Credential=sandbox%40sandbox.iam.gserviceaccount.com%2F20261201%2Fauto%2Fstorage%2Fgoog4_request&X-Goog-Date=20261201T000000Z&X-Goog-Expires=900&X-Goog-SignedHeaders=host&X-Goog-Signature=00',
    headers: { host: '127.0.0.1:4003' },
  }
  const VECTOR = '4db3f3153404d169101dbed9f1e172e0b499f5b4bc434b4db23ac76109ca3b3b'

  it("has Google's form", () => {
    expect(canonicalHash(request)).toBe(VECTOR)
  })

  it('changes with the method, the path, the query and the host, not with the port', () => {
    expect(canonicalHash({ ...request, headers: { host: '127.0.0.1' } })).toBe(VECTOR)
    expect(canonicalHash({ ...request, headers: { host: 'localhost' } })).not.toBe(VECTOR)
    expect(canonicalHash({ ...request, method: 'PUT' })).not.toBe(VECTOR)
    for (const [from, to] of [
      ['foto', 'fotos'],
      ['Expires=900', 'Expires=901'],
    ] as const)
      expect(canonicalHash({ ...request, rawUrl: request.rawUrl.replace(from, to) })).not.toBe(VECTOR)
  })
})

describe('CRC-32C', () => {
  it.each([
    ['', 'AAAAAA=='],
    ['123456789', Buffer.from('e3069283', 'hex').toString('base64')],
  ])('of %o is correct', (text, expected) => {
    const crc = createCrc32c()
    crc.update(Buffer.from(text.slice(0, 4)))
    crc.update(Buffer.from(text.slice(4)))
    expect(crc.base64()).toBe(expected)
  })
})

describe('parses as a byte range', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-1', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['items=0-1', null],
  ])('%s of 100 bytes', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected)
  })
})
