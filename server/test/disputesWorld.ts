import type { DisputeReason, DisputeSolution } from '../src/generated/prisma/enums.ts'
import type { Caller, Harness } from './harness.ts'
import type { PaidOrder, PaymentsWorld } from './paymentsWorld.ts'

const ANSWER =
  '... on DisputePayload { dispute { id state order { state } } } ... on Refusal { code message path }'

export const OPEN_DISPUTE = /* GraphQL */ `
  mutation ($input: OpenDisputeInput!) { openDispute(input: $input) { __typename ${ANSWER} } }
`
export const ANSWER_DISPUTE = /* GraphQL */ `
  mutation ($input: AnswerDisputeInput!) { answerDispute(input: $input) { __typename ${ANSWER} } }
`
export const PROPOSE_SETTLEMENT = /* GraphQL */ `
  mutation ($input: ProposeSettlementInput!) { proposeSettlement(input: $input) { __typename ${ANSWER} } }
`
export const ACCEPT_PROPOSAL = /* GraphQL */ `
  mutation ($proposalId: ID!) { acceptProposal(proposalId: $proposalId) { __typename ${ANSWER} } }
`
export const DROP_DISPUTE = /* GraphQL */ `
  mutation ($disputeId: ID!) { dropDispute(disputeId: $disputeId) { __typename ${ANSWER} } }
`
export const DECIDE_DISPUTE = /* GraphQL */ `
  mutation ($input: DecideDisputeInput!) { decideDispute(input: $input) { __typename ${ANSWER} } }
`
export const APPEAL_DISPUTE = /* GraphQL */ `
  mutation ($input: AppealDisputeInput!) { appealDispute(input: $input) { __typename ${ANSWER} } }
`

export interface Claim {
  readonly reason?: DisputeReason
  readonly solution?: DisputeSolution
  /** In centésimos. */
  readonly refund?: number
  readonly uploadIds?: readonly string[]
}

/** The typed values of a claim about an order, by its global id. */
export const claimInput = (orderId: string, claim: Claim = {}) => ({
  orderId,
  reason: 'DAMAGED',
  text: 'La óptica llegó con el vidrio roto',
  solution: 'REFUND_ALL',
  uploadIds: [],
  ...claim,
})

interface Result {
  readonly code?: string
  readonly message?: string
  readonly path?: readonly string[]
  readonly dispute?: {
    readonly id: string
    readonly state: string
    readonly order: { readonly state: string }
  }
}

/** The result of a mutation of a dispute. */
export async function sent(
  caller: Caller,
  mutation: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Result> {
  const [result] = Object.values(await caller.data<Record<string, Result>>(mutation, variables))
  if (!result) throw new Error('the mutation has no result')
  return result
}

/** Ana disputes her order; returns the dispute's global id. */
export async function disputeOf(
  { cast }: PaymentsWorld,
  { orderId }: PaidOrder,
  claim?: Claim,
): Promise<string> {
  const { dispute, message } = await sent(cast.ana, OPEN_DISPUTE, { input: claimInput(orderId, claim) })
  if (!dispute) throw new Error(message)
  return dispute.id
}

/** Litoral answers a dispute. */
export const answerFor = ({ cast }: PaymentsWorld, disputeId: string) =>
  sent(cast.litoral, ANSWER_DISPUTE, {
    input: { disputeId, text: 'Salió entera, tengo las fotos', uploadIds: [] },
  })

/** The team's decision of a dispute. */
export const decide = (
  { cast }: PaymentsWorld,
  disputeId: string,
  terms: { readonly solution: DisputeSolution; readonly refund?: number },
) => sent(cast.admin, DECIDE_DISPUTE, { input: { disputeId, text: 'Las fotos muestran el daño', ...terms } })

/** Global id of the latest proposal of a dispute. */
export async function latestProposal(
  { cast }: Pick<PaymentsWorld, 'cast'>,
  disputeId: string,
  reader: Caller = cast.ana,
): Promise<string> {
  const { node } = await reader.data<{ node: { proposals: { id: string }[] } }>(
    'query ($id: ID!) { node(id: $id) { ... on Dispute { proposals { id } } } }',
    { id: disputeId },
  )
  return node.proposals.at(-1)?.id ?? ''
}

/** A closed dispute about an order, whose part was to be sent again; returns its database id. */
export async function keepDispute({ services, clock }: Harness, orderId: string): Promise<string> {
  const at = clock.now()
  const terms = { solution: 'SEND_AGAIN', refundCentesimos: 0 } as const
  const { id } = await services.db.prisma.dispute.create({
    data: {
      orderId,
      state: 'CLOSED',
      reason: 'INCOMPLETE',
      text: 'Falta el soporte',
      orderState: 'SHIPPED',
      createdAt: at,
      answerDueAt: at,
      decisionDueAt: at,
      ...terms,
      closedAt: at,
      proposals: { create: { ...terms, party: 'BUYER', createdAt: at, acceptedAt: at } },
    },
    select: { id: true },
  })
  return id
}
