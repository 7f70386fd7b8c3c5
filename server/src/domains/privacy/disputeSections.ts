import type { PrismaClient } from '../../generated/prisma/client.ts'
import { disputeStatus, PARTY_WORDS, REASON_WORDS, termsWords } from '../disputes/disputeWords.ts'
import { type ExportSection, each, inPages } from './exportRecords.ts'
import { type Trader, tradedBy } from './tradeSections.ts'

/** Disputes about orders that the person bought or sold. */
export function disputeSections(prisma: PrismaClient, trader: Trader): ExportSection[] {
  const disputes = inPages(({ where, ...page }) =>
    prisma.dispute.findMany({
      ...page,
      where: { AND: [where, { order: tradedBy(trader) }] },
      include: {
        order: { select: { providerId: true } },
        proposals: { orderBy: { id: 'asc' } },
        files: { orderBy: { id: 'asc' }, include: { upload: { select: { fileName: true } } } },
      },
    }),
  )
  return [
    [
      'Disputas',
      each(disputes, ({ order, proposals, files, ...dispute }) => {
        const own = order.providerId === trader.providerId ? 'PROVIDER' : 'BUYER'
        const { solution, refundCentesimos } = dispute
        return {
          Fecha: dispute.createdAt,
          'Tu parte': PARTY_WORDS[own],
          Motivo: REASON_WORDS[dispute.reason],
          Estado: disputeStatus(dispute.state).label,
          'Lo que contó el comprador': dispute.text,
          'Lo que respondió el proveedor': dispute.answer,
          Propuestas: proposals.map(proposal =>
            [PARTY_WORDS[proposal.party], termsWords(proposal), proposal.text ?? '']
              .filter(Boolean)
              .join(' · '),
          ),
          'Cómo se resolvió':
            solution && refundCentesimos !== null ? termsWords({ solution, refundCentesimos }) : null,
          'Motivos de la decisión': dispute.decision,
          'Pedido de otra revisión': dispute.appeal,
          Archivos: files.filter(({ party }) => party === own).map(({ upload }) => upload.fileName),
          Cerrada: dispute.closedAt,
        }
      }),
    ],
  ]
}
