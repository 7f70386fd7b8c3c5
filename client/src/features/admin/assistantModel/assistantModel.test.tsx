import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../../test/server'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })
withNews()

const viewer = { id: 'account-1', isAdmin: true }
const off = {
  isConfigured: true,
  isOn: false,
  changedAt: null,
  spentToday: 1250,
  callsToday: 37,
  dailyLimit: 50_000,
  visitorLimit: 1000,
}

test('does not show the assistant’s model to other users', async () => {
  serverSays({
    viewerQuery,
    AssistantModelScreenQuery: { viewer: { ...viewer, isAdmin: false }, languageModel: null },
  })
  renderApp('/admin/asistente')
  await screen.findByRole('heading', { name: 'Acceso Denegado' })
})

test('switches the model on, and shows its cost', async () => {
  const on = { ...off, isOn: true, changedAt: '2026-11-22T15:00:00.000Z' }
  const calls = serverSays({
    viewerQuery,
    AssistantModelScreenQuery: { viewer, languageModel: off },
    useSwitchLanguageModelMutation: {
      switchLanguageModel: { __typename: 'SwitchLanguageModelPayload', languageModel: on },
    },
  })
  renderApp('/admin/asistente')
  const model = await screen.findByRole('switch', { name: 'Que ayude al asistente a entender y contestar' })
  expect(screen.getByRole('region', { name: 'Hoy' }).textContent).toContain('37Consultas al modelo')
  await user.click(model)
  expect(await screen.findByText('prendido el 22 nov 2026')).toBeTruthy()
  expect(calls.at(-1)).toMatchObject({ variables: { isOn: true } })
})

test('shows no switch when no model is configured', async () => {
  serverSays({
    viewerQuery,
    AssistantModelScreenQuery: { viewer, languageModel: { ...off, isConfigured: false } },
  })
  renderApp('/admin/asistente')
  expect(await screen.findByRole<HTMLInputElement>('switch')).toHaveProperty('disabled', true)
})
