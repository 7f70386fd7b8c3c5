import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { watchLeaving } from '../../../test/leaving'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER' })
withNews()
const leave = watchLeaving()

const account = (more: object) => ({
  id: 'account-1',
  deletionRequest: null,
  dataConsents: [],
  contactViews: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
  ...more,
})
async function open(replies: Parameters<typeof serverSays>[0], more: object = {}) {
  const calls = serverSays({ viewerQuery, PrivacySettingsScreenQuery: { viewer: account(more) }, ...replies })
  renderApp('/cuenta/privacidad')
  await screen.findByRole('heading', { name: 'Mis datos' })
  return calls
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const ask = async () => {
  await press('Desactivar mi cuenta')
  return within(await screen.findByRole('alertdialog', { name: '¿Desactivar tu cuenta?' }))
}

test('downloads both copies from one’s own address, and links to the deletion', async () => {
  await open({})
  for (const [name, href] of [
    ['Descargar para leer', '/mis-datos/tuerca.html'],
    ['Descargar en JSON', '/mis-datos/tuerca.json'],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([href, true])
  }
  expect(screen.getByRole('link', { name: 'Pedir la eliminación' }).getAttribute('href')).toBe(
    '/eliminacion-datos',
  )
})

describe('after a deletion request', () => {
  const waiting = { deletionRequest: { id: 'd1', dueInWords: 'viernes 27 de noviembre' } }

  test('shows the day, hides the form, and cancels the deletion by a press', async () => {
    const calls = await open(
      {
        useWithdrawDeletionMutation: {
          withdrawDeletion: {
            __typename: 'WithdrawDeletionPayload',
            account: { id: 'account-1', deletionRequest: null },
          },
        },
      },
      waiting,
    )
    expect(screen.getByText('viernes 27 de noviembre')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Pedir la eliminación' })).toBeNull()
    await press('Dejarlo sin efecto')
    expect(await screen.findByRole('link', { name: 'Pedir la eliminación' })).toBeTruthy()
    expect(screen.queryByText('viernes 27 de noviembre')).toBeNull()
    expect(calls.filter(({ operation }) => operation === 'useWithdrawDeletionMutation')).toHaveLength(1)
  })

  test('still waits when the server does not cancel it', async () => {
    await open({ useWithdrawDeletionMutation: new TypeError('Failed to fetch') }, waiting)
    await press('Dejarlo sin efecto')
    expect(await screen.findByText('Sin conexión')).toBeTruthy()
    expect(screen.getByText('viernes 27 de noviembre')).toBeTruthy()
  })
})

describe('deactivating', () => {
  test('asks for confirmation, and signs out once the account is deactivated', async () => {
    const calls = await open({
      useDeactivateAccountMutation: {
        deactivateAccount: { __typename: 'DeactivateAccountPayload', deactivated: true },
      },
    })
    await user.click((await ask()).getByRole('button', { name: 'Desactivar' }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/auth'))
    expect(calls.filter(({ operation }) => operation === 'useDeactivateAccountMutation')).toHaveLength(1)
  })

  test.each([
    [
      'money is open',
      {
        deactivateAccount: refused(
          'MoneyOpen',
          'MONEY_OPEN',
          'Todavía no se puede. Hay pedidos pagados que todavía no terminaron.',
        ),
      },
      'Todavía no se puede. Hay pedidos pagados que todavía no terminaron.',
    ],
    ['the network is down', new TypeError('Failed to fetch'), 'Sin conexión'],
  ])('changes nothing while %s', async (_what, reply, said) => {
    await open({ useDeactivateAccountMutation: reply })
    await user.click((await ask()).getByRole('button', { name: 'Desactivar' }))
    expect(await screen.findByText(said)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(leave).not.toHaveBeenCalled()
  })

  test('keeps the dialog open while the server is slow', async () => {
    let resolve: (answer: Record<string, unknown>) => void = () => {}
    const promise = new Promise<Record<string, unknown>>(answer => {
      resolve = answer
    })
    await open({ useDeactivateAccountMutation: () => promise })
    await user.click((await ask()).getByRole('button', { name: 'Desactivar' }))
    expect(await screen.findByRole('button', { name: 'Desactivando' })).toBeTruthy()
    expect(leave).not.toHaveBeenCalled()
    resolve({ deactivateAccount: { __typename: 'DeactivateAccountPayload', deactivated: true } })
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/auth'))
  })
})

describe('consents', () => {
  const never = { recipient: 'WHATSAPP', given: false, at: null }
  const given = { recipient: 'AIRTABLE', given: true, at: '2026-11-20T12:05:00.000Z' }
  const said = (...dataConsents: object[]) => ({
    setDataConsent: { __typename: 'DataConsentPayload', account: { id: 'account-1', dataConsents } },
  })
  const state = () =>
    screen.getAllByRole<HTMLInputElement>('switch').map(({ checked, disabled }) => [checked, disabled])

  test('have one switch for each recipient, and none without recipients', async () => {
    await open({}, { dataConsents: [never, given] })
    expect(screen.getByRole('switch', { name: 'Que te escribamos por WhatsApp' })).toBeTruthy()
    expect(screen.getByText('Permitido desde el 20 nov 2026')).toBeTruthy()
    expect(state()).toEqual([
      [false, false],
      [true, false],
    ])
  })

  test('are not shown when no data is sent to anybody', async () => {
    await open({})
    expect(screen.queryByRole('heading', { name: 'Qué permitís' })).toBeNull()
  })

  test('are given and revoked, and show the time', async () => {
    const calls = await open(
      { useSetDataConsentMutation: said({ ...never, given: true, at: '2026-11-22T12:00:00.000Z' }, given) },
      { dataConsents: [never, given] },
    )
    await user.click(screen.getByRole('switch', { name: 'Que te escribamos por WhatsApp' }))
    expect(await screen.findByText('Permitido desde el 22 nov 2026')).toBeTruthy()
    expect(calls.at(-1)?.variables).toEqual({ recipient: 'WHATSAPP', given: true })
  })

  test('stay unchanged when the server refuses', async () => {
    await open({ useSetDataConsentMutation: new TypeError('Failed to fetch') }, { dataConsents: [given] })
    await user.click(screen.getByRole('switch'))
    expect(await screen.findByText('Sin conexión')).toBeTruthy()
    expect(state()).toEqual([[true, false]])
  })

  test('cannot be switched while the server is slow', async () => {
    let resolve: (answer: ReturnType<typeof said>) => void = () => {}
    const promise = new Promise<ReturnType<typeof said>>(answer => {
      resolve = answer
    })
    await open({ useSetDataConsentMutation: () => promise }, { dataConsents: [given] })
    await user.click(screen.getByRole('switch'))
    await waitFor(() => expect(state()).toEqual([[true, true]]))
    resolve(said({ ...given, given: false, at: '2026-11-22T12:00:00.000Z' }))
    await waitFor(() => expect(state()).toEqual([[false, false]]))
    expect(screen.getByText('No permitido desde el 22 nov 2026')).toBeTruthy()
  })
})
