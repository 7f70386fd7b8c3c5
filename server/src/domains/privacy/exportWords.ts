import type {
  ApiKeyMode,
  ConsentPolicy,
  ContactViewPurpose,
  CustomOrderState,
  DataRecipient,
  DataRequestOutcome,
  EmailChangeOutcome,
  MessageReportOutcome,
  NoticeChannel,
  NotificationKind,
  OrderState,
  ProviderChangeState,
  Urgency,
  WantedCondition,
} from '../../generated/prisma/enums.ts'

// Spanish words for a stored file, where the screens' short labels would be unclear.

export const URGENCY_WORDS: Readonly<Record<Urgency, string>> = {
  LOW: 'Sin apuro',
  MEDIUM: 'Urgencia media',
  HIGH: 'Urgencia alta',
  URGENT: 'Urgente',
}

/** Markets of keys and webhooks. */
export const MARKET_WORDS: Readonly<Record<ApiKeyMode, string>> = {
  LIVE: 'De verdad',
  TEST: 'De prueba',
}

export const WANTED_WORDS: Readonly<Record<WantedCondition, string>> = {
  NEW: 'Nuevo',
  USED: 'Usado',
  ANY: 'Nuevo o usado',
}

export const ORDER_WORDS: Readonly<Record<OrderState, string>> = {
  PAID: 'Con pago hecho',
  SHIPPED: 'Enviado',
  RECEIVED: 'Recibido',
  RELEASED: 'Terminado',
  CANCELED: 'Cancelado',
  DISPUTED: 'En disputa',
  REFUNDED: 'Devuelto',
  PARTIALLY_REFUNDED: 'Devuelto en parte',
}

export const CUSTOM_ORDER_WORDS: Readonly<Record<CustomOrderState, string>> = {
  PENDING: 'Pendiente',
  PAID: 'Pagada',
  EXPIRED: 'Vencida',
}

export const PROVIDER_CHANGE_WORDS: Readonly<Record<ProviderChangeState, string>> = {
  PENDING: 'En espera',
  APPROVED: 'Aprobado',
  REJECTED: 'Rechazado',
  WITHDRAWN: 'Retirado',
}

export const VIEW_WORDS: Readonly<Record<ContactViewPurpose, string>> = {
  ORDER: 'Para coordinar un pedido pagado',
  REQUEST: 'Para atender un pedido de repuestos',
  ACCOUNT: 'Para atender tu cuenta',
  UNLOCK: 'Para hablar de lo que cotizaste',
  PAYOUT: 'Para pagarte: tu cuenta de banco',
}

export const POLICY_WORDS: Readonly<Record<ConsentPolicy, string>> = {
  TERMS_OF_USE: 'Términos de uso',
  PRIVACY_POLICY: 'Política de privacidad',
}

export const RECIPIENT_WORDS: Readonly<Record<DataRecipient, string>> = {
  ASSISTANT_MODEL: 'El modelo de lenguaje de otra empresa, detrás del asistente',
  WHATSAPP: 'WhatsApp',
  ANALYTICS: 'Un servicio que mide visitas',
  AIRTABLE: 'Las tablas de nuestro equipo en Airtable',
}

export const EMAIL_CHANGE_WORDS: Readonly<Record<EmailChangeOutcome, string>> = {
  DONE: 'Hecho',
  REFUSED_BY_OLD: 'Rechazado desde el email anterior',
  REFUSED_BY_NEW: 'Rechazado desde el email nuevo',
  CANCELED: 'Cancelado',
  REPLACED: 'Reemplazado por otro cambio',
}

export const OUTCOME_WORDS: Readonly<Record<DataRequestOutcome, string>> = {
  ERASED: 'Datos eliminados',
  DECLINED: 'Contestado sin eliminar',
  WITHDRAWN: 'Dejado sin efecto por vos',
}

export const NOTIFICATION_KIND_WORDS: Readonly<Record<NotificationKind, string>> = {
  ACCOUNT: 'Cuenta',
  REQUEST: 'Pedidos',
  OFFER: 'Ofertas',
  ORDER: 'Compras y ventas',
  MESSAGE: 'Mensajes sin leer',
}

export const NOTICE_CHANNEL_WORDS: Readonly<Record<NoticeChannel, string>> = {
  MAIL: 'Email',
  BELL: 'Campana',
  PUSH: 'Navegador',
  WHATSAPP: 'WhatsApp',
}

export const MESSAGE_OUTCOME_WORDS: Readonly<Record<MessageReportOutcome, string>> = {
  DISMISSED: 'El mensaje quedó',
  WARNED: 'Advertencia a la otra parte',
  HIDDEN: 'Mensaje ocultado',
}
