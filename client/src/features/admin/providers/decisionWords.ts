/** The words of a rejection, which the provider reads. */
export const PROVIDER_READS_WHY = {
  argument: 'reason',
  label: 'Motivo',
  missing: 'Contá por qué lo rechazás: el proveedor lo va a leer.',
  longest: 500,
  tone: 'danger',
  sendingLabel: 'Rechazando',
} as const
