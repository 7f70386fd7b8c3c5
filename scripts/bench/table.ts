/** Results of single rounds: units per second, and processor time per unit in milliseconds. */
export type Samples = { rate: number; server: number; postgres: number }[]

export interface Contender {
  readonly tree: { readonly label: string }
  readonly ofProduct: Samples
  readonly ofFloor: Samples
}

/**
 * Prints one line for the floor of the first tree and one per tree. `of the floor` is the floor's processor
 * time divided by the tree's, round by round and each with its own floor: 1 would be as cheap as hand-written
 * code.
 */
export function printTable(title: string, unit: string, contenders: readonly Contender[]): void {
  console.log(`\n${title}; median (least to most)`)
  const [first] = contenders
  if (!first) return
  const lines = [
    ['', `${unit}s/s`, 'CPU ms server', 'CPU ms Postgres', 'CPU ms', 'of the floor'],
    ['floor', ...columns(first.ofFloor), ''],
    ...contenders.map(({ tree, ofProduct, ofFloor }) => [
      tree.label,
      ...columns(ofProduct),
      spread(ratios(ofFloor, ofProduct)),
    ]),
  ]
  printLines(lines)
  for (const { tree, ofProduct } of contenders.slice(1))
    console.log(
      `  ${tree.label} takes ${spread(ratios(ofProduct, first.ofProduct))} times the CPU of the ${first.tree.label}`,
    )
}

/** Prints rows of cells in aligned columns; the first row has them all. */
export function printLines(lines: readonly (readonly string[])[]): void {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0))) ?? []
  for (const line of lines)
    console.log(`  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

function columns(samples: Samples): string[] {
  return [
    spread(samples.map(({ rate }) => rate)),
    spread(samples.map(({ server }) => server)),
    spread(samples.map(({ postgres }) => postgres)),
    spread(samples.map(total)),
  ]
}

const total = ({ server, postgres }: Samples[number]) => server + postgres

/** Processor time of each round of `above` by that of the same round of `below`. */
export function ratios(above: Samples, below: Samples): number[] {
  return below.flatMap((sample, round) => {
    const other = above[round]
    return other ? [total(other) / total(sample)] : []
  })
}

/** The median, and in parentheses the least and the most. */
export function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other)
  const [median = 0, least = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)]
  return `${decimal(median)} (${decimal(least)} to ${decimal(most)})`
}

/** At least three significant digits and all before the point, never with an exponent. */
export const decimal = (value: number): string => DECIMAL.format(value)

const DECIMAL = new Intl.NumberFormat('en', {
  maximumSignificantDigits: 3,
  maximumFractionDigits: 0,
  roundingPriority: 'morePrecision',
  signDisplay: 'negative',
  useGrouping: false,
})
