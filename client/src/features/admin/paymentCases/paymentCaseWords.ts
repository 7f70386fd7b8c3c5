import type { StatusKind } from '../../../ui/Badge'

/** Kind of a case in words; a chargeback with the gateway's own reason, a difference with our sentence about it. */
export function caseWords(kind: string, reason: string): string {
  if (kind === 'DISPUTE') return `Contracargo: ${reason}`
  return kind === 'REFUND_ELSEWHERE' ? 'Plata devuelta en el panel de la pasarela' : reason
}

/** The state of a case, as the gateway and the team see it together. */
export function caseStateWords({
  state,
  isDue,
}: {
  readonly state: string
  readonly isDue: boolean
}): readonly [kind: StatusKind, words: string] {
  if (state === 'LOST') return ['rejected', isDue ? 'Perdido' : 'Perdido, resuelto']
  if (isDue) return ['pending', 'Sin resolver']
  if (state === 'WON') return ['done', 'Ganado']
  if (state === 'AGREED') return ['done', 'Ya coincide']
  return ['done', state === 'COVERED' ? 'Cubierto por un reembolso' : 'Resuelto']
}
