import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'

const user = userEvent.setup({ delay: null })

const account = (mailOfOffers: boolean) => ({
  id: 'account-1',
  digestsRequests: null as boolean | null,
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

test('offers a provider two mails a day about new requests', async () => {
  const asked: unknown[] = []
  serverSays({
    viewerQuery: viewerIs({ kind: 'PROVIDER' }),
    NoticePreferencesScreenQuery: { viewer: { ...account(true), digestsRequests: false } },
    useSetRequestDigestMutation: variables => {
      asked.push(variables)
      return {
        setRequestDigest: {
          __typename: 'SetRequestDigestPayload',
          account: { id: 'account-1', digestsRequests: variables.isWanted },
        },
      }
    },
  })
  renderApp('/cuenta/avisos')
  const digest = await screen.findByRole('switch', { name: /dos emails por día, a las 8 y a las 14/ })
  await user.click(digest)
  await waitFor(() => expect(digest).toHaveProperty('checked', true))
  expect(asked).toEqual([{ isWanted: true }])
})
