import type {
  DisputeParty,
  DisputeReason,
  DisputeSolution,
  DisputeState,
} from '../../generated/prisma/enums.ts'
import { dayInWords, dayOf, momentInWords } from '../../platform/businessDays.ts'
import { formatMoney } from '../../platform/money.ts'
import type { Status } from '../../platform/status.ts'

export const REASON_WORDS: Readonly<Record<DisputeReason, string>> = {
  NOT_ARRIVED: 'No llegó',
  NOT_AS_AGREED: 'No es lo que pedí',
  DAMAGED: 'Llegó dañado o no funciona',
  DOES_NOT_FIT: 'No le sirve a mi vehículo',
  INCOMPLETE: 'Faltan piezas',
}

/** Evidence that helps to decide, by reason; shown where files are added. */
export const EVIDENCE_WORDS: Readonly<Record<DisputeReason, readonly string[]>> = {
  NOT_ARRIVED: ['Captura del seguimiento del envío', 'Mensajes en los que acordaron la entrega'],
  NOT_AS_AGREED: ['Foto del repuesto entero', 'Foto de la etiqueta o del número de pieza'],
  DAMAGED: ['Foto o video del daño', 'Foto del paquete como llegó'],
  DOES_NOT_FIT: [
    'Foto del repuesto junto al que tenía tu vehículo',
    'Foto del número de pieza',
    'Foto de la libreta o del número de chasis',
  ],
  INCOMPLETE: ['Foto de todo lo que llegó', 'Foto de la lista o del remito'],
}

export const SOLUTION_WORDS: Readonly<Record<DisputeSolution, string>> = {
  REFUND_ALL: 'Devolver todo',
  REFUND_PART: 'Devolver una parte',
  SEND_AGAIN: 'Mandar el repuesto de nuevo, sin costo',
  RELEASE: 'Liberar la plata al proveedor',
}

const STATUS: Readonly<Record<DisputeState, Status>> = {
  OPEN: { label: 'Espera la respuesta', tone: 'WAITING' },
  ANSWERED: { label: 'Respondida', tone: 'MOVING' },
  IN_REVIEW: { label: 'En revisión', tone: 'MOVING' },
  RESOLVED: { label: 'Con decisión', tone: 'MOVING' },
  APPEALED: { label: 'En segunda revisión', tone: 'WAITING' },
  CLOSED: { label: 'Cerrada', tone: 'OVER' },
}

export const disputeStatus = (state: DisputeState): Status => STATUS[state]

/** 'Devolver una parte: $ 1.200', or the solution alone where its sum is clear. */
export function termsWords({
  solution,
  refundCentesimos,
}: {
  readonly solution: DisputeSolution
  readonly refundCentesimos: number
}): string {
  const words = SOLUTION_WORDS[solution]
  return refundCentesimos > 0 ? `${words}: ${formatMoney(refundCentesimos)}` : words
}

/** 'el lunes 30 de noviembre', the last day before a deadline at its end. */
export function lastDayInWords(deadline: Date): string {
  return `el ${dayInWords(dayOf(new Date(deadline.getTime() - 1)))}`
}

/** The next step of a dispute for everybody, in Spanish. */
export function nextWords(dispute: {
  readonly state: DisputeState
  readonly answerDueAt: Date
  readonly reviewDueAt: Date | null
  readonly decisionDueAt: Date
  readonly appealUntil: Date | null
}): string {
  const decision = `Hay una decisión a más tardar ${lastDayInWords(dispute.decisionDueAt)}.`
  switch (dispute.state) {
    case 'OPEN':
      return `El proveedor puede responder hasta ${momentInWords(dispute.answerDueAt)}.`
    case 'ANSWERED':
      return dispute.reviewDueAt
        ? `La revisamos a más tardar ${momentInWords(dispute.reviewDueAt)}. ${decision}`
        : decision
    case 'IN_REVIEW':
      return decision
    case 'RESOLVED':
      return dispute.appealUntil
        ? `Se puede pedir otra revisión hasta ${momentInWords(dispute.appealUntil)}. Después la decisión queda firme y se mueve la plata.`
        : 'La decisión queda firme cuando termina el plazo.'
    case 'APPEALED':
      return `La revisamos de nuevo. ${decision} Esa decisión es final.`
    case 'CLOSED':
      return 'La disputa terminó.'
  }
}

export const PARTY_WORDS: Readonly<Record<DisputeParty, string>> = {
  BUYER: 'El comprador',
  PROVIDER: 'El proveedor',
}
