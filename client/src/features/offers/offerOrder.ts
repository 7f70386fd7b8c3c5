import { type Choices, chosenOf } from '../../paths'

/** The orders in which a buyer compares offers. */
export const offerOrders = [
  { value: 'PRICE', label: 'Precio' },
  { value: 'DELIVERY', label: 'Entrega' },
  { value: 'WARRANTY', label: 'Garantía' },
] as const
export type OfferOrder = (typeof offerOrders)[number]['value']

/** The same in the address. */
export const orderChoices: Choices<OfferOrder> = {
  param: 'orden',
  values: { PRICE: null, DELIVERY: 'entrega', WARRANTY: 'garantia' },
}

export const offerOrderOf = (search: string): OfferOrder => chosenOf(search, orderChoices)

/** The variables of the comparison in an address. */
export function comparisonVariables(search: string): { orderBy?: OfferOrder } {
  const orderBy = offerOrderOf(search)
  return orderBy === 'PRICE' ? {} : { orderBy }
}
