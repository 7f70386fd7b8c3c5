import type { MailedLinkPurpose } from '../generated/prisma/enums.ts'
import { encodeGlobalId } from '../platform/globalIds.ts'

/** The tabs of the two panels that notices lead to, as the client's routes name them. */
export const PANEL_TABS = [
  'compras',
  'ordenes',
  'solicitudes',
  'ofertas',
  'ventas',
  'mis-ordenes',
  'calificaciones',
  'dinero',
  'perfil',
] as const
type PanelTab = (typeof PANEL_TABS)[number]

type Site = { readonly publicUrl: string }

/** The absolute address of a tab of the reader's panel. */
export function panelAddress({ publicUrl }: Site, tab: PanelTab): string {
  return `${publicUrl}/dashboard/${tab}`
}

/**
 * The page of each kind of mailed link, and the parameter with its token, as the client's routes read them.
 */
export const MAILED_LINK_PAGES: Readonly<Record<MailedLinkPurpose, readonly [path: string, param: string]>> =
  {
    CONFIRM_EMAIL: ['/auth', 'confirmar'],
    SET_PASSWORD: ['/recuperar-password', 'enlace'],
    SIGN_IN: ['/auth/enlace', 'enlace'],
    LEAVE_EMAIL: ['/cuenta/email', 'anterior'],
    TAKE_EMAIL: ['/cuenta/email', 'nuevo'],
    CONFIRM_DELETION: ['/eliminacion-datos/confirmar', 'enlace'],
    CONFIRM_REQUEST: ['/confirmar-pedido', 'enlace'],
  }

/** The absolute address of a mailed link. Opening it does nothing yet: programs that read mails do that too. */
export function mailedLinkAddress({ publicUrl }: Site, purpose: MailedLinkPurpose, token: string): string {
  const [path, param] = MAILED_LINK_PAGES[purpose]
  return `${publicUrl}${path}?${param}=${token}`
}

/** The absolute address of the page where one’s account is protected. */
export function securityAddress({ publicUrl }: Site): string {
  return `${publicUrl}/cuenta/seguridad`
}

/** The absolute address of the page of a provider's API keys and webhooks. */
export function apiKeysAddress({ publicUrl }: Site): string {
  return `${publicUrl}/cuenta/claves`
}

/** The path of the page of one of the reader's own requests. */
export function requestPath(requestId: string): string {
  return `/dashboard/consultas/${encodeGlobalId('PartRequest', requestId)}`
}

/** The absolute address of that page. */
export function requestAddress({ publicUrl }: Site, requestId: string): string {
  return publicUrl + requestPath(requestId)
}

/** The absolute address of the sign-up. */
export function signUpAddress({ publicUrl }: Site): string {
  return `${publicUrl}/auth?mode=signup`
}

/** The absolute address of an open request in the panel of a provider who may quote it. */
export function feedAddress(site: Site, requestId: string): string {
  return `${panelAddress(site, 'solicitudes')}?solicitud=${encodeGlobalId('PartRequest', requestId)}`
}

/** The terms of a draft offer that its address carries. */
export interface DraftedTerms {
  readonly priceCentesimos: number
  readonly condition: string | null
  readonly deliveryTime: string | null
  readonly warrantyDays: number | null
}

/** The absolute address of the form of an offer on a request, filled with these terms of a draft. */
export function quoteAddress(site: Site, requestId: string, draft?: DraftedTerms): string {
  const id = encodeGlobalId('PartRequest', requestId)
  const { priceCentesimos, condition, deliveryTime, warrantyDays } = draft ?? {}
  const terms = [id, priceCentesimos, condition ?? '', deliveryTime ?? '', warrantyDays ?? ''].join('.')
  const query = new URLSearchParams({ cotizar: id, ...(draft ? { borrador: terms } : {}) })
  return `${panelAddress(site, 'solicitudes')}?${query}`
}

/** The absolute address of the conversation about an order, for both of its parties. */
export function chatAddress({ publicUrl }: Site, orderId: string): string {
  return `${publicUrl}/chat/${encodeGlobalId('Order', orderId)}`
}

/** The path of the dialog in which the buyer of an order reviews it, and of one's own review of it. */
export function reviewPath(orderId: string): string {
  return `${panelAddress({ publicUrl: '' }, 'calificaciones')}?calificar=${encodeGlobalId('Order', orderId)}`
}

/** The absolute address of the team's reports of reviews. */
export function reviewReportsAddress({ publicUrl }: Site): string {
  return `${publicUrl}/admin/calificaciones`
}

/** The absolute address of the team's reports of messages. */
export function messageReportsAddress({ publicUrl }: Site): string {
  return `${publicUrl}/admin/mensajes`
}

/** The absolute address of the page of a dispute, for both parties of its order and the team. */
export function disputeAddress({ publicUrl }: Site, disputeId: string): string {
  return `${publicUrl}/disputas/${encodeGlobalId('Dispute', disputeId)}`
}

/** The absolute address of the team's queue of receipts that nobody confirmed. */
export function overdueReceiptsAddress({ publicUrl }: Site): string {
  return `${publicUrl}/admin/recepciones`
}

/** The absolute address of the team's flags of new accounts. */
export function purchaseFlagsAddress({ publicUrl }: Site): string {
  return `${publicUrl}/admin/alertas`
}
