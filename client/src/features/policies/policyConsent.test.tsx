import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { readPolicy } from '../../../plugins/policies'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import { CURRENT_POLICIES } from '../../lib/generated/policies'
import { reportPolicyConsentNeeded } from '../../relay/policyConsentNeeded'

const user = userEvent.setup({ delay: null })
withNews()

/** An older and a newer version: only one has been published. */
const texts = vi.hoisted(() => new Map<string, string>())
vi.mock('./policyTexts', () => ({
  loadPolicy: async (address: string, version: string) =>
    readPolicy(texts.get(`${address} ${version}`) ?? ''),
}))

const LEY = '## Ley {#ley}\n\nLa uruguaya.'
texts.set(
  'terminos-uso 2024-01-01',
  `# Términos\n\nReglas.\n\n## Pago {#pago}\n\nReserva del 15 %.\n\n${LEY}`,
)
texts.set(
  'terminos-uso 2024-02-02',
  `# Términos\n\nReglas.\n\n## Pago {#pago}\n\nReserva del 20 %.\n\n${LEY}`,
)

const terms = { policy: 'TERMS_OF_USE', accepted: '2024-01-01', current: '2024-02-02' }

function openAs(policiesToAccept: readonly (typeof terms)[]) {
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER', policiesToAccept }),
    useUnreadNewsQuery: { node: { __typename: 'Account', id: 'account-1', unreadMessages: 0 } },
    useAcceptPoliciesMutation: {
      acceptPolicies: {
        __typename: 'AcceptPoliciesPayload',
        account: { id: 'account-1', policiesToAccept: [] },
      },
    },
  })
  renderApp('/como-funciona')
  return calls
}

test('shows the changes, and accepts the shown version', async () => {
  const calls = openAs([terms])
  const dialog = within(await screen.findByRole('dialog', { name: 'Leé lo que cambió' }))
  expect((await dialog.findByRole('heading', { name: 'Pago' })).parentElement?.textContent).toContain(
    'Reserva del 1520 %.',
  )
  expect(dialog.getByText('15').tagName).toBe('DEL')
  expect(dialog.getByText('20').tagName).toBe('INS')
  expect(dialog.queryByRole('heading', { name: 'Ley' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.find(({ operation }) => operation === 'useAcceptPoliciesMutation')?.variables).toEqual({
    input: { ...CURRENT_POLICIES, termsOfUse: '2024-02-02' },
  })
})

test('can be postponed, and asks again when a command needs it', async () => {
  openAs([terms])
  await user.click(await screen.findByRole('button', { name: 'Ahora no' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  reportPolicyConsentNeeded()
  expect(await screen.findByRole('dialog', { name: 'Leé lo que cambió' })).toBeTruthy()
})

test('cannot accept a text that cannot be read', async () => {
  openAs([{ ...terms, current: '2099-01-01' }])
  expect(await screen.findByText(/No pudimos traer los textos/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Aceptar' }).disabled).toBe(true)
})
