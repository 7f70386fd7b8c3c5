import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { field } from '../../../../test/formFields'
import { watchLeaving } from '../../../../test/leaving'
import { withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../../test/server'

const user = userEvent.setup({ delay: null })
withNews()
const leave = watchLeaving()

const press = (name: string) => user.click(screen.getByRole('button', { name }))
const needed = refused(
  'SecondFactorNeeded',
  'SECOND_FACTOR_NEEDED',
  'Poné el código de tu app de verificación.',
)
const wrong = 'Ese código no es correcto o ya se usó. Probá con otro.'
const wrongCode = refused('InvalidInput', 'INVALID_INPUT', wrong, [{ path: ['code'], message: wrong }])
const entered = { __typename: 'SessionPayload', kind: 'BUYER' }

test('asks for a code at sign-in when the account has one, with a way back', async () => {
  const answers: Record<string, object> = { 111111: wrongCode, 222222: entered }
  const calls = serverSays({
    viewerQuery: viewerIs(null),
    useSignInMutation: ({ code }) => ({ signIn: answers[String(code)] ?? needed }),
  })
  renderApp('/auth?email=ana%40x.uy')
  await screen.findByRole('heading', { name: 'Iniciar sesión' })
  await user.type(field('Contraseña'), 'secreta{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(field('Código de tu app')))
  await press('Volver')
  expect(field('Email').value).toBe('ana@x.uy')
  expect(field('Contraseña').value).toBe('secreta')
  await press('Iniciar sesión')
  await screen.findByText(/verificación en dos pasos/)
  await press('Entrar')
  expect(await screen.findByText('Poné el código.')).toBeTruthy()
  await user.type(field('Código de tu app'), '111111{Enter}')
  expect(await screen.findByText(wrong)).toBeTruthy()
  expect(leave).not.toHaveBeenCalled()
  await press('No tengo el teléfono')
  await user.clear(field('Código de recuperación'))
  await user.type(field('Código de recuperación'), '222222{Enter}')
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/dashboard'))
  expect(calls.at(-1)?.variables).toEqual({ email: 'ana@x.uy', password: 'secreta', code: '222222' })
})

test('asks for a code with a sign-in link too', async () => {
  const calls = serverSays({
    viewerQuery: viewerIs(null),
    useSignInByLinkMutation: ({ code }) => ({ signInByLink: code ? entered : needed }),
  })
  renderApp('/auth/enlace?enlace=tok-1')
  await screen.findByRole('heading', { name: 'Entrar a Tuerca' })
  await press('Entrar')
  await user.type(await screen.findByLabelText('Código de tu app', { selector: 'input' }), '222222{Enter}')
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/dashboard'))
  expect(calls.at(-1)?.variables).toEqual({ token: 'tok-1', code: '222222' })
})

const off = {
  id: 'account-1',
  email: 'ana@x.uy',
  isAdmin: false,
  emailChange: null,
  entersByVendorOnly: false,
  identities: [],
  devices: [],
  needsSecondFactor: false,
  secondFactor: null,
}
const on = { enabledAt: '2026-11-20T12:00:00.000Z', recoveryCodesLeft: 10 }
const panel = (secondFactor: object | null) => ({
  id: 'account-1',
  needsSecondFactor: false,
  entersByVendorOnly: false,
  secondFactor,
})
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']

test('sets it up with the password, a QR code or its key, and a first code; shows the recovery codes once', async () => {
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    AccountSecurityScreenQuery: { viewer: off },
    useBeginSecondFactorMutation: {
      beginSecondFactor: {
        __typename: 'SecondFactorSetupPayload',
        setupKey: 'JBSWY3DPEHPK3PXP',
        setupUri: 'otpauth://totp/Tuerca:ana%40x.uy?secret=JBSWY3DPEHPK3PXP&issuer=Tuerca',
      },
    },
    useEnableSecondFactorMutation: ({ code }) => ({
      enableSecondFactor:
        code === '222222'
          ? { __typename: 'RecoveryCodesPayload', recoveryCodes: codes, account: panel(on) }
          : wrongCode,
    }),
  })
  renderApp('/cuenta/seguridad')
  await screen.findByRole('heading', { name: 'Verificación en dos pasos' })
  await press('Activar')
  await user.type(await screen.findByLabelText('Tu contraseña', { selector: 'input' }), 'secreta{Enter}')
  const picture = await screen.findByRole('img', { name: 'Código QR para tu app de verificación' })
  expect(decodeURIComponent(picture.getAttribute('src') ?? '')).toMatch(/^data:image\/svg\+xml,<svg.*<path/s)
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  await user.type(field('Código de tu app'), '111111{Enter}')
  expect(await screen.findByText(wrong)).toBeTruthy()
  await user.clear(field('Código de tu app'))
  await user.type(field('Código de tu app'), '222222{Enter}')
  await screen.findByRole('heading', { name: 'Guardá tus códigos de recuperación' })
  for (const code of codes) expect(screen.getByText(code)).toBeTruthy()
  const file = screen.getByRole('link', { name: 'Descargar' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(file)).toContain(codes.join('\n'))
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await press('Copiar')
  expect(write).toHaveBeenCalledExactlyOnceWith(codes.join('\n'))
  await press('Ya los guardé')
  expect(screen.queryByText(codes[0] as string)).toBeNull()
  expect(screen.getByText(/Te quedan 10 códigos/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Verificación en dos pasos' }))
  expect(calls.at(-1)?.variables).toEqual({ code: '222222' })
})

test('turns it off when both proofs are given', async () => {
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    AccountSecurityScreenQuery: { viewer: { ...off, secondFactor: on } },
    useDisableSecondFactorMutation: {
      disableSecondFactor: { __typename: 'SecondFactorPayload', account: panel(null) },
    },
  })
  renderApp('/cuenta/seguridad')
  await screen.findByText('Activada')
  await press('Desactivar')
  await user.type(await screen.findByLabelText('Tu contraseña', { selector: 'input' }), 'secreta')
  await user.type(field('Código de tu app'), '222222')
  await press('Desactivar')
  expect(await screen.findByRole('button', { name: 'Activar' })).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ password: 'secreta', code: '222222' })
})

test('asks for both proofs for new recovery codes too, and shows them', async () => {
  serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    AccountSecurityScreenQuery: { viewer: { ...off, secondFactor: { ...on, recoveryCodesLeft: 1 } } },
    useRenewRecoveryCodesMutation: {
      renewRecoveryCodes: { __typename: 'RecoveryCodesPayload', recoveryCodes: codes, account: panel(on) },
    },
  })
  renderApp('/cuenta/seguridad')
  await screen.findByText(/Te queda 1 código/)
  await press('Códigos de recuperación nuevos')
  await user.type(await screen.findByLabelText('Tu contraseña', { selector: 'input' }), 'secreta')
  await user.type(field('Código de tu app'), '222222')
  await press('Hacer códigos nuevos')
  expect(await screen.findByText(codes[1] as string)).toBeTruthy()
})

test('shows only the set-up when an admin needs it, in place of every panel', async () => {
  serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER', isAdmin: true, needsSecondFactor: true }),
    AccountSecurityScreenQuery: { viewer: { ...off, isAdmin: true, needsSecondFactor: true } },
    AdminScreenQuery: {
      viewer: { id: 'account-1', email: 'ana@x.uy', isAdmin: true },
      providerCounts: null,
      providers: null,
      undoableRemovals: null,
      weeklyFigures: null,
      dueDecisions: null,
    },
  })
  const { where } = renderApp('/admin')
  expect(await screen.findByText(/Hasta entonces no podés hacer nada más/)).toBeTruthy()
  expect(where()).toBe('/cuenta/seguridad')
  expect(screen.queryByRole('heading', { name: 'Mis dispositivos' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Activar' })).toBeTruthy()
})
