import type {
  LedgerAccount,
  LedgerKind,
  PayoutAccountState,
  PayoutAccountType,
  PayoutBank,
  PayoutLineState,
} from '../../generated/prisma/enums.ts'
import type { Status } from '../../platform/status.ts'

export const BANK_NAMES: Readonly<Record<PayoutBank, string>> = {
  BROU: 'BROU',
  BANDES: 'Bandes',
  BBVA: 'BBVA',
  HERITAGE: 'Banque Heritage',
  HSBC: 'HSBC',
  ITAU: 'Itaú',
  NACION: 'Banco de la Nación Argentina',
  SANTANDER: 'Santander',
  SCOTIABANK: 'Scotiabank',
  MI_DINERO: 'Mi Dinero',
  PREX: 'Prex',
}

export const ACCOUNT_TYPE_WORDS: Readonly<Record<PayoutAccountType, string>> = {
  SAVINGS: 'Caja de ahorro',
  CHECKING: 'Cuenta corriente',
}

export const LINE_STATUS: Readonly<Record<PayoutLineState, Status>> = {
  PENDING: { label: 'En el banco', tone: 'MOVING' },
  PAID: { label: 'Pagado', tone: 'GOOD' },
  FAILED: { label: 'Fallido', tone: 'BAD' },
}

/** `effectiveAt`: from when batches pay to it; null until it is approved. */
export function accountStatus(
  { state, effectiveAt }: { readonly state: PayoutAccountState; readonly effectiveAt: Date | null },
  now: Date,
): Status {
  if (state === 'PENDING') return { label: 'En revisión', tone: 'WAITING' }
  if (state === 'REJECTED') return { label: 'Rechazada', tone: 'BAD' }
  if (state === 'WITHDRAWN') return { label: 'Retirada', tone: 'OVER' }
  return effectiveAt && effectiveAt > now
    ? { label: 'Aprobada, todavía no rige', tone: 'WAITING' }
    : { label: 'Aprobada', tone: 'GOOD' }
}

/** Words for an entry in one of a provider's ledger accounts, for the provider. */
export function movementWords(kind: LedgerKind, account: LedgerAccount): string {
  if (kind === 'CHARGE') return 'Venta: la plata queda retenida'
  if (kind === 'RELEASE')
    return account === 'HELD' ? 'Sale de lo retenido' : 'Venta terminada, menos la comisión'
  if (kind === 'RELEASE_REVERSAL')
    return 'El comprador reclamó o se arrepintió: la plata vuelve a quedar retenida'
  if (kind === 'REFUND') return 'Devolución al comprador'
  if (kind === 'REFUND_REVERSAL') return 'Devolución que no se pudo hacer'
  if (kind === 'CANCELLATION_FEE') return 'Cargo por cancelar una venta'
  if (kind === 'PAYOUT') return account === 'PAYING_OUT' ? 'En camino a tu cuenta' : 'Liquidación'
  if (kind === 'PAYOUT_PAID') return 'Pago a tu cuenta'
  if (kind === 'PAYOUT_FAILED') return 'Pago que el banco no pudo hacer'
  if (kind === 'CASE_LOSS')
    return 'El comprador recuperó la plata por su banco o la pasarela, menos la comisión'
  if (kind === 'CASE_LOSS_REVERSAL') return 'Te devolvimos lo que se había descontado de esa venta'
  return 'Costo de la pasarela'
}
