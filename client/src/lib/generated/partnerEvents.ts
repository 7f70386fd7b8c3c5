// Written by npm run codegen from server/src/domains/partners/partnerEventKinds.ts.

/** How programs read each kind of event that a webhook can choose. */
export const PARTNER_EVENT_WORDS = {
  REQUEST_MATCHED: 'request.matched',
  REQUEST_CHANGED: 'request.changed',
  OFFER_CHANGED: 'offer.changed',
  OFFER_ASKED: 'offer.asked',
  OFFER_ACCEPTED: 'offer.accepted',
  OFFER_ENDED: 'offer.ended',
  ORDER_PAID: 'order.paid',
  ORDER_CHANGED: 'order.changed',
  ORDER_RELEASED: 'order.released',
  ORDER_CANCELED: 'order.canceled',
} as const

/** When each happens. */
export const PARTNER_EVENT_MEANING = {
  REQUEST_MATCHED: 'Llegó un pedido de tus marcas, categorías y departamentos.',
  REQUEST_CHANGED: 'Cambió, terminó o se reabrió un pedido que te llegó o que cotizaste.',
  OFFER_CHANGED: 'Se creó, corrigió o recuperó una oferta tuya.',
  OFFER_ASKED: 'Preguntaron por una oferta tuya.',
  OFFER_ACCEPTED: 'Aceptaron y pagaron una oferta tuya.',
  OFFER_ENDED: 'Una oferta tuya venció, se rechazó, se retiró o no fue elegida.',
  ORDER_PAID: 'Tenés una venta nueva, ya pagada.',
  ORDER_CHANGED: 'Cambió una venta: se envió, se reembolsó algo.',
  ORDER_RELEASED: 'Confirmaron que llegó, y la plata es tuya.',
  ORDER_CANCELED: 'Una venta se canceló.',
} as const
