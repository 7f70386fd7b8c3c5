import { expect, test } from 'vitest'
import { linesFrom, MOST_LINE_BYTES } from './importLines.ts'

const MEGABYTE = 1024 * 1024

/** The lines of a file that is read in pieces of at most `most` bytes. */
async function linesOf(file: Buffer, { start = 0, most = 7 } = {}) {
  const read = async (at: number, bytes: number) => file.subarray(at, at + Math.min(bytes, most))
  const lines: (string | null)[] = []
  const ends: number[] = []
  for await (const { text, end } of linesFrom(read, { start, size: file.length })) {
    lines.push(text)
    ends.push(end)
  }
  return { lines, ends }
}

test('reads lines with any end, without a byte order mark, across windows', async () => {
  const file = Buffer.from('\uFEFF{"a":"ñandú"}\r\n\n{"b":2}\nlast one')
  const { lines } = await linesOf(file)
  expect(lines).toEqual(['{"a":"ñandú"}', '', '{"b":2}', 'last one'])
})

test('goes on from the end of each line', async () => {
  const file = Buffer.from('\uFEFFone\r\ntwo\nthree')
  const { lines, ends } = await linesOf(file)
  for (const [index, start] of ends.entries())
    expect((await linesOf(file, { start })).lines).toEqual(lines.slice(index + 1))
})

test('answers null for bytes that are no UTF-8 and goes on', async () => {
  const file = Buffer.concat([Buffer.from([0xc3, 0x28, 0x0a]), Buffer.from('next\n')])
  expect((await linesOf(file)).lines).toEqual([null, 'next'])
})

test('answers null for a line that is too long', async () => {
  const file = Buffer.from(`${'x'.repeat(MOST_LINE_BYTES)}\n${'x'.repeat(MOST_LINE_BYTES + 1)}\nnext`)
  const { lines } = await linesOf(file, { most: MEGABYTE })
  expect(lines.map(line => line?.length ?? null)).toEqual([MOST_LINE_BYTES, null, 4])
})

test('holds one window of a line of 100 MB', async () => {
  const size = 100 * MEGABYTE
  const window = Buffer.alloc(MEGABYTE, 'x')
  let largest = 0
  const read = async (at: number, bytes: number) => {
    largest = Math.max(largest, bytes)
    return window.subarray(0, Math.min(bytes, size - at))
  }
  const lines = []
  for await (const line of linesFrom(read, { start: 0, size })) lines.push(line)
  expect(lines).toEqual([{ text: null, end: size }])
  expect(largest).toBeLessThanOrEqual(MEGABYTE)
})

test('fails instead of waiting for a file that is shorter than it was', async () => {
  const read = async () => Buffer.alloc(0)
  const reading = async () => {
    for await (const _line of linesFrom(read, { start: 0, size: 5 }));
  }
  await expect(reading()).rejects.toThrow('the file ends at 0 of 5 bytes')
})
