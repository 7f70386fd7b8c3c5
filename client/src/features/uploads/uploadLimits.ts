import { count } from '../../lib/text'

export type FileKind = 'IMAGE' | 'VIDEO'

/**
 * The limits of the files of one owner (a request, a message), from the graph: bytes, milliseconds, 0 for
 * none.
 */
export type UploadLimits = {
  readonly maxImages: number
  readonly maxImageBytes: number
  readonly maxVideos: number
  readonly maxVideoBytes: number
  readonly maxVideoMs: number
}

const MEGABYTE = 1024 * 1024

export const mostOfKind = ({ maxImages, maxVideos }: UploadLimits, kind: FileKind) =>
  kind === 'IMAGE' ? maxImages : maxVideos

export const maxBytesOfKind = ({ maxImageBytes, maxVideoBytes }: UploadLimits, kind: FileKind) =>
  kind === 'IMAGE' ? maxImageBytes : maxVideoBytes

/** 'hasta 5 fotos y 1 video de 15 segundos' */
export function limitsHint({ maxImages, maxVideos, maxVideoMs }: UploadLimits): string {
  const photos = maxImages > 0 && count(maxImages, 'foto', 'fotos')
  const videos = maxVideos > 0 && `${count(maxVideos, 'video', 'videos')} de ${maxVideoMs / 1000} segundos`
  return `hasta ${[photos, videos].filter(Boolean).join(' y ')}`
}

/** For a file that is neither a photo nor a video, or of a kind not accepted here. */
export function unsupportedMessage({ maxImages, maxVideos }: UploadLimits): string {
  if (maxVideos === 0) return 'Solo se permiten imágenes'
  return maxImages === 0 ? 'Solo se permiten videos' : 'Solo se permiten imágenes y videos'
}

export function tooManyMessage(limits: UploadLimits, kind: FileKind): string {
  const most = mostOfKind(limits, kind)
  const [one, more] =
    kind === 'IMAGE' ? ['imagen permitida', 'imágenes permitidas'] : ['video permitido', 'videos permitidos']
  return `Máximo ${count(most, one, more)}`
}

export function tooLargeMessage(limits: UploadLimits, kind: FileKind): string {
  const what = kind === 'IMAGE' ? 'La imagen' : 'El video'
  return `${what} puede pesar hasta ${maxBytesOfKind(limits, kind) / MEGABYTE} MB`
}

export const tooLongMessage = ({ maxVideoMs }: UploadLimits) =>
  `El video no puede durar más de ${maxVideoMs / 1000} segundos`
