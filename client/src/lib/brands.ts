import { BRANDS } from './generated/brands'

/** The name as we write it: 'ford' → 'Ford'; what we do not know stays as it was typed. */
export function brandName(typed: string): string {
  const wanted = typed.trim().toLocaleLowerCase('es-UY')
  return BRANDS.find(brand => brand.toLocaleLowerCase('es-UY') === wanted) ?? typed.trim()
}
