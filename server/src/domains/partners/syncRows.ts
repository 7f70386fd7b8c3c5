import { z } from 'zod'
import { attempt } from '../../platform/attempt.ts'
import { line, parseInput } from '../../platform/input.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { NotApplied, RowRepeated } from './sync.errors.ts'

/** Rows of one call at most. */
export const MOST_ROWS = 250

/** Effect of a call whose rows are partly refused. */
export const SyncMode = { ALL_OR_NOTHING: 'ALL_OR_NOTHING', VALID_ROWS: 'VALID_ROWS' } as const
export type SyncMode = keyof typeof SyncMode

/** What a call did with one row. */
export const SyncOutcome = {
  CREATED: 'CREATED',
  UPDATED: 'UPDATED',
  UNCHANGED: 'UNCHANGED',
  REJECTED: 'REJECTED',
} as const
export type SyncOutcome = keyof typeof SyncOutcome

/** Result of one row, as it is answered and kept for replays. */
export interface RowResult {
  readonly index: number
  readonly externalId: string
  readonly outcome: SyncOutcome
  /** Code and Spanish message of the refusal; null for a row that is not rejected. */
  readonly code: string | null
  readonly message: string | null
  /** Field of the row, from the outermost name; empty when the whole row is concerned. */
  readonly path: readonly string[]
  /** Database id of the thing; null for a rejected row. */
  readonly thingId: string | null
}

/** The result of applying a valid row. */
export interface Applied {
  readonly outcome: Exclude<SyncOutcome, 'REJECTED'>
  readonly thingId: string
}

/** The id that a shop has for a thing. */
export const externalIdField = line({ max: 100, required: 'Poné el identificador de tu sistema.' })

export const idempotencyKeyField = z
  .string()
  .min(8, 'La clave de idempotencia lleva entre 8 y 100 caracteres.')
  .max(100, 'La clave de idempotencia lleva entre 8 y 100 caracteres.')
  .regex(/^[\x21-\x7e]+$/, 'La clave de idempotencia lleva letras, números y signos, sin espacios.')
  .nullish()
  .transform(key => key ?? null)
  .describe(
    'Chosen by the caller, 8 to 100 visible ASCII characters: the same call within 24 hours gets the same answer and does nothing. Null without.',
  )

export const syncModeField = z
  .enum(SyncMode, { error: 'Elegí qué hacer con las filas rechazadas.' })
  .describe('What happens to valid rows when another is rejected.')

/** The rules of rows of one kind. */
export interface SyncRules<Row extends { readonly externalId: string }> {
  /** The rules of one row. */
  readonly schema: z.ZodType<Row>
  /** The order in which valid rows are applied, by ascending key: that of the locks they take. */
  readonly keyOf: (row: Row) => string
}

interface Sync<Row extends { readonly externalId: string }> extends SyncRules<Row> {
  readonly mode: SyncMode
  readonly rows: readonly unknown[]
  /** Applies a row; throws the refusal that rejects it. */
  readonly apply: (unit: Unit, row: Row) => Promise<Applied>
}

class AnyRejected extends Refusal {
  readonly code = 'NOT_APPLIED'
}

/** Judges and applies rows in one transaction: one result for each, in the order of the rows. */
export async function syncRows<Row extends { readonly externalId: string }>(
  unit: Unit,
  { mode, rows, schema, keyOf, apply }: Sync<Row>,
): Promise<RowResult[]> {
  const results: RowResult[] = []
  const seen = new Set<string>()
  const valid = rows.flatMap((given, index) => {
    try {
      const row = parseInput(schema, given)
      if (seen.has(row.externalId)) throw new RowRepeated()
      seen.add(row.externalId)
      return [{ row, index }]
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      results[index] = rejected(index, externalIdOf(given), error)
      return []
    }
  })
  await attempt(unit, async whole => {
    for (const { row, index } of valid.toSorted((a, b) => keyOf(a.row).localeCompare(keyOf(b.row)))) {
      const { externalId } = row
      const applied = await attempt(whole, part => apply(part, row))
      results[index] =
        applied instanceof Refusal
          ? rejected(index, externalId, applied)
          : { ...applied, index, externalId, code: null, message: null, path: [] }
    }
    const isAnyRejected = results.some(({ outcome }) => outcome === 'REJECTED')
    if (mode === 'ALL_OR_NOTHING' && isAnyRejected) throw new AnyRejected('')
  })
  if (mode === 'VALID_ROWS' || results.every(({ outcome }) => outcome !== 'REJECTED')) return results
  return results.map(result =>
    result.outcome === 'REJECTED' ? result : rejected(result.index, result.externalId, new NotApplied()),
  )
}

function rejected(index: number, externalId: string, { code, message, inputPath }: Refusal): RowResult {
  return { index, externalId, outcome: 'REJECTED', code, message, path: [...inputPath], thingId: null }
}

/** The external id as it was sent. */
function externalIdOf(given: unknown): string {
  const parsed = z.object({ externalId: z.string() }).safeParse(given)
  return parsed.success ? parsed.data.externalId : ''
}
