import { type SettlementShares, settlementShares } from '../../common/disputes/settlementShares.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { DisputeReason, DisputeSolution, DisputeState } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { StatusType } from '../../graphql/status.ts'
import { ViewerActionType, viewerAction } from '../../graphql/viewerAction.ts'
import { OrderType } from '../orders/order.schema.ts'
import { isAdmin, type Viewer } from '../viewer.ts'
import { disputesTopic } from './dispute.events.ts'
import { disputeLifecycle, NEGOTIABLE } from './dispute.lifecycle.ts'
import { partyOf, visibleDisputes } from './dispute.policy.ts'
import { DisputeFileType, DisputePartyEnum } from './disputeFile.schema.ts'
import { ARBITRATION_CENTESIMOS, MAX_PROPOSALS } from './disputeTerms.ts'
import { type DisputeMoment, disputeTimeline } from './disputeTimeline.ts'
import { disputeStatus, EVIDENCE_WORDS, nextWords, REASON_WORDS, termsWords } from './disputeWords.ts'

const DisputeStateEnum = describedEnum('DisputeState', DisputeState, 'State of a dispute.', {
  OPEN: 'The dispute waits for the provider’s answer.',
  ANSWERED: 'The provider answered; the team’s review is near.',
  IN_REVIEW: 'The team reviews the dispute.',
  RESOLVED: 'The team decided; a party may ask for a second review.',
  APPEALED: 'A party asked for a second review.',
  CLOSED: 'The dispute is over: agreed, dropped, or decided for good.',
})
export const DisputeReasonEnum = describedEnum('DisputeReason', DisputeReason, 'The problem with an order.', {
  NOT_ARRIVED: 'The part did not arrive.',
  NOT_AS_AGREED: 'Another part than agreed.',
  DAMAGED: 'Damaged, or without function.',
  DOES_NOT_FIT: 'The part does not fit the vehicle.',
  INCOMPLETE: 'Some pieces are missing.',
})
export const DisputeSolutionEnum = describedEnum(
  'DisputeSolution',
  DisputeSolution,
  'Terms on which a dispute ends.',
  {
    REFUND_ALL: 'The buyer gets everything back.',
    REFUND_PART: 'The buyer gets a part back, the provider the rest less a smaller commission.',
    SEND_AGAIN: 'The provider sends the part again free of charge; the money stays held.',
    RELEASE: 'The provider gets the money.',
  },
)

const SharesType = builder.objectRef<SettlementShares>('SettlementShares').implement({
  description: 'Shares of what was paid through Tuerca under certain terms; their sum is what was paid.',
  fields: t => ({
    buyer: t.expose('buyerCentesimos', {
      type: 'Centesimos',
      description: 'The buyer’s refund, in centésimos.',
    }),
    provider: t.expose('providerCentesimos', {
      type: 'Centesimos',
      description: 'The provider’s share, in centésimos.',
    }),
    commission: t.expose('commissionCentesimos', {
      type: 'Centesimos',
      description: 'Tuerca’s commission, in centésimos.',
    }),
  }),
})

/** With the same arguments as the fields of `Order`, so that both are one read. */
const money = {
  id: true,
  buyerId: true,
  providerId: true,
  totalCentesimos: true,
  paidCentesimos: true,
  lines: { orderBy: { position: 'asc' }, select: { commissionCentesimos: true } },
} as const satisfies Prisma.OrderSelect
const withMoney = { order: { select: money } } as const
type Money = Prisma.OrderGetPayload<{ select: typeof money }>

const commissionOf = ({ lines }: Pick<Money, 'lines'>) =>
  lines.reduce((sum, line) => sum + line.commissionCentesimos, 0)

const sharesOf = (order: Money, refundCentesimos: number) =>
  settlementShares({ ...order, commissionCentesimos: commissionOf(order) }, refundCentesimos)

const DisputeProposalType = builder.prismaNode('DisputeProposal', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'Terms that a party proposes to the other one. Seen by both and the admin.',
  findUnique: (id, { viewer }) => ({ id, AND: [{ dispute: visibleDisputes(viewer) }] }),
  select: { id: true, party: true, dispute: { select: { state: true, order: { select: money } } } },
  fields: t => ({
    party: t.expose('party', { type: DisputePartyEnum, description: 'The proposing party.' }),
    solution: t.expose('solution', { type: DisputeSolutionEnum, description: 'The proposed solution.' }),
    words: t.string({
      description: 'The terms in Spanish.',
      select: { solution: true, refundCentesimos: true },
      resolve: termsWords,
    }),
    shares: t.field({
      type: SharesType,
      description: 'The money of each side.',
      select: { refundCentesimos: true },
      resolve: ({ refundCentesimos, dispute: { order } }) => sharesOf(order, refundCentesimos),
    }),
    text: t.exposeString('text', {
      nullable: true,
      extensions: { maxLength: 500 },
      description: 'Words to the other party; null without.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the proposal.' }),
    acceptedAt: t.expose('acceptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the acceptance; null unless accepted.',
    }),
    isAcceptable: t.boolean({
      description:
        'True when the viewer is the other party, and may still agree. A newer proposal replaces it.',
      resolve: ({ party, dispute: { state, order } }, _args, { viewer }) => {
        const own = partyOf(viewer, order)
        return own !== null && own !== party && NEGOTIABLE.includes(state)
      },
    }),
  }),
})

const MomentType = builder.objectRef<DisputeMoment>('DisputeMoment').implement({
  description: 'One thing that happened in a dispute.',
  fields: t => ({
    at: t.expose('at', { type: 'DateTime', description: 'Time of it.' }),
    words: t.exposeString('words', { description: 'In Spanish.' }),
  }),
})

const MOMENTS = { proposals: { orderBy: { id: 'asc' } } } as const

export const DisputeType = builder.prismaNode('Dispute', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description:
    'A claim of a buyer about an order, whose money is held until the dispute is closed. Seen by both parties and the admin.',
  select: {
    id: true,
    state: true,
    reason: true,
    openedByTeam: true,
    createdAt: true,
    answerDueAt: true,
    reviewDueAt: true,
    decisionDueAt: true,
    appealUntil: true,
    appealedBy: true,
    solution: true,
    refundCentesimos: true,
  },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleDisputes(viewer)] }),
  fields: t => ({
    order: t.relation('order', { type: OrderType, description: 'The disputed order.' }),
    state: t.expose('state', { type: DisputeStateEnum, description: 'Current state.' }),
    status: t.field({
      type: StatusType,
      description: 'Current state, in Spanish.',
      resolve: ({ state }) => disputeStatus(state),
    }),
    next: t.string({
      description: 'The next step of the dispute, with its date, in Spanish.',
      resolve: nextWords,
    }),
    reason: t.expose('reason', { type: DisputeReasonEnum, description: 'The problem.' }),
    reasonWords: t.string({
      description: 'The problem in Spanish.',
      resolve: ({ reason }) => REASON_WORDS[reason],
    }),
    evidence: t.stringList({
      description: 'The evidence that suits this problem, in Spanish; a handful.',
      resolve: ({ reason }) => [...EVIDENCE_WORDS[reason]],
    }),
    text: t.exposeString('text', {
      extensions: { maxLength: 2000 },
      description: 'The problem in the buyer’s words; in our team’s when `openedByTeam`.',
    }),
    openedByTeam: t.exposeBoolean('openedByTeam', {
      description: 'True when our team opened it for the buyer, about a receipt that nobody confirmed.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the opening.' }),
    answerDueAt: t.expose('answerDueAt', { type: 'DateTime', description: 'Deadline of the answer.' }),
    answer: t.exposeString('answer', {
      nullable: true,
      extensions: { maxLength: 2000 },
      description: 'The provider’s words; null without an answer.',
    }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the answer; null without one.',
    }),
    decisionDueAt: t.expose('decisionDueAt', {
      type: 'DateTime',
      description: 'Deadline of the team’s decision.',
    }),
    decision: t.exposeString('decision', {
      nullable: true,
      extensions: { maxLength: 2000 },
      description: 'The team’s reasons; null without a decision.',
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the latest decision; null without one.',
    }),
    appealUntil: t.expose('appealUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Deadline for asking for a second review; null without a decision.',
    }),
    appeal: t.exposeString('appeal', {
      nullable: true,
      extensions: { maxLength: 2000 },
      description: 'Reasons of the party that asked for a second review; null without one.',
    }),
    appealedBy: t.expose('appealedBy', {
      type: DisputePartyEnum,
      nullable: true,
      description: 'The party that asked for a second review; null without one.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the end; null while the dispute is under way.',
    }),
    terms: t.string({
      nullable: true,
      description: 'The agreed or decided terms in Spanish; null before, and of a dropped dispute.',
      resolve: ({ solution, refundCentesimos }) =>
        solution && refundCentesimos !== null ? termsWords({ solution, refundCentesimos }) : null,
    }),
    shares: t.field({
      type: SharesType,
      nullable: true,
      description:
        'The money of each side under the agreed or decided terms; null before, and when none of it moves.',
      select: withMoney,
      resolve: ({ solution, refundCentesimos, order }) =>
        solution && solution !== 'SEND_AGAIN' && refundCentesimos !== null
          ? sharesOf(order, refundCentesimos)
          : null,
    }),
    commission: t.field({
      type: 'Centesimos',
      description: 'Commission on the whole price in centésimos, for the preview of a settlement.',
      select: withMoney,
      resolve: ({ order }) => commissionOf(order),
    }),
    advisesArbitration: t.boolean({
      description: 'True above the price from which professional arbitration is advised.',
      select: withMoney,
      resolve: ({ order }) => order.totalCentesimos > ARBITRATION_CENTESIMOS,
    }),
    files: t.relation('files', {
      type: DisputeFileType,
      extensions: { atMost: 16 },
      description: 'Evidence of both parties; at most 16.',
      query: { orderBy: [{ party: 'asc' }, { position: 'asc' }] },
    }),
    proposals: t.relation('proposals', {
      type: DisputeProposalType,
      extensions: { atMost: MAX_PROPOSALS },
      description:
        'Proposals of both parties, the oldest first; at most 20. The newest of each party counts.',
      query: MOMENTS.proposals,
    }),
    timeline: t.field({
      type: [MomentType],
      extensions: { atMost: 64 },
      description: 'Its events, the oldest first.',
      select: MOMENTS,
      resolve: (dispute, _args, ctx) => disputeTimeline(ctx, dispute),
    }),
    viewerParty: t.field({
      type: DisputePartyEnum,
      nullable: true,
      description: 'The viewer’s party; null for the admin.',
      select: withMoney,
      resolve: ({ order }, _args, { viewer }) => partyOf(viewer, order),
    }),
    viewerActions: t.field({
      type: [ViewerActionType],
      extensions: { atMost: 4 },
      description:
        'ANSWER for the provider, DROP for the buyer, PROPOSE and APPEAL for both, DECIDE for the admin.',
      select: withMoney,
      resolve: (dispute, _args, { viewer, clock }) => actionsOf(dispute, viewer, clock.now()),
    }),
  }),
})

function actionsOf(
  dispute: Parameters<typeof disputeLifecycle.stateAt>[0] & { readonly order: Money },
  viewer: Viewer,
  now: Date,
) {
  const party = partyOf(viewer, dispute.order)
  // The clock may be about to take a step.
  const state = disputeLifecycle.stateAt(dispute, now)
  const because = disputeLifecycle.because[state]
  const can = (action: 'answer' | 'drop' | 'appeal', actor: 'buyer' | 'provider') =>
    disputeLifecycle.next(state, action, actor) !== null
  const negotiable = viewerAction('PROPOSE', NEGOTIABLE.includes(state), because)
  if (party === 'BUYER')
    return [
      negotiable,
      viewerAction('DROP', can('drop', 'buyer'), because),
      viewerAction('APPEAL', can('appeal', 'buyer'), because),
    ]
  if (party === 'PROVIDER')
    return [
      viewerAction('ANSWER', can('answer', 'provider'), because),
      negotiable,
      viewerAction('APPEAL', can('appeal', 'provider'), because),
    ]
  if (!isAdmin(viewer)) return []
  const decidable = ['ANSWERED', 'IN_REVIEW', 'APPEALED'].includes(state)
  return [viewerAction('DECIDE', decidable, because)]
}

const openArg = {
  description: 'True: only disputes under way; false: only closed ones; all when left out.',
} as const

function disputesWhere(open: boolean | null | undefined, viewer: Viewer): Prisma.DisputeWhereInput {
  const chosen = open == null ? [] : [{ state: open ? { not: 'CLOSED' as const } : ('CLOSED' as const) }]
  return { AND: [visibleDisputes(viewer), ...chosen] }
}

builder.queryField('disputes', t =>
  t.prismaConnection({
    type: DisputeType,
    cursor: 'id',
    nullable: true,
    description: 'All disputes, the newest first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: { open: t.arg.boolean(openArg) },
    totalCount: (_root, { open }, { db, viewer }) =>
      db.prisma.dispute.count({ where: disputesWhere(open, viewer) }),
    resolve: (query, _root, { open }, { db, viewer }) =>
      db.prisma.dispute.findMany({ ...query, where: disputesWhere(open, viewer), orderBy: { id: 'desc' } }),
  }),
)

newsField('disputeUpdated', {
  model: 'Dispute',
  description:
    'Each dispute that is opened or goes on. The admin; the parties hear of it as news of the order.',
  authScopes: { admin: true },
  topic: () => disputesTopic,
  key: 'disputeId',
  visible: visibleDisputes,
})
