import type { PartCategory } from '../values.ts'
import { DATA } from './data.ts'

/** A part by its name in the local trade. */
export type PartEntry = {
  readonly name: string
  readonly category: PartCategory
  /** Other words for it: regional, border and workshop words. Plurals, accents and slips of a letter need no entry. */
  readonly synonyms: readonly string[]
  /** True when the part exists for each side, or axle, so that the assistant asks which. */
  readonly hasSides: boolean
  readonly hasAxles: boolean
  /** Axle implied by the name: a 'luneta' is at the back. */
  readonly axle: 'FRONT' | 'REAR' | null
  /** True for safety parts: a used one gets a warning. */
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
