import type { PartnerEventKind } from '../../generated/prisma/enums.ts'

interface KindTerms {
  /** The kind as programs read it. */
  readonly word: string
  /** When it happens, for people. */
  readonly when: string
  /** Type of its subject in the graph; null for a test. */
  readonly subject: 'PartRequest' | 'Offer' | 'Order' | null
}

export const PARTNER_EVENT_KINDS: Readonly<Record<PartnerEventKind, KindTerms>> = {
  REQUEST_MATCHED: {
    word: 'request.matched',
    when: 'Llegó un pedido de tus marcas, categorías y departamentos.',
    subject: 'PartRequest',
  },
  REQUEST_CHANGED: {
    word: 'request.changed',
    when: 'Cambió, terminó o se reabrió un pedido que te llegó o que cotizaste.',
    subject: 'PartRequest',
  },
  OFFER_CHANGED: {
    word: 'offer.changed',
    when: 'Se creó, corrigió o recuperó una oferta tuya.',
    subject: 'Offer',
  },
  OFFER_ASKED: { word: 'offer.asked', when: 'Preguntaron por una oferta tuya.', subject: 'Offer' },
  OFFER_ACCEPTED: { word: 'offer.accepted', when: 'Aceptaron y pagaron una oferta tuya.', subject: 'Offer' },
  OFFER_ENDED: {
    word: 'offer.ended',
    when: 'Una oferta tuya venció, se rechazó, se retiró o no fue elegida.',
    subject: 'Offer',
  },
  ORDER_PAID: { word: 'order.paid', when: 'Tenés una venta nueva, ya pagada.', subject: 'Order' },
  ORDER_CHANGED: {
    word: 'order.changed',
    when: 'Cambió una venta: se envió, se reembolsó algo.',
    subject: 'Order',
  },
  ORDER_RELEASED: {
    word: 'order.released',
    when: 'Confirmaron que llegó, y la plata es tuya.',
    subject: 'Order',
  },
  ORDER_CANCELED: { word: 'order.canceled', when: 'Una venta se canceló.', subject: 'Order' },
  WEBHOOK_TEST: { word: 'webhook.test', when: 'Mandaste un aviso de prueba.', subject: null },
}

/** Kinds that a webhook can choose; tests always arrive. */
export const CHOSEN_KINDS = (Object.keys(PARTNER_EVENT_KINDS) as PartnerEventKind[]).filter(
  kind => PARTNER_EVENT_KINDS[kind].subject !== null,
)
