import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'

const user = userEvent.setup({ delay: null })

const account = (mailOfOffers: boolean) => ({
  id: 'account-1',
  pushKey: null,
  devices: [],
  whatsApp: null,
  noticePreferences: (['REQUEST', 'OFFER', 'ORDER', 'MESSAGE'] as const).flatMap(kind =>
    (['MAIL', 'BELL', 'PUSH'] as const).map(channel => ({
      kind,
      channel,
      isWanted: kind !== 'OFFER' || channel !== 'MAIL' || mailOfOffers,
    })),
  ),
})

test('switches the mails of one kind off and on again', async () => {
  let isOn = true
  serverSays({
    viewerQuery: viewerIs({ kind: 'PROVIDER' }),
    NoticePreferencesScreenQuery: { viewer: account(true) },
    useSetNoticePreferenceMutation: variables => {
      isOn = !isOn
      expect(variables.input).toEqual({ kind: 'OFFER', channel: 'MAIL', isWanted: isOn })
      return {
        setNoticePreference: {
          __typename: 'SetNoticePreferencePayload',
          account: account(isOn),
        },
      }
    },
  })
  renderApp('/cuenta/avisos')
  const offers = within(await screen.findByRole('group', { name: 'Ofertas' }))
  const mail = offers.getByRole('switch', { name: 'Email' })
  for (const wanted of [false, true]) {
    await user.click(mail)
    await waitFor(() => expect(mail).toHaveProperty('checked', wanted))
  }
  // A site without push offers it for no kind.
  expect(screen.getAllByRole('switch')).toHaveLength(8)
})
