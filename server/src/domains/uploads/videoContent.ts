import { z } from 'zod'
import { IsolatedWorkFailed, runIsolated } from '../../platform/isolated.ts'
import { ContentRejected, UploadRejections } from './upload.errors.ts'
import type { UploadLimits } from './uploadPurposes.ts'
import type { Remuxed, VideoExamined, VideoQuestion } from './videoExamination.ts'

const EXAMINER = new URL('./videoProcess.ts', import.meta.url)
/** An honest video needs a tenth of either. */
const LIMITS = { memoryMb: 128, timeoutMs: 20_000 }

// Accepted containers, and the container for remuxing.
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
 * A video in its stored form: the same pictures and sound without their metadata, in a new container or,
 * where their codecs do not fit into one, in their own. Throws ContentRejected.
 */
export async function readVideo(
  bytes: Buffer,
  mediaType: string,
  { maxVideoBytes, maxVideoMs }: Pick<UploadLimits, 'maxVideoBytes' | 'maxVideoMs'>,
): Promise<VideoContent> {
  const container = CONTAINERS[mediaType]
  if (!container) throw new ContentRejected('VIDEO_UNREADABLE')
  if (bytes.length > maxVideoBytes) throw new ContentRejected('VIDEO_TOO_LARGE')
  const examined = await examineApart({ bytes: new Uint8Array(bytes), as: container.remuxed, maxVideoMs })
  if ('rejection' in examined) throw new ContentRejected(examined.rejection)
  const { clean, isRemuxed, durationMs, width, height } = examined
  return {
    kind: 'VIDEO',
    body: Buffer.from(clean.buffer, clean.byteOffset, clean.byteLength),
    contentType: isRemuxed ? container.remuxed : container.asIs,
    width,
    height,
    durationMs,
  }
}

const examined = z.union([
  z.object({
    width: z.number(),
    height: z.number(),
    durationMs: z.number(),
    clean: z.instanceof(Uint8Array),
    isRemuxed: z.boolean(),
  }),
  z.object({ rejection: z.enum(UploadRejections) }),
])

/**
 * Runs in a process of its own: a small file can contain an index that fills the memory and blocks everything
 * else.
 */
async function examineApart(question: VideoQuestion): Promise<VideoExamined> {
  try {
    return examined.parse(await runIsolated(EXAMINER, question, LIMITS))
  } catch (error) {
    if (error instanceof IsolatedWorkFailed) throw new ContentRejected('VIDEO_UNREADABLE')
    throw error
  }
}
