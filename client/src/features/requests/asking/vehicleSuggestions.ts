import { brandNamed, searchBrands, searchModels } from '../../../lib/generated/vehicles/catalogue'
import type { Suggestion } from '../../../ui/SuggestInput'

/** As many as a phone shows above its keyboard. */
const MOST = 6
const ALL = 1_000

/** The makes that what was typed may mean: 'vw', 'volks'. */
export function suggestBrands(typed: string): Suggestion[] {
  return typed.trim() === '' ? [] : searchBrands(typed, MOST).map(value => ({ value }))
}

/** Models of a make that what was typed may mean, with the years in which they were sold; those seen most when nothing was. */
export function suggestModels(typedBrand: string, typed: string): Suggestion[] {
  const brand = brandNamed(typedBrand)
  if (brand === null) return []
  const found = searchModels(brand, typed, ALL)
  const first = found.filter(({ isSeenMost }) => isSeenMost)
  const others = found.filter(({ isSeenMost }) => !isSeenMost)
  const best = typed.trim() === '' ? [...first, ...others] : found
  return best.slice(0, MOST).map(({ name, from, to }) => ({ value: name, note: `${from}–${to ?? 'hoy'}` }))
}

/** The make as the product writes it; what it does not know, as it was typed. */
export const writtenBrand = (typed: string) => brandNamed(typed) ?? typed.trim()
