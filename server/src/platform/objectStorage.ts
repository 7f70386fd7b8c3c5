/** Files by key in one private bucket. Browsers reach it only through URLs signed here. */
export interface ObjectStorage {
  /** True when none is configured; every use throws then. */
  readonly isOff?: true
  /**
   * A URL that lets a browser PUT one new object, with exactly these headers and at most `maxBytes` bytes.
   * An object is written once: a second PUT to the key answers 412, which after a lost answer means "already there".
   */
  signUpload(input: {
    key: string
    contentType: string
    maxBytes: number
    expiresInMs: number
    /** Cache-Control of the object's downloads. */
    cacheControl?: string
  }): Promise<SignedUpload>

  /**
   * A URL that reads the object for at least `expiresInMs` and at most twice that. Within a window of that
   * length the same object gets the very same URL, so browsers can cache it.
   * With `downloadName` the browser saves it under that name instead of showing it.
   */
  signDownload(key: string, options: { expiresInMs: number; downloadName?: string }): Promise<string>

  /** Writes the whole object, replacing an older one. */
  put(key: string, body: Buffer, options: { contentType: string; cacheControl?: string }): Promise<void>

  /** The whole object, byte by byte as it was sent. Throws ObjectNotFound. */
  read(key: string): Promise<Buffer>

  /**
   * `bytes` bytes of the object from position `start` on, fewer at its end; `start` is before the end. Throws ObjectNotFound.
   */
  readRange(key: string, start: number, bytes: number): Promise<Buffer>

  /** Size and declared type, or null when there is no such object. */
  stat(key: string): Promise<{ bytes: number; contentType: string } | null>

  /** Removes the object; a missing one is fine. */
  remove(key: string): Promise<void>

  /** Resolves when the bucket can be reached with our credentials. */
  check(): Promise<void>
}

export interface SignedUpload {
  url: string
  method: 'PUT'
  /** Headers to send unchanged: they are part of the signature. */
  headers: Record<string, string>
  expiresAt: Date
}

export class ObjectNotFound extends Error {
  override readonly name = 'ObjectNotFound'
  readonly key: string

  constructor(key: string, options?: ErrorOptions) {
    super(`no object at ${key}`, options)
    this.key = key
  }
}

/** The storage did not answer, or refused our credentials: retry later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}
