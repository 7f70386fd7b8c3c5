import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Logger } from '../platform/logger.ts'

/** Records kept in memory and on disk, one JSON file each, in the order they were first written. */
export interface Collection<T extends { id: string }> {
  get(id: string): T | undefined
  all(): T[]
  /** Adds or replaces; on disk before it returns. */
  put(record: T): void
  remove(id: string): void
  clear(): void
}

/** Opens the collection in `dir`. A file that cannot be read as a record is left alone and logged. */
export function openCollection<T extends { id: string }>(
  dir: string,
  schema: z.ZodType<T>,
  logger: Logger,
): Collection<T> {
  mkdirSync(dir, { recursive: true })
  const stored = z.object({ seq: z.number().int(), record: schema })
  const rows = new Map<string, { seq: number; record: T }>()
  for (const row of readRows(dir, stored, logger).toSorted((a, b) => a.seq - b.seq))
    rows.set(row.record.id, row)
  let last = Math.max(0, ...[...rows.values()].map(row => row.seq))

  return {
    get: id => rows.get(id)?.record,
    all: () => [...rows.values()].map(row => row.record),
    put(record) {
      const row = { seq: rows.get(record.id)?.seq ?? ++last, record }
      writeAtomically(fileOf(dir, record.id), JSON.stringify(row, null, 2))
      rows.set(record.id, row)
    },
    remove(id) {
      rmSync(fileOf(dir, id), { force: true })
      rows.delete(id)
    },
    clear() {
      for (const id of rows.keys()) rmSync(fileOf(dir, id), { force: true })
      rows.clear()
    },
  }
}

function readRows<Row>(dir: string, schema: z.ZodType<Row>, logger: Logger): Row[] {
  const rows: Row[] = []
  for (const name of readdirSync(dir)) {
    if (!name.endsWith('.json')) continue
    const row = schema.safeParse(parseJson(readFileSync(join(dir, name), 'utf8')))
    if (row.success) rows.push(row.data)
    else logger.warn({ file: join(dir, name) }, 'the sandbox cannot read this file and goes on without it')
  }
  return rows
}

/** The value, or undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A reader sees the old file or the new one, never half of one, even if the process dies in between. */
export function writeAtomically(file: string, content: string | Buffer): void {
  const partial = `${file}.${process.pid}.tmp`
  writeFileSync(partial, content, { mode: 0o600 })
  renameSync(partial, file)
}

// Ids may come from outside (object keys, idempotency keys): only plain ones name a file themselves.
function fileOf(dir: string, id: string): string {
  const plain = /^[A-Za-z0-9_-]{1,120}$/.test(id)
  return join(dir, `${plain ? id : createHash('sha256').update(id).digest('hex')}.json`)
}
