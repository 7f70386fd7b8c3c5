import { brandNamed, searchBrands, searchModels } from '../../../lib/generated/vehicles/catalogue'
import type { Suggestion } from '../../../ui/SuggestInput'

/** Number of suggestions that fit above a phone's keyboard. */
const MOST = 6
const ALL = 1_000

/** The makes that match the typed text: 'vw', 'volks'. */
export function suggestBrands(typed: string): Suggestion[] {
  return typed.trim() === '' ? [] : searchBrands(typed, MOST).map(value => ({ value }))
}

/**
 * The models of a make that match the typed text, with the years in which they were sold; the most common
 * ones without text.
 */
export function suggestModels(typedBrand: string, typed: string): Suggestion[] {
  const brand = brandNamed(typedBrand)
  if (brand === null) return []
  const found = searchModels(brand, typed, ALL)
  const first = found.filter(({ isSeenMost }) => isSeenMost)
  const others = found.filter(({ isSeenMost }) => !isSeenMost)
  const best = typed.trim() === '' ? [...first, ...others] : found
  return best.slice(0, MOST).map(({ name, from, to }) => ({ value: name, note: `${from}–${to ?? 'hoy'}` }))
}

/** The make in the product's spelling; an unknown one as it was typed. */
export const writtenBrand = (typed: string) => brandNamed(typed) ?? typed.trim()
