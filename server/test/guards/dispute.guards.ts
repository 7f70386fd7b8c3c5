import { disputeLifecycle } from '../../src/domains/disputes/dispute.lifecycle.ts'
import { orderLifecycle } from '../../src/domains/orders/order.lifecycle.ts'
import type { DisputeState } from '../../src/generated/prisma/enums.ts'
import { after, DAY_MS } from '../../src/platform/clock.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Stage } from '../authorization/stage.ts'
import { claimInput } from '../disputesWorld.ts'
import {
  adminsOnly,
  buyersOwn,
  eachTime,
  type Guards,
  NOBODY,
  onceOnly,
  type People,
  type PrepareSubject,
  sameAgain,
  within,
} from './guards.ts'
import { onOrder, overdueGuard, sold } from './order.guards.ts'

/** A dispute of the owner about a sale of the provider, with a proposal of each. */
async function disputed(stage: Stage) {
  const { prisma } = stage.harness.services.db
  const orderId = await sold(stage)
  await prisma.order.update({ where: { id: orderId }, data: { state: 'DISPUTED' } })
  const at = stage.harness.clock.now()
  const later = after(at, DAY_MS)
  const terms = { solution: 'REFUND_PART', refundCentesimos: 100, createdAt: at } as const
  const { id, proposals } = await prisma.dispute.create({
    data: {
      orderId,
      reason: 'DAMAGED',
      text: 'Llegó roto',
      orderState: 'PAID',
      createdAt: at,
      answerDueAt: later,
      decisionDueAt: later,
      proposals: {
        create: [
          { ...terms, party: 'BUYER' },
          { ...terms, party: 'PROVIDER' },
        ],
      },
    },
    include: { proposals: true },
  })
  const decided = { solution: 'REFUND_PART', refundCentesimos: 100, decision: 'Así' } as const
  const put = (state: DisputeState) => {
    const isDecided = state === 'RESOLVED' || state === 'APPEALED'
    return prisma.dispute.update({
      where: { id },
      data: {
        state,
        closedAt: state === 'CLOSED' ? at : null,
        reviewDueAt: later,
        ...(isDecided ? { ...decided, appealUntil: later } : {}),
      },
    })
  }
  const proposalOf = (party: string) => proposals.find(proposal => proposal.party === party)?.id ?? ''
  return { id: encodeGlobalId('Dispute', id), put, proposalOf }
}

const onDispute =
  (input: Record<string, unknown>, first: DisputeState = 'OPEN'): PrepareSubject =>
  async stage => {
    const { id, put } = await disputed(stage)
    await put(first)
    return {
      variables: { input: { ...input, disputeId: id } },
      async put(state) {
        if (state === 'NOBODY') return { input: { ...input, disputeId: encodeGlobalId('Dispute', newId()) } }
        await put(state as DisputeState)
        return undefined
      },
    }
  }

const dropping: PrepareSubject = async stage => {
  const { id, put } = await disputed(stage)
  return {
    variables: { disputeId: id },
    async put(state) {
      await put(state as DisputeState)
      return undefined
    },
  }
}

const accepting: PrepareSubject = async stage => {
  const { put, proposalOf } = await disputed(stage)
  const proposal = (party: string) => ({ proposalId: encodeGlobalId('DisputeProposal', proposalOf(party)) })
  return {
    variables: proposal('PROVIDER'),
    async put(state) {
      if (state === 'OWN') return proposal('BUYER')
      await put(state as DisputeState)
      return undefined
    },
  }
}

const STRANGERS = ['otherBuyer', 'pending', 'rejected', 'suspended', 'stranger', 'quoter', 'admin'] as const
/** A mutation of both parties of the order. */
const partiesOwn: People = [
  [['owner', 'provider'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  // The guest holds another order's link.
  [[...STRANGERS, 'orderGuest'], 'NOT_FOUND'],
]
const text = 'No estoy de acuerdo con eso'

const shares = within('shares', ['buyer', 'provider', 'commission'])
const actions = within('viewerActions', ['action', 'enabled', 'disabledReason'])

export const DISPUTE_GUARDS: Guards = {
  commands: {
    openDispute: {
      scope: 'public',
      lifecycle: orderLifecycle,
      people: [...buyersOwn, [['orderGuest'], 'NOT_FOUND']],
      states: [
        [['PAID', 'SHIPPED'], 'done'],
        [['RECEIVED', 'CANCELED', 'DISPUTED', 'REFUNDED', 'PARTIALLY_REFUNDED'], 'WRONG_STATE'],
        // Its money was never released in this world: `dispute.test.ts` disputes released orders.
        [['RELEASED'], 'WRONG_STATE'],
      ],
      ...onceOnly,
      prepare: onOrder(claimInput('')),
    },
    openDisputeForBuyer: overdueGuard(orderId => ({
      input: { orderId, text: 'La agencia no muestra la entrega' },
    })),
    answerDispute: {
      scope: 'account',
      lifecycle: disputeLifecycle,
      people: [
        [['provider'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [['owner', 'otherBuyer', 'admin'], 'NOT_ALLOWED'],
        [['pending', 'rejected', 'suspended', 'stranger', 'quoter'], 'NOT_FOUND'],
      ],
      states: [
        [['OPEN'], 'done'],
        [['ANSWERED', 'IN_REVIEW', 'RESOLVED', 'APPEALED', 'CLOSED'], 'WRONG_STATE'],
      ],
      ...onceOnly,
      prepare: onDispute({ text, uploadIds: [] }),
    },
    proposeSettlement: {
      scope: 'public',
      lifecycle: disputeLifecycle,
      people: partiesOwn,
      states: [
        [['OPEN', 'ANSWERED', 'IN_REVIEW'], 'done'],
        [['RESOLVED', 'APPEALED', 'CLOSED'], 'WRONG_STATE'],
      ],
      ...sameAgain,
      prepare: onDispute({ solution: 'SEND_AGAIN' }),
    },
    acceptProposal: {
      scope: 'public',
      lifecycle: disputeLifecycle,
      people: [
        [['owner'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [['provider'], 'WRONG_STATE'],
        [[...STRANGERS, 'orderGuest'], 'NOT_FOUND'],
      ],
      states: [
        [['OPEN', 'ANSWERED', 'IN_REVIEW'], 'done'],
        [['RESOLVED', 'APPEALED', 'CLOSED', 'OWN'], 'WRONG_STATE'],
      ],
      ...onceOnly,
      prepare: accepting,
    },
    dropDispute: {
      scope: 'public',
      lifecycle: disputeLifecycle,
      people: [...buyersOwn, [['orderGuest'], 'NOT_FOUND']],
      states: [
        [['OPEN', 'ANSWERED', 'IN_REVIEW'], 'done'],
        [['RESOLVED', 'APPEALED', 'CLOSED'], 'WRONG_STATE'],
      ],
      ...onceOnly,
      prepare: dropping,
    },
    readDisputedConversation: {
      scope: 'admin',
      lifecycle: disputeLifecycle,
      people: adminsOnly,
      states: [
        [['OPEN', 'ANSWERED', 'IN_REVIEW', 'RESOLVED', 'APPEALED'], 'done'],
        [['CLOSED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...eachTime,
      prepare: onDispute({}),
    },
    decideDispute: {
      scope: 'admin',
      lifecycle: disputeLifecycle,
      people: adminsOnly,
      states: [
        [['ANSWERED', 'IN_REVIEW', 'APPEALED'], 'done'],
        [['OPEN', 'RESOLVED', 'CLOSED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      prepare: onDispute({ solution: 'REFUND_ALL', text }, 'ANSWERED'),
    },
    appealDispute: {
      scope: 'public',
      lifecycle: disputeLifecycle,
      people: partiesOwn,
      states: [
        [['RESOLVED'], 'done'],
        [['OPEN', 'ANSWERED', 'IN_REVIEW', 'APPEALED', 'CLOSED'], 'WRONG_STATE'],
      ],
      ...onceOnly,
      prepare: onDispute({ text }, 'RESOLVED'),
    },
  },

  fields: {
    Query: [[['admin'], ['disputes']]],
    Subscription: [[['admin'], ['disputeUpdated']]],
    order: [
      [['owner'], within('disputeAction', ['action', 'enabled'])],
      [NOBODY, ['dispute', 'disputableUntil', 'disputeAction.disabledReason']],
    ],
    canceledOrder: [
      [['owner'], within('disputeAction', ['action', 'enabled', 'disabledReason'])],
      [NOBODY, ['dispute', 'disputableUntil']],
    ],
    guestOrder: [
      [['orderGuest'], within('disputeAction', ['action', 'enabled', 'disabledReason'])],
      [
        ['orderGuest', 'provider', 'admin'],
        ['dispute', 'disputableUntil'],
      ],
    ],
    dispute: [
      [
        ['orderGuest', 'provider', 'admin'],
        [
          'id',
          'order',
          'state',
          ...within('status', ['label', 'tone']),
          'next',
          'reason',
          'reasonWords',
          'evidence',
          'text',
          'openedByTeam',
          'createdAt',
          'answerDueAt',
          'answer',
          'answeredAt',
          'decisionDueAt',
          'decision',
          'decidedAt',
          'appealUntil',
          'appeal',
          'appealedBy',
          'closedAt',
          'terms',
          ...shares,
          'commission',
          'advisesArbitration',
          'files',
          'proposals',
          ...within('timeline', ['at', 'words']),
          ...actions,
        ],
      ],
      [['orderGuest', 'provider'], ['viewerParty']],
    ],
    disputeProposal: [
      [
        ['orderGuest', 'provider', 'admin'],
        ['id', 'party', 'solution', 'words', ...shares, 'text', 'createdAt', 'acceptedAt', 'isAcceptable'],
      ],
    ],
    disputeFile: [
      [
        ['orderGuest', 'provider', 'admin'],
        ['id', 'kind', 'party', 'fileName', 'thumbnailUrl', 'url', 'posterUrl'],
      ],
    ],
  },

  onlyAnswered: ['DisputePayload'],
}
