import { BRANDS_WITH_PAGE } from '../../lib/generated/brandPages'

/** How an address names a make that has a page: 'volkswagen'. */
export const slugOf = (brand: string): string => brand.toLowerCase()

/** The make that an address names: '?marca=Ford'; undefined for none and for those without a page. */
export function brandOfAddress(search: URLSearchParams): string | undefined {
  const wanted = search.get('marca')?.trim().toLowerCase()
  return BRANDS_WITH_PAGE.find(brand => slugOf(brand) === wanted)
}
