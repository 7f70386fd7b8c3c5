import { BIAS } from '../text/weights.ts'

/** A case with its features, and whether it belongs to the class. */
export type Example = { readonly features: ReadonlySet<string>; readonly isOf: boolean }

/** Weight of the examples against the penalty: the smaller, the fewer weights. */
const TRUST = 1.5
const PASSES = 150
/** Features of fewer examples do not generalise. */
const LEAST_EXAMPLES = 3
/** Characters that would end an entry or a line of the written weights. */
const UNWRITABLE = /[|=\n]/

/**
 * Learns weights that separate the examples: logistic regression with an L1 penalty, which leaves most of
 * them 0, by coordinate descent. Deterministic.
 */
export function learn(examples: readonly Example[]): ReadonlyMap<string, number> {
  const columns = columnsOf(examples)
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const column of columns) {
      const slope = TRUST * column.rows.reduce((sum, { likely, told }) => sum + likely - told, 0)
      // The curve's maximum slope, so that no step overshoots.
      const curve = (TRUST * column.rows.length) / 4
      const next = shrunk(column.weight - slope / curve, column.feature === BIAS ? 0 : 1 / curve)
      const step = next - column.weight
      if (step === 0) continue
      column.weight = next
      for (const row of column.rows) {
        row.sum += step
        row.likely = 1 / (1 + Math.exp(-row.sum))
      }
    }
  }
  const rounded = columns.map(({ feature, weight }) => [feature, Math.round(weight * 100) / 100] as const)
  return new Map(rounded.filter(([, weight]) => weight !== 0))
}

/** A training row: the label, 1 or 0, and the current likelihood of 1. */
type Row = { readonly told: number; sum: number; likely: number }
type Column = { readonly feature: string; readonly rows: Row[]; weight: number }

/** The examples that have a feature, feature by feature. */
function columnsOf(examples: readonly Example[]): Column[] {
  const columns = new Map<string, Column>()
  for (const { features, isOf } of examples) {
    const row: Row = { told: isOf ? 1 : 0, sum: 0, likely: 0.5 }
    for (const feature of features) {
      const column = columns.get(feature) ?? { feature, rows: [], weight: 0 }
      column.rows.push(row)
      columns.set(feature, column)
    }
  }
  return [...columns.values()].filter(
    ({ feature, rows }) => rows.length >= LEAST_EXAMPLES && !UNWRITABLE.test(feature),
  )
}

const shrunk = (value: number, by: number) => Math.sign(value) * Math.max(0, Math.abs(value) - by)
