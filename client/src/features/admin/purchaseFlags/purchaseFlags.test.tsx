import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../../test/answers'
import { news, withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../../test/server'
import flagsScreen from './__generated__/PurchaseFlagsScreenQuery.graphql'
import decide from './__generated__/useDecidePurchaseFlagMutation.graphql'
import flagNews from './__generated__/usePurchaseFlagNewsSubscription.graphql'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })
withNews()

const flag = {
  __typename: 'PurchaseFlag',
  id: 'f1',
  kind: 'COUNT',
  reason: 'Tendría 6 compras sin terminar; el límite es 5.',
  flaggedAt: '2026-11-20T12:00:00.000Z',
  outcome: null,
  note: null,
  account: { id: 'a1', name: 'Federico Silva' },
  request: null,
}
const list = (shown: object) =>
  answerTo(flagsScreen, {
    Account: () => ({ id: 'account-1', isAdmin: true }),
    Query: () => ({
      purchaseFlags: {
        edges: [{ cursor: 'c0', node: shown }],
        pageInfo: { endCursor: null, hasNextPage: false },
      },
    }),
  })

async function openFlag(replies: Parameters<typeof serverSays>[0]) {
  const calls = serverSays({ viewerQuery, PurchaseFlagsScreenQuery: list(flag), ...replies })
  renderApp('/admin/alertas')
  await screen.findByText('Tendría 6 compras sin terminar; el límite es 5. No se le cobró nada.')
  await user.click(screen.getByRole('button', { name: 'Decidir: Federico Silva' }))
  return { calls, dialog: within(await screen.findByRole('dialog', { name: '¿Puede comprar esta cuenta?' })) }
}

test('clears a flag with a note, once both are given', async () => {
  const { calls, dialog } = await openFlag({
    useDecidePurchaseFlagMutation: payloadOf(decide, 'decidePurchaseFlag', 'PurchaseFlagPayload', {
      PurchaseFlag: () => ({ ...flag, outcome: 'CLEARED', note: 'Hablamos por teléfono' }),
    }),
  })
  await user.click(dialog.getByRole('button', { name: 'Guardar la decisión' }))
  await dialog.findByText('Elegí qué hacer con la cuenta.')
  await dialog.findByText('Poné qué miraste y por qué.')
  await user.click(dialog.getByRole('radio', { name: /^Sacar el límite/ }))
  await user.type(dialog.getByLabelText('Qué miraste y por qué'), 'Hablamos por teléfono')
  await user.click(dialog.getByRole('button', { name: 'Guardar la decisión' }))
  await screen.findByText('Sin límite')
  expect(screen.getByText('Hablamos por teléfono')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Federico Silva$/ })).toBeNull()
  expect(calls.filter(({ operation }) => operation === 'useDecidePurchaseFlagMutation')).toMatchObject([
    { variables: { input: { flagId: 'f1', outcome: 'CLEARED', note: 'Hablamos por teléfono' } } },
  ])
})

test('keeps the typed note when the server refuses', async () => {
  const { dialog } = await openFlag({
    useDecidePurchaseFlagMutation: {
      decidePurchaseFlag: refused('WrongState', 'WRONG_STATE', 'Esa alerta ya se decidió.'),
    },
  })
  await user.click(dialog.getByRole('radio', { name: /^Mantenerlo/ }))
  await user.type(dialog.getByLabelText('Qué miraste y por qué'), 'No contesta')
  await user.click(dialog.getByRole('button', { name: 'Guardar la decisión' }))
  await screen.findByText('Esa alerta ya se decidió.')
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Qué miraste y por qué').value).toBe('No contesta')
})

test('moves a flag that somebody else decided out of the waiting ones', async () => {
  serverSays({ viewerQuery, PurchaseFlagsScreenQuery: list(flag) })
  renderApp('/admin/alertas')
  await screen.findByText('Federico Silva')
  news(
    'usePurchaseFlagNewsSubscription',
    answerTo(flagNews, { PurchaseFlag: () => ({ ...flag, outcome: 'CONFIRMED' }) }),
  )
  await screen.findByText('No hay alertas sin decidir')
  await waitFor(() => expect(screen.queryByText('Federico Silva')).toBeNull())
})
