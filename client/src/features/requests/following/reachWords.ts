import { formatNumber } from '../../../lib/money'

/**
 * The providers who may quote an open request. Counts approved ones; those awaiting review see the request
 * too.
 */
export function reachWords(providers: number): string {
  if (providers === 0) return 'Todavía no hay proveedores verificados que puedan cotizarlo.'
  if (providers === 1) return 'Puede cotizarlo 1 proveedor verificado.'
  return `Pueden cotizarlo ${formatNumber(providers)} proveedores verificados.`
}
