import type { StatusKind } from '../../../ui/Badge'

/** Kind of a case in words; a chargeback with the gateway's own reason. */
export const caseWords = (kind: string, reason: string): string =>
  kind === 'DISPUTE' ? `Contracargo: ${reason}` : 'Plata devuelta en el panel de la pasarela'

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
  return ['done', state === 'COVERED' ? 'Cubierto por un reembolso' : 'Resuelto']
}
