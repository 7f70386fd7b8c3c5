import { formatNumber } from '../../lib/money'
import { count } from '../../lib/text'

type Counts = {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: number
}

/** '120 nuevos, 3 cambiados, 1 rechazado'. */
export function countWords({ created, updated, unchanged, rejected }: Counts): string {
  const said = [
    created > 0 && count(created, 'nuevo', 'nuevos'),
    updated > 0 && count(updated, 'cambiado', 'cambiados'),
    unchanged > 0 && count(unchanged, 'sin cambios', 'sin cambios'),
    rejected > 0 && count(rejected, 'rechazado', 'rechazados'),
  ].filter(words => words !== false)
  return said.length > 0 ? said.join(', ') : 'Ningún repuesto todavía'
}

const FIELDS: Readonly<Record<string, string>> = {
  externalId: 'Código',
  name: 'Nombre',
  partNumber: 'Número de pieza',
  condition: 'Condición',
  price: 'Precio',
  quantity: 'Cantidad',
  deliveryTime: 'Entrega',
  warrantyDays: 'Garantía',
  fits: 'Vehículos',
}

/** The field of a rejected row, before its message: 'Precio: ', 'Vehículo 2: '; empty for the whole row. */
export function fieldWords([name, place]: readonly string[]): string {
  if (name === undefined) return ''
  if (name === 'fits' && place !== undefined) return `Vehículo ${formatNumber(Number(place) + 1)}: `
  return `${FIELDS[name] ?? name}: `
}
