import type { LedgerAccount } from '../../generated/prisma/enums.ts'
import { type CalendarDay, dayOf, endOf } from '../../platform/businessDays.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import { csvHead, csvMoney, csvRow } from '../../platform/csv.ts'
import type { OperationContext } from '../context.ts'
import { requireProvider } from '../viewer.ts'
import { movementWords } from './payoutWords.ts'
import { STATEMENT } from './statement.ts'

/** The path on this site of a provider's own statement of a month: '2026-11'. */
export const statementPath = (month: string) => `/planillas/movimientos-${month}.csv`

const PAGE = 500
const HEAD = ['Fecha', 'Movimiento', 'Pedido', 'Retenido', 'A cobrar', 'Pagado']
const COLUMNS: Partial<Record<LedgerAccount, number>> = { HELD: 0, PROVIDER_PAYABLE: 1, BANK: 2 }

/** The viewer's own movements of a month in Montevideo, oldest first, written while they are read. Throws SignInRequired, NotAllowed. */
export function exportStatement(ctx: OperationContext, month: string): AsyncGenerator<string> {
  const { provider } = requireProvider(ctx.viewer)
  return writeStatement(ctx, provider.id, monthOf(month))
}

async function* writeStatement(
  { db }: OperationContext,
  providerId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): AsyncGenerator<string> {
  yield csvHead(HEAD)
  for (let last: string | null = null; ; ) {
    const entries: Awaited<ReturnType<typeof readEntries>> = await readEntries(last)
    for (const { account, amountCentesimos, transaction } of entries) {
      const amounts: (string | null)[] = [null, null, null]
      amounts[COLUMNS[account] ?? 0] = csvMoney(0 - amountCentesimos)
      yield csvRow([
        dayOf(transaction.createdAt),
        movementWords(transaction.kind, account),
        transaction.order?.lines.map(({ description }) => description).join(', ') ?? null,
        ...amounts,
      ])
    }
    last = entries.at(-1)?.id ?? null
    if (entries.length < PAGE) return
  }

  function readEntries(after: string | null) {
    return db.prisma.ledgerEntry.findMany({
      where: {
        providerId,
        AND: [STATEMENT],
        transaction: { createdAt: { gte: from, lt: to } },
        ...(after ? { id: { gt: after } } : {}),
      },
      orderBy: { id: 'asc' },
      take: PAGE,
      select: {
        id: true,
        account: true,
        amountCentesimos: true,
        transaction: {
          select: {
            kind: true,
            createdAt: true,
            order: { select: { lines: { orderBy: { position: 'asc' }, select: { description: true } } } },
          },
        },
      },
    })
  }
}

/** The first moment of the month '2026-11' in Montevideo, and of the next one. */
export function monthOf(month: string): { readonly from: Date; readonly to: Date } {
  const start = (text: CalendarDay) => endOf(dayBefore(text))
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: start(`${month}-01`), to: start(`${next}-01`) }
}

const dayBefore = (day: CalendarDay): CalendarDay =>
  after(new Date(`${day}T00:00:00Z`), -DAY_MS)
    .toISOString()
    .slice(0, 10)
