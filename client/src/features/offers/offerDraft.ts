import { amount, fields, listOf, oneOf, orNull, parseAs, text, truth, whole } from '../../lib/shape'
import type { OfferForm } from './offerForm'

const line = fields({
  partId: text,
  quoted: truth,
  price: orNull(whole),
  condition: oneOf('NEW', 'USED', 'REMANUFACTURED', ''),
  deliveryTime: oneOf('IMMEDIATE', 'DAYS_1_3', 'WEEKS_1_2', 'OVER_2_WEEKS', ''),
  validHours: amount,
  hasWarranty: truth,
  warrantyDays: text,
  description: text,
})
const isDraft = fields({ parts: listOf(line) })

const keyOf = (about: string) => `tuerca.oferta.${about}`

/** What was being written about a request or an offer in this tab, if it still is about the same parts. */
export function readDraft(about: string, partIds: readonly string[]): OfferForm | null {
  try {
    const kept = parseAs(isDraft, sessionStorage.getItem(keyOf(about)))
    const fits =
      kept?.parts.length === partIds.length &&
      kept.parts.every(({ partId }, index) => partId === partIds[index])
    return fits ? kept : null
  } catch {
    return null
  }
}

/** Keeps what is being written through a reload or the back button; null forgets it. */
export function keepDraft(about: string, form: OfferForm | null): void {
  try {
    if (form) sessionStorage.setItem(keyOf(about), JSON.stringify(form))
    else sessionStorage.removeItem(keyOf(about))
  } catch {
    // Storage is blocked or full: the draft lives as long as its dialog.
  }
}
