import {
  type FileKind,
  maxBytesOfKind,
  mostOfKind,
  tooLargeMessage,
  tooManyMessage,
  type UploadLimits,
  unsupportedMessage,
} from './uploadLimits'

/** A file being uploaded: waiting → sending → checking → ready, or failed. */
export type UploadItem = {
  /** Identifies the file on this page; the server does not know it. */
  readonly key: string
  readonly name: string
  readonly kind: FileKind
  /** The thing on the page it shows, by the key from the form; null: all of it. */
  readonly about: string | null
  readonly phase: 'waiting' | 'sending' | 'checking' | 'ready' | 'failed'
  /** The percentage of its bytes sent. */
  readonly progress: number
  /** The id for the command that uses it; null until it is ready. */
  readonly uploadId: string | null
  /** The address of its preview, for a video of its first frame; null when this browser cannot draw it. */
  readonly src: string | null
}

export type UploadEvent =
  | {
      readonly type: 'added'
      readonly items: readonly Pick<UploadItem, 'key' | 'name' | 'kind' | 'about' | 'src'>[]
    }
  | { readonly type: 'restored'; readonly items: readonly KeptUpload[] }
  | { readonly type: 'sending' | 'checking' | 'failed' | 'retried'; readonly key: string }
  | { readonly type: 'removed'; readonly key: string }
  | { readonly type: 'assigned'; readonly key: string; readonly about: string | null }
  | { readonly type: 'moved'; readonly key: string; readonly to: string }
  | { readonly type: 'drawn'; readonly key: string; readonly src: string }
  | { readonly type: 'progressed'; readonly key: string; readonly percent: number }
  | { readonly type: 'ready'; readonly key: string; readonly uploadId: string; readonly src: string | null }
  | { readonly type: 'cleared' }

/** The data that survives a reload. */
export type KeptUpload = Pick<UploadItem, 'key' | 'name' | 'kind' | 'about' | 'src'> & {
  readonly uploadId: string
}

/** The phases from which each step leads; an event for an item in another phase is late and ignored. */
const FROM = {
  sending: ['waiting'],
  checking: ['sending'],
  failed: ['waiting', 'sending', 'checking'],
  retried: ['failed'],
} as const satisfies Record<string, readonly UploadItem['phase'][]>
const TO = { sending: 'sending', checking: 'checking', failed: 'failed', retried: 'waiting' } as const

/** Applies an event to the files. Pure. */
export function reduceUploads(items: readonly UploadItem[], event: UploadEvent): readonly UploadItem[] {
  switch (event.type) {
    case 'cleared':
      return []
    case 'added':
      return [
        ...items,
        ...event.items.map(item => ({ ...item, phase: 'waiting' as const, progress: 0, uploadId: null })),
      ]
    case 'restored':
      return [...items, ...event.items.map(item => ({ ...item, phase: 'ready' as const, progress: 100 }))]
    case 'removed':
      return items.filter(({ key }) => key !== event.key)
    case 'moved':
      return withMoved(items, event)
    case 'assigned':
      return change(items, event.key, item => ({ ...item, about: event.about }))
    case 'drawn':
      return change(items, event.key, item => ({ ...item, src: event.src }))
    case 'progressed':
      return change(items, event.key, item =>
        item.phase === 'sending' ? { ...item, progress: Math.max(item.progress, event.percent) } : item,
      )
    case 'ready':
      return change(items, event.key, item =>
        item.phase === 'checking'
          ? { ...item, phase: 'ready', progress: 100, uploadId: event.uploadId, src: event.src }
          : item,
      )
    default: {
      const from: readonly UploadItem['phase'][] = FROM[event.type]
      return change(items, event.key, item =>
        from.includes(item.phase)
          ? { ...item, phase: TO[event.type], progress: event.type === 'checking' ? 100 : 0 }
          : item,
      )
    }
  }
}

/** Moves an item to the place of another; the others shift. */
function withMoved(
  items: readonly UploadItem[],
  { key, to }: { readonly key: string; readonly to: string },
): readonly UploadItem[] {
  const item = items.find(one => one.key === key)
  const place = items.findIndex(one => one.key === to)
  return item && place >= 0 ? items.filter(one => one !== item).toSpliced(place, 0, item) : items
}

function change(
  items: readonly UploadItem[],
  key: string,
  step: (item: UploadItem) => UploadItem,
): readonly UploadItem[] {
  return items.map(item => (item.key === key ? step(item) : item))
}

export const isUnderWay = ({ phase }: UploadItem) =>
  phase === 'waiting' || phase === 'sending' || phase === 'checking'

/** The announcement of the files' progress and end for screen readers. */
export function announcementOf(items: readonly UploadItem[]): string {
  const underWay = items.filter(isUnderWay).length
  if (underWay > 0) return `Subiendo ${underWay} de ${items.length}`
  const ready = namesIn(items, 'ready')
  const failed = namesIn(items, 'failed')
  const told = [
    failed.length > 0 && `No se subió ${failed.join(', ')}`,
    ready.length === 1 && 'Archivo subido',
    ready.length > 1 && `Archivos subidos, en este orden: ${ready.join(', ')}`,
  ]
  return told.filter(Boolean).join('. ')
}

const namesIn = (items: readonly UploadItem[], phase: UploadItem['phase']) =>
  items.filter(item => item.phase === phase).map(({ name }) => name)

/** The files to start now, so that at most `most` are sent at once. */
export function nextToStart(items: readonly UploadItem[], most: number): readonly UploadItem[] {
  const running = items.filter(({ phase }) => phase === 'sending' || phase === 'checking').length
  return items.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, most - running))
}

/** The ready files, in the order of the tiles. */
export function readyUploads(items: readonly UploadItem[]): KeptUpload[] {
  return items.flatMap(({ key, name, kind, about, src, phase, uploadId }) =>
    phase === 'ready' && uploadId ? [{ key, name, kind, about, src, uploadId }] : [],
  )
}

type Candidate = { readonly name: string; readonly type: string; readonly size: number }

const TYPE_OF_EXTENSION: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  avif: 'image/avif',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  '3gp': 'video/3gpp',
}

/** Some phones report only 'image/*', which is no type. */
const MEDIA = /^(image|video)\/[a-z0-9.+-]+$/
/** Synonyms of the types we look for. */
const SAME_TYPE: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
}

/** The media type of a file; by its name when the browser reports none of a photo or video. */
export function contentTypeOf({ name, type }: Pick<Candidate, 'name' | 'type'>): string {
  if (MEDIA.test(type)) return SAME_TYPE[type] ?? type
  return TYPE_OF_EXTENSION[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? type
}

/** True when type or name identify a file as a photo or video. */
export const isNamedMedia = (file: Pick<Candidate, 'name' | 'type'>) => MEDIA.test(contentTypeOf(file))

/** True when the limits allow one more of a kind. */
export function hasRoom(
  items: readonly Pick<UploadItem, 'kind'>[],
  kind: FileKind,
  limits: UploadLimits,
): boolean {
  return items.filter(item => item.kind === kind).length < mostOfKind(limits, kind)
}

/** Splits chosen files into accepted ones and the messages about the others, each message once. */
export function admitFiles<F extends Candidate>(
  items: readonly Pick<UploadItem, 'kind'>[],
  files: readonly F[],
  limits: UploadLimits,
): { admitted: { file: F; kind: FileKind }[]; problems: string[] } {
  const admitted: { file: F; kind: FileKind }[] = []
  const problems = new Set<string>()
  for (const file of files) {
    const [family] = contentTypeOf(file).split('/')
    const kind = family === 'image' ? 'IMAGE' : family === 'video' ? 'VIDEO' : null
    if (!kind || mostOfKind(limits, kind) === 0) problems.add(unsupportedMessage(limits))
    else if (!hasRoom([...items, ...admitted], kind, limits)) problems.add(tooManyMessage(limits, kind))
    // A photo gets smaller before it is sent.
    else if (kind === 'VIDEO' && file.size > maxBytesOfKind(limits, kind))
      problems.add(tooLargeMessage(limits, kind))
    else admitted.push({ file, kind })
  }
  return { admitted, problems: [...problems] }
}
