import { DEPOSIT_BPS } from '../../lib/generated/orderTerms'
import type { Labels } from '../../lib/labels'
import { formatBasisPoints } from '../../lib/money'

export const paymentPlans = {
  DEPOSIT: `Reserva del ${formatBasisPoints(DEPOSIT_BPS)}`,
  FULL: 'El 100\u00a0%',
} as const satisfies Labels
