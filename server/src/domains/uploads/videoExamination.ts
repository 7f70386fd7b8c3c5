import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  Input,
  type InputTrack,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { ContentRejected, type UploadRejection } from './upload.errors.ts'
import { isTooLong } from './uploadPurposes.ts'
import { withoutMetadata } from './videoMetadata.ts'

// Tolerance between an index and its packets: a few frames.
const INEXACT_MS = 500

// 15 seconds at 480 frames a second: an index may claim more packets than there are bytes.
const MAX_PACKETS = 7500

export type Remuxed = 'video/mp4' | 'video/webm'

export interface VideoQuestion {
  readonly bytes: Uint8Array
  /** Target container. */
  readonly as: Remuxed
  /** Longer ones are not read to the end. */
  readonly maxVideoMs: number
}

/** A video's data and storable content, or the reason for its rejection. */
export type VideoExamined =
  | {
      readonly width: number
      readonly height: number
      readonly durationMs: number
      /** The storable bytes, without the original metadata. */
      readonly clean: Uint8Array
      /** True in a new container; otherwise it is in its own, with emptied metadata. */
      readonly isRemuxed: boolean
    }
  | { readonly rejection: UploadRejection }

/**
 * Measures a video and writes its pictures and sound into a new container, without its metadata; where its
 * codecs fit into none, empties the metadata in its own container. For a process of its own: an index can
 * claim far more than exists.
 */
export async function examineVideo({ bytes, as, maxVideoMs }: VideoQuestion): Promise<VideoExamined> {
  try {
    const measures = await measure(bytes, maxVideoMs)
    const remuxed = await remux(bytes, as)
    const clean = remuxed ?? withoutMetadata(bytes)
    if (!clean) throw new ContentRejected('VIDEO_METADATA')
    return { ...measures, clean, isRemuxed: remuxed !== null }
  } catch (error) {
    return { rejection: error instanceof ContentRejected ? error.reason : 'VIDEO_UNREADABLE' }
  }
}

interface Measures {
  readonly durationMs: number
  readonly width: number
  readonly height: number
}

async function measure(bytes: Uint8Array, maxVideoMs: number): Promise<Measures> {
  const input = openInput(bytes)
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new ContentRejected('VIDEO_UNREADABLE')
    const { displayWidth: width, displayHeight: height } = track
    const durationMs = await readThrough(track, maxVideoMs)
    // Packets of the index that the bytes lack were lost in transfer.
    const promisedMs = 1000 * ((await track.computeDuration()) - (await track.getFirstTimestamp()))
    if (isTooLong(promisedMs, maxVideoMs)) throw new ContentRejected('VIDEO_TOO_LONG')
    const isWhole = durationMs > 0 && promisedMs - durationMs < INEXACT_MS
    if (!isWhole || !(width > 0) || !(height > 0)) throw new ContentRejected('VIDEO_UNREADABLE')
    for (const each of await input.getTracks()) await checkIndex(each, bytes.length)
    return { durationMs, width, height }
  } finally {
    input.dispose()
  }
}

/** Length in ms from the actual packets, because a header can contain anything. */
async function readThrough(track: InputVideoTrack, maxVideoMs: number): Promise<number> {
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  let count = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.byteLength === 0) break
    from = Math.min(from, packet.timestamp)
    to = Math.max(to, packet.timestamp + packet.duration)
    count += 1
    if (isTooLong((to - from) * 1000, maxVideoMs)) throw new ContentRejected('VIDEO_TOO_LONG')
    if (count > MAX_PACKETS) throw new ContentRejected('VIDEO_UNREADABLE')
  }
  return count === 0 ? 0 : Math.round((to - from) * 1000)
}

/**
 * Refuses an index that names the same bytes repeatedly: re-encoded, a small file would become enormous.
 * Throws ContentRejected.
 */
async function checkIndex(track: InputTrack, fileBytes: number): Promise<void> {
  let named = 0
  let count = 0
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, {
    metadataOnly: true,
  })) {
    named += packet.byteLength
    count += 1
    if (named > fileBytes || count > MAX_PACKETS) throw new ContentRejected('VIDEO_UNREADABLE')
  }
}

/** The same packets in a new container, or null when that would lose the picture or the sound. */
async function remux(bytes: Uint8Array, as: Remuxed): Promise<Uint8Array | null> {
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
    return target.buffer && new Uint8Array(target.buffer)
  } catch {
    return null
  } finally {
    input.dispose()
  }
}

function openInput(bytes: Uint8Array): Input {
  return new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
}
