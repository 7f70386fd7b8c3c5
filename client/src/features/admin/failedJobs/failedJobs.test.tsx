import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../../test/answers'
import { news, withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../../test/server'
import failedJobsScreen from './__generated__/FailedJobsScreenQuery.graphql'
import jobHealthRefresh from './__generated__/JobHealthRefreshQuery.graphql'
import dismissFailedJob from './__generated__/useDismissFailedJobMutation.graphql'
import failedJobNews from './__generated__/useFailedJobNewsSubscription.graphql'
import retryFailedJob from './__generated__/useRetryFailedJobMutation.graphql'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })
withNews()

const failed = {
  __typename: 'FailedJob',
  id: 'j1',
  queue: 'channels.mail',
  kind: 'Emails',
  task: 'orderShipped',
  reason: 'Error: 550 <[email]> unknown',
  attempts: 13,
  state: 'WAITING',
  failedAt: '2026-11-22T15:00:00.000Z',
  subject: { label: 'Casa Vista', path: '/admin?proveedor=p1' },
}
const later = {
  ...failed,
  id: 'j2',
  task: 'orderPaidBuyer',
  failedAt: '2026-11-22T16:00:00.000Z',
  subject: null,
}
const vendor = {
  name: 'Stripe',
  isConnected: true,
  succeededAt: '2026-11-22T15:00:00.000Z',
  failedAt: null,
  failure: null,
  failuresInRow: 0,
  hasBreaker: false,
  restsUntil: null,
}
const failing = {
  name: 'Emails',
  failedAt: '2026-11-22T16:00:00.000Z',
  failure: 'MailUnavailable: the mail server failed',
  failuresInRow: 3,
}
const resting = { ...failing, name: 'Airtable', hasBreaker: true, restsUntil: '2026-11-22T16:30:00.000Z' }
const unused = { ...vendor, name: 'Mercado Pago', succeededAt: null }
const unconnected = { ...unused, name: 'Ingreso con Google', isConnected: false }
const page = (nodes: readonly object[]) =>
  answerTo(failedJobsScreen, {
    Account: () => ({ id: 'account-1', isAdmin: true }),
    JobHealth: () => ({
      queues: [
        {
          queue: 'channels.mail',
          kind: 'Emails',
          waiting: 3,
          waitingSince: null,
          running: 1,
          failed: nodes.length,
        },
      ],
      timers: [
        { queue: 'payment.reconcile', kind: 'Pagos', schedule: 'cada 5 minutos', ranAt: null, tookMs: 1240 },
      ],
    }),
    Query: () => ({
      vendorHealth: [vendor, { ...vendor, ...failing }, { ...vendor, ...resting }, unused, unconnected],
      failedJobs: {
        edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
        pageInfo: { endCursor: null, hasNextPage: false },
      },
    }),
  })

/** News of a failed job reads the health again, after a pause. */
const JobHealthRefreshQuery = answerTo(jobHealthRefresh, {})

test('does not show the jobs to other users', async () => {
  serverSays({
    viewerQuery,
    FailedJobsScreenQuery: {
      viewer: { id: 'account-1', isAdmin: false },
      failedJobs: null,
      jobHealth: null,
      vendorHealth: null,
    },
  })
  renderApp('/admin/trabajos')
  await screen.findByRole('heading', { name: 'Acceso Denegado' })
})

test('retries a failed job, which leaves the list', async () => {
  const calls = serverSays({
    viewerQuery,
    FailedJobsScreenQuery: page([failed]),
    JobHealthRefreshQuery,
    useRetryFailedJobMutation: payloadOf(retryFailedJob, 'retryFailedJob', 'FailedJobPayload', {
      FailedJob: () => ({ ...failed, state: 'RETRIED' }),
    }),
  })
  renderApp('/admin/trabajos')
  const list = within(await screen.findByRole('region', { name: 'Trabajos fallidos' }))
  expect(list.getByText('Error: 550 <[email]> unknown')).toBeTruthy()
  expect(list.getByRole('link', { name: 'Casa Vista' }).getAttribute('href')).toBe('/admin?proveedor=p1')
  await user.click(list.getByRole('button', { name: 'Reintentar: orderShipped' }))
  await waitFor(() => expect(list.getByText('Reintentado')).toBeTruthy())
  expect(calls.at(-1)).toMatchObject({ variables: { id: 'j1' } })
  await news(
    'useFailedJobNewsSubscription',
    answerTo(failedJobNews, { FailedJob: () => ({ ...failed, state: 'RETRIED' }) }),
  )
  await list.findByText('No hay trabajos fallidos')
})

test('gives a failed job up, and shows the refusal when somebody was faster', async () => {
  serverSays({
    viewerQuery,
    FailedJobsScreenQuery: page([failed]),
    useDismissFailedJobMutation: payloadOf(dismissFailedJob, 'dismissFailedJob', 'WrongState', {
      WrongState: () => ({ message: 'Ese trabajo ya se decidió.' }),
    }),
  })
  renderApp('/admin/trabajos')
  await user.click(await screen.findByRole('button', { name: 'Descartar: orderShipped' }))
  expect(await screen.findByText('Ese trabajo ya se decidió.')).toBeTruthy()
})

test('puts a job that fails now on top', async () => {
  serverSays({ viewerQuery, FailedJobsScreenQuery: page([failed]), JobHealthRefreshQuery })
  renderApp('/admin/trabajos')
  await screen.findByRole('button', { name: 'Reintentar: orderShipped' })
  await news('useFailedJobNewsSubscription', answerTo(failedJobNews, { FailedJob: () => later }))
  await screen.findByRole('button', { name: 'Reintentar: orderPaidBuyer' })
  const buttons = screen.getAllByRole('button', { name: /^Reintentar: order/ })
  expect(buttons.map(button => button.getAttribute('aria-label'))).toEqual([
    'Reintentar: orderPaidBuyer',
    'Reintentar: orderShipped',
  ])
})

test('retries all failed jobs of a queue after a confirmation', async () => {
  const calls = serverSays({
    viewerQuery,
    FailedJobsScreenQuery: page([failed, later]),
    useRetryFailedJobsMutation: { retryFailedJobs: { __typename: 'RetryFailedJobsPayload', retried: 2 } },
  })
  renderApp('/admin/trabajos')
  await user.click(await screen.findByRole('button', { name: 'Reintentar todos: Emails' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Reintentar todos: Emails' }))
  await user.click(dialog.getByRole('button', { name: 'Reintentar todos' }))
  expect(await screen.findByText('Se van a intentar de nuevo 2 trabajos')).toBeTruthy()
  expect(calls.at(-1)).toMatchObject({ variables: { queue: 'channels.mail' } })
  expect(screen.getByRole('region', { name: 'Tareas programadas' }).textContent).toContain('1,2 s')
})

test('shows how the calls to each vendor ended', async () => {
  serverSays({ viewerQuery, FailedJobsScreenQuery: page([]) })
  renderApp('/admin/trabajos')
  const vendors = within(await screen.findByRole('region', { name: 'Servicios externos' }))
  const says = (name: string) => vendors.getByText(name).closest('tr')?.textContent
  expect(says('Stripe')).toContain('Funciona')
  expect(says('Emails')).toMatch(/Con errores.*MailUnavailable: the mail server failed.*3/)
  expect(says('Airtable')).toMatch(/En pausa.*hasta las 13:30/)
  expect(says('Mercado Pago')).toContain('Sin llamadas todavía')
  expect(says('Ingreso con Google')).toContain('Sin conectar')
})
