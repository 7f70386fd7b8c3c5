import { type OfferValues } from './offerForm'

const TERMS =
  /^(\d{1,8})\.(NEW|USED|REMANUFACTURED|)\.(IMMEDIATE|DAYS_1_3|WEEKS_1_2|OVER_2_WEEKS|)\.(\d{1,3}|)$/

/**
 * Fills the first line with the terms that a provider wrote by WhatsApp, which the address of the form carries: the
 * request, the price in centésimos, condition, delivery and days of warranty. Ignores those of another request.
 */
export function withQuotedDraft(offer: OfferValues, search: string, requestId: string): OfferValues {
  const draft = new URLSearchParams(search).get('borrador') ?? ''
  if (!draft.startsWith(`${requestId}.`)) return offer
  const [, price, condition, deliveryTime, warrantyDays = ''] =
    TERMS.exec(draft.slice(requestId.length + 1)) ?? []
  const [line, ...others] = offer.lines
  if (!line || price === undefined) return offer
  const said = {
    price: Number(price),
    ...(condition ? { condition: condition as typeof line.condition } : {}),
    ...(deliveryTime ? { deliveryTime: deliveryTime as typeof line.deliveryTime } : {}),
    hasWarranty: warrantyDays !== '',
    warrantyDays,
  }
  return { ...offer, lines: [{ ...line, ...said }, ...others] }
}
