import { formatNumber } from '../../../lib/money'

export type Notified = { readonly count: number; readonly openNow: number; readonly quotingNow: number }

/** '12 proveedores avisados, 5 abiertos ahora, 2 cotizando.' */
export function notifiedWords({ count, openNow, quotingNow }: Notified): string {
  const open = openNow === 1 ? '1 abierto ahora' : `${formatNumber(openNow)} abiertos ahora`
  const reach =
    count === 1
      ? `1 proveedor avisado, ${openNow === 1 ? 'abierto ahora' : 'cerrado ahora'}`
      : `${formatNumber(count)} proveedores avisados, ${openNow === 0 ? 'ninguno abierto ahora' : open}`
  return quotingNow === 0 ? `${reach}.` : `${reach}, ${formatNumber(quotingNow)} cotizando.`
}

/**
 * The providers who may quote an open request. Counts approved ones; those awaiting review see the request
 * too.
 */
export function reachWords(providers: number, notified?: Notified): string {
  if (providers === 0) return 'Todavía no hay proveedores verificados que puedan cotizarlo.'
  if (notified && notified.count > 0) return notifiedWords(notified)
  if (providers === 1) return 'Puede cotizarlo 1 proveedor verificado.'
  return `Pueden cotizarlo ${formatNumber(providers)} proveedores verificados.`
}
