import { BRANDS_WITH_PAGE } from '../../lib/generated/brandPages'
import { foldText } from '../../lib/generated/foldText'

/** How an address names a make that has a page: 'volkswagen'. */
export const slugOf = (brand: string): string => brand.toLowerCase()

/** The make that an address names: '?marca=Ford'; undefined for none and for those without a page. */
export function brandOfAddress(search: URLSearchParams): string | undefined {
  const wanted = foldText(search.get('marca')?.trim() ?? '')
  return BRANDS_WITH_PAGE.find(brand => foldText(brand) === wanted)
}
