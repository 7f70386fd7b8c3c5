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

/** Shown instead of an open request's state to who reads the price of its contacts, while they are for sale. */
export const PRICE_SET: Status = { label: 'Precio establecido', tone: 'GOOD' }

/** A consultation is pending until it is with the providers, then sent; a form is one's own notice, pending until it is confirmed. */
export function requestStatus(state: PartRequestState, origin: RequestOrigin, isSent: boolean): Status {
  if (state !== 'OPEN') return STATUS[state]
  if (!isSent) return { label: 'Pendiente', tone: 'WAITING' }
  return origin === 'FORM' ? STATUS.OPEN : { label: 'Enviada', tone: 'WAITING' }
}
