import type { OfferState } from '../../generated/prisma/enums.ts'
import type { Status } from '../../platform/status.ts'

/** The order of a paid offer has more details. */
export const OFFER_STATUS: Readonly<Record<OfferState, Status>> = {
  PENDING: { label: 'Pendiente', tone: 'WAITING' },
  ACCEPTED: { label: 'Aceptada', tone: 'GOOD' },
  REJECTED: { label: 'Rechazada', tone: 'BAD' },
  LOST: { label: 'No elegida', tone: 'OVER' },
  WITHDRAWN: { label: 'Retirada', tone: 'OVER' },
  EXPIRED: { label: 'Expirada', tone: 'OVER' },
}
