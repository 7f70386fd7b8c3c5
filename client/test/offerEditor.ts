import newOffer from '../src/features/offers/__generated__/NewOfferDialogQuery.graphql'
import makeOffer from '../src/features/offers/__generated__/useMakeOfferMutation.graphql'
import providerPanel from '../src/features/provider/__generated__/ProviderPanelQuery.graphql'
import requestsTab from '../src/features/provider/__generated__/RequestsTabQuery.graphql'
import { answerTo, payloadOf } from './answers'
import { renderApp } from './renderWithRelay'
import { refused, serverSays, viewerIs } from './server'

export const part = {
  __typename: 'RequestedPart',
  id: 'part-1',
  description: 'Alternador',
  isOpen: true,
  quantity: 1,
  fromMyCatalogue: null as object | null,
}

export const requestOf = (parts: readonly object[]) => ({
  __typename: 'PartRequest',
  id: 'request-1',
  origin: 'FORM',
  state: 'OPEN',
  revision: 1,
  description: null as string | null,
  files: [] as object[],
  edits: [] as object[],
  viewerDiscountBps: null as number | null,
  parts,
  viewerActions: [{ action: 'OFFER', enabled: true, disabledReason: null }],
})

/** The provider's last offer, for `openOffer`. */
export const lastOffer = {
  id: 'offer-0',
  currentVersion: {
    createdAt: '2026-11-19T12:00:00.000Z',
    shippingCharge: 'AMOUNT',
    shipping: 25_000,
    lines: [
      {
        condition: 'USED',
        deliveryTime: 'DAYS_1_3',
        validUntil: '2026-11-21T12:00:00.000Z',
        warrantyDays: 30,
      },
    ],
  },
}

/**
 * Opens the dialog for a request, or the feed with it, with the limits of its files. An offer is refused when the request has changed by then, and by the
 * server's `refusal`.
 */
export function openOffer(
  request: ReturnType<typeof requestOf>,
  lastOffer: object | null = null,
  limits: Readonly<Record<string, unknown>> = { maxImages: 5 },
  address = '/dashboard?cotizar=request-1',
) {
  const server = { now: request, refusal: null as ReturnType<typeof refused> | null }
  const made = {
    Account: () => ({ id: 'account-1', kind: 'PROVIDER' }),
    Provider: () => ({ id: 'provider-1', status: 'APPROVED', lastOffer }),
    UploadLimits: () => limits,
    OrderTerms: () => ({
      commissions: [
        { condition: 'NEW', bps: 1200 },
        { condition: 'USED', bps: 900 },
        { condition: 'REMANUFACTURED', bps: 900 },
      ],
    }),
    Query: () => ({
      requestFeed: { edges: [{ cursor: 'c', node: request }], pageInfo: { hasNextPage: false } },
      node: request,
    }),
  }
  localStorage.setItem('tuerca.cuenta', 'PROVIDER')
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'PROVIDER' }),
    ProviderPanelQuery: answerTo(providerPanel, made),
    RequestsTabQuery: answerTo(requestsTab, made),
    NewOfferDialogQuery: () => answerTo(newOffer, { ...made, Query: () => ({ node: server.now }) }),
    // The files of these tests stay on their way.
    uploadCommandsStartMutation: () => new Promise(() => {}),
    useMakeOfferMutation: ({ input }) => {
      if (server.refusal) return { makeOffer: server.refusal }
      return (input as { requestRevision: number }).requestRevision === server.now.revision
        ? payloadOf(makeOffer, 'makeOffer', 'OfferPayload', { PartRequest: () => server.now })
        : {
            makeOffer: refused(
              'QuotedRequestChanged',
              'QUOTED_REQUEST_CHANGED',
              'Revisá los cambios antes de enviar.',
            ),
          }
    },
  })
  renderApp(address)
  return { calls, server }
}
