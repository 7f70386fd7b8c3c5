import { BRANDS_WITH_PAGE } from '../../lib/generated/brandPages'
import { foldText } from '../../lib/generated/foldText'

/** The make in an address: 'volkswagen'. */
export const slugOf = (brand: string): string => brand.toLowerCase()

/** The make in the address '?marca=Ford'; undefined for none and for makes without a page. */
export function brandOfAddress(search: URLSearchParams): string | undefined {
  const wanted = foldText(search.get('marca')?.trim() ?? '')
  return BRANDS_WITH_PAGE.find(brand => foldText(brand) === wanted)
}
