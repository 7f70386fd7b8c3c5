import * as z from 'zod/mini'
import type { OfferForm } from './offerForm'

const quote = z.object({
  partId: z.string(),
  quoted: z.boolean(),
  price: z.nullable(z.int()),
  condition: z.enum(['NEW', 'USED', 'REMANUFACTURED', '']),
  deliveryTime: z.enum(['IMMEDIATE', 'DAYS_1_3', 'WEEKS_1_2', 'OVER_2_WEEKS', '']),
  validHours: z.number(),
  hasWarranty: z.boolean(),
  warrantyDays: z.string(),
  description: z.string(),
})
const draft = z.object({ parts: z.array(quote) })

const keyOf = (about: string) => `tuerca.oferta.${about}`

/** What was being written about a request or an offer in this tab, if it still is about the same parts. */
export function readDraft(about: string, partIds: readonly string[]): OfferForm | null {
  try {
    const kept = draft.safeParse(JSON.parse(sessionStorage.getItem(keyOf(about)) ?? 'null'))
    const fits =
      kept.success &&
      kept.data.parts.length === partIds.length &&
      kept.data.parts.every(({ partId }, index) => partId === partIds[index])
    return fits ? kept.data : null
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
