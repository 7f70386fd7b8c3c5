import { Refusal } from '../../platform/refusal.ts'

/** This provider has an offer on this request already: it is to be revised instead. */
export class OfferExists extends Refusal {
  readonly code = 'OFFER_EXISTS'
  constructor() {
    super('Ya enviaste una oferta para esta solicitud. Podés editarla en Ofertas.')
  }
}

/** The offer was revised after the viewer read it; what they agreed to is not what it says now. */
export class OfferChanged extends Refusal {
  readonly code = 'OFFER_CHANGED'
  constructor() {
    super('La oferta cambió mientras la mirabas. Revisala antes de seguir.')
  }
}
