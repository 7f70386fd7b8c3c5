import { disputeDeadlines } from '../domains/disputes/dispute.deadlines.ts'
import { answerDispute, openDispute } from '../domains/disputes/opening.operations.ts'
import { acceptProposal, decideDispute, proposeSettlement } from '../domains/disputes/settling.operations.ts'
import type { DisputeReason, DisputeSolution } from '../generated/prisma/enums.ts'
import { after, HOUR_MS } from '../platform/clock.ts'
import { type DemoRequest, offer, part } from './demoRequest.ts'
import { type Teller, tell } from './story.ts'

interface DemoDispute {
  readonly part: string
  /** In pesos. */
  readonly price: number
  readonly hoursAgo: number
  readonly ending: 'paid' | 'shipped' | 'released'
  readonly reason: DisputeReason
  readonly text: string
  readonly solution: DisputeSolution
  /** Hours after the payment. */
  readonly openedAfter: number
  readonly goesOn?: (teller: Teller, disputeId: string, at: (hours: number) => void) => Promise<void>
}

const answered = (text: string) => async (teller: Teller, disputeId: string, at: (hours: number) => void) => {
  at(20)
  await answerDispute(teller.as('deste'), { disputeId, text, uploadIds: [] })
}

/** Federico's disputes with Desarmadero del Este: open, answered, in review, decided, and agreed on. */
const DISPUTES: readonly DemoDispute[] = [
  {
    part: 'Óptica derecha',
    price: 7400,
    hoursAgo: 40,
    ending: 'shipped',
    reason: 'DAMAGED',
    text: 'La óptica llegó con el vidrio rajado en una esquina. El paquete venía sin relleno.',
    solution: 'REFUND_ALL',
    openedAfter: 30,
  },
  {
    part: 'Alternador',
    price: 9800,
    hoursAgo: 66,
    ending: 'released',
    reason: 'NOT_AS_AGREED',
    text: 'Mandaron uno de 70 A y la oferta decía 90 A.',
    solution: 'SEND_AGAIN',
    openedAfter: 42,
    goesOn: answered('El de 90 A no entraba en ese motor. Puedo cambiarlo o devolver la diferencia.'),
  },
  {
    part: 'Caja de quinta completa',
    price: 62_000,
    hoursAgo: 130,
    ending: 'paid',
    reason: 'NOT_ARRIVED',
    text: 'Pasaron los días que decía la oferta y no me contestan el teléfono.',
    solution: 'REFUND_ALL',
    openedAfter: 40,
    async goesOn({ as }, disputeId, at) {
      at(73)
      await disputeDeadlines.act(as('admin'), disputeId)
    },
  },
  {
    part: 'Paragolpes trasero',
    price: 5200,
    hoursAgo: 90,
    ending: 'shipped',
    reason: 'DOES_NOT_FIT',
    text: 'Es de la versión sedán y el mío es hatch: no calza en los soportes.',
    solution: 'REFUND_ALL',
    openedAfter: 24,
    async goesOn(teller, disputeId, at) {
      await answered('Se vendió por la foto que mandó el comprador.')(teller, disputeId, at)
      at(40)
      await decideDispute(teller.as('admin'), {
        disputeId,
        solution: 'REFUND_PART',
        refund: 300_000,
        text: 'La oferta decía «por foto»: los dos podían ver que era de otra carrocería. El repuesto queda con el comprador.',
      })
    },
  },
  {
    part: 'Juego de tazas',
    price: 2400,
    hoursAgo: 120,
    ending: 'shipped',
    reason: 'INCOMPLETE',
    text: 'Vinieron tres tazas de las cuatro.',
    solution: 'REFUND_PART',
    openedAfter: 30,
    async goesOn(teller, disputeId, at) {
      await answered('Tiene razón, quedó una en el estante.')(teller, disputeId, at)
      await proposeSettlement(teller.as('deste'), {
        disputeId,
        solution: 'REFUND_PART',
        refund: 60_000,
        text: 'Te devuelvo la que falta.',
      })
      at(22)
      const proposal = await teller.as('admin').db.prisma.disputeProposal.findFirstOrThrow({
        where: { disputeId, party: 'PROVIDER' },
      })
      await acceptProposal(teller.as('comprador6'), proposal.id)
    },
  },
]

export async function tellDisputes(teller: Teller): Promise<void> {
  const { stage, now, as } = teller
  const buyer = as('comprador6')
  for (const dispute of DISPUTES) {
    const { reason, text, solution, goesOn } = dispute
    await tell(teller, requestOf(dispute))
    const { prisma } = buyer.db
    const { id: orderId } = await prisma.order.findFirstOrThrow({
      orderBy: { id: 'desc' },
      select: { id: true },
    })
    const openedAt = after(now, (dispute.openedAfter - dispute.hoursAgo) * HOUR_MS)
    stage.clock.travelTo(openedAt)
    const claim = { orderId, reason, text, solution, refund: solution === 'REFUND_PART' ? 50_000 : null }
    const { disputeId } = await openDispute(buyer, { ...claim, uploadIds: [] })
    await goesOn?.(teller, disputeId, hours => stage.clock.travelTo(after(openedAt, hours * HOUR_MS)))
  }
}

const requestOf = ({ part: name, price, hoursAgo, ending }: DemoDispute): DemoRequest => ({
  by: 'comprador6',
  brand: 'Chevrolet',
  model: 'Corsa',
  year: 2009,
  engine: '1.4',
  department: 'FLORIDA',
  hoursAgo,
  ending,
  plan: 'FULL',
  parts: [part(name, 'BODY', { condition: 'USED' })],
  offers: [offer('deste', [price], 'USED', 'DAYS_1_3', 'Desarme, revisado.', 30)],
})
