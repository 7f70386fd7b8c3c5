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

/** More uploads at once only slow each other down on a phone's connection. */
const AT_ONCE = 2

/** The signed address of an upload. */
export type UploadPlace = {
  readonly url: string
  readonly method: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

/** The addresses for the bytes of one file. */
export type Ticket = UploadPlace & {
  readonly uploadId: string
  /** The address for the first frame of a video, if it has one. */
  readonly poster: UploadPlace | null
}

/**
 * The remedy for a failed file: sending the same bytes again, asking for a new address, or none, because the
 * file itself is refused.
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

/** The functions the uploader needs. Each throws UploadProblem. */
export type UploadPorts = {
  /** Returns the photo to send: small, upright, without metadata. */
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
  /** Returns the address of the stored file's preview; null for a video without a poster. */
  complete: (uploadId: string) => Promise<{ src: string | null }>
  /** Cancels a started upload; nothing waits for it. */
  cancel: (uploadId: string) => void
  /** Length in ms; null when this browser cannot read it. */
  videoLength: (file: File) => Promise<number | null>
  /** The first frame of a video; null when this browser cannot draw it. */
  videoPoster: (file: File) => Promise<Blob | null>
  /** Called with a message about a file that was not sent. */
  tell: (message: string, file: Pick<UploadItem, 'name' | 'kind'>) => void
}

/** The latest problem with a file, and the thing on the page that the file is about (null: all of it). */
export type FileProblem = { readonly text: string; readonly about: string | null }

export type Uploader = ReturnType<typeof createUploader>

/** Sends files in the background; `items` is the list to render. */
export function createUploader(ports: UploadPorts, limits: UploadLimits) {
  let items: readonly UploadItem[] = []
  let problem: FileProblem | null = null
  const files = new Map<string, File>()
  /** Prepared photos. */
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

  function show(text: string | null, about: string | null): void {
    problem = text === null ? null : { text, about }
    for (const listener of listeners) listener()
  }

  let isStarting = false
  function startWaiting(): void {
    // Starting one dispatches: the running loop starts the others, in their order.
    if (isStarting) return
    isStarting = true
    for (const item of nextToStart(items, AT_ONCE)) void run(item)
    isStarting = false
  }

  async function run({ key, name, kind, about }: UploadItem): Promise<void> {
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
      // The ticket of an earlier try is used again: bytes that arrived are not sent twice.
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
    } catch (thrown) {
      if (stop.signal.aborted) return
      const { message, remedy } = await explained(thrown, done.get(key) ?? chosen)
      if (stop.signal.aborted) return
      ports.tell(message, { name, kind })
      show(`${name}: ${message}`, about)
      if (remedy === 'startAnew') tickets.delete(key)
      if (remedy === 'none') drop(key)
      else dispatch({ type: 'failed', key })
    }
  }

  /** Prepared once: a retry sends the same bytes. */
  async function prepared(key: string, chosen: File): Promise<File> {
    const file = done.get(key) ?? (await ports.preparePhoto(chosen, contentTypeOf(chosen)))
    if (files.has(key)) done.set(key, file)
    return file
  }

  /** Drawn once, as a photo is prepared. The poster is shown while the video is sent. */
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
    } catch (thrown) {
      // The video is sent without it: a connection problem will show with its own bytes.
      if (!(thrown instanceof UploadProblem)) throw thrown
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
    /** The problem to show at the field; null once other files are added without one, or the failed one is tried again or removed. */
    problem: () => problem,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /**
     * Starts sending the accepted files, about one thing of the page or (null) all; returns the messages
     * about the others. `besides` count against the limit too.
     */
    async add(
      chosen: readonly File[],
      about: string | null = null,
      besides: readonly Pick<UploadItem, 'kind'>[] = [],
    ): Promise<string[]> {
      // Files with a known type need no read.
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
      show(problems.length > 0 ? problems.join('. ') : null, about)
      return problems
    },
    retry(key: string): void {
      show(null, null)
      dispatch({ type: 'retried', key })
    },
    /** Moves a file to the place of another. */
    move: (key: string, to: string) => dispatch({ type: 'moved', key, to }),
    /** Assigns a file to a thing of the page; null: all of it. */
    assign: (key: string, about: string | null) => dispatch({ type: 'assigned', key, about }),
    /** Removes a file and stops its upload when it is still running. */
    remove(key: string): void {
      show(null, null)
      drop(key)
    },
    /** Adds files sent elsewhere, such as on an earlier page, as far as the limits allow. */
    restore(kept: readonly KeptUpload[]): void {
      const restored: KeptUpload[] = []
      for (const item of kept) {
        const all = [...items, ...restored]
        const isHere = all.some(({ uploadId }) => uploadId === item.uploadId)
        if (!isHere && hasRoom(all, item.kind, limits)) restored.push(item)
      }
      if (restored.length > 0) dispatch({ type: 'restored', items: restored })
    },
    /** Clears all files, after they have been used. */
    clear(): void {
      for (const { src } of items) if (src) release(src)
      for (const key of files.keys()) forget(key)
      show(null, null)
      dispatch({ type: 'cleared' })
    },
    /** Waits until nothing is being sent any more, or until `signal` aborts. */
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

/**
 * The problem of a file, for the person: sending a file that can no longer be read looks like a lost
 * connection.
 */
async function explained(problem: unknown, file: Blob): Promise<UploadProblem> {
  const isFinal = problem instanceof UploadProblem && problem.remedy === 'none'
  if (!isFinal && !(await isReadable(file))) return new UploadProblem(UNREADABLE, 'none')
  return problem instanceof UploadProblem
    ? problem
    : new UploadProblem('Ocurrió un error inesperado', 'startAnew')
}

const UNREADABLE = 'Ya no se puede leer el archivo. ¿Lo moviste o lo borraste? Elegilo de nuevo.'

/**
 * The file with the media type from its content when the browser reports none; null when it can no longer be
 * read.
 */
async function withMediaType(file: File): Promise<File | null> {
  if (isNamedMedia(file)) return file
  const type = await sniffMediaType(file)
  if (type === null) return null
  return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file
}

/** An address for types that browsers draw; only Safari draws photos of an iPhone. */
function previewOf(file: File): string | null {
  return /^image\/(jpeg|png|webp|avif|gif)$/.test(contentTypeOf(file)) ? URL.createObjectURL(file) : null
}

function release(src: string): void {
  if (src.startsWith('blob:')) URL.revokeObjectURL(src)
}
