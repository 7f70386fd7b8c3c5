import { encodeGlobalId } from '../../platform/globalIds.ts'
import { formatMoney } from '../../platform/money.ts'
import type { PaymentTerms, PlanOption } from '../purchases/paymentTerms.ts'
import { withQuantity } from '../requests/partNames.ts'
import { SHIPPING, SHIPPING_WORDS, type Shipping, totalWithShipping } from './offerShipping.ts'
import { conditionMark, discountWords, type PartTerms, priceWords, termsOf } from './offerTerms.ts'
import { DEPOSIT_BPS, depositOf } from './orderTerms.ts'

export interface VersionToPay extends Shipping {
  readonly number: number
  /** Null without. */
  readonly discountBps: number | null
  readonly lines: readonly (Omit<PartTerms, 'description'> & {
    readonly priceCentesimos: number
    readonly discountCentesimos: number
    readonly requestedPart: { readonly id: string; readonly description: string; readonly quantity: number }
  })[]
}

/** Columns of a version that its payment terms need. */
export const VERSION_TO_PAY = {
  number: true,
  discountBps: true,
  ...SHIPPING,
  lines: {
    orderBy: { position: 'asc' },
    select: {
      priceCentesimos: true,
      discountCentesimos: true,
      condition: true,
      deliveryTime: true,
      warrantyDays: true,
      fitBasis: true,
      requestedPart: { select: { id: true, description: true, quantity: true, orderId: true } },
    },
  },
} as const

/** Terms of paying these lines of an offer's current version. */
export function offerPaymentTerms(
  version: VersionToPay,
  { title, seller, disabledReason }: Pick<PaymentTerms, 'title' | 'seller' | 'disabledReason'>,
): PaymentTerms {
  const { number, discountBps, lines } = version
  const hasPrice = version.shippingCentesimos > 0
  const shipping = hasPrice
    ? ''
    : ` Envío: ${SHIPPING_WORDS[version.shippingCharge].toLocaleLowerCase('es-UY')}.`
  const totalCentesimos = totalWithShipping(lines, version)
  const { condition, delivery, warranty, fit } = termsOf(
    lines.map(({ requestedPart, ...terms }) => ({ ...terms, description: requestedPart.description })),
  )
  return {
    version: number,
    title,
    lines: [
      ...lines.map(({ priceCentesimos, condition: ofPart, requestedPart }) => ({
        partId: encodeGlobalId('RequestedPart', requestedPart.id),
        name: withQuantity(requestedPart),
        priceWords:
          lines.length > 1 || requestedPart.quantity > 1 || discountBps !== null || hasPrice
            ? priceWords({ priceCentesimos, quantity: requestedPart.quantity, discountBps })
            : null,
        conditionMark: conditionMark([{ condition: ofPart }]),
      })),
      ...(hasPrice
        ? [
            {
              partId: null,
              name: 'Envío',
              priceWords: formatMoney(version.shippingCentesimos),
              conditionMark: null,
            },
          ]
        : []),
    ],
    detail: `Condición: ${condition}. Entrega: ${delivery}.${shipping} Garantía: ${warranty}.${fit === null ? '' : ` Calza: ${fit.toLocaleLowerCase('es-UY')}.`}`,
    discountWords: discountWords(discountBps, lines),
    totalCentesimos,
    plans: plansOf(totalCentesimos),
    seller,
    isHeld: true,
    changedWords: 'El proveedor cambió la oferta.',
    disabledReason,
  }
}

/**
 * The ways to split the prices of orders that are paid together between now and the delivery: a reservation
 * needs one of each order.
 */
export function plansOf(...totals: readonly number[]): PlanOption[] {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const totalCentesimos = sum(totals)
  const deposits = totals.flatMap(total => depositOf(total) ?? [])
  const whole: PlanOption = {
    plan: 'FULL',
    label: 'El 100\u00a0%',
    amountCentesimos: totalCentesimos,
    detail: 'Al recibir no pagás nada más.',
  }
  if (deposits.length < totals.length) return [whole]
  const deposit = sum(deposits)
  const reservation: PlanOption = {
    plan: 'DEPOSIT',
    label: `Reserva del ${DEPOSIT_BPS / 100}\u00a0%`,
    amountCentesimos: deposit,
    detail: `El resto, ${formatMoney(totalCentesimos - deposit)}, al recibir.`,
  }
  return [reservation, whole]
}
