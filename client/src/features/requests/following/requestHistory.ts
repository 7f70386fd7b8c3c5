import { REQUEST_DAYS } from '../../../lib/generated/requestTerms'

type Kind = 'EDITED' | 'ADDED' | 'EXTENDED' | '%future added value'
type Aspect = 'VEHICLE' | 'PARTS' | 'DESCRIPTION' | 'DEPARTMENT' | 'FILES' | '%future added value'

/** A change of a request, from the graph. */
export type RequestEdit = {
  readonly kind: Kind
  readonly aspects: readonly Aspect[]
  readonly comment: string | null | undefined
}

const names: Readonly<Partial<Record<Aspect, string>>> = {
  VEHICLE: 'el vehículo',
  PARTS: 'los repuestos',
  DESCRIPTION: 'la descripción',
  DEPARTMENT: 'el departamento',
  FILES: 'las fotos',
}
const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** 'Cambiaste el vehículo y las fotos' for its author; 'Cambió …' for others. */
export function editWords({ kind, aspects, comment }: RequestEdit, isMine: boolean): string {
  if (kind === 'EXTENDED') return `${isMine ? 'Extendiste' : 'Extendió'} el plazo ${REQUEST_DAYS} días`
  if (kind === 'ADDED') {
    const added = [...(aspects.includes('FILES') ? ['fotos'] : []), ...(comment ? ['un comentario'] : [])]
    return `${isMine ? 'Agregaste' : 'Agregó'} ${list.format(added)}`
  }
  const changed = aspects.flatMap(aspect => names[aspect] ?? [])
  return `${isMine ? 'Cambiaste' : 'Cambió'} ${changed.length > 0 ? list.format(changed) : 'el pedido'}`
}

/** True when a change came after a moment, such as that of an offer. */
export function changedSince(edits: readonly { readonly at: string }[], moment: string): boolean {
  return edits.some(({ at }) => Date.parse(at) > Date.parse(moment))
}
