import type { FileKind } from '../../generated/prisma/enums.ts'
import { Refusal } from '../../platform/refusal.ts'
import { mostOfKind, type UploadLimits } from './uploadPurposes.ts'

const MEGABYTE = 1024 * 1024

const MESSAGES = {
  UNSUPPORTED: supported,
  HEIC_UNSUPPORTED: () =>
    'No podemos leer fotos HEIC. Mandala como JPG, o sacala de nuevo desde acá con la cámara.',
  IMAGE_TOO_LARGE: ({ maxImageBytes }) => `La imagen puede pesar hasta ${maxImageBytes / MEGABYTE} MB`,
  VIDEO_TOO_LARGE: ({ maxVideoBytes }) => `El video puede pesar hasta ${maxVideoBytes / MEGABYTE} MB`,
  TOO_MANY_PIXELS: () => 'La imagen puede tener hasta 40 megapíxeles',
  VIDEO_TOO_LONG: ({ maxVideoMs }) => `El video no puede durar más de ${maxVideoMs / 1000} segundos`,
  IMAGE_UNREADABLE: () => 'Imagen no válida',
  VIDEO_UNREADABLE: () => 'Error al procesar el video',
  VIDEO_METADATA: () =>
    'No pudimos quitarle a este video los datos de dónde se grabó. Guardalo como MP4 o grabá uno nuevo.',
  MISSING: () => 'El archivo no llegó. Volvé a subirlo.',
  CANCELED: () => 'La subida fue cancelada.',
} as const satisfies Record<string, (limits: UploadLimits) => string>

function supported({ maxImages, maxVideos }: UploadLimits): string {
  if (maxVideos === 0) return 'Solo se permiten imágenes'
  return maxImages === 0 ? 'Solo se permiten videos' : 'Solo se permiten imágenes y videos'
}

export type UploadRejection = keyof typeof MESSAGES

export const UploadRejections = Object.fromEntries(Object.keys(MESSAGES).map(reason => [reason, reason])) as {
  readonly [Reason in UploadRejection]: Reason
}

/** Reason for rejecting a file, for its sender. */
export function rejectionMessage(reason: UploadRejection, limits: UploadLimits): string {
  return MESSAGES[reason](limits)
}

/** Message for too many files of a kind. */
export function tooManyMessage(kind: FileKind, limits: UploadLimits): string {
  const most = mostOfKind(limits, kind)
  if (most === 0) return supported(limits)
  if (kind === 'IMAGE') return `Máximo ${most} ${most === 1 ? 'imagen permitida' : 'imágenes permitidas'}`
  return `Máximo ${most} ${most === 1 ? 'video permitido' : 'videos permitidos'}`
}

/** For an upload that no longer exists, or is not the viewer's. */
export const UPLOAD_GONE = 'Ese archivo ya no está. Volvé a subirlo.'

/** Content that cannot be stored. Internal to this domain: people get UploadRejected. */
export class ContentRejected extends Error {
  override readonly name = 'ContentRejected'
  readonly reason: UploadRejection
  constructor(reason: UploadRejection) {
    super(reason)
    this.reason = reason
  }
}

/** A file that is not accepted for its purpose. */
export class UploadRejected extends Refusal {
  readonly code = 'UPLOAD_REJECTED'
  readonly reason: UploadRejection
  constructor(reason: UploadRejection, limits: UploadLimits) {
    super(rejectionMessage(reason, limits))
    this.reason = reason
  }
}

/** The stored reason of a rejection. */
export function rejectionOf(stored: string | null): UploadRejection {
  return stored !== null && stored in MESSAGES ? (stored as UploadRejection) : 'UNSUPPORTED'
}

/** The file storage does not answer, or there is none. */
export class UploadsUnavailable extends Refusal {
  readonly code = 'UPLOADS_UNAVAILABLE'
  constructor() {
    super('Ahora no podemos guardar archivos. Probá de nuevo en unos minutos, o seguí sin archivos.')
  }
}
