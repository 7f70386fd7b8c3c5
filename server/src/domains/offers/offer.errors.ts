import type { OfferState } from '../../generated/prisma/enums.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Reason why chosen parts of an offer cannot be bought. */
export const PARTLY_BOUGHT = 'Ya compraste uno de esos repuestos. Mirá cuánto sale lo que te falta.'

/** Offers that cannot be edited any more. */
const AND_NOW: Readonly<Partial<Record<OfferState, string>>> = {
  REJECTED: ', y el cliente la rechazó: no podés mandar otra.',
}

/** This provider already has an unsold offer on this request, which must be revised instead, unless it was rejected. */
export class OfferExists extends Refusal {
  readonly code = 'OFFER_EXISTS'
  constructor(state: OfferState) {
    super(`Ya enviaste una oferta para este pedido${AND_NOW[state] ?? '. Podés editarla en Ofertas.'}`)
  }
}

/** The offer was revised after the viewer read it, so their consent does not apply. */
export class OfferChanged extends Refusal {
  readonly code = 'OFFER_CHANGED'
  constructor() {
    super('La oferta cambió mientras la mirabas. Revisala antes de seguir.')
  }
}

/** The request was changed after the provider read it, so their quote may not fit. */
export class QuotedRequestChanged extends Refusal {
  readonly code = 'QUOTED_REQUEST_CHANGED'
  constructor() {
    super('El cliente cambió el pedido mientras escribías. Revisá los cambios antes de enviar.')
  }
}
