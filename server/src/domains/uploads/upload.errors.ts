import { Refusal } from '../../platform/refusal.ts'

export const MAX_IMAGE_BYTES = 15 * 1024 * 1024
export const MAX_VIDEO_BYTES = 60 * 1024 * 1024
export const MAX_PIXELS = 40_000_000

const MESSAGES = {
  UNSUPPORTED: 'Solo se permiten imágenes y videos',
  HEIC_UNSUPPORTED:
    'No podemos leer fotos HEIC. Mandala como JPG, o sacala de nuevo desde acá con la cámara.',
  IMAGE_TOO_LARGE: 'La imagen puede pesar hasta 15 MB',
  VIDEO_TOO_LARGE: 'El video puede pesar hasta 60 MB',
  TOO_MANY_PIXELS: 'La imagen puede tener hasta 40 megapíxeles',
  VIDEO_TOO_LONG: 'El video no puede durar más de 15 segundos',
  IMAGE_UNREADABLE: 'Imagen no válida',
  VIDEO_UNREADABLE: 'Error al procesar el video',
  MISSING: 'El archivo no llegó. Volvé a subirlo.',
  CANCELED: 'La subida fue cancelada.',
} as const

export type UploadRejection = keyof typeof MESSAGES

export const UploadRejections = Object.fromEntries(Object.keys(MESSAGES).map(reason => [reason, reason])) as {
  readonly [Reason in UploadRejection]: Reason
}

/** A file that a request cannot have. */
export class UploadRejected extends Refusal {
  readonly code = 'UPLOAD_REJECTED'
  readonly reason: UploadRejection
  constructor(reason: UploadRejection) {
    super(MESSAGES[reason])
    this.reason = reason
  }
}

/** What was stored as the reason of a rejection. */
export function rejectionOf(stored: string | null): UploadRejection {
  return stored !== null && stored in MESSAGES ? (stored as UploadRejection) : 'UNSUPPORTED'
}

/** The store of files does not answer, or there is none. */
export class UploadsUnavailable extends Refusal {
  readonly code = 'UPLOADS_UNAVAILABLE'
  constructor() {
    super('Ahora no podemos guardar archivos. Probá de nuevo en unos minutos, o mandá el pedido sin fotos.')
  }
}
