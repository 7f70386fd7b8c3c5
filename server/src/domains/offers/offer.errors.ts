import { Refusal } from '../../platform/refusal.ts'

/** Why an offer cannot be had as a whole any more. */
export const PARTLY_BOUGHT =
  'Ya compraste uno de sus repuestos. El proveedor puede cotizar de nuevo los que faltan.'

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

/** The request was changed after the provider read it; what they quote is not what it asks for now. */
export class QuotedRequestChanged extends Refusal {
  readonly code = 'QUOTED_REQUEST_CHANGED'
  constructor() {
    super('El cliente cambió el pedido mientras escribías. Revisá los cambios antes de enviar.')
  }
}
