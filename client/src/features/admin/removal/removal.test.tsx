import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { panel, pending, serverSays, viewerQuery } from '../../../../test/adminPanel'
import { withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused } from '../../../../test/server'

const user = userEvent.setup({ delay: null })
withNews()

const removal = {
  id: 'removal-1',
  requests: 12,
  createdAt: '2026-11-26T15:00:00.000Z',
  undoableUntil: '2026-12-26T15:00:00.000Z',
}
const RIGHT = 'la clave'
const NONE_LEFT = 'No hay solicitudes para eliminar.'

function open({ refusal, fails = false }: { refusal?: string; fails?: boolean } = {}) {
  let removals: readonly object[] = []
  const calls = serverSays({
    viewerQuery,
    AdminScreenQuery: panel([pending]),
    RemoveAllDialogQuery: {
      removableRequests: { requests: 12, parts: 15, files: 1, offers: 4, kept: 3 },
    },
    RemovalPanelRefreshQuery: () => ({ undoableRemovals: removals }),
    useRemoveAllRequestsMutation: ({ password }) => {
      if (password !== RIGHT) {
        const message = 'Esa no es tu contraseña.'
        const fields = [{ path: ['password'], message }]
        return { removeAllRequests: refused('InvalidInput', 'INVALID_INPUT', message, fields) }
      }
      if (fails) return { errors: [{ message: 'Ocurrió un error inesperado' }] }
      if (refusal !== undefined) return { removeAllRequests: refused('WrongState', 'WRONG_STATE', refusal) }
      removals = [removal]
      return {
        removeAllRequests: { __typename: 'RequestRemovalPayload', removal: { id: removal.id, requests: 12 } },
      }
    },
    useUndoRequestRemovalMutation: () => {
      removals = []
      return { undoRequestRemoval: { __typename: 'RequestRemovalPayload', removal: { id: removal.id } } }
    },
  })
  renderApp('/admin')
  return calls
}

test('asks twice, names what goes and what stays, needs the password, and undoes', async () => {
  const calls = open()
  await user.click(await screen.findByRole('button', { name: 'Eliminar Todas las Solicitudes' }))
  const first = within(await screen.findByRole('alertdialog', { name: /^ADVERTENCIA/ }))
  expect((await first.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '12 solicitudes',
    '15 repuestos pedidos',
    '1 archivo adjunto',
    '4 ofertas relacionadas, con sus mensajes',
  ])
  expect(first.getByText(/Se conservan 3 solicitudes/)).toBeTruthy()
  await user.click(first.getByRole('button', { name: 'Sí, Eliminar Todo' }))
  const last = within(await screen.findByRole('alertdialog', { name: 'ÚLTIMA CONFIRMACIÓN' }))
  expect(calls.map(({ operation }) => operation)).not.toContain('useRemoveAllRequestsMutation')
  const password = last.getByLabelText('Tu contraseña')
  await user.type(password, 'otra')
  await user.click(last.getByRole('button', { name: 'Eliminar Todas las Solicitudes' }))
  expect(await last.findByText('Esa no es tu contraseña.')).toBeTruthy()
  await user.clear(password)
  await user.type(password, RIGHT)
  await user.click(last.getByRole('button', { name: 'Eliminar Todas las Solicitudes' }))
  expect(await screen.findByText('Datos eliminados')).toBeTruthy()
  expect(await screen.findByText(/se eliminaron 12 solicitudes/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Solicitudes restauradas')).toBeTruthy()
  expect(calls.find(({ operation }) => operation === 'useUndoRequestRemovalMutation')?.variables).toEqual({
    id: 'removal-1',
  })
})

test('removes nothing when the first question is canceled', async () => {
  const calls = open()
  await user.click(await screen.findByRole('button', { name: 'Eliminar Todas las Solicitudes' }))
  const first = within(await screen.findByRole('alertdialog', { name: /^ADVERTENCIA/ }))
  await user.click(first.getByRole('button', { name: 'Cancelar' }))
  expect(calls.map(({ operation }) => operation)).not.toContain('useRemoveAllRequestsMutation')
})

const confirmTwice = async () => {
  await user.click(await screen.findByRole('button', { name: 'Eliminar Todas las Solicitudes' }))
  await user.click(await screen.findByRole('button', { name: 'Sí, Eliminar Todo' }))
  const last = within(await screen.findByRole('alertdialog', { name: 'ÚLTIMA CONFIRMACIÓN' }))
  await user.type(last.getByLabelText('Tu contraseña'), RIGHT)
  await user.click(last.getByRole('button', { name: 'Eliminar Todas las Solicitudes' }))
  return last
}

test.each([
  ['there is nothing to remove', NONE_LEFT, NONE_LEFT],
  ['the refusal has no text', '', 'Error desconocido'],
])('names the reason in one line when %s', async (_when, refusal, reason) => {
  open({ refusal })
  const last = await confirmTwice()
  expect(await screen.findByText(`Error al eliminar solicitudes: ${reason}`)).toBeTruthy()
  expect(last.getByLabelText<HTMLInputElement>('Tu contraseña').value).toBe(RIGHT)
})

test('keeps the password when the removal fails, and says so', async () => {
  open({ fails: true })
  const last = await confirmTwice()
  const alerts = within(screen.getByRole('alert'))
  expect(await alerts.findByText('Error al eliminar los datos')).toBeTruthy()
  expect(alerts.getByText('No se pudieron eliminar los datos. Intenta de nuevo.')).toBeTruthy()
  expect(last.getByLabelText<HTMLInputElement>('Tu contraseña').value).toBe(RIGHT)
})
