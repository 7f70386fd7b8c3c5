import { siteFact } from '../../../lib/siteFacts'

const VENDORS = [
  { vendor: 'GOOGLE', slug: 'google', name: 'Google' },
  { vendor: 'FACEBOOK', slug: 'facebook', name: 'Facebook' },
] as const
export type SignInVendor = (typeof VENDORS)[number]

/** The vendors that the server has credentials for. */
export const signInVendors = (): readonly SignInVendor[] => {
  const here = siteFact('signInVendors').split(' ')
  return VENDORS.filter(({ vendor }) => here.includes(vendor))
}

/** The vendor of a name in the graph. */
export const vendorNamed = (vendor: string) => VENDORS.find(one => one.vendor === vendor)

/**
 * Reads from the address what the server wrote about a visit to a vendor: which vendor, the next step, or why
 * it failed.
 */
export function cameBack(search: URLSearchParams) {
  const vendor = VENDORS.find(({ slug }) => slug === search.get('con'))
  return vendor ? { vendor, step: search.get('paso'), failure: search.get('fallo') } : null
}

/** The message for a visit to a vendor that failed, and whether it is an error. */
export function failureWords(failure: string, name: string): { isCalm: boolean; says: string } {
  switch (failure) {
    case 'canceled':
      return {
        isCalm: true,
        says: `Cancelaste el ingreso con ${name}. No pasó nada: probá de nuevo cuando quieras.`,
      }
    case 'taken':
      return { isCalm: false, says: `Esa cuenta de ${name} ya está vinculada a otra cuenta de Tuerca.` }
    case 'unavailable':
      return { isCalm: false, says: `${name} no respondió. Probá de nuevo en un rato, o de otra forma.` }
    case 'rate-limited':
      return { isCalm: false, says: 'Demasiados intentos. Probá de nuevo en unos minutos.' }
    case 'switched-off':
      return { isCalm: false, says: `Por ahora no se puede entrar con ${name}.` }
    case 'not-begun':
      return { isCalm: false, says: 'Pasó demasiado tiempo, o empezaste en otro navegador. Probá de nuevo.' }
    default:
      return { isCalm: false, says: `No pudimos comprobar tu cuenta de ${name}. Probá de nuevo.` }
  }
}
