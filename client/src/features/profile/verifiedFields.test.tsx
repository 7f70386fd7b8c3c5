import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { news, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import ownStatus from '../accounts/__generated__/useOwnStatusSubscription.graphql'
import profileTab from '../provider/__generated__/ProfileTabQuery.graphql'
import panel from '../provider/__generated__/ProviderPanelQuery.graphql'
import replies from '../savedReplies/__generated__/useSavedRepliesQuery.graphql'
import updateProfile from './__generated__/updateProviderProfileMutation.graphql'

const user = userEvent.setup({ delay: null })
withNews()

const verified = {
  __typename: 'Provider',
  id: 'provider-1',
  status: 'APPROVED',
  companyName: 'Desarme del Sur',
  businessName: null,
  rut: '214512070019',
  address: '18 de Julio 1240',
  latestChange: null,
  openingHours: [],
}
const change = {
  __typename: 'ProviderChange',
  changeId: 'c1',
  revision: 1,
  state: 'PENDING',
  fields: ['RUT'],
  companyName: null,
  businessName: null,
  rut: '217045120018',
  address: null,
  reason: null,
}

type Shown = Readonly<Record<string, unknown>>

function open(provider: Shown) {
  localStorage.setItem('tuerca.cuenta', 'PROVIDER')
  const of = (shown: Shown) => ({
    Account: () => ({ id: 'account-1', kind: 'PROVIDER', phone: '+59894231234', department: 'ROCHA' }),
    Provider: () => shown,
  })
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'PROVIDER' }),
    ProviderPanelQuery: answerTo(panel, of(provider)),
    ProfileTabQuery: answerTo(profileTab, of(provider)),
    useSavedRepliesQuery: answerTo(replies, of({ ...provider, savedReplies: [] })),
    updateProviderProfileMutation: payloadOf(
      updateProfile,
      'updateProviderProfile',
      'ProfilePayload',
      of({ ...verified, latestChange: change }),
    ),
  })
  renderApp('/dashboard/perfil')
  return calls
}

const rut = () => screen.findByLabelText<HTMLInputElement>(/^RUT/)
/** The help text below the RUT. */
const help = async () => {
  const id = (await rut()).getAttribute('aria-describedby') ?? ''
  return id
    .split(' ')
    .map(part => document.getElementById(part)?.textContent)
    .join(' ')
}

test('sends a changed verified field to review and shows the public value until then', async () => {
  const calls = open(verified)
  const field = await rut()
  await user.clear(field)
  await user.type(field, '217045120018')
  await user.tab()
  expect(await screen.findByText('Cambio enviado a revisión')).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ input: { rut: '217045120018' } })
  await waitFor(async () => expect(await help()).toContain('En revisión'))
  expect(await help()).toContain('se muestra: 21-451207-001-9')
})

test('shows the team’s decision while the profile is open', async () => {
  open({ ...verified, latestChange: change })
  expect((await rut()).value).toBe('21-704512-001-8')
  await news(
    'useOwnStatusSubscription',
    answerTo(ownStatus, {
      Provider: () => ({
        ...verified,
        latestChange: { ...change, state: 'REJECTED', reason: 'No figura en la DGI' },
      }),
    }),
  )
  await waitFor(async () => expect((await rut()).value).toBe('21-451207-001-9'))
  expect(await help()).toContain('No aprobamos el cambio a 21-704512-001-8. Motivo: No figura en la DGI')
})

test('names the verified fields only where they are', async () => {
  open({ ...verified, status: 'PENDING' })
  await rut()
  const company = screen.getByRole('heading', { name: 'Empresa' }).parentElement
  expect(within(company as HTMLElement).queryByText(/están verificados/)).toBeNull()
})
