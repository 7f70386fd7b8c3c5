import { encodeGlobalId } from '../../platform/globalIds.ts'

/** The tabs of the two panels that mails lead to, as the client's routes name them. */
export const PANEL_TABS = ['compras', 'solicitudes', 'ofertas', 'ventas'] as const
type PanelTab = (typeof PANEL_TABS)[number]

type Site = { readonly publicUrl: string }

/** The absolute address of a tab of the reader's panel. */
export function panelAddress({ publicUrl }: Site, tab: PanelTab): string {
  return `${publicUrl}/dashboard/${tab}`
}

/** The absolute address of the page of one of the reader's own requests. */
export function requestAddress({ publicUrl }: Site, requestId: string): string {
  return `${publicUrl}/dashboard/consultas/${encodeGlobalId('PartRequest', requestId)}`
}

/** The absolute address of the conversation about an order, for both of its parties. */
export function chatAddress({ publicUrl }: Site, orderId: string): string {
  return `${publicUrl}/chat/${encodeGlobalId('Order', orderId)}`
}
