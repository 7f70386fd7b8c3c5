import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Makers, neededVariables, nullableFields, type Path, serverAnswer } from '../../test/graph'
import { renderApp } from '../../test/renderWithRelay'
import { type ScreenPlace, screenPlaces } from '../../test/screens'
import { reportMissedEvents } from '../relay/reading'

const user = userEvent.setup({ delay: null })

/** Test data of a screen beyond its entry in routes.tsx; most need none. */
type Needs = {
  /** The query string of its address. */
  readonly search?: string
  /** Relevant values of the answer. */
  readonly makers?: Makers
  /** Queries sent after missed events; by default the screen's own, with lists of the same length. */
  readonly rereads?: readonly string[]
}
type Visit = Needs & ScreenPlace

const needs: Readonly<Record<string, Needs>> = {
  // Forms: no update changes them, and an ended session must not sign out a person who is writing.
  FindPartScreenQuery: { rereads: [] },
  FinishSignUpScreenQuery: { rereads: [] },
  AdminScreenQuery: {
    rereads: [
      'DueDecisionsRefreshQuery',
      'ProviderCountersRefreshQuery',
      'ProviderQueuePaginationQuery',
      'RemovalPanelRefreshQuery',
      'WeeklyFiguresRefreshQuery',
    ],
  },
  DataRequestsScreenQuery: { rereads: ['DataRequestListPaginationQuery'] },
  FailedJobsScreenQuery: { rereads: ['FailedJobListPaginationQuery', 'JobHealthRefreshQuery'] },
  EnquiriesScreenQuery: { rereads: ['EnquiryListPaginationQuery'] },
  RequestsScreenQuery: { rereads: ['RequestListPaginationQuery'] },
  PaymentCasesScreenQuery: { rereads: ['PaymentCaseListPaginationQuery'] },
  PurchaseFlagsScreenQuery: { rereads: ['PurchaseFlagListPaginationQuery'] },
  FailedRefundsScreenQuery: { rereads: ['FailedRefundListPaginationQuery'] },
  DisputesScreenQuery: { rereads: ['DisputeListPaginationQuery'] },
  PayoutAccountsScreenQuery: { rereads: ['PayoutAccountListPaginationQuery'] },
  MessageReportsScreenQuery: { rereads: ['MessageReportListPaginationQuery'] },
  ReviewReportsScreenQuery: { rereads: ['ReviewReportListPaginationQuery'] },
  TestimonialsScreenQuery: { rereads: ['TestimonialListPaginationQuery'] },
  VisitsScreenQuery: { makers: { DayVisits: () => ({ day: '2026-11-22' }) } },
  PaymentSuccessScreenQuery: {
    search: '?session_id=any',
    makers: { Checkout: () => ({ outcome: 'WAITING' }) },
    rereads: ['useVerifyCheckoutMutation'],
  },
}

const places = screenPlaces()
const screens: readonly (readonly [query: string, visit: Visit])[] = Object.entries(places).map(
  ([name, { kind, address }]) => {
    const { search = '', ...others } = needs[name] ?? {}
    return [name, { kind, address: `${address}${search}`, ...others }]
  },
)

type Parameters = { readonly params: { readonly id: string; readonly name: string } }
const parameters = import.meta.glob<Parameters>('../**/__generated__/*$parameters.ts', {
  eager: true,
  import: 'default',
})
const ids = Object.fromEntries(Object.values(parameters).map(({ params }) => [params.name, params.id]))

const makersOf = ({ kind, makers }: Visit): Makers => ({
  Account: () => ({ kind, policiesToAccept: [], needsSecondFactor: false }),
  ...makers,
})

/**
 * Answers every operation completely, except the one under test, which faults at `faultAt`. Returns the
 * answered operations so far.
 */
function server(visit: Visit, faulty?: { name: string; faultAt: Path }) {
  const answered: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { id, variables, operationName } = JSON.parse(body) as {
      id: string
      variables: Record<string, unknown>
      operationName: string
    }
    const faultAt = faulty && faulty.name === operationName ? { faultAt: faulty.faultAt } : {}
    answered.push(operationName)
    return Response.json(serverAnswer(id, { variables, makers: makersOf(visit), ...faultAt }))
  })
  return answered
}

/** A websocket that never opens. One that fails would be retried, and make all screens refetch. */
class NeverOpens extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readonly readyState = NeverOpens.CONNECTING
  close() {}
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', NeverOpens)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('finds a screen in routes.tsx for every query and every entry of test data', () => {
  expect(Object.keys(places).toSorted()).toEqual(Object.keys(ids).toSorted())
  expect(Object.keys(ids)).toEqual(expect.arrayContaining(Object.keys(needs)))
})

describe.each(screens)('%s', (name, visit) => {
  const { kind, address, rereads = [name] } = visit
  const id = ids[name] ?? ''
  const fields = nullableFields(id, { variables: neededVariables(id), makers: makersOf(visit) })

  test.each(fields.map(path => [path.join('.'), path] as const))(
    'shows a fault at %s',
    async (_path, faultAt) => {
      localStorage.setItem('tuerca.cuenta', kind)
      server(visit, { name, faultAt })
      const { where } = renderApp(address)
      const failure = within(
        await screen
          .findByText(/Código del error: f-1/)
          .then(text => text.closest('[role=alert]') as HTMLElement),
      )
      expect(failure.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
      expect(where()).toBe(address)
      // A tab keeps its surrounding panel; any other screen is replaced as a whole.
      if (!name.endsWith('TabQuery')) expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    },
  )

  test('refetches after missed events', async () => {
    localStorage.setItem('tuerca.cuenta', kind)
    const answered = server(visit)
    const { router } = renderApp(address)
    await waitFor(() => expect(router.state.initialized && answered.includes(name)).toBe(true))
    await screen.findByRole('heading', { level: 1 })
    await act(async () => undefined)
    answered.length = 0
    act(reportMissedEvents)
    await waitFor(() => expect(answered).toEqual(expect.arrayContaining(['useUnreadNewsQuery', ...rereads])))
    if (rereads.length === 0) expect(answered).not.toContain(name)
  })

  test('keeps the shown data when the refetch faults', async () => {
    localStorage.setItem('tuerca.cuenta', kind)
    const answered = server(visit)
    const { router } = renderApp(address)
    // A skeleton may already have the heading, and data never loaded cannot be kept.
    await waitFor(() => expect(router.state.initialized && answered.includes(name)).toBe(true))
    const heading = (await screen.findByRole('heading', { level: 1 })).textContent
    const [faultAt] = fields
    if (!faultAt) throw new Error(`${name} has no field that may be null`)
    server(visit, { name, faultAt })
    await router.navigate(address)
    await screen.findByText('No pudimos actualizar lo que ves.')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    server(visit)
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(screen.queryByText('No pudimos actualizar lo que ves.')).toBeNull())
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading)
  })
})
