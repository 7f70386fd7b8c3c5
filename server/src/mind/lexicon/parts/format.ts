import type { PartCategory } from '../../values.ts'

/** A part as the trade calls it here. */
export type PartEntry = {
  readonly name: string
  readonly category: PartCategory
  /** Other words for it: regional, border and workshop words. Plurals, accents and slips of a letter need no entry. */
  readonly synonyms: readonly string[]
  /** There is one for each side, or each axle, so that one asks which. */
  readonly hasSides: boolean
  readonly hasAxles: boolean
  /** Its name says where it is: a 'luneta' is at the back. */
  readonly axle: 'FRONT' | 'REAR' | null
  /** Lives depend on it: a used one gets a warning. */
  readonly isSafety: boolean
}

const LINE = /^(?<name>[^|]+?)(?:\s*\|\s*(?<flags>[sa!FR]*)\s*(?:\|\s*(?<synonyms>.+))?)?$/

/** One part per line: `name | flags | synonym, synonym`; s: has sides, a: has axles, F and R: is front or rear, !: safety. */
export function parts(category: PartCategory, table: string): PartEntry[] {
  return table
    .trim()
    .split('\n')
    .map(line => {
      const read = LINE.exec(line.trim())?.groups
      if (!read) throw new Error(`Not a part: ${line}`)
      const flags = read.flags ?? ''
      return {
        name: `${read.name}`,
        category,
        synonyms: read.synonyms?.split(',').map(synonym => synonym.trim()) ?? [],
        hasSides: flags.includes('s'),
        hasAxles: flags.includes('a'),
        axle: flags.includes('F') ? 'FRONT' : flags.includes('R') ? 'REAR' : null,
        isSafety: flags.includes('!'),
      }
    })
}
