import { post } from '../src/domains/payments/ledger.ts'
import { sealAccount } from '../src/domains/payouts/sealedAccount.ts'
import { requireProvider } from '../src/domains/viewer.ts'
import type { PayoutAccount } from '../src/generated/prisma/client.ts'
import { after, DAY_MS } from '../src/platform/clock.ts'
import { newId } from '../src/platform/ids.ts'
import type { Harness } from './harness.ts'
import { createProvider } from './world.ts'

/** An account as a provider types it; the cédula has a right check digit. */
export const TYPED_ACCOUNT = {
  bank: 'BROU',
  type: 'SAVINGS',
  number: '001-234567.00021',
  holder: 'Dueña del Litoral',
  document: '1.234.567-2',
} as const
export const OPENED_ACCOUNT = {
  number: '00123456700021',
  holder: 'Dueña del Litoral',
  document: '12345672',
}

/** A bank account of that provider, in force since yesterday unless told. */
export function keepPayoutAccount(
  { services, clock }: Pick<Harness, 'services' | 'clock'>,
  providerId: string,
  data: Partial<Pick<PayoutAccount, 'state' | 'effectiveAt' | 'reason' | 'decidedAt'>> = {},
  details = OPENED_ACCOUNT,
) {
  const id = newId()
  const createdAt = after(clock.now(), -DAY_MS)
  return services.db.prisma.payoutAccount.create({
    data: {
      id,
      providerId,
      bank: 'BROU',
      type: 'SAVINGS',
      ...sealAccount(services, id, details),
      state: 'APPROVED',
      createdAt,
      decidedAt: createdAt,
      effectiveAt: createdAt,
      ...data,
    },
  })
}

/** Released money of that provider that no order explains, payable since two months. */
export function keepPayable(
  { services, clock }: Pick<Harness, 'services' | 'clock'>,
  providerId: string,
  amountCentesimos: number,
): Promise<void> {
  return services.transact(({ tx }) =>
    post(tx, {
      kind: 'RELEASE',
      subjectId: newId(),
      orderId: null,
      paymentId: null,
      postings: [
        { account: 'HELD', providerId, amountCentesimos },
        { account: 'PROVIDER_PAYABLE', providerId, amountCentesimos: -amountCentesimos },
      ],
      at: after(clock.now(), -60 * DAY_MS),
    }),
  )
}

/**
 * A pending line of a new provider in that batch, or in a batch of its own, without any money: database ids.
 */
export async function keepPayoutLine(
  harness: Harness,
  closedById: string,
  batchId: string | null = null,
): Promise<{ batchId: string; accountId: string }> {
  const { prisma } = harness.services.db
  const email = `cobra-${newId()}@cobros.test`
  const { viewer } = await createProvider(harness, { companyName: 'Casa que cobra', email })
  const providerId = requireProvider(viewer).provider.id
  const { id: accountId } = await keepPayoutAccount(harness, providerId)
  const batch = batchId
    ? { connect: { id: batchId } }
    : {
        create: {
          submissionKey: newId(),
          closedAt: harness.clock.now(),
          closedBy: { connect: { id: closedById } },
        },
      }
  const line = await prisma.payoutLine.create({
    data: {
      batch,
      provider: { connect: { id: providerId } },
      account: { connect: { id: accountId } },
      amountCentesimos: 100,
    },
  })
  return { batchId: line.batchId, accountId }
}

export const REQUEST_PAYOUT_ACCOUNT = /* GraphQL */ `
  mutation ($input: RequestPayoutAccountInput!) {
    requestPayoutAccount(input: $input) {
      __typename
      ... on PayoutAccountPayload { payoutAccount { id state hint status { label } details { number holder document } } }
      ... on Refusal { code message path }
      ... on InvalidInput { fields { path message } }
    }
  }
`
const DECIDED = `__typename
  ... on PayoutAccountPayload { payoutAccount { state reason effectiveAt status { label } } }
  ... on Refusal { code message path }`
export const APPROVE_PAYOUT_ACCOUNT = `mutation ($id: ID!) { approvePayoutAccount(id: $id) { ${DECIDED} } }`
export const WITHDRAW_PAYOUT_ACCOUNT = `mutation ($id: ID!) { withdrawPayoutAccount(id: $id) { ${DECIDED} } }`
export const REJECT_PAYOUT_ACCOUNT = `mutation ($id: ID!, $reason: String!) { rejectPayoutAccount(id: $id, reason: $reason) { ${DECIDED} } }`

const FIELDS = `payoutBatch { id state filePath exportedAt
    total { count amount } pending { count amount } paid { count amount } failed { count amount }
    lines(first: 20) { totalCount edges { node { id amount state reason status { label } provider { companyName } account { hint } } } } }`
const BATCH = `__typename ... on PayoutBatchPayload { ${FIELDS} } ... on Refusal { code message }`
const LINE = `__typename ... on PayoutLinePayload { ${FIELDS} } ... on Refusal { code message }`
export const CLOSE_PAYOUT_BATCH = `mutation ($key: ID!) { closePayoutBatch(submissionKey: $key) { ${BATCH} } }`
export const MARK_PAYOUT_PAID = `mutation ($id: ID!) { markPayoutPaid(id: $id) { ${LINE} } }`
export const MARK_PAYOUT_FAILED = `mutation ($id: ID!, $reason: String!) { markPayoutFailed(id: $id, reason: $reason) { ${LINE} } }`
export const BALANCE = '{ viewer { provider { balance { held payable waiting payingOut paidOut } } } }'

export interface AnsweredBatch {
  readonly id: string
  readonly state: string
  readonly filePath: string
  readonly lines: {
    readonly totalCount: number
    readonly edges: readonly {
      readonly node: {
        readonly id: string
        readonly amount: number
        readonly state: string
        readonly reason: string | null
        readonly provider: { readonly companyName: string }
      }
    }[]
  }
}
