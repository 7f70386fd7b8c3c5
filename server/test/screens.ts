import { readFile } from 'node:fs/promises'
import { parse } from 'graphql'
import { encodeGlobalId } from '../src/platform/globalIds.ts'
import { newId } from '../src/platform/ids.ts'
import { createPaidOrder, type PaidOrder, type PaymentsWorld } from './paymentsWorld.ts'
import type { Cast } from './world.ts'

/** What the variables name. */
export interface Subject extends PaidOrder {
  /** Global id of the buyer. */
  readonly buyerId: string
  /** Global id of the selling provider. */
  readonly providerId: string
  /** Global id of the order's conversation. */
  readonly conversationId: string
  /** Global id of what somebody asked our team. */
  readonly enquiryId: string
}

interface Screen {
  /** Who sends it; `guest` has the link of the request. */
  readonly as: keyof Cast | 'guest'
  readonly variables: (paid: Subject) => Record<string, unknown>
}

const none = () => ({})

/** Sends a query's text as the one who sends it. */
export function askAs(
  { harness, cast }: PaymentsWorld,
  { as, variables }: Screen,
  subject: Subject,
  text: string,
) {
  const caller =
    as === 'guest' ? harness.guest({ subject: 'PART_REQUEST', id: subject.request.rawId }) : cast[as]
  return caller.data(text, variables(subject))
}

/** Each query of the client, who sends it, and with what. */
export const screens: Readonly<Record<string, Screen>> = {
  AccountSecurityScreenQuery: { as: 'ana', variables: none },
  FinishSignUpScreenQuery: { as: 'ana', variables: none },
  RegistrationPicturesQuery: { as: 'ana', variables: none },
  useLinkEndingQuery: { as: 'ana', variables: () => ({ token: 'unknown', purpose: 'SIGN_IN' }) },
  suppliersQuery: { as: 'ana', variables: () => ({ search: 'rep' }) },
  AssistantModelScreenQuery: { as: 'admin', variables: none },
  AdminScreenQuery: { as: 'admin', variables: () => ({ status: 'APPROVED', orderBy: 'NEWEST' }) },
  BuyerPanelQuery: { as: 'ana', variables: none },
  BuyerProfileTabQuery: { as: 'ana', variables: none },
  ChatScreenQuery: { as: 'ana', variables: ({ request }) => ({ about: request.id }) },
  CheckoutStatusQuery: {
    as: 'ana',
    variables: ({ checkoutId }) => ({ checkoutId: encodeGlobalId('Checkout', checkoutId) }),
  },
  ComparisonTabQuery: { as: 'ana', variables: none },
  ComparisonTabPaginationQuery: { as: 'ana', variables: ({ buyerId }) => ({ id: buyerId }) },
  ConversationPanelPaginationQuery: {
    as: 'ana',
    variables: ({ conversationId }) => ({ id: conversationId }),
  },
  DataRequestsScreenQuery: { as: 'admin', variables: () => ({ closed: false }) },
  DataRequestListPaginationQuery: { as: 'admin', variables: none },
  EnquiriesScreenQuery: { as: 'admin', variables: () => ({ answered: false }) },
  EnquiryListPaginationQuery: { as: 'admin', variables: none },
  EnquiryDialogQuery: { as: 'admin', variables: ({ enquiryId }) => ({ id: enquiryId }) },
  ContactViewListPaginationQuery: { as: 'ana', variables: ({ buyerId }) => ({ id: buyerId }) },
  FindPartScreenQuery: { as: 'ana', variables: none },
  FollowScreenFollowedQuery: { as: 'guest', variables: none },
  AssistantQuery: { as: 'ana', variables: none },
  InlineAssistantQuery: { as: 'ana', variables: none },
  NewOfferDialogQuery: { as: 'litoral', variables: ({ request }) => ({ requestId: request.id }) },
  ProviderQueuePaginationQuery: { as: 'admin', variables: none },
  MoneyTabQuery: { as: 'litoral', variables: none },
  OffersTabQuery: { as: 'litoral', variables: none },
  OffersTabPaginationQuery: { as: 'litoral', variables: ({ providerId }) => ({ count: 20, id: providerId }) },
  OrderContactQuery: { as: 'litoral', variables: ({ orderId }) => ({ orderId }) },
  OrderDialogQuery: { as: 'litoral', variables: ({ orderId }) => ({ id: orderId }) },
  OwnRequestsTabQuery: { as: 'ana', variables: none },
  OwnRequestsTabPaginationQuery: { as: 'ana', variables: ({ buyerId }) => ({ id: buyerId }) },
  PayFormQuery: { as: 'ana', variables: ({ offerId }) => ({ payableId: offerId }) },
  KnownPaymentQuery: { as: 'ana', variables: ({ sessionId }) => ({ sessionId }) },
  PaymentSuccessScreenQuery: { as: 'ana', variables: ({ sessionId }) => ({ sessionId }) },
  PrivacySettingsScreenQuery: { as: 'ana', variables: none },
  ProfileTabQuery: { as: 'litoral', variables: none },
  BuyerOrdersTabQuery: { as: 'ana', variables: none },
  BuyerOrdersTabPaginationQuery: { as: 'ana', variables: ({ buyerId }) => ({ id: buyerId }) },
  RequestOffersPaginationQuery: { as: 'ana', variables: ({ request }) => ({ id: request.id }) },
  ProviderPanelQuery: { as: 'litoral', variables: none },
  ProviderProfileDetailQuery: { as: 'admin', variables: ({ providerId }) => ({ id: providerId }) },
  ProviderReviewQuery: { as: 'admin', variables: ({ providerId }) => ({ id: providerId }) },
  RequestScreenQuery: { as: 'ana', variables: ({ request }) => ({ requestId: request.id }) },
  AddToRequestDialogQuery: { as: 'ana', variables: ({ request }) => ({ requestId: request.id }) },
  CopyRequestDialogQuery: { as: 'ana', variables: none },
  DeletedRequestListQuery: { as: 'ana', variables: none },
  EditRequestDialogQuery: { as: 'ana', variables: ({ request }) => ({ requestId: request.id }) },
  ExtendRequestDialogQuery: { as: 'ana', variables: ({ request }) => ({ requestId: request.id }) },
  RequestDetailDialogQuery: { as: 'bulevar', variables: ({ request }) => ({ requestId: request.id }) },
  RequestsTabQuery: { as: 'bulevar', variables: none },
  RequestsTabPaginationQuery: { as: 'bulevar', variables: () => ({ count: 20 }) },
  ReviseOfferDialogQuery: { as: 'litoral', variables: ({ offerId }) => ({ offerId }) },
  ProviderOrdersTabQuery: { as: 'litoral', variables: none },
  ProviderOrdersTabPaginationQuery: {
    as: 'litoral',
    variables: ({ providerId }) => ({ count: 20, id: providerId }),
  },
  ProviderCountersRefreshQuery: { as: 'admin', variables: none },
  useUnreadNewsQuery: { as: 'ana', variables: ({ buyerId }) => ({ account: buyerId }) },
  VisitsScreenQuery: { as: 'admin', variables: none },
  viewerQuery: { as: 'ana', variables: none },
}

/** The queries of the client by name, as it sends them. */
export async function clientQueries(): Promise<ReadonlyMap<string, string>> {
  const file = await readFile(new URL('../../client/persisted.json', import.meta.url), 'utf8')
  const texts = Object.values(JSON.parse(file) as Record<string, string>)
  return new Map(
    texts.flatMap(text => {
      const [operation] = parse(text).definitions
      const isQuery = operation?.kind === 'OperationDefinition' && operation.operation === 'query'
      return isQuery && operation.name ? [[operation.name.value, text] as const] : []
    }),
  )
}

/** A paid order for the screens to be about. */
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
  return {
    ...paid,
    buyerId: buyer.id,
    providerId: viewer.provider.id,
    conversationId: node.conversation.id,
    enquiryId: encodeGlobalId('Enquiry', enquiry.id),
  }
}
