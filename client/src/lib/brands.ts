import { BRANDS } from './generated/brands'

/** The canonical name of a make: 'ford' → 'Ford'; unknown makes are returned as typed. */
export function brandName(typed: string): string {
  const wanted = typed.trim().toLocaleLowerCase('es-UY')
  return BRANDS.find(brand => brand.toLocaleLowerCase('es-UY') === wanted) ?? typed.trim()
}
