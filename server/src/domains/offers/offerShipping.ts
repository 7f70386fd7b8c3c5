import type { ShippingCharge } from '../../generated/prisma/enums.ts'
import { formatMoney } from '../../platform/money.ts'

/** The delivery cost of an offer or an order, as their rows store it. */
export interface Shipping {
  readonly shippingCharge: ShippingCharge
  /** In centésimos, part of the total; 0 unless the charge is AMOUNT. */
  readonly shippingCentesimos: number
}

export const SHIPPING_WORDS = {
  ARRANGED: 'A coordinar',
  NONE: 'Sin costo',
  AMOUNT: 'Con costo',
} as const satisfies Record<ShippingCharge, string>

/** Delivery costs in versions and inputs that say nothing about it. */
export const ARRANGED_SHIPPING: Shipping = { shippingCharge: 'ARRANGED', shippingCentesimos: 0 }

/** Columns that the words and the sums need. */
export const SHIPPING = { shippingCharge: true, shippingCentesimos: true } as const

/** 'A coordinar', 'Sin costo', or '$ 250, incluido en el total'. */
export function shippingWords({ shippingCharge, shippingCentesimos }: Shipping): string {
  return shippingCharge === 'AMOUNT'
    ? `${formatMoney(shippingCentesimos)}, incluido en el total`
    : SHIPPING_WORDS[shippingCharge]
}

/** Price of some lines of an offer with its shipping, which is charged once for any number of parts. */
export function totalWithShipping(
  lines: readonly { readonly priceCentesimos: number }[],
  { shippingCentesimos }: Pick<Shipping, 'shippingCentesimos'>,
): number {
  return lines.reduce((total, { priceCentesimos }) => total + priceCentesimos, shippingCentesimos)
}
