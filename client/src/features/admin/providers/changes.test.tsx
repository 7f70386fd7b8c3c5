import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ago, panel, pending, row, serverSays, viewerQuery } from '../../../../test/adminPanel'
import { answerTo, payloadOf } from '../../../../test/answers'
import { news, withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused } from '../../../../test/server'
import approveChange from './__generated__/useApproveProviderChangeMutation.graphql'
import providerNews from './__generated__/useProviderNewsSubscription.graphql'
import rejectChange from './__generated__/useRejectProviderChangeMutation.graphql'

const user = userEvent.setup({ delay: null })

withNews()

const change = {
  __typename: 'ProviderChange',
  changeId: 'c1',
  revision: 3,
  state: 'PENDING',
  fields: ['COMPANY_NAME', 'RUT'],
  companyName: 'Desarme del Norte',
  businessName: null,
  rut: null,
  address: null,
  createdAt: ago(2),
}
const approved = { ...pending, status: 'APPROVED', waitsSince: null, decidedAt: ago(900) }
const changed = { ...approved, latestChange: change }

async function openDetail() {
  await user.click((await row('Desarme')).getByRole('button', { name: 'Ver Detalles' }))
  return within(await screen.findByRole('dialog', { name: 'Desarme del Sur' }))
}

test('marks a provider whose verified fields changed, and shows new next to old values', async () => {
  serverSays({ viewerQuery, AdminScreenQuery: panel([changed]) })
  renderApp('/admin')
  expect((await row('Desarme')).getByText('Cambios por revisar')).toBeTruthy()
  const detail = await openDetail()
  const part = detail.getByRole('heading', { name: 'Cambios por revisar' }).parentElement
  expect(part?.textContent).toContain('Nombre de la empresaDesarme del NorteAhora: Desarme del Sur')
  expect(part?.textContent).toContain('RUTSin cargarAhora: 21-704512-001-8')
})

test('approves the revision that was shown', async () => {
  const calls = serverSays({
    viewerQuery,
    AdminScreenQuery: panel([changed]),
    useApproveProviderChangeMutation: payloadOf(approveChange, 'approveProviderChange', 'ProviderPayload', {
      Provider: () => ({ ...approved, companyName: 'Desarme del Norte', rut: null }),
    }),
  })
  renderApp('/admin')
  const detail = await openDetail()
  await user.click(detail.getByRole('button', { name: 'Aprobar cambios' }))
  expect(await screen.findByText('Cambios aprobados y notificados por email')).toBeTruthy()
  const sent = calls.find(({ operation }) => operation === 'useApproveProviderChangeMutation')
  expect(sent?.variables).toEqual({ id: 'c1', revision: 3 })
  await waitFor(() => expect(screen.queryByText('Cambios por revisar')).toBeNull())
})

test('reports that the provider edited meanwhile', async () => {
  const message = 'El proveedor lo cambió mientras lo mirabas. Revisá los datos nuevos.'
  serverSays({
    viewerQuery,
    AdminScreenQuery: panel([changed]),
    useApproveProviderChangeMutation: {
      approveProviderChange: refused('WrongState', 'WRONG_STATE', message),
    },
  })
  renderApp('/admin')
  await user.click((await openDetail()).getByRole('button', { name: 'Aprobar cambios' }))
  expect(await within(screen.getByRole('alert')).findByText(message)).toBeTruthy()
})

test('rejects a change with a reason; the provider stays approved', async () => {
  const calls = serverSays({
    viewerQuery,
    AdminScreenQuery: panel([changed]),
    useRejectProviderChangeMutation: payloadOf(rejectChange, 'rejectProviderChange', 'ProviderPayload', {
      Provider: () => ({ ...approved, latestChange: { ...change, state: 'REJECTED' } }),
    }),
  })
  const { where } = renderApp('/admin')
  await user.click((await openDetail()).getByRole('button', { name: 'Rechazar cambios' }))
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Rechazar los cambios de Desarme del Sur' }),
  )
  expect(where()).toBe('/admin?rechazar-cambio=p1')
  await user.type(dialog.getByLabelText('Motivo'), 'No figura')
  await user.click(dialog.getByRole('button', { name: 'Rechazar cambios' }))
  expect(await screen.findByText('Cambios rechazados y notificados por email')).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ id: 'c1', revision: 3, reason: 'No figura' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect((await row('Desarme')).queryByText('Cambios por revisar')).toBeNull()
})

test('keeps the filter of changes in the address, and news add a provider to it', async () => {
  const calls = serverSays({
    viewerQuery,
    AdminScreenQuery: panel([]),
    ProviderCountersRefreshQuery: {
      providerCounts: {
        total: 1,
        pending: 0,
        approved: 1,
        suspended: 0,
        rejected: 0,
        changes: 1,
        waitsSince: null,
      },
    },
  })
  renderApp('/admin?estado=cambios')
  await screen.findByText('No hay cambios por revisar')
  expect(calls.find(({ operation }) => operation === 'AdminScreenQuery')?.variables).toEqual({
    hasPendingChange: true,
  })
  await news('useProviderNewsSubscription', answerTo(providerNews, { Provider: () => changed }))
  expect((await row('Desarme')).getByText('Cambios por revisar')).toBeTruthy()
  expect(await screen.findByText('1 con cambios por revisar')).toBeTruthy()
})
