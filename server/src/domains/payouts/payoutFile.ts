import { csvHead, csvMoney, csvRow } from '../../platform/csv.ts'
import { decodeGlobalId, encodeGlobalId } from '../../platform/globalIds.ts'
import { NotFound } from '../../platform/refusal.ts'
import { logTeamView } from '../accounts/accountContact.operations.ts'
import type { OperationContext } from '../context.ts'
import { requireAdmin } from '../viewer.ts'
import { ACCOUNT_TYPE_WORDS, BANK_NAMES, LINE_STATUS } from './payoutWords.ts'
import { openAccount } from './sealedAccount.ts'

/** The path on this site of a batch's file for the bank. */
export const payoutFilePath = (batchId: string) =>
  `/planillas/liquidacion-${encodeGlobalId('PayoutBatch', batchId)}.csv`

const GONE = 'Esa liquidación ya no está.'
const HEAD = [
  'Referencia',
  'Banco',
  'Tipo de cuenta',
  'Número de cuenta',
  'Titular',
  'Documento',
  'Moneda',
  'Importe',
  'Estado',
  'Proveedor',
]

/**
 * A batch as the bank's upload wants it: every line, whatever became of it. Each provider's account is written to the access
 * log before the file is answered. Throws SignInRequired, NotAllowed, NotFound.
 */
export async function exportPayoutBatch(ctx: OperationContext, globalId: string): Promise<string> {
  requireAdmin(ctx.viewer)
  const named = decodeGlobalId(globalId)
  if (named?.typename !== 'PayoutBatch') throw new NotFound(GONE)
  const batchId = named.id
  const { prisma } = ctx.db
  const batch = await prisma.payoutBatch.findUnique({
    where: { id: batchId },
    include: {
      lines: {
        orderBy: { id: 'asc' },
        include: { account: true, provider: { select: { accountId: true, companyName: true } } },
      },
    },
  })
  if (!batch) throw new NotFound(GONE)
  await Promise.all(
    batch.lines.map(({ provider }) => logTeamView(ctx, { subjectId: provider.accountId, purpose: 'PAYOUT' })),
  )
  await prisma.payoutBatch.updateMany({
    where: { id: batchId, exportedAt: null },
    data: { exportedAt: ctx.clock.now() },
  })
  const rows = batch.lines.map(({ id, account, amountCentesimos, state, provider }) => {
    const details = openAccount(ctx, account)
    return csvRow([
      referenceOf(id),
      BANK_NAMES[account.bank],
      ACCOUNT_TYPE_WORDS[account.type],
      details?.number ?? null,
      details?.holder ?? null,
      details?.document ?? null,
      'UYU',
      csvMoney(amountCentesimos),
      LINE_STATUS[state].label,
      provider.companyName,
    ])
  })
  return csvHead(HEAD) + rows.join('')
}

/** Short enough for the reference of a transfer; the end of an id is random. */
const referenceOf = (lineId: string) => `T${lineId.slice(-10).toUpperCase()}`
