import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ago, panel, pending, row, serverSays, viewerQuery } from '../../../../test/adminPanel'
import { payloadOf } from '../../../../test/answers'
import { withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused } from '../../../../test/server'
import reinstateProvider from './__generated__/useReinstateProviderMutation.graphql'
import suspendProvider from './__generated__/useSuspendProviderMutation.graphql'

const user = userEvent.setup({ delay: null })
withNews()

const approved = { ...pending, status: 'APPROVED', waitsSince: null, decidedAt: ago(900) }
const reason = 'No mandó tres repuestos.'
const suspended = { ...approved, status: 'SUSPENDED', suspendedAt: ago(1), suspensionReason: reason }
const effects = (figures: { offers: number; customOrders: number; orders: number }) => ({
  node: { __typename: 'Provider', id: 'p1', suspensionEffects: figures },
})

function open(provider: object, figures = { offers: 2, customOrders: 1, orders: 1 }) {
  const calls = serverSays({
    viewerQuery,
    AdminScreenQuery: panel([provider]),
    SuspendDialogQuery: effects(figures),
    useSuspendProviderMutation: payloadOf(suspendProvider, 'suspendProvider', 'ProviderPayload', {
      Provider: () => suspended,
    }),
    useReinstateProviderMutation: payloadOf(reinstateProvider, 'reinstateProvider', 'ProviderPayload', {
      Provider: () => approved,
    }),
  })
  return { calls, ...renderApp('/admin') }
}

async function openDetail() {
  await user.click((await row('Desarme')).getByRole('button', { name: 'Ver Detalles' }))
  return within(await screen.findByRole('dialog', { name: 'Desarme del Sur' }))
}

test('suspends with a reason after it showed what ends and what continues', async () => {
  const { calls, where } = open(approved)
  await user.click((await openDetail()).getByRole('button', { name: 'Suspender' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Suspender a Desarme del Sur' }))
  expect(where()).toBe('/admin?suspender=p1')
  expect(await dialog.findByText(/se retiran 2 ofertas pendientes y vence 1 orden sin pagar/)).toBeTruthy()
  expect(dialog.getByText(/Su venta en curso sigue/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Suspender proveedor' }))
  expect(await dialog.findByText('Contá por qué lo suspendés: el proveedor lo va a leer.')).toBeTruthy()
  expect(calls.map(({ operation }) => operation)).not.toContain('useSuspendProviderMutation')
  await user.type(dialog.getByLabelText(/^Motivo/), reason)
  await user.click(dialog.getByRole('button', { name: 'Suspender proveedor' }))
  expect(await screen.findByText('Proveedor suspendido y notificado por email')).toBeTruthy()
  expect(calls.at(-1)).toMatchObject({
    operation: 'useSuspendProviderMutation',
    variables: { id: 'p1', reason },
  })
  expect((await row('Desarme')).getByText('Suspendido')).toBeTruthy()
})

test('says that nothing ends when nothing is pending', async () => {
  open(approved, { offers: 0, customOrders: 0, orders: 0 })
  await user.click((await openDetail()).getByRole('button', { name: 'Suspender' }))
  expect(await screen.findByText('No tiene nada pendiente de pago. No tiene ventas en curso.')).toBeTruthy()
})

test('keeps the reason when the server refuses the suspension', async () => {
  serverSays({
    viewerQuery,
    AdminScreenQuery: panel([approved]),
    SuspendDialogQuery: effects({ offers: 0, customOrders: 0, orders: 0 }),
    useSuspendProviderMutation: {
      suspendProvider: refused('WrongState', 'WRONG_STATE', 'Este proveedor está suspendido.'),
    },
  })
  renderApp('/admin?suspender=p1')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Suspender a Desarme del Sur' }))
  await user.type(dialog.getByLabelText(/^Motivo/), reason)
  await user.click(dialog.getByRole('button', { name: 'Suspender proveedor' }))
  expect(await screen.findByText('Este proveedor está suspendido.')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Motivo/).value).toBe(reason)
})

test('shows why a provider is suspended, and ends the suspension', async () => {
  const { calls } = open(suspended)
  const detail = await openDetail()
  expect(detail.getByText(reason)).toBeTruthy()
  expect(detail.queryByRole('button', { name: 'Suspender' })).toBeNull()
  await user.click(detail.getByRole('button', { name: 'Levantar suspensión' }))
  const question = within(
    await screen.findByRole('alertdialog', { name: /Levantar la suspensión de Desarme/ }),
  )
  await user.click(question.getByRole('button', { name: 'Levantar suspensión' }))
  expect(await screen.findByText('Suspensión levantada')).toBeTruthy()
  expect(calls.at(-1)).toMatchObject({ operation: 'useReinstateProviderMutation', variables: { id: 'p1' } })
  expect((await row('Desarme')).getByText('Aprobado')).toBeTruthy()
})
