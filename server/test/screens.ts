import type { Sale } from './paymentsWorld.ts'
import type { Cast } from './world.ts'

/** What the variables name. */
export interface Subject extends Sale {
  /** Global id of the selling provider. */
  readonly providerId: string
  /** Global id of the sale's conversation. */
  readonly conversationId: string
}

interface Screen {
  readonly as: keyof Cast
  readonly variables: (sale: Subject) => Record<string, unknown>
}

const none = () => ({})

/** Each query of the client, who sends it, and with what. */
export const screens: Readonly<Record<string, Screen>> = {
  AdminScreenQuery: { as: 'admin', variables: none },
  ChatScreenQuery: { as: 'ana', variables: ({ request }) => ({ requestId: request.id }) },
  ConversationPanelPaginationQuery: {
    as: 'ana',
    variables: ({ conversationId }) => ({ id: conversationId }),
  },
  FindPartScreenQuery: { as: 'ana', variables: none },
  NewOfferDialogQuery: { as: 'litoral', variables: ({ request }) => ({ requestId: request.id }) },
  ProviderQueuePaginationQuery: { as: 'admin', variables: none },
  OffersTabPaginationQuery: { as: 'litoral', variables: ({ providerId }) => ({ count: 20, id: providerId }) },
  OrderContactQuery: { as: 'litoral', variables: ({ orderId }) => ({ orderId }) },
  ProviderDashboardScreenQuery: { as: 'litoral', variables: none },
  RequestDetailDialogQuery: { as: 'bulevar', variables: ({ request }) => ({ requestId: request.id }) },
  RequestsTabPaginationQuery: { as: 'bulevar', variables: () => ({ count: 20 }) },
  ReviseOfferDialogQuery: { as: 'litoral', variables: ({ offerId }) => ({ offerId }) },
  SalesTabPaginationQuery: { as: 'litoral', variables: ({ providerId }) => ({ count: 20, id: providerId }) },
  homeQuery: { as: 'visitor', variables: none },
  providerCountsQuery: { as: 'litoral', variables: none },
  useProviderNewsCountsQuery: { as: 'admin', variables: none },
  viewerQuery: { as: 'ana', variables: none },
}
