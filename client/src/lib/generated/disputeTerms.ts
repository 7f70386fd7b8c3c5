// Written by npm run codegen from server/src/domains/disputes.

/** Time for the provider’s answer, in hours. */
export const ANSWER_HOURS = 72

/** Time for the decision, in business days. */
export const DECISION_BUSINESS_DAYS = 7

/** Latest start of the review after the answer, in hours. */
export const REVIEW_HOURS = 48

/** Time for opening a dispute after the release of the money, in business days. */
export const OPENING_BUSINESS_DAYS = 5

/** Price above which arbitration is advised, in centésimos. */
export const ARBITRATION_CENTESIMOS = 5000000

/** Time for asking for a second review, in days. */
export const APPEAL_DAYS = 7

/** The problems. */
export const REASON_WORDS = {
  NOT_ARRIVED: 'No llegó',
  NOT_AS_AGREED: 'No es lo que pedí',
  DAMAGED: 'Llegó dañado o no funciona',
  DOES_NOT_FIT: 'No le sirve a mi vehículo',
  INCOMPLETE: 'Faltan piezas',
} as const

/** The solutions. */
export const SOLUTION_WORDS = {
  REFUND_ALL: 'Devolver todo',
  REFUND_PART: 'Devolver una parte',
  SEND_AGAIN: 'Mandar el repuesto de nuevo, sin costo',
  RELEASE: 'Liberar la plata al proveedor',
} as const

/** Evidence that helps to decide by problem, one a line. */
export const EVIDENCE_WORDS = {
  NOT_ARRIVED: 'Captura del seguimiento del envío\nMensajes en los que acordaron la entrega',
  NOT_AS_AGREED: 'Foto del repuesto entero\nFoto de la etiqueta o del número de pieza',
  DAMAGED: 'Foto o video del daño\nFoto del paquete como llegó',
  DOES_NOT_FIT: 'Foto del repuesto junto al que tenía tu vehículo\nFoto del número de pieza\nFoto de la libreta o del número de chasis',
  INCOMPLETE: 'Foto de todo lo que llegó\nFoto de la lista o del remito',
} as const
