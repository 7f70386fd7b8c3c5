/** Bytes of one line. An item with all its vehicles has a fifth of them. */
export const MOST_LINE_BYTES = 64 * 1024
/** Bytes of one read. */
const WINDOW = 256 * 1024
const NEWLINE = 0x0a
const BOM = [0xef, 0xbb, 0xbf]

export interface FileLine {
  /** Text without its end; null for a line that is too long or no UTF-8. */
  readonly text: string | null
  /** Position in the file of the next line. */
  readonly end: number
}

/**
 * The lines of a file from `start` on, read in windows: no more than a window and one line are in memory, however long the lines
 * are. Lines end in LF or CRLF, the last one also with the file; a byte order mark is skipped.
 */
export async function* linesFrom(
  read: (start: number, bytes: number) => Promise<Buffer>,
  { start, size }: { readonly start: number; readonly size: number },
): AsyncGenerator<FileLine> {
  let pending: Buffer = Buffer.alloc(0)
  let isTooLong = false
  for (let at = start; at < size; ) {
    const window = await read(at, Math.min(WINDOW, size - at))
    if (window.length === 0) throw new Error(`the file ends at ${at} of ${size} bytes`)
    let from = at === 0 && BOM.every((byte, index) => window[index] === byte) ? BOM.length : 0
    for (;;) {
      const newline = window.indexOf(NEWLINE, from)
      const piece = window.subarray(from, newline < 0 ? window.length : newline)
      isTooLong ||= pending.length + piece.length > MOST_LINE_BYTES
      pending = isTooLong ? Buffer.alloc(0) : Buffer.concat([pending, piece])
      if (newline < 0) break
      yield { text: isTooLong ? null : textOf(pending), end: at + newline + 1 }
      pending = Buffer.alloc(0)
      isTooLong = false
      from = newline + 1
    }
    at += window.length
  }
  if (isTooLong || pending.length > 0) yield { text: isTooLong ? null : textOf(pending), end: size }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function textOf(bytes: Buffer): string | null {
  try {
    return decoder.decode(bytes).replace(/\r$/, '')
  } catch {
    return null
  }
}
