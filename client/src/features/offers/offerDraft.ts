import { amount, fields, listOf, oneOf, orNull, type Shape, text, truth, whole } from '../../lib/shape'
import type { OfferValues } from './offerForm'

const line = fields({
  requestedPartId: text,
  quoted: truth,
  price: orNull(whole),
  condition: oneOf('NEW', 'USED', 'REMANUFACTURED', ''),
  deliveryTime: oneOf('IMMEDIATE', 'DAYS_1_3', 'WEEKS_1_2', 'OVER_2_WEEKS', ''),
  validHours: amount,
  hasWarranty: truth,
  warrantyDays: text,
  description: text,
})
const isOffer = fields({ lines: listOf(line) })

/** What may be gone on with: an offer about the same parts. */
export function draftAbout(partIds: readonly string[]): Shape<OfferValues> {
  return (value): value is OfferValues =>
    isOffer(value) &&
    value.lines.length === partIds.length &&
    value.lines.every(({ requestedPartId }, index) => requestedPartId === partIds[index])
}
