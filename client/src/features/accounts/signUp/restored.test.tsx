import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { field } from '../../../../test/formFields'
import { watchLeaving } from '../../../../test/leaving'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../../test/server'
import { forgetSecretsOnLeaving } from '../../../lib/pageCache'
import { reloadRestoredPage } from '../../../shell/restoredPage'
import { keepRoleHint } from '../../../shell/roleHint'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs(null)
const leave = watchLeaving()

forgetSecretsOnLeaving()

/** Fires the events of a browser that puts a page into its back/forward cache and shows it again. */
function leaveAndComeBack(): void {
  for (const type of ['pagehide', 'pageshow'])
    window.dispatchEvent(Object.assign(new Event(type), { persisted: true }))
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const session = { __typename: 'SessionPayload', kind: 'BUYER' }

describe('a page shown again by the back button', () => {
  test('has an empty password, an enabled button and the typed e-mail', async () => {
    const calls = serverSays({ viewerQuery, useSignInMutation: { signIn: session } })
    renderApp('/auth')
    await screen.findByRole('heading', { name: 'Iniciar sesión' })
    await user.type(field('Email'), 'ana@x.uy')
    await user.type(field('Contraseña'), 'secreta')
    await user.click(button('Mostrar contraseña'))
    await user.click(button('Iniciar sesión'))
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(button('Entrando').getAttribute('aria-busy')).toBe('true')

    const sent = calls.length
    leaveAndComeBack()
    await waitFor(() => expect(button('Iniciar sesión').getAttribute('aria-busy')).toBeNull())
    expect(field('Contraseña').value).toBe('')
    expect(field('Email').value).toBe('ana@x.uy')
    // The form's own value is cleared too.
    await user.click(button('Iniciar sesión'))
    expect(await screen.findByText('Poné tu contraseña.')).toBeTruthy()
    expect(calls).toHaveLength(sent)
  })

  test('has an empty code', async () => {
    serverSays({
      viewerQuery,
      useSignInMutation: {
        signIn: refused('SecondFactorNeeded', 'SECOND_FACTOR_NEEDED', 'Falta el código.'),
      },
    })
    renderApp('/auth?email=ana%40x.uy')
    await screen.findByRole('heading', { name: 'Iniciar sesión' })
    await user.type(field('Contraseña'), 'secreta{Enter}')
    await user.type(await screen.findByLabelText('Código de tu app'), '123456')
    leaveAndComeBack()
    expect(field('Código de tu app').value).toBe('')
  })

  test('has two empty new passwords and keeps the other fields of a sign-up', async () => {
    serverSays({ viewerQuery })
    renderApp('/auth?mode=signup&tipo=comprador&alta=corta')
    await screen.findByLabelText('Repetí la contraseña')
    await user.type(field('Nombre y apellido'), 'Ana')
    for (const label of ['Contraseña', 'Repetí la contraseña']) await user.type(field(label), 'secreta')
    leaveAndComeBack()
    for (const label of ['Contraseña', 'Repetí la contraseña']) expect(field(label).value).toBe('')
    expect(field('Nombre y apellido').value).toBe('Ana')
  })
})

test.each([
  [null, null, false],
  [null, 'BUYER', true],
  ['BUYER', null, true],
  ['BUYER', 'BUYER', true],
] as const)('reloads a page of %s that is shown again to %s: %s', (before, now, isReloaded) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const add = vi.spyOn(window, 'addEventListener')
  keepRoleHint(before)
  reloadRestoredPage()
  onTestFinished(() => {
    for (const [type, listener] of add.mock.calls) window.removeEventListener(type, listener as EventListener)
    document.documentElement.style.visibility = ''
  })
  keepRoleHint(now)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(reload).not.toHaveBeenCalled()
  leaveAndComeBack()
  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0)
})
