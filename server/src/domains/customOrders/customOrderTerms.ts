import type { CustomOrderState } from '../../generated/prisma/enums.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { formatMoney } from '../../platform/money.ts'
import { plansOf } from '../offers/offerPaymentTerms.ts'
import type { PaymentTerms } from '../purchases/paymentTerms.ts'
import { customOrderLifecycle, stateAt } from './customOrder.lifecycle.ts'

export const NOTHING_CHOSEN = 'Elegí al menos un ítem.'

interface ToPay {
  readonly state: CustomOrderState
  readonly expiresAt: Date
  readonly provider: { readonly companyName: string }
  readonly currentVersion: {
    readonly number: number
    readonly items: readonly {
      readonly id: string
      readonly name: string
      readonly priceCentesimos: number
    }[]
  }
}

/** Terms of paying these items of a custom order's current version. */
export function customOrderTerms(
  { provider, currentVersion, ...order }: ToPay,
  now: Date,
): Omit<PaymentTerms, 'seller'> & { seller: null } {
  const { number, items } = currentVersion
  const totalCentesimos = items.reduce((total, { priceCentesimos }) => total + priceCentesimos, 0)
  const state = stateAt(order, now)
  return {
    version: number,
    title: `Cotización de ${provider.companyName}`,
    lines: items.map(({ id, name, priceCentesimos }) => ({
      partId: encodeGlobalId('CustomOrderItem', id),
      name,
      priceWords: items.length > 1 ? formatMoney(priceCentesimos) : null,
      conditionMark: null,
    })),
    detail: null,
    discountWords: null,
    totalCentesimos,
    plans: plansOf(totalCentesimos),
    seller: null,
    isHeld: true,
    changedWords: 'El proveedor cambió la orden.',
    disabledReason: disabledReasonOf(state, items.length),
  }
}

function disabledReasonOf(state: CustomOrderState, chosen: number): string | null {
  if (state !== 'PENDING') return customOrderLifecycle.because[state]
  return chosen === 0 ? NOTHING_CHOSEN : null
}
