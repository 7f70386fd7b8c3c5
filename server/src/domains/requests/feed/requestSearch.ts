import { foldText } from '../../../common/foldText.ts'
import { containsEachWord } from '../../../platform/search.ts'

/** Characters of one search of the feed. */
export const MAX_FEED_SEARCH = 100

interface Searched {
  readonly brand: string
  readonly model: string
  readonly year: number
  readonly engine: string | null
  readonly version: string | null
  readonly parts: readonly { readonly description: string; readonly partNumber: string | null }[]
}

/**
 * The text of a request that providers search: vehicle, parts and part numbers, folded, each also without its
 * separators ('1330-P4' as '1330p4' and '1330 p4'). Every word follows a space, by which short words are found.
 */
export function requestSearchKey({ brand, model, year, engine, version, parts }: Searched): string {
  const typed = [
    brand,
    model,
    String(year),
    engine,
    version,
    ...parts.flatMap(({ description, partNumber }) => [description, partNumber]),
  ].filter(text => text !== null)
  const folded = foldText(typed.join(' '))
  const numbers = parts.map(({ partNumber }) => foldText(partNumber ?? '').replaceAll(/[^\p{L}\p{N}]/gu, ''))
  return ` ${[folded, withoutSeparators(folded), ...numbers, ...partsOfNumbers(folded)].join(' ')}`
    .replaceAll(/\s+/g, ' ')
    .trimEnd()
}

/**
 * Conditions on the search key that each contain one typed word. Words of one or two characters match only
 * the beginning of a word: trigrams find nothing shorter inside of one.
 */
export function searchesFor(typed: string | null | undefined): { searchKey: { contains: string } }[] {
  if (!typed) return []
  const words = foldText(typed.slice(0, MAX_FEED_SEARCH))
    .split(/\s+/)
    .map(word => withoutSeparators(word) || word)
  return containsEachWord(words.join(' '), MAX_FEED_SEARCH).map(({ contains }) => ({
    searchKey: { contains: contains.length < TRIGRAM ? ` ${contains}` : contains },
  }))
}

const TRIGRAM = 3

/** The later words of those that separators join: the first ones follow a space already. */
function partsOfNumbers(folded: string): string[] {
  const later = folded.split(/\s+/).flatMap(word => word.split(/[^\p{L}\p{N}]+/u).slice(1))
  return [...new Set(later)].filter(part => part !== '')
}

const withoutSeparators = (folded: string) => folded.replaceAll(/[^\p{L}\p{N}\s]/gu, '')
