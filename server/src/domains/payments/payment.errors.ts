import { Refusal } from '../../platform/refusal.ts'

/** No gateway has credentials on this server. */
export class PaymentsUnavailable extends Refusal {
  readonly code = 'PAYMENTS_UNAVAILABLE'
  constructor() {
    super('Los pagos con tarjeta no están disponibles en este momento.')
  }
}

/** The gateway did not answer or refused; nothing was charged. */
export class CheckoutFailed extends Refusal {
  readonly code = 'CHECKOUT_FAILED'
  constructor(gatewayLabel: string) {
    super(`No se pudo obtener la URL de pago de ${gatewayLabel}`)
  }
}

/** The gateway could not be asked; the payment is neither lost nor done. */
export class VerificationFailed extends Refusal {
  readonly code = 'VERIFICATION_FAILED'
  constructor() {
    super('No se pudo verificar el pago')
  }
}

/** A new account reached a limit of its purchases, which a person of our team looks at; nothing was charged. */
export class NewBuyerLimit extends Refusal {
  readonly code = 'NEW_BUYER_LIMIT'
}
