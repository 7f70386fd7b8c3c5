import panel from '../src/features/buyer/__generated__/BuyerPanelQuery.graphql'
import requestsTab from '../src/features/buyer/__generated__/OwnRequestsTabQuery.graphql'
import page from '../src/features/buyer/__generated__/RequestScreenQuery.graphql'
import addDialog from '../src/features/requests/editing/__generated__/AddToRequestDialogQuery.graphql'
import extendDialog from '../src/features/requests/editing/__generated__/ExtendRequestDialogQuery.graphql'
import cancelRequest from '../src/features/requests/editing/__generated__/useCancelPartRequestMutation.graphql'
import { answerTo, payloadOf } from './answers'
import { serverSays, viewerIs } from './server'
import { REQUEST_LIMITS } from './uploads'

export const ADDRESS = '/dashboard/consultas/request-1'

export const offer = {
  __typename: 'Offer',
  id: 'offer-1',
  state: 'PENDING',
  currentVersion: { number: 1, total: 485_000, deposit: null, lines: [{ id: 'line-1' }] },
  openTerms: { missingParts: 0, total: 485_000 },
  provider: { name: null, isVerified: true, department: 'RIVERA', sales: 14 },
  viewerActions: [{ action: 'ACCEPT', enabled: true, disabledReason: null }],
}
const list = (nodes: readonly object[]) => ({
  edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
  pageInfo: { endCursor: null, hasNextPage: false },
})

export const withoutOffers = {
  __typename: 'PartRequest',
  id: 'request-1',
  isMine: true,
  state: 'OPEN',
  status: { label: 'Activa', tone: 'WAITING' },
  brand: 'Fiat',
  model: 'Uno',
  year: 2012,
  vin: null,
  mileageKm: null,
  description: 'Hace ruido al doblar.',
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-12-20T12:00:00.000Z',
  reachedProviders: 14,
  notifiedProviders: { count: 12, openNow: 5, quotingNow: 2 },
  contact: { email: 'lucia@correo.uy' as string | null },
  viewerOrders: [] as object[],
  mainPart: { __typename: 'RequestedPart', id: 'part-1', description: 'Radiador' },
  parts: [
    {
      __typename: 'RequestedPart',
      id: 'part-1',
      description: 'Radiador',
      quantity: 1,
      isOpen: true,
      comments: null,
    },
    {
      __typename: 'RequestedPart',
      id: 'part-2',
      description: 'Manguera',
      quantity: 2,
      isOpen: true,
      comments: null,
    },
  ],
  files: [] as object[],
  revision: 1,
  sentAt: '2026-11-20T12:00:00.000Z' as string | null,
  firstOfferAt: null as string | null,
  deletedAt: null as string | null,
  extensionsLeft: 2,
  photoCount: 4,
  hasVideo: false,
  edits: [] as object[],
  comparison: null as object | null,
  unlockPrice: null as number | null,
  contactsUnlockedAt: null as string | null,
  paymentTerms: null as object | null,
  offers: list([]),
  viewerActions: [{ action: 'CANCEL', enabled: true, disabledReason: null }],
}
export type Request = typeof withoutOffers

export const withOffer: Request = {
  ...withoutOffers,
  state: 'ANSWERED',
  comparison: { count: 1, partialCount: 0, range: { lowest: 485_000, highest: 485_000 }, leads: [] },
  offers: list([offer]),
}

const account = { __typename: 'Account', id: 'account-1', name: 'Lucía Ferreira' }
const shows = (request: Request | null) =>
  answerTo(
    page,
    { Query: () => ({ viewer: account, node: request }), PartRequest: () => request ?? {} },
    { requestId: 'request-1', orderBy: 'PRICE', count: 20 },
  )
export const withActions = (...actions: string[]): Request => ({
  ...withoutOffers,
  viewerActions: actions.map(action => ({ action, enabled: true, disabledReason: null })),
})
export const about = { Query: () => ({ node: withoutOffers }), UploadLimits: () => REQUEST_LIMITS }
/** The server's answer with this request, whose `shown` the test may change, and other answers. */
export const open = (request: Request | null, answers: Parameters<typeof serverSays>[0] = {}) => {
  const server = { shown: request }
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    RequestScreenQuery: () => shows(server.shown),
    BuyerPanelQuery: answerTo(panel, { Account: () => account }),
    OwnRequestsTabQuery: answerTo(
      requestsTab,
      { Account: () => ({ ...account, requests: list([withoutOffers]) }) },
      { count: 20 },
    ),
    useCancelPartRequestMutation: payloadOf(cancelRequest, 'cancelPartRequest', 'CancelPartRequestPayload', {
      PartRequest: () => ({ ...withoutOffers, state: 'CANCELED', viewerActions: [] }),
    }),
    ExtendRequestDialogQuery: answerTo(extendDialog, about, { requestId: 'request-1' }),
    AddToRequestDialogQuery: answerTo(addDialog, about, { requestId: 'request-1' }),
    ...answers,
  })
  return { server, calls }
}
