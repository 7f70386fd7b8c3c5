import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
} from 'mediabunny'
import { shortMp4, shortWebm } from './pictures.ts'

/** The location in every form that cameras write: none of these words may be left. */
export const PLACE = ['-34.9011-056.1645', 'Rambla de prueba', 'CAMARA-77']

export type VideoKind = keyof typeof FORMATS

const FORMATS = {
  mp4: () => new Mp4OutputFormat({ fastStart: false }),
  fragmented: () => new Mp4OutputFormat({ fastStart: 'fragmented' }),
  quicktime: () => new MovOutputFormat({ fastStart: false }),
} as const satisfies Record<string, () => OutputFormat>

const open = (bytes: Uint8Array) => new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })

/**
 * Three seconds whose sound format fits into none of our containers, as old phones write it; with the
 * location of PLACE wherever cameras put it.
 */
export async function videoOfOldPhone(kind: VideoKind): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: FORMATS[kind](), target })
  const tags = { comment: PLACE.join(' '), title: PLACE[1] ?? '' }
  const conversion = await Conversion.init({
    input: open(await shortMp4()),
    output,
    tags,
    showWarnings: false,
  })
  await conversion.execute()
  if (!target.buffer) throw new Error('no video')
  const made = Buffer.from(target.buffer)
  const place = Buffer.concat([box('\xa9xyz', text(PLACE.join(' '))), box('loci', text(PLACE[1] ?? ''))])
  const kept = [
    [['moov'], box('udta', place)],
    [['moov'], box('meta', text(PLACE.join(' ')))],
    [['moov'], box('gps ', text(PLACE[0] ?? ''))],
    [['moov', 'trak'], box('udta', place)],
    [['moov', 'trak', 'mdia'], box('meta', text(PLACE[2] ?? ''))],
  ] as const
  let video = renamed(renamed(made, 'mp4a', 'samr'), 'esds', 'damr')
  for (const [path, added] of kept) video = withBox(video, path, added)
  if (kind === 'fragmented') video = withBox(video, ['moof', 'traf'], box('uuid', text(PLACE.join(' '))))
  const behind = [box('uuid', text(PLACE.join(' '))), box('free', text(PLACE.join(' ')))]
  return Buffer.concat([video, ...behind])
}

/** The same with a track of positions in addition to the pictures, as iPhones write it. */
export async function videoWithTrackOfPlaces(): Promise<Buffer> {
  const video = await videoOfOldPhone('quicktime')
  const handler = box('hdlr', Buffer.concat([Buffer.alloc(8), text('meta'), Buffer.alloc(13)]))
  return withBox(video, ['moov'], box('trak', box('mdia', handler)))
}

/** A WebM whose sound format fits into none of our containers; it has a title and a location. */
export const webmOfOtherSound = async () => renamed(await shortWebm(), 'A_OPUS', 'A_NONE')

/** Size, time and bytes of every packet of a video's tracks. */
export async function packetsOf(bytes: Uint8Array): Promise<readonly unknown[]> {
  const packets: unknown[] = []
  for (const track of await open(bytes).getTracks())
    for await (const { timestamp, type, data } of new EncodedPacketSink(track).packets())
      packets.push([track.type, timestamp, type, Buffer.from(data).toString('base64')])
  return packets
}

const text = (said: string) => Buffer.from(said, 'latin1')

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

function renamed(video: Buffer, from: string, to: string): Buffer {
  const at = video.indexOf(from)
  if (at < 0) throw new Error(`no ${from}`)
  const changed = Buffer.from(video)
  changed.write(to, at, 'latin1')
  return changed
}

/** The file with a box appended to the first one at that path, moving the rest. */
function withBox(file: Buffer, path: readonly string[], added: Buffer): Buffer {
  const [type, ...deeper] = path
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at)
    // A box larger than four bytes can express contains none of ours.
    const end = size === 1 ? at + Number(file.readBigUInt64BE(at + 8)) : at + size
    if (file.toString('latin1', at + 4, at + 8) === type) {
      const content = file.subarray(at + 8, end)
      const grown = deeper.length > 0 ? withBox(content, deeper, added) : Buffer.concat([content, added])
      return Buffer.concat([file.subarray(0, at), box(type, grown), file.subarray(end)])
    }
    at = end
  }
  throw new Error(`no ${type}`)
}
