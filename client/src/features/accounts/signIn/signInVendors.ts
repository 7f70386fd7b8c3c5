import { siteFact } from '../../../lib/siteFacts'

const VENDORS = [
  { vendor: 'GOOGLE', slug: 'google', name: 'Google' },
  { vendor: 'FACEBOOK', slug: 'facebook', name: 'Facebook' },
] as const
export type SignInVendor = (typeof VENDORS)[number]

/** Those that the server can ask; none without credentials. */
export const signInVendors = (): readonly SignInVendor[] => {
  const here = siteFact('signInVendors').split(' ')
  return VENDORS.filter(({ vendor }) => here.includes(vendor))
}

/** As the graph names it. */
export const vendorNamed = (vendor: string) => VENDORS.find(one => one.vendor === vendor)

/** What the server wrote into the address about a visit to a vendor: which one, how it goes on, or why it came to nothing. */
export function cameBack(search: URLSearchParams) {
  const vendor = VENDORS.find(({ slug }) => slug === search.get('con'))
  return vendor ? { vendor, step: search.get('paso'), failure: search.get('fallo') } : null
}

/** What to tell whoever came back with nothing, and whether something went wrong. */
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
