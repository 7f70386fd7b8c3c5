import type { FileKind, UploadPurpose } from '../../generated/prisma/enums.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { requireRequester, requireSeller, type Viewer } from '../viewer.ts'

/** Whoever claims an upload in its last moment must not find it gone. */
export const REMOVAL_MARGIN_MS = HOUR_MS

const MEGABYTE = 1024 * 1024

/** What one owner (a request, later a message or a profile) may have of files. */
export interface UploadLimits {
  /** How many photos; 0 when none. */
  readonly maxImages: number
  /** Of one photo as it is sent. */
  readonly maxImageBytes: number
  /** How many videos; 0 when none. */
  readonly maxVideos: number
  /** Of one video as it is sent. */
  readonly maxVideoBytes: number
  readonly maxVideoMs: number
}

interface PurposeRules {
  /** The sending account, or null for a visitor. Throws what the sender is to be told. */
  readonly requireSender: (viewer: Viewer) => { readonly accountId: string } | null
  readonly limits: UploadLimits
}

const SIZES = {
  maxImageBytes: 15 * MEGABYTE,
  maxVideoBytes: 60 * MEGABYTE,
  maxVideoMs: 15_000,
} as const

/** Everything that files are sent for. */
export const UPLOAD_PURPOSES: Readonly<Record<UploadPurpose, PurposeRules>> = {
  REQUEST_FILE: {
    requireSender: requireRequester,
    limits: { ...SIZES, maxImages: 5, maxVideos: 1 },
  },
  PROVIDER_PICTURE: {
    requireSender: requireSeller,
    limits: { ...SIZES, maxImages: 3, maxVideos: 0 },
  },
}

export function uploadLimits(purpose: UploadPurpose): UploadLimits {
  return UPLOAD_PURPOSES[purpose].limits
}

// A phone that stops by itself at 15 seconds writes a few frames more.
const TOLERANCE_MS = 500

/** Whether a video of this length is longer than it may be. */
export function isTooLong(durationMs: number, maxVideoMs: number): boolean {
  return durationMs > maxVideoMs + TOLERANCE_MS
}

/** How many files of a kind one owner may have. */
export function mostOfKind({ maxImages, maxVideos }: UploadLimits, kind: FileKind): number {
  return kind === 'IMAGE' ? maxImages : maxVideos
}

/** The size in bytes up to which a file of a kind may be sent. */
export function maxBytesOfKind({ maxImageBytes, maxVideoBytes }: UploadLimits, kind: FileKind): number {
  return kind === 'IMAGE' ? maxImageBytes : maxVideoBytes
}
