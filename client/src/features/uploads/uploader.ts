import { isReadable, sniffMediaType } from './fileContent'
import {
  type FileKind,
  maxBytesOfKind,
  tooLargeMessage,
  tooLongMessage,
  type UploadLimits,
} from './uploadLimits'
import {
  admitFiles,
  contentTypeOf,
  hasRoom,
  isNamedMedia,
  isUnderWay,
  type KeptUpload,
  nextToStart,
  reduceUploads,
  type UploadEvent,
  type UploadItem,
} from './uploadQueue'

/** More at once only make each slower on a phone's connection. */
const AT_ONCE = 2

/** Where bytes go. */
export type UploadPlace = {
  readonly url: string
  readonly method: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

/** Where the bytes of one file go. */
export type Ticket = UploadPlace & {
  readonly uploadId: string
  /** Of the first frame of a video, where there is one. */
  readonly poster: UploadPlace | null
}

/**
 * What helps when a file did not get through: sending the same bytes again, asking for a new place to send them to, or
 * nothing, because the file itself is not accepted.
 */
export type Remedy = 'sendAgain' | 'startAnew' | 'none'

export class UploadProblem extends Error {
  override readonly name = 'UploadProblem'
  readonly remedy: Remedy
  constructor(message: string, remedy: Remedy) {
    super(message)
    this.remedy = remedy
  }
}

/** What the uploader needs of the world. Each throws UploadProblem. */
export type UploadPorts = {
  /** The photo as it is sent: small, upright, without metadata. */
  preparePhoto: (file: File, contentType: string) => Promise<File>
  start: (file: {
    kind: FileKind
    fileName: string
    contentType: string
    bytes: number
    posterBytes: number | null
  }) => Promise<Ticket>
  send: (
    place: UploadPlace,
    file: Blob,
    watch: { signal: AbortSignal; onProgress: (percent: number) => void },
  ) => Promise<void>
  /** Returns what to show of the stored file; null for a video without a poster. */
  complete: (uploadId: string) => Promise<{ src: string | null }>
  /** Gives a started upload up; nobody waits for it. */
  cancel: (uploadId: string) => void
  /** Length in ms; null when this browser cannot tell. */
  videoLength: (file: File) => Promise<number | null>
  /** The first frame of a video; null when this browser cannot draw it. */
  videoPoster: (file: File) => Promise<Blob | null>
  /** A file is to be told about: 'Error subiendo foto.jpg: …'. */
  tell: (message: string) => void
}

export type Uploader = ReturnType<typeof createUploader>

/** Sends files while the person goes on with something else; `items` is what to draw. */
export function createUploader(ports: UploadPorts, limits: UploadLimits) {
  let items: readonly UploadItem[] = []
  const files = new Map<string, File>()
  /** Photos as they are sent. */
  const done = new Map<string, File>()
  /** The first frames of videos. */
  const posters = new Map<string, Blob>()
  const tickets = new Map<string, Ticket>()
  const stops = new Map<string, AbortController>()
  const listeners = new Set<() => void>()

  function dispatch(event: UploadEvent): void {
    items = reduceUploads(items, event)
    for (const listener of listeners) listener()
    startWaiting()
  }

  let isStarting = false
  function startWaiting(): void {
    // Starting one dispatches: the others are this loop's, in their order.
    if (isStarting) return
    isStarting = true
    for (const item of nextToStart(items, AT_ONCE)) void run(item)
    isStarting = false
  }

  async function run({ key, name, kind }: UploadItem): Promise<void> {
    const chosen = files.get(key)
    if (!chosen) return
    const stop = new AbortController()
    stops.set(key, stop)
    dispatch({ type: 'sending', key })
    try {
      const file = kind === 'IMAGE' ? await prepared(key, chosen) : chosen
      if (stop.signal.aborted) return
      if (file.size > maxBytesOfKind(limits, kind))
        throw new UploadProblem(tooLargeMessage(limits, kind), 'none')
      const length = kind === 'VIDEO' ? await ports.videoLength(file) : null
      if (length !== null && Math.round(length / 1000) * 1000 > limits.maxVideoMs)
        throw new UploadProblem(tooLongMessage(limits), 'none')
      const poster = kind === 'VIDEO' ? await drawn(key, file) : undefined
      if (stop.signal.aborted) return
      // The ticket of a try before is used again: what has arrived need not be sent twice.
      const ticket =
        tickets.get(key) ??
        (await ports.start({
          kind,
          fileName: file.name,
          contentType: contentTypeOf(file),
          bytes: file.size,
          posterBytes: poster?.size ?? null,
        }))
      tickets.set(key, ticket)
      if (stop.signal.aborted) return ports.cancel(ticket.uploadId)
      if (poster && ticket.poster) await sendPoster(ticket.poster, poster, stop.signal)
      await ports.send(ticket, file, {
        signal: stop.signal,
        onProgress: percent => dispatch({ type: 'progressed', key, percent }),
      })
      dispatch({ type: 'checking', key })
      const { src } = await ports.complete(ticket.uploadId)
      if (stop.signal.aborted) return ports.cancel(ticket.uploadId)
      const preview = items.find(item => item.key === key)?.src ?? null
      if (src && preview) release(preview)
      dispatch({ type: 'ready', key, uploadId: ticket.uploadId, src: src ?? preview })
      forget(key)
    } catch (problem) {
      if (stop.signal.aborted) return
      const { message, remedy } = await explained(problem, done.get(key) ?? chosen)
      if (stop.signal.aborted) return
      ports.tell(`Error subiendo ${name}: ${message}`)
      if (remedy === 'startAnew') tickets.delete(key)
      if (remedy === 'none') drop(key)
      else dispatch({ type: 'failed', key })
    }
  }

  /** Once: a retry sends the same bytes. */
  async function prepared(key: string, chosen: File): Promise<File> {
    const file = done.get(key) ?? (await ports.preparePhoto(chosen, contentTypeOf(chosen)))
    if (files.has(key)) done.set(key, file)
    return file
  }

  /** Once, as a photo is prepared. It is shown while the video is sent. */
  async function drawn(key: string, video: File): Promise<Blob | undefined> {
    const before = posters.get(key)
    if (before) return before
    const poster = await ports.videoPoster(video)
    if (!poster || poster.size > limits.maxImageBytes) return undefined
    if (files.has(key)) {
      posters.set(key, poster)
      dispatch({ type: 'drawn', key, src: URL.createObjectURL(poster) })
    }
    return poster
  }

  async function sendPoster(place: UploadPlace, poster: Blob, signal: AbortSignal): Promise<void> {
    try {
      await ports.send(place, poster, { signal, onProgress: () => {} })
    } catch (problem) {
      // The video goes without: what is wrong with the connection, its own bytes will tell.
      if (!(problem instanceof UploadProblem)) throw problem
    }
  }

  function forget(key: string): void {
    files.delete(key)
    done.delete(key)
    posters.delete(key)
    tickets.delete(key)
    stops.delete(key)
  }

  function drop(key: string): void {
    const item = items.find(one => one.key === key)
    stops.get(key)?.abort()
    const uploadId = item?.uploadId ?? tickets.get(key)?.uploadId
    if (uploadId) ports.cancel(uploadId)
    if (item?.src) release(item.src)
    forget(key)
    dispatch({ type: 'removed', key })
  }

  return {
    items: () => items,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /**
     * Starts sending what may be sent, about one thing of the page or (null) all; returns what to tell about the rest.
     * `besides` take of the room too.
     */
    async add(
      chosen: readonly File[],
      about: string | null = null,
      besides: readonly Pick<UploadItem, 'kind'>[] = [],
    ): Promise<string[]> {
      // What is named can be seen at once.
      const named = chosen.every(isNamedMedia) ? chosen : await Promise.all(chosen.map(withMediaType))
      const readable = named.filter(file => file !== null)
      const { admitted, problems } = admitFiles([...besides, ...items], readable, limits)
      if (readable.length < named.length) problems.push(UNREADABLE)
      const added = admitted.map(({ file, kind }) => {
        const key = crypto.randomUUID()
        files.set(key, file)
        return { key, name: file.name, kind, about, src: kind === 'IMAGE' ? previewOf(file) : null }
      })
      if (added.length > 0) dispatch({ type: 'added', items: added })
      return problems
    },
    retry: (key: string) => dispatch({ type: 'retried', key }),
    /** Puts a file in the place of another. */
    move: (key: string, to: string) => dispatch({ type: 'moved', key, to }),
    /** Says which thing of the page a file shows; null: all of it. */
    assign: (key: string, about: string | null) => dispatch({ type: 'assigned', key, about }),
    /** Takes a file out, stopping its upload when it is still under way. */
    remove: drop,
    /** Shows what has been sent elsewhere, such as on an earlier page, as far as there is room beside what is here. */
    restore(kept: readonly KeptUpload[]): void {
      const restored: KeptUpload[] = []
      for (const item of kept) {
        const all = [...items, ...restored]
        const isHere = all.some(({ uploadId }) => uploadId === item.uploadId)
        if (!isHere && hasRoom(all, item.kind, limits)) restored.push(item)
      }
      if (restored.length > 0) dispatch({ type: 'restored', items: restored })
    },
    /** Forgets all, after they have been used. */
    clear(): void {
      for (const { src } of items) if (src) release(src)
      for (const key of files.keys()) forget(key)
      dispatch({ type: 'cleared' })
    },
    /** Waits until nothing is under way any more, or until `signal` gives up. */
    async settled(signal: AbortSignal): Promise<void> {
      if (!items.some(isUnderWay) || signal.aborted) return
      await new Promise<void>(resolve => {
        const look = () => {
          if (!signal.aborted && items.some(isUnderWay)) return
          listeners.delete(look)
          signal.removeEventListener('abort', look)
          resolve()
        }
        listeners.add(look)
        signal.addEventListener('abort', look)
      })
    },
  }
}

/** What went wrong with a file, for the person: one that can no longer be read looks like a lost connection when it is sent. */
async function explained(problem: unknown, file: Blob): Promise<UploadProblem> {
  const isFinal = problem instanceof UploadProblem && problem.remedy === 'none'
  if (!isFinal && !(await isReadable(file))) return new UploadProblem(UNREADABLE, 'none')
  return problem instanceof UploadProblem
    ? problem
    : new UploadProblem('Ocurrió un error inesperado', 'startAnew')
}

const UNREADABLE = 'Ya no se puede leer el archivo. ¿Lo moviste o lo borraste? Elegilo de nuevo.'

/** The file with the media type of its content where the browser knows none; null when it can no longer be read. */
async function withMediaType(file: File): Promise<File | null> {
  if (isNamedMedia(file)) return file
  const type = await sniffMediaType(file)
  if (type === null) return null
  return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file
}

/** What a browser can draw by itself; photos of an iPhone only Safari can. */
function previewOf(file: File): string | null {
  return /^image\/(jpeg|png|webp|avif|gif)$/.test(contentTypeOf(file)) ? URL.createObjectURL(file) : null
}

function release(src: string): void {
  if (src.startsWith('blob:')) URL.revokeObjectURL(src)
}
