import { deliveryTimes, labelOf } from '../../lib/labels'
import { formatMoney } from '../../lib/money'
import { fields, oneOf, orNull, type ShapeOf, whole } from '../../lib/shape'
import { blankOffer, type OfferValues, validities } from './offerForm'
import type { LastTerms } from './useLastTerms'

/** The typed values of a row; the condition is '' until one is chosen or prefilled. */
export const isRowDraft = fields({
  price: orNull(whole),
  condition: oneOf('NEW', 'USED', 'REMANUFACTURED', ''),
})
export type RowDraft = ShapeOf<typeof isRowDraft>

type WantedPart = { readonly id: string; readonly condition: string }

/** The offer that a row sends: its one part with the terms of the last offer, and the typed price and condition. */
export function rowOffer(part: WantedPart, { usual, shipping }: LastTerms, typed?: RowDraft): OfferValues {
  const offer = blankOffer([part], usual, shipping)
  return typed ? { ...offer, lines: offer.lines.map(line => ({ ...line, ...typed })) } : offer
}

/** 'Inmediata · 30 días de garantía · vale 7 días · envío $ 250' */
export function rowTerms({ lines: [line], shipping }: OfferValues): string {
  if (!line) return ''
  const validity = validities.find(({ hours }) => hours === line.validHours)?.label ?? ''
  const days = line.warrantyDays === '1' ? 'día' : 'días'
  return [
    line.deliveryTime && labelOf(deliveryTimes, line.deliveryTime),
    line.hasWarranty ? `${line.warrantyDays} ${days} de garantía` : 'sin garantía',
    `vale ${validity}`,
    SHIPPING[shipping.charge] ?? `envío ${formatMoney(shipping.amount ?? 0)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const SHIPPING: Readonly<Partial<Record<string, string>>> = {
  ARRANGED: 'envío a coordinar',
  NONE: 'envío sin costo',
}

/** The parameter of the form's address that carries the row's values into the whole form. */
export function rowInForm(requestId: string, { lines: [line] }: OfferValues): string {
  if (!line) return ''
  const { price, condition, deliveryTime, hasWarranty, warrantyDays } = line
  const said = [price ?? '', condition, deliveryTime, hasWarranty ? warrantyDays : '']
  return `${requestId}.${said.join('.')}`
}
