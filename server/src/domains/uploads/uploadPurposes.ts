import type { FileKind, UploadPurpose } from '../../generated/prisma/enums.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import {
  accountOf,
  requireApprovedProvider,
  requireRequester,
  requireSeller,
  type Viewer,
} from '../viewer.ts'

/** Margin so that an upload claimed at the last moment still exists. */
export const REMOVAL_MARGIN_MS = HOUR_MS

const MEGABYTE = 1024 * 1024

/** File limits of one owner (a request, later a message or a profile). */
export interface UploadLimits {
  /** Maximum photos; 0 for none. */
  readonly maxImages: number
  /** Limit of one original photo. */
  readonly maxImageBytes: number
  /** Maximum videos; 0 for none. */
  readonly maxVideos: number
  /** Limit of one original video. */
  readonly maxVideoBytes: number
  readonly maxVideoMs: number
}

interface PurposeRules {
  /** The sending account, or null for a visitor. Throws the refusal for others. */
  readonly requireSender: (viewer: Viewer) => { readonly accountId: string } | null
  readonly limits: UploadLimits
}

const SIZES = {
  maxImageBytes: 15 * MEGABYTE,
  maxVideoBytes: 60 * MEGABYTE,
  maxVideoMs: 15_000,
} as const

/** Every purpose of files. */
export const UPLOAD_PURPOSES: Readonly<Record<UploadPurpose, PurposeRules>> = {
  REQUEST_FILE: {
    requireSender: requireRequester,
    limits: { ...SIZES, maxImages: 5, maxVideos: 1 },
  },
  PROVIDER_PICTURE: {
    requireSender: requireSeller,
    limits: { ...SIZES, maxImages: 3, maxVideos: 0 },
  },
  // The limits are those of one item.
  CUSTOM_ORDER_FILE: {
    requireSender: requireApprovedProvider,
    limits: { ...SIZES, maxImages: 5, maxVideos: 1 },
  },
  DISPUTE_FILE: {
    // Buyers without an account dispute by the link of their order.
    requireSender: accountOf,
    limits: { ...SIZES, maxImages: 6, maxVideos: 2 },
  },
  OFFER_FILE: {
    requireSender: requireApprovedProvider,
    limits: { ...SIZES, maxImages: 5, maxVideos: 2 },
  },
  MESSAGE_FILE: {
    // Buyers without an account talk by the link of their order.
    requireSender: accountOf,
    limits: { ...SIZES, maxImages: 5, maxVideos: 2 },
  },
}

export function uploadLimits(purpose: UploadPurpose): UploadLimits {
  return UPLOAD_PURPOSES[purpose].limits
}

// A phone that stops by itself at 15 seconds writes a few frames more.
const TOLERANCE_MS = 500

/** True when a video of this length exceeds the limit. */
export function isTooLong(durationMs: number, maxVideoMs: number): boolean {
  return durationMs > maxVideoMs + TOLERANCE_MS
}

/** Maximum files of a kind for one owner. */
export function mostOfKind({ maxImages, maxVideos }: UploadLimits, kind: FileKind): number {
  return kind === 'IMAGE' ? maxImages : maxVideos
}

/** The size in bytes up to which a file of a kind may be sent. */
export function maxBytesOfKind({ maxImageBytes, maxVideoBytes }: UploadLimits, kind: FileKind): number {
  return kind === 'IMAGE' ? maxImageBytes : maxVideoBytes
}
