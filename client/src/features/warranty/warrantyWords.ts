import { formatDate } from '../../lib/dates'
import type { NoticeProps } from '../../ui/Notice'

type Validity = { readonly state: string; readonly endsAt: string | null | undefined }

/** The validity of a part's warranty in few words. */
export function validityWords({ state, endsAt }: Validity): string {
  const day = endsAt ? formatDate(endsAt) : ''
  switch (state) {
    case 'VALID':
      return `vigente hasta el ${day}`
    case 'EXPIRED':
      return `vencida el ${day}`
    case 'ANNULLED':
      return 'anulada'
    default:
      return 'todavía no empezó'
  }
}

/** Present state of a certificate in a sentence, with the look of that sentence. */
export function certificateWords({ state, endsAt }: Validity): {
  readonly tone: NoticeProps['tone']
  readonly words: string
} {
  const day = endsAt ? formatDate(endsAt, 'long') : ''
  switch (state) {
    case 'VALID':
      return {
        tone: 'trust',
        words: `El certificado es verdadero y la garantía está vigente hasta el ${day}.`,
      }
    case 'EXPIRED':
      return { tone: 'warn', words: `El certificado es verdadero, pero la garantía venció el ${day}.` }
    case 'ANNULLED':
      return {
        tone: 'danger',
        words: 'La garantía está anulada: la venta se canceló o se devolvió toda la plata.',
      }
    default:
      return {
        tone: 'info',
        words: 'El certificado es verdadero. La garantía empieza cuando se confirma la recepción.',
      }
  }
}

/** Way in which the parts were handed over, after the date of the delivery; empty when nobody said. */
export function deliveryPlace(
  method: string | null | undefined,
  pickupPlace: string | null | undefined,
): string {
  switch (method) {
    case 'COURIER':
      return ', por agencia o correo'
    case 'OWN_DELIVERY':
      return ', llevado por quien lo vendió'
    case 'PICKUP':
      return pickupPlace ? `, retirado en ${pickupPlace}` : ', retirado'
    default:
      return ''
  }
}
