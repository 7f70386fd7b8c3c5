import type { DisputeState } from '../../generated/prisma/enums.ts'
import { defineLifecycle } from '../../platform/lifecycle.ts'
import { WrongState } from '../../platform/refusal.ts'

/** The columns that decide the deadlines of a dispute. */
export interface DatedDispute {
  readonly answerDueAt: Date
  readonly reviewDueAt: Date | null
  readonly decisionDueAt: Date
  readonly appealUntil: Date | null
}

const NEVER = new Date(8_640_000_000_000_000)

export const disputeLifecycle = defineLifecycle({
  machine: 'Dispute',
  initial: 'OPEN',
  finals: ['CLOSED'],
  steps: {
    answer: { from: ['OPEN'], to: 'ANSWERED', actors: ['provider'] },
    /** The provider did not answer in time. */
    escalate: { from: ['OPEN'], to: 'IN_REVIEW', actors: ['clock'] },
    review: { from: ['ANSWERED'], to: 'IN_REVIEW', actors: ['clock'] },
    /** The team is late: the decision gets another date, and the parties a notice. */
    postpone: { from: ['IN_REVIEW'], to: 'IN_REVIEW', actors: ['clock'] },
    postponeAppeal: { from: ['APPEALED'], to: 'APPEALED', actors: ['clock'] },
    /** A party accepts the other one's proposal: the money is settled at once. */
    agree: { from: ['OPEN', 'ANSWERED', 'IN_REVIEW'], to: 'CLOSED', actors: ['buyer', 'provider'] },
    /** The buyer takes the claim back: the order goes on from where it was. */
    drop: { from: ['OPEN', 'ANSWERED', 'IN_REVIEW'], to: 'CLOSED', actors: ['buyer'] },
    /** The money waits until the time for an appeal is over. */
    decide: { from: ['ANSWERED', 'IN_REVIEW'], to: 'RESOLVED', actors: ['staff'] },
    appeal: { from: ['RESOLVED'], to: 'APPEALED', actors: ['buyer', 'provider'] },
    /** Nobody appealed in time: the money is settled as decided. */
    close: { from: ['RESOLVED'], to: 'CLOSED', actors: ['clock'] },
    /** The second decision is final, and settles the money. */
    decideAppeal: { from: ['APPEALED'], to: 'CLOSED', actors: ['staff'] },
  },
  because: {
    OPEN: 'La disputa espera la respuesta del proveedor.',
    ANSWERED: 'La disputa ya fue respondida y espera la revisión.',
    IN_REVIEW: 'Nuestro equipo está revisando la disputa.',
    RESOLVED: 'La disputa ya tiene una decisión.',
    APPEALED: 'La disputa está en segunda revisión.',
    CLOSED: 'La disputa está cerrada.',
  },
  deadlines: {
    OPEN: { action: 'escalate', at: ({ answerDueAt }: DatedDispute) => answerDueAt },
    ANSWERED: { action: 'review', at: ({ reviewDueAt }: DatedDispute) => reviewDueAt ?? NEVER },
    IN_REVIEW: { action: 'postpone', at: ({ decisionDueAt }: DatedDispute) => decisionDueAt },
    RESOLVED: { action: 'close', at: ({ appealUntil }: DatedDispute) => appealUntil ?? NEVER },
    APPEALED: { action: 'postponeAppeal', at: ({ decisionDueAt }: DatedDispute) => decisionDueAt },
  },
})

/** States in which the parties may still agree by themselves. */
export const NEGOTIABLE = disputeLifecycle.steps.agree.from

/** Throws WrongState when the time of the present state is over, even if its timer has not run yet. */
export function requireInTime(dispute: DatedDispute & { readonly state: DisputeState }, now: Date): void {
  const state = disputeLifecycle.stateAt(dispute, now)
  if (state !== dispute.state) throw new WrongState('El plazo ya pasó.', state)
}
