import { readFile } from 'node:fs/promises'
import { type DocumentNode, parse, visit } from 'graphql'
import { requireAccount } from '../src/domains/viewer.ts'
import { encodeGlobalId } from '../src/platform/globalIds.ts'
import { newId } from '../src/platform/ids.ts'
import { payCustomOrder, writeCustomOrder } from './customOrdersWorld.ts'
import { keepDispute } from './disputesWorld.ts'
import type { Caller } from './harness.ts'
import { reportOf, say } from './messageReportsWorld.ts'
import { keepPaymentCase } from './paymentCases.ts'
import { createPaidOrder, type PaidOrder, type PaymentsWorld } from './paymentsWorld.ts'
import { keepPayoutLine } from './payoutsWorld.ts'
import { createReportedReview } from './reviewsWorld.ts'

/** Objects that the variables name. */
export interface Subject extends PaidOrder {
  /** Global id of the buyer. */
  readonly buyerId: string
  /** Global id of the selling provider. */
  readonly providerId: string
  /** Global id of the order's conversation. */
  readonly conversationId: string
  /** A payout's batch, by its database id, and global ids of the batch and the bank account. */
  readonly rawBatchId: string
  readonly batchId: string
  readonly payoutAccountId: string
  /** Global id of a paid custom order. */
  readonly customOrderId: string
  /** Global id of a review of another order, which its provider reported. */
  readonly reviewId: string
  /** Global id of a closed dispute about the order. */
  readonly disputeId: string
  /** Code of the order's warranty certificate. */
  readonly warrantyCode: string
  /** Global id of a report of a message of the conversation. */
  readonly messageReportId: string
  /** Global id of a lost dispute about the payment of the order. */
  readonly paymentCaseId: string
  /** Global id of an enquiry to our team. */
  readonly enquiryId: string
  /** The holders of the links of a request, a paid custom order and its order. */
  readonly guests: readonly Caller[]
}

type Variables = Readonly<Record<string, unknown>>

/**
 * The object that a query's variable names, by the variable's name. A required one without an entry is an
 * error of the test.
 */
const GIVEN: Readonly<Record<string, (paid: Subject) => unknown>> = {
  about: ({ request }) => request.id,
  account: ({ buyerId }) => buyerId,
  batchId: ({ batchId }) => batchId,
  code: ({ warrantyCode }) => warrantyCode,
  checkoutId: ({ checkoutId }) => encodeGlobalId('Checkout', checkoutId),
  customOrderId: ({ customOrderId }) => customOrderId,
  disputeId: ({ disputeId }) => disputeId,
  kind: () => 'CHEAPEST',
  left: ({ offerId }) => offerId,
  offerId: ({ offerId }) => offerId,
  orderId: ({ orderId }) => orderId,
  payableId: ({ offerId }) => offerId,
  purpose: () => 'SIGN_IN',
  requestId: ({ request }) => request.id,
  right: ({ offerId }) => offerId,
  sales: () => false,
  search: () => 'rep',
  sessionId: ({ sessionId }) => sessionId,
  submissionKey: () => 'unknown',
  token: () => 'unknown',
}

/** The object that the variable `id` names, by the type that the query reads. */
const NODES: Readonly<Record<string, (paid: Subject) => string>> = {
  Account: ({ buyerId }) => buyerId,
  Conversation: ({ conversationId }) => conversationId,
  Enquiry: ({ enquiryId }) => enquiryId,
  MessageReport: ({ messageReportId }) => messageReportId,
  Order: ({ orderId }) => orderId,
  PaymentCase: ({ paymentCaseId }) => paymentCaseId,
  PartRequest: ({ request }) => request.id,
  PayoutAccount: ({ payoutAccountId }) => payoutAccountId,
  PayoutBatch: ({ batchId }) => batchId,
  Provider: ({ providerId }) => providerId,
  Review: ({ reviewId }) => reviewId,
}

/** Lists that are measured with a filter; their pages are without. */
const FILTERS: Readonly<Record<string, Variables>> = {
  AdminScreenQuery: { status: 'APPROVED', orderBy: 'NEWEST' },
  DataRequestsScreenQuery: { closed: false },
  DisputesScreenQuery: { open: false },
  EnquiriesScreenQuery: { answered: false },
  FailedRefundsScreenQuery: { handled: false },
  PaymentCasesScreenQuery: { due: true },
  PurchaseFlagsScreenQuery: { decided: false },
  FailedJobsScreenQuery: { state: 'WAITING' },
  MessageReportsScreenQuery: { closed: false },
  ReviewReportsScreenQuery: { closed: false },
  TestimonialsScreenQuery: { quoted: false },
}

/** Sends a query's text as the cast member who gets most from it. */
export async function senderOf(
  { cast }: PaymentsWorld,
  subject: Subject,
  text: string,
): Promise<() => Promise<unknown>> {
  const document = parse(text)
  const variables = variablesOf(document, subject)
  const answers: { readonly caller: Caller; readonly values: number }[] = []
  for (const caller of [cast.ana, cast.litoral, cast.bulevar, cast.admin, ...subject.guests]) {
    const { data, errors } = await caller.run(text, variables)
    answers.push({ caller, values: errors.length > 0 ? -1 : valuesIn(data) })
  }
  // The first of several with the same result.
  const [best] = answers.toSorted((a, b) => b.values - a.values)
  if (!best || best.values < 0) throw new Error(`all of the cast are refused ${text}`)
  return () => best.caller.data(text, variables)
}

/** Variables by which a query of the client names the subject. */
export function variablesOf(document: DocumentNode, subject: Subject): Variables {
  const [operation] = document.definitions
  if (operation?.kind !== 'OperationDefinition') throw new Error('not an operation')
  const given = (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const { value: name } = variable.name
    const value = name === 'id' ? NODES[nodeType(document)] : GIVEN[name]
    if (!value && type.kind === 'NonNullType')
      throw new Error(`${operation.name?.value}: what is $${name}? (GIVEN and NODES of test/screens.ts)`)
    return value ? [[name, value(subject)] as const] : []
  })
  return { ...Object.fromEntries(given), ...FILTERS[operation.name?.value ?? ''] }
}

/** The first type that a query reads from a node. */
function nodeType(document: DocumentNode): string {
  let found = ''
  const typeOf = (name: string) =>
    document.definitions.flatMap(definition =>
      definition.kind === 'FragmentDefinition' && definition.name.value === name
        ? [definition.typeCondition.name.value]
        : [],
    )[0]
  visit(document, {
    Field(field) {
      if (field.name.value !== 'node' || (field.arguments ?? []).length === 0) return
      for (const inner of field.selectionSet?.selections ?? []) {
        if (found) return
        if (inner.kind === 'InlineFragment') found = inner.typeCondition?.name.value ?? ''
        if (inner.kind === 'FragmentSpread') found = typeOf(inner.name.value) ?? ''
      }
    },
  })
  return found
}

/** Number of values in an answer that are not null. */
function valuesIn(answer: unknown): number {
  if (answer === null || answer === undefined) return 0
  if (typeof answer !== 'object') return 1
  return Object.entries(answer).reduce(
    (sum, [name, value]) => sum + (name === '__typename' ? 0 : valuesIn(value)),
    0,
  )
}

/** The operations of the client by id, as it sends them. */
export async function clientOperations(): Promise<ReadonlyMap<string, string>> {
  const file = await readFile(new URL('../../client/persisted.json', import.meta.url), 'utf8')
  return new Map(Object.entries(JSON.parse(file) as Record<string, string>))
}

/** The queries of the client by name, as it sends them. */
export async function clientQueries(): Promise<ReadonlyMap<string, string>> {
  return new Map(
    [...(await clientOperations()).values()].flatMap(text => {
      const [operation] = parse(text).definitions
      const isQuery = operation?.kind === 'OperationDefinition' && operation.operation === 'query'
      return isQuery && operation.name ? [[operation.name.value, text] as const] : []
    }),
  )
}

/** A paid order as the screens' subject. */
export async function createSubject(world: PaymentsWorld): Promise<Subject> {
  const paid = await createPaidOrder(world)
  const { viewer } = await world.cast.litoral.data<{ viewer: { provider: { id: string } } }>(
    '{ viewer { provider { id } } }',
  )
  const { node } = await world.cast.ana.data<{ node: { conversation: { id: string } } }>(
    'query ($id: ID!) { node(id: $id) { ... on Order { conversation { id } } } }',
    { id: paid.orderId },
  )
  const { viewer: buyer } = await world.cast.ana.data<{ viewer: { id: string } }>('{ viewer { id } }')
  const enquiry = await world.harness.services.db.prisma.enquiry.create({
    data: {
      kind: 'OTHER',
      name: 'Elena Pereira',
      email: 'elena@correo.test',
      subject: 'Una duda',
      message: '¿Hacen envíos?',
      submissionKey: newId(),
      createdAt: world.harness.clock.now(),
    },
  })
  const disputeId = await keepDispute(world.harness, paid.rawOrderId)
  const payout = await keepPayoutLine(world.harness, requireAccount(world.cast.admin.viewer).accountId)
  const { warrantyCode } = await world.harness.services.db.prisma.order.findUniqueOrThrow({
    where: { id: paid.rawOrderId },
  })
  const quotation = await writeCustomOrder(world.harness, world.cast.litoral)
  const bought = await payCustomOrder(world, quotation)
  return {
    ...paid,
    guests: [
      world.harness.guest({ subject: 'PART_REQUEST', id: paid.request.rawId }),
      quotation.guest,
      bought.guest,
    ],
    buyerId: buyer.id,
    providerId: viewer.provider.id,
    conversationId: node.conversation.id,
    rawBatchId: payout.batchId,
    batchId: encodeGlobalId('PayoutBatch', payout.batchId),
    payoutAccountId: encodeGlobalId('PayoutAccount', payout.accountId),
    customOrderId: quotation.id,
    warrantyCode,
    disputeId: encodeGlobalId('Dispute', disputeId),
    enquiryId: encodeGlobalId('Enquiry', enquiry.id),
    paymentCaseId: encodeGlobalId('PaymentCase', await keepPaymentCase(world.harness, paid.rawOrderId)),
    messageReportId: await reportOf(world.cast.ana, await say(world.cast.litoral, paid.orderId, 'Sale hoy')),
    reviewId: (await createReportedReview(world)).reviewId,
  }
}
