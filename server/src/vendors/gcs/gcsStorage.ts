import type { Bucket, File } from '@google-cloud/storage'
import { createBoundedCache } from '../../platform/boundedCache.ts'
import type { Clock } from '../../platform/clock.ts'
import { ObjectNotFound, type ObjectStorage, StorageUnavailable } from '../../platform/objectStorage.ts'
import { checkEndpoint, type VendorMode } from '../endpoint.ts'
import { attachment } from './contentDisposition.ts'

export interface GcsStorageConfig {
  mode: VendorMode
  bucket: string
  /** Path of the service account's JSON key, which signs the URLs. */
  credentialsFile: string
  /** The sandbox's address; absent in live mode. */
  apiEndpoint?: string
  /** Scheme and host browsers use, where it is not `apiEndpoint`. */
  publicHost?: string
  clock: Clock
  /** Milliseconds for retries of a failing call; default 30 s, 0 for none. */
  retryForMs?: number
}

/** Google accepts no signature that is valid for longer. */
const MAX_SIGNED_MS = 7 * 24 * 60 * 60 * 1000

/** Private files in Google Cloud Storage. Throws WrongEndpoint when mode and address do not agree. */
export function createGcsStorage(config: GcsStorageConfig): ObjectStorage {
  checkEndpoint('gcs', config.mode, config.apiEndpoint)
  if (config.publicHost !== undefined) checkEndpoint('gcs', config.mode, config.publicHost)
  const retryForMs = config.retryForMs ?? 30_000
  let opened: Bucket | undefined
  // The SDK is loaded with the first call: it takes 30 MB.
  const open = async () => {
    const { Storage } = await import('@google-cloud/storage')
    opened ??= new Storage({
      keyFilename: config.credentialsFile,
      ...(config.apiEndpoint === undefined ? {} : { apiEndpoint: config.apiEndpoint }),
      retryOptions: { autoRetry: retryForMs > 0, totalTimeout: retryForMs / 1000 },
    }).bucket(config.bucket)
    return opened
  }
  const calling = <T>(key: string, call: (file: File) => Promise<T>) =>
    asking(key, async () => call((await open()).file(key)))
  const signedHost = config.publicHost === undefined ? {} : { host: new URL(config.publicHost) }

  // A signature takes a millisecond of arithmetic, and a photo in the feed is shown to hundreds at once.
  const signed = createBoundedCache<string>(5000)

  return {
    async signUpload({ key, contentType, maxBytes, expiresInMs, cacheControl }) {
      const expiresAt = new Date(config.clock.now().getTime() + expiresInMs)
      const extensionHeaders = {
        'x-goog-content-length-range': `0,${maxBytes}`,
        // Without this condition the holder of the URL could replace the bytes after we have checked them.
        'x-goog-if-generation-match': '0',
        ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
      }
      const [url] = await calling(key, file =>
        file.getSignedUrl({
          ...signedHost,
          version: 'v4',
          action: 'write',
          accessibleAt: config.clock.now(),
          expires: expiresAt,
          contentType,
          extensionHeaders,
        }),
      )
      return { url, method: 'PUT', headers: { 'content-type': contentType, ...extensionHeaders }, expiresAt }
    },

    signDownload(key, { expiresInMs, downloadName }) {
      const { from, until } = stableWindow(config.clock.now(), expiresInMs)
      return signed.get(JSON.stringify([key, from, until, downloadName]), async () => {
        const [url] = await calling(key, file =>
          file.getSignedUrl({
            ...signedHost,
            version: 'v4',
            action: 'read',
            accessibleAt: from,
            expires: until,
            ...(downloadName === undefined ? {} : { responseDisposition: attachment(downloadName) }),
          }),
        )
        return url
      })
    },

    async put(key, body, options) {
      const file = (await open()).file(key)
      if (await saveIf(file, 0, body, options)) return
      // An object exists: replaces exactly its generation, so that a retried write can never overwrite a
      // newer one.
      const generation = await generationOf(file)
      if (await saveIf(file, generation, body, options)) return
      throw new StorageUnavailable(`${key} was written by somebody else at the same moment`)
    },

    async read(key) {
      // The sender may have declared it compressed: decompressed it could be a thousand times the size that
      // `stat` reports.
      const [body] = await calling(key, file => file.download({ decompress: false }))
      return body
    },

    async readRange(key, start, bytes) {
      const [body] = await calling(key, file =>
        file.download({ start, end: start + bytes - 1, decompress: false }),
      )
      return body.subarray(0, bytes)
    },

    async stat(key) {
      try {
        const [metadata] = await calling(key, file => file.getMetadata())
        return {
          bytes: Number(metadata.size ?? 0),
          contentType: metadata.contentType ?? 'application/octet-stream',
        }
      } catch (error) {
        if (error instanceof ObjectNotFound) return null
        throw error
      }
    },

    async remove(key) {
      await calling(key, file => file.delete({ ignoreNotFound: true }))
    },

    async check() {
      await asking('', async () => (await open()).getFiles({ maxResults: 1, autoPaginate: false }))
    },
  }
}

/** False when the object is not at `generation` (0 means: does not exist). */
async function saveIf(
  file: File,
  generation: number | string,
  body: Buffer,
  { contentType, cacheControl }: { contentType: string; cacheControl?: string },
): Promise<boolean> {
  try {
    await asking(file.name, () =>
      file.save(body, {
        resumable: false,
        contentType,
        ...(cacheControl === undefined ? {} : { metadata: { cacheControl } }),
        // A write without a precondition would switch off retries for the whole client.
        preconditionOpts: { ifGenerationMatch: generation },
      }),
    )
    return true
  } catch (error) {
    if (error instanceof StorageUnavailable && (await codeOf(error.cause)) === 412) return false
    throw error
  }
}

async function generationOf(file: File): Promise<number | string> {
  try {
    const [metadata] = await asking(file.name, () => file.getMetadata())
    return metadata.generation ?? 0
  } catch (error) {
    if (error instanceof ObjectNotFound) return 0
    throw error
  }
}

async function asking<T>(key: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if ((await codeOf(error)) === 404 && key !== '') throw new ObjectNotFound(key, { cause: error })
    const reason = error instanceof Error ? error.message : String(error)
    throw new StorageUnavailable(`object storage failed: ${reason}`, { cause: error })
  }
}

async function codeOf(error: unknown): Promise<number | undefined> {
  const { ApiError } = await import('@google-cloud/storage')
  return error instanceof ApiError ? error.code : undefined
}

// Equal input gives an equal signature, so a URL that starts and ends on a fixed grid repeats itself.
function stableWindow(now: Date, expiresInMs: number): { from: Date; until: Date } {
  const window = Math.min(Math.ceil(expiresInMs / 1000) * 1000, MAX_SIGNED_MS / 2)
  const from = Math.floor(now.getTime() / window) * window
  return { from: new Date(from), until: new Date(from + 2 * window) }
}
