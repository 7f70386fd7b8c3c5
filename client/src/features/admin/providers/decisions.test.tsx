import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ago, panel, pending, row, serverSays, viewerQuery } from '../../../../test/adminPanel'
import { payloadOf } from '../../../../test/answers'
import { withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused } from '../../../../test/server'
import approveProvider from './__generated__/useApproveProviderMutation.graphql'
import rejectProvider from './__generated__/useRejectProviderMutation.graphql'
import undoApproval from './__generated__/useUndoProviderApprovalMutation.graphql'

const user = userEvent.setup({ delay: null })

withNews()

test('approves, and shows it in the row', async () => {
  const calls = serverSays({
    viewerQuery,
    AdminScreenQuery: panel([pending]),
    useApproveProviderMutation: payloadOf(approveProvider, 'approveProvider', 'ProviderPayload', {
      Provider: () => ({ ...pending, status: 'APPROVED' }),
    }),
  })
  renderApp('/admin')
  await user.click((await row('Desarme')).getByRole('button', { name: 'Aprobar' }))
  expect(await screen.findByText('Proveedor aprobado')).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ id: 'p1', seen: 'seen-1', incomplete: false })
  const now = await row('Desarme')
  expect(now.getByText('Aprobado')).toBeTruthy()
  expect(now.queryByRole('button', { name: 'Rechazar' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(now.getByRole('button', { name: 'Ver Detalles' })))
})

test('undoes an approval from its toast while the provider has not been notified', async () => {
  const calls = serverSays({
    viewerQuery,
    AdminScreenQuery: panel([pending]),
    useApproveProviderMutation: payloadOf(approveProvider, 'approveProvider', 'ProviderPayload', {
      Provider: () => ({ ...pending, status: 'APPROVED', waitsSince: null }),
    }),
    useUndoProviderApprovalMutation: payloadOf(undoApproval, 'undoProviderApproval', 'ProviderPayload', {
      Provider: () => pending,
    }),
  })
  renderApp('/admin')
  await user.click((await row('Desarme')).getByRole('button', { name: 'Aprobar' }))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Aprobación deshecha')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  expect(calls.at(-1)).toMatchObject({
    operation: 'useUndoProviderApprovalMutation',
    variables: { id: 'p1' },
  })
  expect((await row('Desarme')).getByRole('button', { name: 'Aprobar' })).toBeTruthy()
})

test('names missing fields, and approves only after a confirmation', async () => {
  const incomplete = { ...pending, rut: null, gaps: ['RUT', 'ADDRESS'] }
  const calls = serverSays({
    viewerQuery,
    AdminScreenQuery: panel([incomplete]),
    useApproveProviderMutation: payloadOf(approveProvider, 'approveProvider', 'ProviderPayload', {
      Provider: () => ({ ...incomplete, status: 'APPROVED', waitsSince: null }),
    }),
  })
  const { where } = renderApp('/admin')
  await user.click((await row('Desarme')).getByRole('button', { name: 'Aprobar' }))
  const asked = within(await screen.findByRole('alertdialog', { name: /Aprobar a Desarme del Sur/ }))
  expect(where()).toBe('/admin?aprobar=p1')
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'el RUT',
    'la dirección',
  ])
  expect(calls.map(({ operation }) => operation)).not.toContain('useApproveProviderMutation')
  await user.click(asked.getByRole('button', { name: 'Aprobar igual' }))
  expect(await screen.findByText('Proveedor aprobado')).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ id: 'p1', seen: 'seen-1', incomplete: true })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('marks a second review, and counts its wait from the second request', async () => {
  serverSays({
    viewerQuery,
    AdminScreenQuery: panel([
      { ...pending, isSecondReview: true, createdAt: ago(900), waitsSince: ago(3.5) },
    ]),
  })
  renderApp('/admin')
  const again = await row('Desarme')
  expect(again.getByText('Segunda revisión')).toBeTruthy()
  expect(again.getByText(/pidió otra revisión/).textContent).toContain('hace 3')
  expect(again.queryByText(/Pasó el plazo/)).toBeNull()
  await user.click(again.getByRole('button', { name: 'Rechazar' }))
  expect(await screen.findByText(/Es su segunda revisión: la decisión es final/)).toBeTruthy()
})

test('says why a decision was not taken', async () => {
  serverSays({
    viewerQuery,
    AdminScreenQuery: panel([pending]),
    useApproveProviderMutation: {
      approveProvider: refused('WrongState', 'WRONG_STATE', 'Este proveedor ya fue rechazado.'),
    },
  })
  renderApp('/admin')
  await user.click((await row('Desarme')).getByRole('button', { name: 'Aprobar' }))
  const alert = within(screen.getByRole('alert'))
  expect(await alert.findByText('Error al procesar proveedor')).toBeTruthy()
  expect(alert.getByText('Este proveedor ya fue rechazado.')).toBeTruthy()
})

test('shows the new values when the provider edited them after the admin looked', async () => {
  const edited = { ...pending, companyName: 'Desarme del Norte', reviewVersion: 'seen-2' }
  const stale = 'El proveedor cambió sus datos mientras los mirabas. Revisá los datos nuevos.'
  const calls = serverSays({
    viewerQuery,
    AdminScreenQuery: panel([pending]),
    useApproveProviderMutation: ({ seen }) =>
      seen === 'seen-2'
        ? payloadOf(approveProvider, 'approveProvider', 'ProviderPayload', {
            Provider: () => ({ ...edited, status: 'APPROVED', waitsSince: null }),
          })
        : payloadOf(approveProvider, 'approveProvider', 'ProviderChanged', {
            ProviderChanged: () => ({ code: 'PROVIDER_CHANGED', message: stale, path: [] }),
            Provider: () => edited,
          }),
  })
  renderApp('/admin')
  await user.click((await row('Desarme del Sur')).getByRole('button', { name: 'Aprobar' }))
  expect(await screen.findByText(stale)).toBeTruthy()
  const detail = within(await screen.findByRole('dialog', { name: 'Desarme del Norte' }))
  await user.click(detail.getByRole('button', { name: 'Aprobar' }))
  expect(await screen.findByText('Proveedor aprobado')).toBeTruthy()
  const approvals = calls.filter(({ operation }) => operation === 'useApproveProviderMutation')
  expect(approvals.map(({ variables }) => variables)).toEqual([
    { id: 'p1', seen: 'seen-1', incomplete: false },
    { id: 'p1', seen: 'seen-2', incomplete: false },
  ])
})

test('rejects only with a reason, which the provider reads', async () => {
  const asked = 'Contá por qué lo rechazás: el proveedor lo va a leer.'
  const calls = serverSays({
    viewerQuery,
    AdminScreenQuery: panel([pending]),
    useRejectProviderMutation: ({ reason }) =>
      reason
        ? payloadOf(rejectProvider, 'rejectProvider', 'ProviderPayload', {
            Provider: () => ({ ...pending, status: 'REJECTED', decisionReason: reason }),
          })
        : {
            rejectProvider: refused('InvalidInput', 'INVALID_INPUT', asked, [
              { path: ['reason'], message: asked },
            ]),
          },
  })
  renderApp('/admin')
  await user.click((await row('Desarme')).getByRole('button', { name: 'Rechazar' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Rechazar a Desarme del Sur' }))
  await user.click(dialog.getByRole('button', { name: 'Rechazar proveedor' }))
  expect(await dialog.findByText(asked)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Motivo')))
  await user.type(dialog.getByLabelText('Motivo'), 'Sin local')
  await user.click(dialog.getByRole('button', { name: 'Rechazar proveedor' }))
  expect(await screen.findByText('Proveedor rechazado y notificado por email')).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ id: 'p1', reason: 'Sin local' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect((await row('Desarme')).getByText('Ya rechazado')).toBeTruthy()
})
