import type { DisputeParty, DisputeSolution } from '../../generated/prisma/enums.ts'
import { batched } from '../../platform/batched.ts'
import type { OperationContext } from '../context.ts'
import { PARTY_WORDS, REASON_WORDS, termsWords } from './disputeWords.ts'

/** One thing that happened in a dispute. */
export interface DisputeMoment {
  readonly at: Date
  /** In Spanish. */
  readonly words: string
}

interface Told {
  readonly id: string
  readonly createdAt: Date
  readonly reason: keyof typeof REASON_WORDS
  readonly openedByTeam: boolean
  readonly appealedBy: DisputeParty | null
  readonly solution: DisputeSolution | null
  readonly refundCentesimos: number | null
  readonly proposals: readonly {
    readonly party: DisputeParty
    readonly solution: DisputeSolution
    readonly refundCentesimos: number
    readonly createdAt: Date
  }[]
}

/** The events of a dispute, the oldest first. */
export async function disputeTimeline(ctx: OperationContext, dispute: Told): Promise<DisputeMoment[]> {
  const moments = [
    { at: dispute.createdAt, words: openingWords(dispute) },
    ...dispute.proposals.map(proposal => ({
      at: proposal.createdAt,
      words: `${PARTY_WORDS[proposal.party]} propuso: ${termsWords(proposal)}.`,
    })),
    ...(await disputeSteps(ctx, dispute.id)).map(({ at, action }) => ({
      at,
      words: stepWords(action, dispute),
    })),
  ]
  return moments.toSorted((left, right) => left.at.getTime() - right.at.getTime())
}

function openingWords({ openedByTeam, reason }: Told): string {
  return openedByTeam
    ? 'Nuestro equipo abrió la disputa: nadie confirmó la recepción.'
    : `El comprador abrió la disputa: ${REASON_WORDS[reason]}.`
}

function stepWords(action: string, { appealedBy, solution, refundCentesimos }: Told): string {
  const terms = solution && refundCentesimos !== null ? termsWords({ solution, refundCentesimos }) : ''
  switch (action) {
    case 'answer':
      return 'El proveedor respondió.'
    case 'escalate':
      return 'El proveedor no respondió a tiempo: pasó a revisión.'
    case 'review':
      return 'Empezó la revisión de nuestro equipo.'
    case 'agree':
      return `Se pusieron de acuerdo. ${terms}.`
    case 'drop':
      return 'El comprador retiró la disputa.'
    case 'decide':
      return 'Nuestro equipo decidió.'
    case 'appeal':
      return `${PARTY_WORDS[appealedBy ?? 'BUYER']} pidió otra revisión.`
    case 'close':
      return `La decisión quedó firme. ${terms}.`
    case 'decideAppeal':
      return `Nuestro equipo decidió de nuevo, y la decisión es final. ${terms}.`
    default:
      return 'La decisión se demora: tiene una nueva fecha.'
  }
}

const disputeSteps = batched(readAll, id => id)

async function readAll({ db }: OperationContext, disputeIds: readonly string[]) {
  const changes = await db.prisma.stateChange.findMany({
    where: { subjectId: { in: [...disputeIds] }, machine: 'Dispute' },
    orderBy: { id: 'asc' },
    select: { subjectId: true, at: true, action: true },
  })
  return disputeIds.map(id => changes.filter(({ subjectId }) => subjectId === id))
}
