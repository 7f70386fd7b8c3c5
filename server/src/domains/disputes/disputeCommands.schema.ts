import { z } from 'zod'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { ViewerActionType, viewerAction } from '../../graphql/viewerAction.ts'
import { globalId } from '../../platform/input.ts'
import { WrongState } from '../../platform/refusal.ts'
import { orderLifecycle } from '../orders/order.lifecycle.ts'
import { seesAsBuyer } from '../orders/order.policy.ts'
import { orderHistory } from '../orders/orderHistory.ts'
import { LATEST_DISPUTE } from '../payments/latestDispute.ts'
import {
  answerDisputeInput,
  appealDisputeInput,
  decideDisputeInput,
  openDisputeForBuyerInput,
  openDisputeInput,
  proposeSettlementInput,
} from './dispute.input.ts'
import { visibleDisputes } from './dispute.policy.ts'
import { DisputeType } from './dispute.schema.ts'
import { disputableUntil } from './disputeDays.ts'
import { answerDispute, openDispute, openDisputeForBuyer } from './opening.operations.ts'
import { DISPUTE_SETTLED, OPENING_OVER } from './opening.ts'
import { ENDING_SOLUTIONS } from './settlement.ts'
import {
  acceptProposal,
  appealDispute,
  decideDispute,
  dropDispute,
  proposeSettlement,
} from './settling.operations.ts'

builder.prismaObjectFields('Order', t => ({
  dispute: t.field({
    type: DisputeType,
    nullable: true,
    description: 'Its latest dispute; null without one.',
    select: (_args, _ctx, nestedSelection) => ({ disputes: nestedSelection(LATEST_DISPUTE) }),
    resolve: ({ disputes }) => disputes[0] ?? null,
  }),
  disputableUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'End of the time for opening a dispute; null before the money is released.',
    resolve: async (order, _args, ctx) => {
      const releasedAt = await releasedAtOf(ctx, order)
      return releasedAt && disputableUntil(ctx, releasedAt)
    },
  }),
  disputeAction: t.field({
    type: ViewerActionType,
    nullable: true,
    description: 'OPEN_DISPUTE for the buyer, by account or by link; null for others.',
    select: { disputes: { ...LATEST_DISPUTE, select: { state: true, solution: true } } },
    resolve: async ({ disputes: [latest], ...order }, _args, ctx) => {
      if (!seesAsBuyer(ctx.viewer, order)) return null
      const { state } = order
      const refused = (because: string) => viewerAction('OPEN_DISPUTE', false, because)
      if (orderLifecycle.next(state, 'dispute', 'buyer') === null)
        return refused(orderLifecycle.because[state])
      if (latest?.solution && ENDING_SOLUTIONS.includes(latest.solution)) return refused(DISPUTE_SETTLED)
      const releasedAt = await releasedAtOf(ctx, order)
      const isOver = releasedAt !== null && disputableUntil(ctx, releasedAt) <= ctx.clock.now()
      return isOver ? refused(OPENING_OVER) : viewerAction('OPEN_DISPUTE', true, '')
    },
  }),
}))

/** When the money of an order that is now released was released for the first time; null for other orders. */
async function releasedAtOf(
  ctx: Parameters<typeof orderHistory>[0],
  { id, state }: { readonly id: string; readonly state: string },
): Promise<Date | null> {
  if (state !== 'RELEASED') return null
  const history = await orderHistory(ctx, id)
  return history.find(({ action }) => action === 'release')?.at ?? null
}

const payload = {
  model: 'Dispute',
  field: 'dispute',
  fieldDescription: 'The dispute.',
  key: 'disputeId',
  visible: visibleDisputes,
} as const
const DisputePayload = payloadOf('DisputePayload', { ...payload, description: 'The dispute as it is now.' })
const disputeId = globalId().describe('The Dispute.')

commandWithInput('openDispute', {
  type: DisputePayload,
  description:
    'Opens a dispute about one’s own order: its money is held until the dispute is closed. The buyer, by account or by the order’s link.',
  authScopes: { public: true },
  refusals: [WrongState],
  input: openDisputeInput,
  inputDescription: 'The claim.',
  run: openDispute,
})
commandWithInput('openDisputeForBuyer', {
  type: DisputePayload,
  description:
    'Opens a dispute for the buyer of an order whose receipt is overdue: its money is held until the dispute is closed. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  input: openDisputeForBuyerInput,
  inputDescription: 'The order and the reasons.',
  run: openDisputeForBuyer,
})
commandWithInput('answerDispute', {
  type: DisputePayload,
  description: 'Answers a dispute about one’s own sale, in time. Its provider.',
  authScopes: { account: true },
  refusals: [WrongState],
  input: answerDisputeInput,
  inputDescription: 'The answer.',
  run: answerDispute,
})
commandWithInput('proposeSettlement', {
  type: DisputePayload,
  description: 'Proposes terms to the other party, in the place of one’s earlier ones. Both parties.',
  authScopes: { public: true },
  refusals: [WrongState],
  input: proposeSettlementInput,
  inputDescription: 'The terms.',
  run: proposeSettlement,
})
commandWithArgs('acceptProposal', {
  type: DisputePayload,
  description:
    'Accepts the other party’s latest proposal: the dispute ends and the money is settled. Both parties.',
  authScopes: { public: true },
  refusals: [WrongState],
  args: z.object({ proposalId: globalId().describe('The DisputeProposal.') }),
  run: (ctx, { proposalId }) => acceptProposal(ctx, proposalId),
})
commandWithArgs('dropDispute', {
  type: DisputePayload,
  description: 'Takes one’s own claim back: the order goes on. The buyer, by account or by the order’s link.',
  authScopes: { public: true },
  refusals: [WrongState],
  args: z.object({ disputeId }),
  run: (ctx, given) => dropDispute(ctx, given.disputeId),
})
commandWithInput('decideDispute', {
  type: DisputePayload,
  description:
    'Decides a dispute. The money is settled once nobody has appealed in time; the decision of an appeal settles it at once. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  input: decideDisputeInput,
  inputDescription: 'The decision.',
  run: decideDispute,
})
commandWithInput('appealDispute', {
  type: DisputePayload,
  description: 'Asks for a second review of a decision, once and in time. Both parties.',
  authScopes: { public: true },
  refusals: [WrongState],
  input: appealDisputeInput,
  inputDescription: 'The reasons.',
  run: appealDispute,
})
