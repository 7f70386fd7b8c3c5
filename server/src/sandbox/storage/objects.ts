import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import { openCollection } from '../jsonStore.ts'
import { createCrc32c } from './crc32c.ts'
import { noSuchObject, StorageFault } from './storageFault.ts'

const objectRecord = z.object({
  /** `bucket/name` */
  id: z.string(),
  bucket: z.string(),
  name: z.string(),
  generation: z.string(),
  bytes: z.number().int(),
  contentType: z.string(),
  cacheControl: z.string().nullable(),
  contentEncoding: z.string().nullable().default(null),
  md5: z.string(),
  crc32c: z.string(),
  created: z.string(),
  /** File in `blobs`. */
  blob: z.string(),
})
export type ObjectRecord = z.output<typeof objectRecord>

export interface WriteOptions {
  contentType: string
  cacheControl: string | null
  /** Encoding declared by the sender: the bytes are stored unchanged. */
  contentEncoding?: string | null
  minBytes: number
  maxBytes: number
  /** Required current generation; '0' means no object; null writes unconditionally. */
  ifGeneration: string | null
}

export interface Objects {
  /** Throws StorageFault 404. */
  get(bucket: string, name: string): ObjectRecord
  list(bucket?: string, prefix?: string): ObjectRecord[]
  /** Stores the bytes, whole or not at all. Throws StorageFault (size, precondition). */
  write(
    bucket: string,
    name: string,
    bytes: AsyncIterable<Buffer | Uint8Array>,
    options: WriteOptions,
  ): Promise<ObjectRecord>
  /** Throws StorageFault 404. */
  remove(bucket: string, name: string): void
  pathOf(object: ObjectRecord): string
  read(object: ObjectRecord): Promise<Buffer>
  reset(): void
}

/** Objects on disk: one file of bytes and one of metadata for each. */
export function openObjects(dataDir: string, { clock, logger }: { clock: Clock; logger: Logger }): Objects {
  const dir = join(dataDir, 'storage')
  const blobs = join(dir, 'blobs')
  mkdirSync(blobs, { recursive: true })
  const records = openCollection(join(dir, 'objects'), objectRecord, logger)
  let lastGeneration = 0

  const idOf = (bucket: string, name: string) => `${bucket}/${name}`
  const nextGeneration = () => {
    lastGeneration = Math.max(lastGeneration + 1, clock.now().getTime() * 1000)
    return String(lastGeneration)
  }
  const checkGeneration = (bucket: string, name: string, wanted: string | null) => {
    const current = records.get(idOf(bucket, name))?.generation ?? '0'
    if (wanted !== null && wanted !== current)
      throw new StorageFault(
        412,
        'PreconditionFailed',
        'At least one of the pre-conditions you specified did not hold.',
      )
  }

  return {
    get(bucket, name) {
      const record = records.get(idOf(bucket, name))
      if (!record) throw noSuchObject(bucket, name)
      return record
    },
    list: (bucket, prefix = '') =>
      records
        .all()
        .filter(one => (bucket === undefined || one.bucket === bucket) && one.name.startsWith(prefix)),

    async write(bucket, name, bytes, options) {
      checkGeneration(bucket, name, options.ifGeneration)
      const blob = randomUUID()
      const path = join(blobs, blob)
      try {
        const digest = await store(bytes, `${path}.tmp`, options)
        // Another write may have finished while the bytes arrived.
        checkGeneration(bucket, name, options.ifGeneration)
        renameSync(`${path}.tmp`, path)
        const before = records.get(idOf(bucket, name))
        const record: ObjectRecord = {
          id: idOf(bucket, name),
          bucket,
          name,
          generation: nextGeneration(),
          contentType: options.contentType,
          cacheControl: options.cacheControl,
          contentEncoding: options.contentEncoding ?? null,
          created: clock.now().toISOString(),
          blob,
          ...digest,
        }
        records.put(record)
        if (before) rmSync(join(blobs, before.blob), { force: true })
        return record
      } catch (error) {
        rmSync(`${path}.tmp`, { force: true })
        throw error
      }
    },

    remove(bucket, name) {
      const record = records.get(idOf(bucket, name))
      if (!record) throw noSuchObject(bucket, name)
      records.remove(record.id)
      rmSync(join(blobs, record.blob), { force: true })
    },
    pathOf: object => join(blobs, object.blob),
    read: object => readFile(join(blobs, object.blob)),
    reset() {
      for (const record of records.all()) rmSync(join(blobs, record.blob), { force: true })
      records.clear()
    },
  }
}

async function store(
  bytes: AsyncIterable<Buffer | Uint8Array>,
  path: string,
  { minBytes, maxBytes }: WriteOptions,
): Promise<{ bytes: number; md5: string; crc32c: string }> {
  const md5 = createHash('md5')
  const crc = createCrc32c()
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      md5.update(chunk)
      crc.update(chunk)
      done(size > maxBytes ? tooLarge() : null, chunk)
    },
  })
  await pipeline(bytes, measure, createWriteStream(path, { mode: 0o600 }))
  if (size < minBytes)
    throw new StorageFault(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum.')
  return { bytes: statSync(path).size, md5: md5.digest('base64'), crc32c: crc.base64() }
}

export function tooLarge(): StorageFault {
  return new StorageFault(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.')
}
