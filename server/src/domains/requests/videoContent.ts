import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { MAX_VIDEO_BYTES, UploadRejected } from './upload.errors.ts'

export const MAX_VIDEO_MS = 15_000
// A phone that stops by itself at 15 seconds writes a few frames more.
const TOLERANCE_MS = 500

// 15 seconds at 480 frames a second: an index may claim more packets than there are bytes.
const MAX_PACKETS = 7500

type Remuxed = 'video/mp4' | 'video/webm'

// What is accepted, and the container it is written anew in.
const CONTAINERS: Readonly<Record<string, { readonly asIs: string; readonly remuxed: Remuxed }>> = {
  'video/mp4': { asIs: 'video/mp4', remuxed: 'video/mp4' },
  'video/x-m4v': { asIs: 'video/mp4', remuxed: 'video/mp4' },
  'video/quicktime': { asIs: 'video/quicktime', remuxed: 'video/mp4' },
  'video/3gpp': { asIs: 'video/3gpp', remuxed: 'video/mp4' },
  'video/3gpp2': { asIs: 'video/3gpp2', remuxed: 'video/mp4' },
  'video/webm': { asIs: 'video/webm', remuxed: 'video/webm' },
  'video/matroska': { asIs: 'video/x-matroska', remuxed: 'video/mp4' },
  'video/mp2t': { asIs: 'video/mp2t', remuxed: 'video/mp4' },
}

export interface VideoContent {
  readonly kind: 'VIDEO'
  readonly body: Buffer
  readonly contentType: string
  readonly width: number
  readonly height: number
  readonly durationMs: number
}

/**
 * A video as it is kept: the same pictures and sound in a new container, without the metadata it came with. Where its
 * codecs do not fit into one it is kept as it came. Throws UploadRejected.
 */
export async function readVideo(bytes: Buffer, mediaType: string): Promise<VideoContent> {
  const container = CONTAINERS[mediaType]
  if (!container) throw new UploadRejected('VIDEO_UNREADABLE')
  if (bytes.length > MAX_VIDEO_BYTES) throw new UploadRejected('VIDEO_TOO_LARGE')
  const { durationMs, width, height } = await measure(bytes)
  const remuxed = await remux(bytes, container.remuxed)
  return {
    kind: 'VIDEO',
    body: remuxed ?? bytes,
    contentType: remuxed ? container.remuxed : container.asIs,
    width,
    height,
    durationMs,
  }
}

interface Measures {
  readonly durationMs: number
  readonly width: number
  readonly height: number
}

async function measure(bytes: Buffer): Promise<Measures> {
  const input = openInput(bytes)
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new UploadRejected('VIDEO_UNREADABLE')
    const { displayWidth: width, displayHeight: height } = track
    const durationMs = await readThrough(track)
    // What the index promises and the bytes do not hold was lost on the way.
    const promisedMs = 1000 * ((await track.computeDuration()) - (await track.getFirstTimestamp()))
    if (promisedMs > MAX_VIDEO_MS + TOLERANCE_MS) throw new UploadRejected('VIDEO_TOO_LONG')
    const isWhole = durationMs > 0 && promisedMs - durationMs < TOLERANCE_MS
    if (!isWhole || !(width > 0) || !(height > 0)) throw new UploadRejected('VIDEO_UNREADABLE')
    return { durationMs, width, height }
  } catch (error) {
    if (error instanceof UploadRejected) throw error
    throw new UploadRejected('VIDEO_UNREADABLE')
  } finally {
    input.dispose()
  }
}

/** Length in ms from the packets that are there, because a header says what somebody wrote into it. */
async function readThrough(track: InputVideoTrack): Promise<number> {
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  let count = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.byteLength === 0) break
    from = Math.min(from, packet.timestamp)
    to = Math.max(to, packet.timestamp + packet.duration)
    count += 1
    if ((to - from) * 1000 > MAX_VIDEO_MS + TOLERANCE_MS) throw new UploadRejected('VIDEO_TOO_LONG')
    if (count > MAX_PACKETS) throw new UploadRejected('VIDEO_UNREADABLE')
  }
  return count === 0 ? 0 : Math.round((to - from) * 1000)
}

/** The same packets in a new container, or null when that would lose the picture or the sound. */
async function remux(bytes: Buffer, as: Remuxed): Promise<Buffer | null> {
  const input = openInput(bytes)
  try {
    const target = new BufferTarget()
    const format =
      as === 'video/webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
    const output = new Output({ format, target })
    const conversion = await Conversion.init({ input, output, tags: {}, showWarnings: false })
    const kept = new Set(conversion.utilizedTracks.map(track => track.type))
    const hadSound = (await input.getPrimaryAudioTrack()) !== null
    if (!conversion.isValid || !kept.has('video') || (hadSound && !kept.has('audio'))) return null
    await conversion.execute()
    return target.buffer && Buffer.from(target.buffer)
  } catch {
    return null
  } finally {
    input.dispose()
  }
}

function openInput(bytes: Buffer): Input {
  return new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
}
