/** The tabs of the two panels that mails lead to, as the client's routes name them. */
type PanelTab = 'compras' | 'ordenes' | 'consultas' | 'solicitudes' | 'ventas'

/** The absolute address of a tab of the reader's panel. */
export function panelAddress(settings: { readonly publicUrl: string }, tab: PanelTab): string {
  return `${settings.publicUrl}/dashboard/${tab}`
}
