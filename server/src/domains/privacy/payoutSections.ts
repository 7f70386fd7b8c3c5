import type { Services } from '../context.ts'
import { ACCOUNT_TYPE_WORDS, accountStatus, BANK_NAMES, LINE_STATUS } from '../payouts/payoutWords.ts'
import { openAccount } from '../payouts/sealedAccount.ts'
import { type ExportSection, each, inPages } from './exportRecords.ts'

/** A provider's bank accounts, and what was paid to them; nothing for a buyer. */
export function payoutSections(
  services: Pick<Services, 'db' | 'sealing'>,
  providerId: string | null,
): ExportSection[] {
  if (providerId === null) return []
  const { prisma } = services.db
  const accounts = inPages(({ where, ...page }) =>
    prisma.payoutAccount.findMany({ ...page, where: { AND: [where, { providerId }] } }),
  )
  const lines = inPages(({ where, ...page }) =>
    prisma.payoutLine.findMany({
      ...page,
      where: { AND: [where, { providerId }] },
      include: { batch: { select: { closedAt: true } } },
    }),
  )
  return [
    [
      'Cuentas de cobro',
      each(accounts, account => {
        const details = openAccount(services, account)
        return {
          Fecha: account.createdAt,
          Banco: BANK_NAMES[account.bank],
          Tipo: ACCOUNT_TYPE_WORDS[account.type],
          Número: details?.number ?? null,
          Titular: details?.holder ?? null,
          Documento: details?.document ?? null,
          Estado: accountStatus(account, account.effectiveAt ?? account.createdAt).label,
          Motivo: account.reason,
          'Rige desde': account.effectiveAt,
        }
      }),
    ],
    [
      'Pagos a tu cuenta',
      each(lines, ({ amountCentesimos, state, settledAt, reason, batch }) => ({
        Fecha: batch.closedAt,
        Monto: amountCentesimos / 100,
        Estado: LINE_STATUS[state].label,
        'Resuelto el': settledAt,
        Motivo: reason,
      })),
    ],
  ]
}
