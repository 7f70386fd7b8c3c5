import type { LedgerAccount, LedgerKind, OrderState } from '../../generated/prisma/enums.ts'
import { batched } from '../../platform/batched.ts'
import { dayInWords, dayOf } from '../../platform/businessDays.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import { formatMoney } from '../../platform/money.ts'
import type { OperationContext } from '../context.ts'
import type { Reader } from '../orders/orderStatus.ts'
import { RECEIPT_OVERDUE_DAYS } from '../orders/overdueReceipt.ts'

/** A transaction of the ledger about an order; debits are positive, in centésimos. */
export interface OrderTransaction {
  readonly kind: LedgerKind
  readonly createdAt: Date
  readonly entries: readonly { readonly account: LedgerAccount; readonly amountCentesimos: number }[]
}

/** A movement of an order's money, in words for one of its readers. */
export interface MoneyMovement {
  readonly words: string
  /** Always positive. */
  readonly amountCentesimos: number
  readonly at: Date
}

export interface HeldFacts {
  readonly state: OrderState
  readonly shippedAt: Date | null
}

/** The ledger's transactions about an order, oldest first. By the order's id. */
export const orderTransactions = batched(readAll)

async function readAll(
  { db }: OperationContext,
  orderIds: readonly string[],
): Promise<(readonly OrderTransaction[])[]> {
  const transactions = await db.prisma.ledgerTransaction.findMany({
    where: { orderId: { in: [...orderIds] } },
    select: {
      orderId: true,
      kind: true,
      createdAt: true,
      entries: { select: { account: true, amountCentesimos: true } },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const byOrder = new Map<string | null, OrderTransaction[]>(orderIds.map(id => [id, []]))
  for (const { orderId, ...transaction } of transactions) byOrder.get(orderId)?.push(transaction)
  return orderIds.map(id => byOrder.get(id) ?? [])
}

/** The movements that a reader is concerned with; fees and losses of the provider are not the buyer's. */
export function movementsOf(transactions: readonly OrderTransaction[], reader: Reader): MoneyMovement[] {
  return transactions.flatMap(transaction => {
    const found = movementOf(transaction, reader)
    if (!found) return []
    const [words, centesimos] = found
    return [{ words, amountCentesimos: Math.abs(centesimos), at: transaction.createdAt }]
  })
}

function movementOf(transaction: OrderTransaction, reader: Reader): readonly [string, number] | null {
  const held = creditOf(transaction, 'HELD')
  const payable = creditOf(transaction, 'PROVIDER_PAYABLE')
  const isBuyer = reader === 'buyer'
  switch (transaction.kind) {
    case 'CHARGE':
      return [`${isBuyer ? 'Pagaste' : 'El cliente pagó'}: quedó retenido en Tuerca`, held]
    case 'RELEASE':
      return reader === 'provider' ? [shareWords(transaction), payable] : ['Liberado al proveedor', held]
    case 'RELEASE_REVERSAL':
      return ['Volvió a quedar retenido', held]
    case 'REFUND':
      return [refundWords(transaction, isBuyer), held]
    case 'REFUND_REVERSAL':
      return ['La devolución no se pudo hacer: la ve nuestro equipo', held]
    case 'CANCELLATION_FEE':
      return isBuyer ? null : ['Cargo por cancelar la venta', payable]
    case 'CASE_LOSS':
      return isBuyer || payable === 0
        ? null
        : ['Descontado al proveedor: el cliente recuperó la plata por su banco o la pasarela', payable]
    case 'CASE_LOSS_REVERSAL':
      return isBuyer || payable === 0 ? null : ['Vuelve al proveedor lo que se le había descontado', payable]
    default:
      return null
  }
}

function shareWords(transaction: OrderTransaction): string {
  const commission = creditOf(transaction, 'COMMISSION_REVENUE')
  return commission === 0
    ? 'A tu favor'
    : `A tu favor, ya descontada la comisión de ${formatMoney(commission)}`
}

/** The account beside the held money tells the way of a refund. */
function refundWords(transaction: OrderTransaction, isBuyer: boolean): string {
  if (creditOf(transaction, 'LOSS_EXPENSE') !== 0)
    return `${isBuyer ? 'Ya lo habías' : 'El cliente ya lo había'} recuperado por el banco o la pasarela`
  const way = creditOf(transaction, 'BANK') === 0 ? 'por el mismo medio de pago' : 'por transferencia'
  return `${isBuyer ? 'Te lo devolvimos' : 'Devuelto al cliente'} ${way}`
}

/** Growth of an account's debt in centésimos, negative when it shrinks. */
const creditOf = ({ entries }: OrderTransaction, account: LedgerAccount): number =>
  entries.reduce((sum, entry) => (entry.account === account ? sum - entry.amountCentesimos : sum), 0)

/** The condition that releases the held money, and the day from which our team looks, in words; null when nothing is held. */
export function releaseWords({ state, shippedAt }: HeldFacts, reader: Reader): string | null {
  if (state === 'DISPUTED') return 'Queda retenido hasta que se resuelva la disputa.'
  if (state !== 'PAID' && state !== 'SHIPPED') return null
  const until = {
    buyer: 'Se libera al proveedor cuando confirmes que lo recibiste.',
    provider: 'Lo cobrás cuando el cliente confirme que lo recibió.',
    staff: 'Se libera al proveedor cuando el comprador confirme que lo recibió.',
  }[reader]
  if (state === 'PAID' || !shippedAt) return until
  const day = dayInWords(dayOf(after(shippedAt, RECEIPT_OVERDUE_DAYS * DAY_MS)))
  return `${until} Si nadie confirma, nuestro equipo lo revisa desde el ${day}.`
}
