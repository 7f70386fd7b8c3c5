import type { PartCategory } from '../values.ts'
import { DATA } from './data.ts'

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

export const PARTS: readonly PartEntry[] = DATA.parts.map(([name, category, flags, synonyms]) => ({
  name,
  category,
  synonyms,
  hasSides: flags.includes('s'),
  hasAxles: flags.includes('a'),
  axle: flags.includes('F') ? 'FRONT' : flags.includes('R') ? 'REAR' : null,
  isSafety: flags.includes('!'),
}))
