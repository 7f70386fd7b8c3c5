import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import askForReview from '../accounts/__generated__/useAskForProviderReviewMutation.graphql'
import panel from './__generated__/ProviderPanelQuery.graphql'
import requestsTab from './__generated__/RequestsTabQuery.graphql'

const user = userEvent.setup({ delay: null })
withNews()

const rejected = {
  __typename: 'Provider',
  id: 'provider-1',
  status: 'REJECTED',
  decisionReason: 'El RUT no figura en la DGI.' as string | null,
  suspensionReason: null as string | null,
  isSecondReview: true,
  mayAskAgain: true,
  gaps: [],
}

function open(provider: typeof rejected) {
  localStorage.setItem('tuerca.cuenta', 'PROVIDER')
  const of = { Account: () => ({ id: 'account-1' }), Provider: () => provider }
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'PROVIDER' }),
    ProviderPanelQuery: answerTo(panel, of),
    RequestsTabQuery: answerTo(
      requestsTab,
      {
        ...of,
        Query: () => ({ requestFeed: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } } }),
      },
      { count: 20, filter: null },
    ),
    useAskForProviderReviewMutation: payloadOf(
      askForReview,
      'askForProviderReview',
      'ProviderReviewPayload',
      { Provider: () => ({ ...provider, status: 'PENDING', mayAskAgain: false }) },
    ),
  })
  renderApp('/dashboard')
  return calls
}

test('shows a rejected provider the reason, and lets it correct its profile and ask for one more review', async () => {
  const calls = open(rejected)
  expect((await screen.findByText(/No aprobamos tu cuenta/)).parentElement?.textContent).toContain(
    'Motivo: El RUT no figura en la DGI.',
  )
  expect(screen.getByRole('link', { name: 'Corregir perfil' }).getAttribute('href')).toBe('/dashboard/perfil')
  expect(screen.getByRole('link', { name: 'escribinos' }).getAttribute('href')).toBe('/contacto')
  await user.click(screen.getByRole('button', { name: 'Pedir otra revisión' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: '¿Pedir otra revisión?' }))
  expect(dialog.getByText(/El RUT no figura en la DGI/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Pedir revisión' }))
  expect(await screen.findByText('Revisión pedida')).toBeTruthy()
  expect(calls.at(-1)?.operation).toBe('useAskForProviderReviewMutation')
  expect(await screen.findByText('Tu cuenta está en su segunda revisión.')).toBeTruthy()
})

test('offers no further review after the second rejection, but a way to write to the team', async () => {
  open({ ...rejected, isSecondReview: false, mayAskAgain: false })
  expect(await screen.findByText(/la decisión es final/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pedir otra revisión' })).toBeNull()
  expect(screen.getByRole('link', { name: 'escribinos' })).toBeTruthy()
})

test('shows a suspended provider the reason, what continues and how to write to the team', async () => {
  open({
    ...rejected,
    status: 'SUSPENDED',
    decisionReason: null,
    suspensionReason: 'Tres compradores dicen que no mandaste el repuesto.',
    mayAskAgain: false,
  })
  const words = (await screen.findByText('Tu cuenta está suspendida.')).parentElement?.textContent
  expect(words).toContain('Motivo: Tres compradores dicen que no mandaste el repuesto.')
  expect(words).toContain('Tus ventas en curso siguen')
  expect(screen.getByRole('link', { name: 'escribinos' }).getAttribute('href')).toBe('/contacto')
  expect(screen.queryByRole('button', { name: 'Pedir otra revisión' })).toBeNull()
})
