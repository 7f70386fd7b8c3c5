import { formatNumber } from '../../lib/money'

/** Who sees an open request: 'Lo ven 14 proveedores verificados.' */
export function reachWords(providers: number): string {
  if (providers === 0) return 'Todavía no hay proveedores verificados que lo vean.'
  if (providers === 1) return 'Lo ve 1 proveedor verificado.'
  return `Lo ven ${formatNumber(providers)} proveedores verificados.`
}
