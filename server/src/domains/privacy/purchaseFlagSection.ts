import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { PurchaseFlagKind, PurchaseFlagOutcome } from '../../generated/prisma/enums.ts'
import { type ExportSection, each, inPages } from './exportRecords.ts'

const KIND_WORDS: Readonly<Record<PurchaseFlagKind, string>> = {
  COUNT: 'Cantidad de compras sin terminar',
  AMOUNT: 'Monto de las compras sin terminar',
  CONTACT: 'Pedido con otro email o teléfono',
}

const OUTCOME_WORDS: Readonly<Record<PurchaseFlagOutcome, string>> = {
  CLEARED: 'Sin límite',
  CONFIRMED: 'Con límite',
}

/** The limits that the account reached while it was new, without the team's notes. */
export function purchaseFlagSection(prisma: PrismaClient, accountId: string): ExportSection {
  const flags = inPages(({ where, ...page }) =>
    prisma.purchaseFlag.findMany({ ...page, where: { AND: [where, { accountId }] } }),
  )
  return [
    'Revisiones de tus compras',
    each(flags, ({ flaggedAt, kind, outcome, decidedAt }) => ({
      Fecha: flaggedAt,
      Motivo: KIND_WORDS[kind],
      'Decisión de nuestro equipo': outcome && OUTCOME_WORDS[outcome],
      'Fecha de la decisión': decidedAt,
    })),
  ]
}
