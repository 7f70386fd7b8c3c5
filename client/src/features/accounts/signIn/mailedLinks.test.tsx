import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { errorOf, field } from '../../../../test/formFields'
import { watchLeaving } from '../../../../test/leaving'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../../test/server'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs(null)
const leave = watchLeaving()

const press = (name: string) => user.click(screen.getByRole('button', { name }))
const sent = { __typename: 'LinkSentPayload', sent: true }

test('prefills the typed e-mail and explains the next steps without revealing whether an account exists', async () => {
  const calls = serverSays({ viewerQuery, useRequestPasswordLinkMutation: { requestPasswordLink: sent } })
  renderApp('/auth')
  await screen.findByRole('heading', { name: 'Iniciar sesión' })
  await user.type(field('Email'), 'ana@x.uy')
  await user.click(screen.getByRole('link', { name: 'Olvidé mi contraseña' }))
  await screen.findByRole('heading', { name: 'Recuperar contraseña' })
  expect(field('Email').value).toBe('ana@x.uy')
  await press('Mandarme el enlace')
  const heading = await screen.findByRole('heading', { name: 'Revisá tu email' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(/^Si/).textContent).toBe(
    'Si ana@x.uy tiene una cuenta en Tuerca, ya le mandamos un enlace.',
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  await press('Mandar de nuevo')
  await waitFor(() =>
    expect(calls.filter(({ variables }) => 'email' in variables).map(({ variables }) => variables)).toEqual([
      { email: 'ana@x.uy' },
      { email: 'ana@x.uy' },
    ]),
  )
  await press('Usar otro email')
  expect(field('Email').value).toBe('ana@x.uy')
})

test('asks for an e-mail before it asks the server, and keeps it when that refuses', async () => {
  const message = 'Demasiados intentos. Probá de nuevo en 60 minutos.'
  const calls = serverSays({
    viewerQuery,
    useRequestPasswordLinkMutation: { requestPasswordLink: refused('RateLimited', 'RATE_LIMITED', message) },
  })
  renderApp('/recuperar-password')
  await screen.findByRole('heading', { name: 'Recuperar contraseña' })
  await press('Mandarme el enlace')
  await waitFor(() => expect(errorOf('Email')).toBe('Poné tu email.'))
  expect(calls.map(({ operation }) => operation)).toEqual(['viewerQuery'])
  await user.type(field('Email'), 'ana@x.uy')
  await press('Mandarme el enlace')
  expect(await within(screen.getByRole('alert')).findByText(message)).toBeTruthy()
  expect(field('Email').value).toBe('ana@x.uy')
})

test('sets the new password, typed twice, by the link of a forgotten one and leads to the sign-in', async () => {
  const calls = serverSays({
    viewerQuery,
    useSetPasswordMutation: { setPassword: { __typename: 'PasswordPayload', email: 'ana@x.uy' } },
  })
  window.history.replaceState(null, '', '/recuperar-password?enlace=tok-1')
  renderApp('/recuperar-password?enlace=tok-1')
  await screen.findByRole('heading', { name: 'Elegí tu nueva contraseña' })
  await user.type(field('Contraseña nueva'), 'secreta')
  await user.type(field('Repetí la contraseña'), 'otra')
  await press('Guardar contraseña')
  await waitFor(() =>
    expect(errorOf('Repetí la contraseña')).toBe('Las contraseñas no coinciden, por favor revisá.'),
  )
  expect(calls.map(({ operation }) => operation)).toEqual(['viewerQuery'])
  await user.clear(field('Repetí la contraseña'))
  await user.type(field('Repetí la contraseña'), 'secreta')
  await press('Guardar contraseña')
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/auth?email=ana%40x.uy&clave=nueva'))
  expect(window.location.search).toBe('')
  expect(calls.at(-1)?.variables).toEqual({ token: 'tok-1', password: 'secreta' })
})

test('explains at the sign-in after a new password why it is needed, and keeps the notice', async () => {
  serverSays({ viewerQuery })
  renderApp('/auth?email=ana%40x.uy&clave=nueva')
  await screen.findByRole('heading', { name: 'Iniciar sesión' })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('status').textContent).toBe('Tu contraseña es nueva. Iniciá sesión con ella.')
  expect(field('Email').value).toBe('ana@x.uy')
})

test('signs in by a click on a sign-in link, not when it is opened', async () => {
  const calls = serverSays({
    viewerQuery,
    useSignInByLinkMutation: { signInByLink: { __typename: 'SessionPayload', kind: 'PROVIDER' } },
  })
  renderApp('/auth/enlace?enlace=tok-1')
  await screen.findByRole('heading', { name: 'Entrar a Tuerca' })
  expect(calls.map(({ operation }) => operation)).toEqual(['viewerQuery'])
  await press('Entrar')
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/dashboard'))
  expect(sessionStorage.getItem('tuerca.cuenta')).toBe('PROVIDER')
})

test.each([
  ['LinkExpired', 'LINK_EXPIRED', 'Este enlace venció'],
  ['LinkUsed', 'LINK_USED', 'Este enlace ya se usó'],
])('reports a link that ended (%s) and mails another one', async (typename, code, title) => {
  const calls = serverSays({
    viewerQuery,
    useSignInByLinkMutation: { signInByLink: refused(typename, code, title) },
    useRenewLinkMutation: { renewLink: sent },
  })
  renderApp('/auth/enlace?enlace=tok-1')
  await screen.findByRole('heading', { name: 'Entrar a Tuerca' })
  await press('Entrar')
  const heading = await screen.findByRole('heading', { name: title })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await press('Mandarme otro enlace')
  expect(await screen.findByText(/Listo: revisá tu email/)).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ token: 'tok-1' })
})

test.each([
  ['/auth?confirmar=tok-1', 'useConfirmRegistrationMutation', 'confirmRegistration', 'Confirmar y entrar'],
  ['/auth/enlace?enlace=tok-1', 'useSignInByLinkMutation', 'signInByLink', 'Entrar'],
  ['/cuenta/email?anterior=tok-1', 'useRefuseEmailChangeMutation', 'refuseEmailChange', 'No fui yo'],
  [
    '/cuenta/email?nuevo=tok-1',
    'useConfirmEmailChangeMutation',
    'confirmEmailChange',
    'Confirmar este email',
  ],
  [
    '/eliminacion-datos/confirmar?enlace=tok-1',
    'useConfirmDeletionMutation',
    'confirmDeletion',
    'Confirmar mi pedido',
  ],
  [
    '/confirmar-pedido?enlace=tok-1',
    'useConfirmPartRequestMutation',
    'confirmPartRequest',
    'Confirmar mi pedido',
  ],
])(
  'removes the token of %s from the history once it is used',
  async (address, operation, mutation, label) => {
    serverSays({ viewerQuery, [operation]: { [mutation]: refused('LinkUsed', 'LINK_USED', 'Ya se usó.') } })
    window.history.replaceState({ kept: true }, '', `${address}&email=ana%40x.uy`)
    renderApp(address)
    await user.click(await screen.findByRole('button', { name: label }))
    const heading = await screen.findByRole('heading', {
      name: /^(Este enlace ya se usó|Este pedido ya está confirmado)$/,
    })
    expect(document.activeElement).toBe(heading)
    expect(window.location.search).toBe('?email=ana%40x.uy')
    expect(window.history.state).toEqual({ kept: true })
  },
)

test('offers no other link when the link is unknown', async () => {
  serverSays({
    viewerQuery,
    useSetPasswordMutation: { setPassword: refused('LinkUnknown', 'LINK_UNKNOWN', 'No es válido.') },
  })
  renderApp('/recuperar-password?enlace=cortado')
  await screen.findByRole('heading', { name: 'Elegí tu nueva contraseña' })
  await user.type(field('Contraseña nueva'), 'secreta')
  await user.type(field('Repetí la contraseña'), 'secreta')
  await press('Guardar contraseña')
  await screen.findByRole('heading', { name: 'Este enlace no es válido' })
  expect(screen.queryByRole('button', { name: 'Mandarme otro enlace' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Pedir con mi email' }).getAttribute('href')).toBe(
    '/recuperar-password',
  )
})

test('confirms a change of e-mail by a click at one address, and says what is missing at the other', async () => {
  const calls = serverSays({
    viewerQuery,
    useConfirmEmailChangeMutation: {
      confirmEmailChange: { __typename: 'EmailConfirmedPayload', email: 'nueva@x.uy', isDone: false },
    },
  })
  renderApp('/cuenta/email?nuevo=tok-1')
  await screen.findByRole('heading', { name: 'Confirmá tu nuevo email' })
  expect(calls.map(({ operation }) => operation)).toEqual(['viewerQuery'])
  await press('Confirmar este email')
  const heading = await screen.findByRole('heading', { name: 'Falta un paso' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(/abrí el correo que te mandamos a tu email de antes/)).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ token: 'tok-1' })
})

test('makes the change at the second address, and leads to the sign-in with the new one', async () => {
  serverSays({
    viewerQuery,
    useConfirmEmailChangeMutation: {
      confirmEmailChange: { __typename: 'EmailConfirmedPayload', email: 'nueva@x.uy', isDone: true },
    },
  })
  renderApp('/cuenta/email?anterior=tok-1')
  await screen.findByRole('heading', { name: '¿Cambiás tu email?' })
  await press('Sí, quiero cambiarlo')
  await waitFor(() =>
    expect(leave).toHaveBeenCalledExactlyOnceWith('/auth?email=nueva%40x.uy&volver=%2Fcuenta%2Fseguridad'),
  )
})

test('leads from ‘No fui yo’ at the present address to another password', async () => {
  serverSays({
    viewerQuery,
    useRefuseEmailChangeMutation: {
      refuseEmailChange: { __typename: 'EmailRefusedPayload', email: 'ana@x.uy' },
    },
  })
  renderApp('/cuenta/email?anterior=tok-1')
  await screen.findByRole('heading', { name: '¿Cambiás tu email?' })
  await press('No fui yo')
  await screen.findByRole('heading', { name: 'Cancelamos el cambio' })
  expect(screen.getByRole('link', { name: 'Elegir otra contraseña' }).getAttribute('href')).toBe(
    '/recuperar-password?email=ana%40x.uy',
  )
})

test.each([
  ['LinkUsed', 'LINK_USED', 'Este enlace ya se usó'],
  ['EmailTaken', 'EMAIL_TAKEN', 'Ese email ya tiene una cuenta'],
])(
  'a change of e-mail that cannot be (%s) leads back to the account, and mails nothing',
  async (type, code, title) => {
    serverSays({
      viewerQuery,
      useConfirmEmailChangeMutation: { confirmEmailChange: refused(type, code, title) },
    })
    renderApp('/cuenta/email?nuevo=tok-1')
    await screen.findByRole('heading', { name: 'Confirmá tu nuevo email' })
    await press('Confirmar este email')
    await screen.findByRole('heading', { name: title })
    expect(screen.queryByRole('button', { name: 'Mandarme otro enlace' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Ir a mi cuenta' }).getAttribute('href')).toBe(
      '/cuenta/seguridad',
    )
  },
)

const ways = [
  ['/recuperar-password?enlace=tok-1', 'SET_PASSWORD'],
  ['/auth/enlace?enlace=tok-1', 'SIGN_IN'],
  ['/auth?confirmar=tok-1', 'CONFIRM_EMAIL'],
  ['/cuenta/email?anterior=tok-1', 'LEAVE_EMAIL'],
  ['/cuenta/email?nuevo=tok-1', 'TAKE_EMAIL'],
  ['/eliminacion-datos/confirmar?enlace=tok-1', 'CONFIRM_DELETION'],
  ['/confirmar-pedido?enlace=tok-1', 'CONFIRM_REQUEST'],
]

test.each(ways)('reports in %s that its link is used before anything is typed', async (address, purpose) => {
  const calls = serverSays({ viewerQuery, useLinkEndingQuery: { mailedLinkState: 'USED' } })
  window.history.replaceState(null, '', address)
  renderApp(address)
  await screen.findByRole('heading', { name: /^(Este enlace ya se usó|Este pedido ya está confirmado)$/ })
  expect(screen.queryByLabelText(/Contraseña/)).toBeNull()
  expect(calls.at(-1)).toEqual({ operation: 'useLinkEndingQuery', variables: { token: 'tok-1', purpose } })
  expect(window.location.search).toBe('')
})

test('can try a link whose state cannot be read', async () => {
  serverSays({ viewerQuery, useLinkEndingQuery: () => new TypeError('Failed to fetch') })
  renderApp('/recuperar-password?enlace=tok-1')
  await screen.findByRole('heading', { name: 'Elegí tu nueva contraseña' })
  await user.type(field('Contraseña nueva'), 'secreta')
  expect(screen.getByRole('button', { name: 'Guardar contraseña' })).toBeTruthy()
})

test('leads from a visitor’s used link also to the account that may have the request', async () => {
  serverSays({ viewerQuery, useLinkEndingQuery: { mailedLinkState: 'USED' } })
  renderApp('/confirmar-pedido?enlace=tok-1')
  await screen.findByRole('heading', { name: 'Este pedido ya está confirmado' })
  const main = within(screen.getByRole('main'))
  const hrefs = main.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  expect(hrefs).toEqual([
    ['Iniciar sesión', '/auth?volver=%2Fdashboard%2Fconsultas'],
    ['Recuperar mi enlace', '/seguimiento'],
  ])
})
