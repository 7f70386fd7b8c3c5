// Boxes of MP4, QuickTime and 3GPP: four bytes of length, four of type, then the content.

/** Boxes whose content is boxes again. */
const CONTAINERS = new Set('moov trak mdia minf stbl edts dinf mvex moof traf mfra tapt'.split(' '))

/** Boxes that a player needs. Others may reveal where, when or by what the video was taken. */
const NEEDED = new Set(
  (
    'ftyp styp mdat sidx ssix mvhd tkhd elst mdhd hdlr elng vmhd smhd dref stsd stts ctts cslg stsc stsz stz2 stco co64 ' +
    'stss stps sdtp sbgp sgpd subs saiz saio stsh padb mehd trex leva mfhd tfhd tfdt trun tfra mfro clef prof enof'
  ).split(' '),
)

/** The listed boxes begin with a version, flags, and the times of creation and change. */
const DATED = new Set(['mvhd', 'tkhd', 'mdhd'])

/** A track of text, positions or telemetry has its samples among the pictures. */
const PLAYED = /^(vide|soun)$/

const MOST_DEPTH = 8

class NotClean extends Error {}

/**
 * A video without its metadata: the same bytes at the same offsets, with every box that no player needs
 * emptied, so that all references into the file stay valid. Null where that cannot be guaranteed: for a file
 * that is no MP4 or QuickTime, has bytes between or after its boxes, or a track that is neither picture nor
 * sound.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array | null {
  const clean = new Uint8Array(bytes)
  const types = new Set<string>()
  try {
    cleanBoxes(clean, { from: 0, to: clean.length, depth: 0 }, types)
  } catch (error) {
    if (error instanceof NotClean) return null
    throw error
  }
  return types.has('mvhd') && types.has('mdat') ? clean : null
}

interface Span {
  readonly from: number
  readonly to: number
  readonly depth: number
}

/** Throws NotClean. */
function cleanBoxes(bytes: Uint8Array, { from, to, depth }: Span, types: Set<string>): void {
  if (depth > MOST_DEPTH) throw new NotClean('boxes in boxes')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = from; at < to; ) {
    // QuickTime ends lists of boxes with zeros.
    if (bytes.subarray(at, to).every(byte => byte === 0)) return
    const { type, start, end } = boxAt(view, at, to)
    types.add(type)
    if (CONTAINERS.has(type)) cleanBoxes(bytes, { from: start, to: end, depth: depth + 1 }, types)
    else if (!NEEDED.has(type)) {
      bytes.set(FREE, at + 4)
      bytes.fill(0, start, end)
    } else if (DATED.has(type)) undate(bytes, start, end)
    else if (type === 'hdlr' && !isPlayed(view, start, end)) throw new NotClean('another track')
    at = end
  }
}

const FREE = new TextEncoder().encode('free')

/** Throws NotClean. */
function boxAt(view: DataView, at: number, to: number): { type: string; start: number; end: number } {
  if (at + 8 > to) throw new NotClean('no box')
  const size = view.getUint32(at)
  const isLong = size === 1
  const start = at + (isLong ? 16 : 8)
  if (start > to) throw new NotClean('no box')
  const length = isLong ? Number(view.getBigUint64(at + 8)) : size === 0 ? to - at : size
  const end = at + length
  if (end < start || end > to) throw new NotClean('no box')
  return { type: text(view, at + 4, to), start, end }
}

/** Four letters. */
function text(view: DataView, at: number, to: number): string {
  if (at + 4 > to) throw new NotClean('no box')
  return String.fromCharCode(...[0, 1, 2, 3].map(place => view.getUint8(at + place)))
}

function isPlayed(view: DataView, start: number, end: number): boolean {
  // QuickTime also declares by a data handler how the bytes of a track are read.
  return text(view, start + 4, end) === 'dhlr' || PLAYED.test(text(view, start + 8, end))
}

function undate(bytes: Uint8Array, start: number, end: number): void {
  const length = bytes[start] === 1 ? 16 : 8
  if (start + 4 + length > end) throw new NotClean('no box')
  bytes.fill(0, start + 4, start + 4 + length)
}
