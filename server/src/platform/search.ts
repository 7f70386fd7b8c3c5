import { foldText } from '../common/foldText.ts'
import { withoutControlCharacters } from './input.ts'

/** Words beyond these hardly narrow a search, and each is a condition. */
const MOST_WORDS = 8

/**
 * Conditions on a folded column (see foldText) that each contain one typed word, in any order; empty when no
 * word was typed. '%', '_' and '\' are taken literally: Prisma does not escape the pattern it makes of
 * `contains`.
 */
export function containsEachWord(
  typed: string | null | undefined,
  maxLength: number,
): { contains: string }[] {
  const words = foldText(withoutControlCharacters(typed ?? '').slice(0, maxLength))
    .split(/\s+/)
    .filter(word => word !== '')
  return words.slice(0, MOST_WORDS).map(word => ({ contains: word.replaceAll(/[\\%_]/g, String.raw`\$&`) }))
}
