import type { PartRequestState, RequestOrigin } from '../../generated/prisma/enums.ts'
import type { Status } from '../../platform/status.ts'

const STATUS: Readonly<Record<PartRequestState, Status>> = {
  OPEN: { label: 'Activa', tone: 'WAITING' },
  ANSWERED: { label: 'Respondida', tone: 'GOOD' },
  AWARDED: { label: 'Oferta pagada', tone: 'GOOD' },
  CLOSED: { label: 'Finalizada', tone: 'OVER' },
  CANCELED: { label: 'Cancelada', tone: 'BAD' },
  EXPIRED: { label: 'Expirada', tone: 'OVER' },
}

/** A consultation with the assistant was sent to the providers; a form is one's own notice. */
export function requestStatus(state: PartRequestState, origin: RequestOrigin): Status {
  return state === 'OPEN' && origin !== 'FORM' ? { label: 'Enviada', tone: 'WAITING' } : STATUS[state]
}
