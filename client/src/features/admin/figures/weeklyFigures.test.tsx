import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { pending, serverSays, viewerQuery } from '../../../../test/adminPanel'
import { answerTo } from '../../../../test/answers'
import { withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import adminScreen from '../providers/__generated__/AdminScreenQuery.graphql'
import { minutesWords } from './minutesWords'

const user = userEvent.setup({ delay: null })
withNews()

const week = {
  since: '2026-11-16T03:00:00.000Z',
  requests: 0,
  firstOfferMinutes: null as number | null,
  paid: 0,
  released: 0,
  disputes: 0,
}

function open(weeks: readonly (typeof week)[]) {
  serverSays({
    viewerQuery,
    AdminScreenQuery: answerTo(adminScreen, {
      Account: () => ({ id: 'account-1', email: 'admin@x.uy', isAdmin: true }),
      Query: () => ({
        providers: {
          edges: [{ cursor: 'c0', node: pending }],
          pageInfo: { endCursor: null, hasNextPage: false },
        },
        undoableRemovals: [],
        weeklyFigures: weeks,
      }),
    }),
  })
  renderApp('/admin')
}

test('shows the figures of this week, and all weeks as a table', async () => {
  open([
    week,
    {
      ...week,
      since: '2026-11-23T03:00:00.000Z',
      requests: 1204,
      firstOfferMinutes: 150,
      paid: 12,
      released: 9,
    },
  ])
  const figures = within(await screen.findByRole('region', { name: 'Por semana' }))
  expect(figures.getByRole('heading', { name: 'Solicitudes' }).nextElementSibling?.textContent).toBe('1.204')
  await user.click(figures.getByText('Ver los números'))
  const rows = within(figures.getByRole('table', { name: /la última primero/ })).getAllByRole('row')
  expect(
    rows.slice(1).map(row =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['23 nov 2026', '1.204', '2,5 h', '12', '9', '0'],
    ['16 nov 2026', '0', '—', '0', '0', '0'],
  ])
})

test('shows no bar for a week without a value', async () => {
  open([{ ...week, since: '2026-11-09T03:00:00.000Z', requests: 2 }, week])
  const figures = await screen.findByRole('region', { name: 'Por semana' })
  expect([...figures.querySelectorAll('svg')].map(svg => svg.querySelectorAll('rect').length)).toEqual([
    2, 0, 2, 2, 2,
  ])
})

test.each([
  [0, '0 min'],
  [89, '89 min'],
  [90, '1,5 h'],
  [2880, '2 días'],
])('writes %s minutes as %s', (minutes, words) => {
  expect(minutesWords(minutes)).toBe(words)
})
