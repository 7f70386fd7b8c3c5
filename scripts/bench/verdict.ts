import { decimal, printLines, spread } from './table.ts'

/** Figures of one scenario by name, each with the values of its rounds. */
export type Figures = Readonly<Record<string, readonly number[]>>

/** The bound of a figure's median, and its target. A figure has `least` or `most`. */
export interface Limit {
  readonly least?: number
  readonly most?: number
  readonly target?: number
}

export type Limits = Readonly<Record<string, Readonly<Record<string, Limit>>>>

export type Verdict = 'within' | 'beyond' | 'regression'

/**
 * Beyond is a median on the wrong side of its limit. A regression is further from it than the rounds of this run are from each
 * other, least to most: what is nearer may be noise.
 */
export function verdictOf(values: readonly number[], { least, most }: Limit): Verdict {
  const sorted = values.toSorted((one, other) => one - other)
  const [lowest = 0, median = 0, highest = 0] = [
    sorted[0],
    sorted[Math.floor(sorted.length / 2)],
    sorted.at(-1),
  ]
  const excess = Math.max(least === undefined ? 0 : least - median, most === undefined ? 0 : median - most)
  if (excess <= 0) return 'within'
  return excess > highest - lowest ? 'regression' : 'beyond'
}

/**
 * Prints each measured figure that has a limit, and returns whether none of them is a regression. Throws for a limit of a measured
 * scenario whose figure was not measured.
 */
export function printVerdicts(measured: ReadonlyMap<string, Figures>, limits: Limits): boolean {
  const judged = [...measured].flatMap(([scenario, figures]) =>
    Object.entries(limits[scenario] ?? {}).map(([name, limit]) => {
      const values = figures[name]
      if (!values) throw new Error(`${scenario} measures no '${name}', which has a limit`)
      return { scenario, name, values, limit, verdict: verdictOf(values, limit) }
    }),
  )
  if (judged.length === 0) return true
  console.log('\nlimits of the product; median (least to most)')
  printLines([
    ['', 'figure', 'measured', 'limit', 'target', ''],
    ...judged.map(({ scenario, name, values, limit, verdict }) => [
      scenario,
      name,
      spread(values),
      limitWords(limit),
      limit.target === undefined ? '' : decimal(limit.target),
      verdict,
    ]),
  ])
  return judged.every(({ verdict }) => verdict !== 'regression')
}

const limitWords = ({ least, most }: Limit) =>
  least === undefined ? `at most ${decimal(most ?? 0)}` : `at least ${decimal(least)}`
