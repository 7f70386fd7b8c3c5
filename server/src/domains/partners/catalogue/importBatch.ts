import type { CatalogueImport, Prisma } from '../../../generated/prisma/client.ts'
import type { CatalogueImportProblem } from '../../../generated/prisma/enums.ts'
import { after, DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { encodeGlobalId } from '../../../platform/globalIds.ts'
import { ObjectNotFound } from '../../../platform/objectStorage.ts'
import type { Services } from '../../context.ts'
import { lockRow } from '../../locks.ts'
import { usableApiKeys } from '../apiKey.policy.ts'
import { MOST_ROWS, type RowResult, syncRows } from '../syncRows.ts'
import { applyItem } from './applyItem.ts'
import { catalogueChanged } from './catalogue.events.ts'
import { catalogueRow } from './catalogue.input.ts'
import { catalogueImportChanged } from './catalogueImport.events.ts'
import { MOST_IMPORT_ROWS } from './catalogueImport.input.ts'
import { IMPORT_TYPE, importKey, resultKey } from './catalogueImport.operations.ts'
import { linesFrom, MOST_LINE_BYTES } from './importLines.ts'

/** For how long an import and its results are kept. */
const KEPT_MS = 14 * DAY_MS
/** Batches of one read while the result is written. */
const PAGE = 50

const WITH_OWNER = {
  provider: { select: { accountId: true, status: true, account: { select: { erasedAt: true } } } },
} as const
type Running = Prisma.CatalogueImportGetPayload<{ include: typeof WITH_OWNER }>

/** A row that was refused, as it is kept and shown. */
export interface Rejection {
  readonly line: number
  readonly externalId: string
  readonly code: string
  readonly message: string
  readonly path: readonly string[]
}

interface Row {
  readonly line: number
  /** The parsed JSON; undefined for a line that is none. */
  readonly given: unknown
}

interface Batch {
  readonly rows: readonly Row[]
  readonly readBytes: number
  readonly readLines: number
}

/** Applies the next batch of an import, or ends it; false when nothing is left to do. A killed one is taken again as a whole. */
export async function takeBatch(services: Services, importId: string): Promise<boolean> {
  const running = await services.db.prisma.catalogueImport.findUnique({
    where: { id: importId },
    include: WITH_OWNER,
  })
  if (running?.state !== 'RUNNING') return false
  const isOver = running.problem !== null || running.readBytes >= running.bytes
  if (isOver) await finish(services, running)
  else await applyNext(services, running)
  return !isOver
}

async function applyNext(services: Services, seen: Running): Promise<void> {
  const { id, providerId, provider } = seen
  const { accountId } = provider
  const batch = await readBatch(services, seen)
  const at = services.clock.now()
  await services.transact(async unit => {
    const { tx, emit } = unit
    await lockRow(tx, 'Account', accountId)
    const now = await tx.catalogueImport.findUnique({ where: { id }, include: WITH_OWNER })
    // Another process took this batch meanwhile.
    if (now?.state !== 'RUNNING' || now.readBytes !== seen.readBytes || now.problem !== null) return
    const problem = batch === null ? 'FILE_GONE' : await problemOf(tx, now, at)
    if (problem !== null || batch === null) {
      await tx.catalogueImport.update({ where: { id }, data: { problem, progressAt: at } })
      return
    }
    const sound = batch.rows.filter(({ given }) => given !== undefined)
    const judged = await syncRows(unit, {
      mode: 'VALID_ROWS',
      rows: sound.map(({ given }) => given),
      schema: catalogueRow,
      keyOf: ({ externalId }) => externalId,
      apply: (part, row) => applyItem(part, { providerId, at, importId: id }, row),
    })
    const byLine = new Map(judged.map((result, index) => [sound[index]?.line, result]))
    const results = batch.rows.map(({ line }) => ({ line, ...(byLine.get(line) ?? UNREADABLE) }))
    await tx.catalogueImportBatch.create({
      data: {
        importId: id,
        number: now.batches,
        results: results.map(lineOf).join(''),
        rejections: results.flatMap(rejectionIn),
      },
    })
    const countOf = (outcome: RowResult['outcome']) => ({
      increment: results.filter(result => result.outcome === outcome).length,
    })
    const rows = now.created + now.updated + now.unchanged + now.rejected + results.length
    const isFull = rows >= MOST_IMPORT_ROWS && batch.readBytes < now.bytes
    await tx.catalogueImport.update({
      where: { id },
      data: {
        batches: { increment: 1 },
        readBytes: batch.readBytes,
        readLines: batch.readLines,
        created: countOf('CREATED'),
        updated: countOf('UPDATED'),
        unchanged: countOf('UNCHANGED'),
        rejected: countOf('REJECTED'),
        progressAt: at,
        problem: isFull ? 'TOO_MANY_ROWS' : null,
      },
    })
    const itemIds = results.flatMap(({ outcome, thingId }) =>
      thingId && outcome !== 'UNCHANGED' ? [thingId] : [],
    )
    if (itemIds.length > 0) await emit(catalogueChanged, { providerId, itemIds })
    await emit(catalogueImportChanged, { catalogueImportId: id, accountId })
  })
}

/** The next rows of the file; null when the file is gone. */
async function readBatch(
  { storage }: Services,
  { id, bytes, readBytes, readLines }: Running,
): Promise<Batch | null> {
  const rows: Row[] = []
  let batch: Batch = { rows, readBytes, readLines }
  const lines = linesFrom((start, length) => storage.readRange(importKey(id), start, length), {
    start: readBytes,
    size: bytes,
  })
  try {
    for await (const { text, end } of lines) {
      batch = { rows, readBytes: end, readLines: batch.readLines + 1 }
      if (text?.trim() !== '') rows.push({ line: batch.readLines, given: parsed(text) })
      if (rows.length === MOST_ROWS) return batch
    }
  } catch (error) {
    if (error instanceof ObjectNotFound) return null
    throw error
  }
  // Blank lines at the end belong to the last batch.
  return { ...batch, readBytes: bytes }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reason for which an import may not go on; null when it may. */
async function problemOf(
  tx: Tx,
  { keyId, provider }: Running,
  at: Date,
): Promise<CatalogueImportProblem | null> {
  if (provider.status !== 'APPROVED' || provider.account.erasedAt !== null) return 'NOT_ALLOWED'
  if (keyId === null) return null
  const key = await tx.apiKey.findFirst({
    where: { id: keyId, AND: [usableApiKeys(at)] },
    select: { id: true },
  })
  return key ? null : 'KEY_ENDED'
}

/** The result of a line that is no JSON. */
const UNREADABLE: Omit<RowResult, 'index'> = {
  externalId: '',
  outcome: 'REJECTED',
  code: 'INVALID_JSON',
  message: `Esta línea no es un objeto JSON en UTF-8 de hasta ${MOST_LINE_BYTES / 1024} KB.`,
  path: [],
  thingId: null,
}

type LineResult = Omit<RowResult, 'index'> & { readonly line: number }

/** One line of the result file. */
function lineOf({ line, externalId, outcome, code, message, path, thingId }: LineResult): string {
  const objectId = thingId && encodeGlobalId('CatalogueItem', thingId)
  return `${JSON.stringify({ line, externalId, outcome, code, message, path, objectId })}\n`
}

function rejectionIn({ line, externalId, outcome, code, message, path }: LineResult) {
  return outcome === 'REJECTED'
    ? [{ line, externalId, code: code ?? '', message: message ?? '', path: [...path] }]
    : []
}

/** Writes the result file and ends the import. Running again after a kill writes the same. */
async function finish(
  { db, storage, clock, transact }: Services,
  {
    id,
    problem,
    batches,
    provider,
  }: Pick<CatalogueImport, 'id' | 'problem' | 'batches'> & Pick<Running, 'provider'>,
): Promise<void> {
  const parts: string[] = []
  for (let number = 0; number < batches; number += PAGE) {
    const page = await db.prisma.catalogueImportBatch.findMany({
      where: { importId: id, number: { gte: number, lt: number + PAGE } },
      orderBy: { number: 'asc' },
      select: { results: true },
    })
    parts.push(...page.map(({ results }) => results))
  }
  await storage.put(resultKey(id), Buffer.from(parts.join('')), { contentType: IMPORT_TYPE })
  const at = clock.now()
  await transact(async ({ tx, emit }) => {
    const { count } = await tx.catalogueImport.updateMany({
      where: { id, state: 'RUNNING' },
      data: {
        state: problem === null ? 'DONE' : 'FAILED',
        finishedAt: at,
        expiresAt: after(at, KEPT_MS),
        hasResult: true,
      },
    })
    if (count === 0) return
    // The result file has them; their rejections stay for the page.
    await tx.catalogueImportBatch.updateMany({ where: { importId: id }, data: { results: '' } })
    await emit(catalogueImportChanged, { catalogueImportId: id, accountId: provider.accountId })
  })
  await storage.remove(importKey(id))
}
