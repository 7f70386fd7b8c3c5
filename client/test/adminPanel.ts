import { screen, within } from '@testing-library/react'
import adminScreen from '../src/features/admin/providers/__generated__/AdminScreenQuery.graphql'
import { answerTo } from './answers'
import { serverSays as serverAnswers, viewerIs } from './server'

/** The rest of a profile, which the drawer loads by itself. */
export const serverSays = (replies: Parameters<typeof serverAnswers>[0]) =>
  serverAnswers({ ProviderProfileDetailQuery: ({ id }) => ({ node: { ...profile, id } }), ...replies })

const profile = {
  __typename: 'Provider',
  businessName: 'Desarme del Sur S.R.L.',
  companyPhone: null,
  websiteUrl: null,
  services: [],
  brands: [],
  categories: ['BUMPERS_AND_GRILLES'],
  departments: [],
  logisticOptions: [],
  offersNationwideShipping: true,
  offersLocalPickup: false,
  acceptsCustomerDiscounts: false,
  closedOnHolidays: true,
  openingHours: [],
  profilePicture: null,
  shopPicture: { url: 'https://store.test/local.webp' },
  representativePicture: null,
}

const HOUR_MS = 3_600_000
export const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()
const registeredAt = ago(31)

/** A provider that waits for the decision, with complete data. */
export const pending = {
  __typename: 'Provider',
  id: 'p1',
  companyName: 'Desarme del Sur',
  rut: '217045120018',
  address: null,
  partsDescription: 'Usados, carrocería',
  status: 'PENDING',
  decisionReason: null,
  suspendedAt: null,
  suspensionReason: null,
  decidedAt: null,
  isSecondReview: false,
  gaps: [],
  reviewVersion: 'seen-1',
  businessName: 'Desarme del Sur S.R.L.',
  latestChange: null,
  waitsSince: registeredAt,
  createdAt: registeredAt,
  updatedAt: null,
  account: {
    __typename: 'Account',
    id: 'a1',
    name: 'Valeria Techera',
    email: 'valeria@x.uy',
    phone: '+59894118730',
    department: 'CANELONES',
  },
}
export const rejected = {
  ...pending,
  id: 'p2',
  companyName: 'Frenos Norte',
  status: 'REJECTED',
  waitsSince: null,
  rut: null,
  account: null,
}

const page = (nodes: readonly object[]) => ({
  edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
  pageInfo: { endCursor: null, hasNextPage: false },
})
/** The answer of the panel's query with these providers. */
export const panel = (nodes: readonly object[]) =>
  answerTo(adminScreen, {
    Account: () => ({ id: 'account-1', email: 'admin@x.uy', isAdmin: true }),
    Query: () => ({
      providerCounts: {
        total: nodes.length,
        pending: 1,
        approved: 0,
        suspended: 0,
        rejected: 1,
        changes: 0,
        waitsSince: pending.createdAt,
      },
      providers: page(nodes),
      undoableRemovals: [],
      weeklyFigures: [],
    }),
  })
/** The viewer is the admin. */
export const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })

/** The row of the queue that has this name. */
export async function row(name: string) {
  return within(await screen.findByRole('row', { name: new RegExp(name) }))
}
