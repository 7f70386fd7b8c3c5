import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { errorOf, field } from '../../../../test/formFields'
import { watchLeaving } from '../../../../test/leaving'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../../test/server'
import { CURRENT_POLICIES } from '../../../lib/generated/policies'
import { keepVisitor } from '../../../shell/knownVisitor'
import { rememberFollowed } from '../../follow/lastFollowed'
import { keepRegistrationProof, registrationOnward } from '../signUp/registrationProof'

const user = userEvent.setup({ delay: null })

const viewerQuery = viewerIs(null)
const leave = watchLeaving()

const type = (label: string | RegExp, text: string) => user.type(field(label), text)
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const alerts = () => within(screen.getByRole('alert'))

describe('signing in', () => {
  test('loads the wished page from the server, signed in', async () => {
    const calls = serverSays({
      viewerQuery,
      useSignInMutation: { signIn: { __typename: 'SessionPayload', kind: 'PROVIDER' } },
    })
    renderApp('/auth?email=ana%40x.uy&volver=%2Fchat%2F1')
    await screen.findByRole('heading', { name: 'Iniciar sesión' })
    expect(field('Email').value).toBe('ana@x.uy')
    await type('Contraseña', 'secreta{Enter}')
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/chat/1'))
    expect(calls.at(-1)?.variables).toEqual({ email: 'ana@x.uy', password: 'secreta', code: null })
    expect(sessionStorage.getItem('tuerca.cuenta')).toBe('PROVIDER')
  })

  test('keeps the typed values when it is refused, shows the reason twice and focuses the password', async () => {
    const message = 'El email o la contraseña no coinciden.'
    serverSays({
      viewerQuery,
      useSignInMutation: { signIn: refused('WrongCredentials', 'WRONG_CREDENTIALS', message) },
    })
    renderApp('/auth')
    await screen.findByRole('heading', { name: 'Iniciar sesión' })
    await type('Email', 'ana@x.uy')
    await type('Contraseña', 'mala')
    await press('Iniciar sesión')
    expect(await alerts().findByText('Error al iniciar sesión')).toBeTruthy()
    expect(within(screen.getByRole('main')).getByText(message)).toBeTruthy()
    expect(field('Email').value).toBe('ana@x.uy')
    expect(field('Contraseña').value).toBe('mala')
    await waitFor(() => expect(document.activeElement).toBe(field('Contraseña')))
    expect(leave).not.toHaveBeenCalled()
  })

  test.each(['/auth', '/auth?mode=signup'])('links from %s to the terms', async address => {
    serverSays({ viewerQuery })
    renderApp(address)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByRole('link', { name: 'Términos de uso' }).getAttribute('href')).toBe('/terminos-uso')
    expect(screen.getByRole('link', { name: 'política de privacidad' }).getAttribute('href')).toBe(
      '/politica-privacidad',
    )
  })

  test('shows no vendor buttons when the server has no credentials', async () => {
    const facts = Object.assign(document.createElement('script'), { id: 'sitio', type: 'application/json' })
    facts.textContent = JSON.stringify({ signInVendors: '' })
    document.body.append(facts)
    onTestFinished(() => facts.remove())
    serverSays({ viewerQuery })
    renderApp('/auth')
    await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })
    expect(screen.queryByRole('link', { name: /^Continuar con/ })).toBeNull()
  })

  test('asks for missing fields before it asks the server', async () => {
    const calls = serverSays({ viewerQuery })
    renderApp('/auth')
    await screen.findByRole('heading', { name: 'Iniciar sesión' })
    await press('Iniciar sesión')
    await waitFor(() => expect(errorOf('Email')).toBe('Poné tu email.'))
    expect(errorOf('Contraseña')).toBe('Poné tu contraseña.')
    expect(document.activeElement).toBe(field('Email'))
    expect(calls.map(({ operation }) => operation)).toEqual(['viewerQuery'])
  })

  test('shows the password on request', async () => {
    serverSays({ viewerQuery })
    renderApp('/auth')
    await screen.findByRole('heading', { name: 'Iniciar sesión' })
    expect(field('Contraseña').type).toBe('password')
    await press('Mostrar contraseña')
    expect(field('Contraseña').type).toBe('text')
  })
})

describe('signing up', () => {
  test('asks for the kind of account first, and passes e-mail and wish along', async () => {
    serverSays({ viewerQuery })
    const { where } = renderApp('/auth?email=ana%40x.uy&volver=%2Fadmin')
    await user.click(await screen.findByRole('tab', { name: 'Crear cuenta' }))
    await user.click(await screen.findByRole('radio', { name: /Quiero vender repuestos/ }))
    await press('Continuar')
    const heading = await screen.findByRole('heading', { name: 'Alta de proveedor' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(where()).toBe('/auth?mode=signup&tipo=proveedor&email=ana%40x.uy&volver=%2Fadmin')
    expect(field('Email').value).toBe('ana@x.uy')
  })

  test('names every missing field of a provider and focuses the first', async () => {
    serverSays({ viewerQuery })
    renderApp('/auth?mode=signup&tipo=proveedor&alta=corta')
    await screen.findByRole('heading', { name: 'Alta de proveedor' })
    await press('Crear cuenta')
    await waitFor(() => expect(errorOf('Nombre y apellido')).toBe('Poné tu nombre.'))
    expect(errorOf('Empresa')).toBe('Poné el nombre del negocio.')
    expect(errorOf('Servicios')).toBe('Contanos qué vendés.')
    expect(errorOf('Departamento')).toBe('El departamento es obligatorio')
    expect(screen.getByText('Para crear la cuenta tenés que aceptar los términos.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Nombre y apellido'))
  })

  test('prefills the form of a visitor who has just asked for a part here, and of nobody else', async () => {
    serverSays({ viewerQuery })
    const eva = { name: 'Eva Sosa', email: 'eva@salto.uy', phone: '094 231 234', department: 'SALTO' }
    keepVisitor(eva, Date.now())
    renderApp('/auth?mode=signup&tipo=comprador&alta=corta&email=eva%40salto.uy')
    await screen.findByRole('heading', { name: 'Alta de comprador' })
    expect(['Nombre y apellido', 'Email', 'Teléfono'].map(label => field(label).value)).toEqual([
      'Eva Sosa',
      'eva@salto.uy',
      '094 231 234',
    ])
    expect(screen.getByText('Ubicación').nextElementSibling?.textContent).toBe('Salto')
    cleanup()
    renderApp('/auth?mode=signup&tipo=comprador&alta=corta&email=otra%40x.uy')
    await screen.findByRole('heading', { name: 'Alta de comprador' })
    expect(field('Nombre y apellido').value).toBe('')
  })

  async function fillBuyer() {
    renderApp('/auth?mode=signup&tipo=comprador&alta=corta')
    await screen.findByRole('heading', { name: 'Alta de comprador' })
    await user.click(screen.getByRole('radio', { name: /Empresa o taller/ }))
    await type('Nombre y apellido', 'Ana Pérez')
    await type('Email', 'ana@x.uy')
    await type('Teléfono', '094 231 234')
    await user.selectOptions(field('Departamento'), 'Rivera')
    await type(/^RUT/, '211003420017')
    await type('Dirección', 'Sarandí 12')
    await type('Contraseña', 'secreta')
    await type('Repetí la contraseña', 'secret')
    await user.click(screen.getByRole('checkbox'))
  }

  test('restores all but the password after a reload, and nothing that another user typed in the same tab', async () => {
    serverSays({
      viewerQuery,
      useSignUpAsBuyerMutation: {
        signUpAsBuyer: { __typename: 'SignUpPayload', email: 'ana@x.uy', proof: 'proof-9' },
      },
    })
    await fillBuyer()
    cleanup()
    renderApp('/auth?mode=signup&tipo=comprador&alta=corta&volver=%2Fseguimiento%2Ftok-7')
    await screen.findByRole('heading', { name: 'Alta de comprador' })
    const shown = () =>
      ['Nombre y apellido', 'Teléfono', 'Dirección', 'Contraseña'].map(label => field(label).value)
    expect(shown()).toEqual(['Ana Pérez', '094 231 234', 'Sarandí 12', ''])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secreta')

    // happy-dom does not show the initial value of a select; a browser does (signInElsewhere.spec.ts).
    await user.selectOptions(field('Departamento'), 'Rivera')
    for (const label of ['Contraseña', 'Repetí la contraseña']) await type(label, 'secreta')
    await user.click(screen.getByRole('checkbox'))
    await press('Crear cuenta')
    await screen.findByRole('heading', { name: 'Revisá tu email' })
    expect(sessionStorage.getItem('tuerca.alta-corta-comprador')).toBeNull()
    expect(registrationOnward()).toBe('/seguimiento/tok-7')
  })

  test('stops at passwords that differ, shows the server’s message at its field, and ends with the mail', async () => {
    const calls = serverSays({
      viewerQuery,
      useSignUpAsBuyerMutation: ({ input }) => {
        const isWrong = (input as { address: string | null }).address !== null
        const message = 'Usá hasta 160 caracteres.'
        return {
          signUpAsBuyer: isWrong
            ? refused('InvalidInput', 'INVALID_INPUT', message, [{ path: ['address'], message }])
            : { __typename: 'SignUpPayload', email: 'ana@x.uy', proof: 'proof-9' },
        }
      },
    })
    await fillBuyer()
    await press('Crear cuenta')
    await waitFor(() =>
      expect(errorOf('Repetí la contraseña')).toBe('Las contraseñas no coinciden, por favor revisá.'),
    )
    expect(calls).toHaveLength(1)

    await type('Repetí la contraseña', 'a')
    await press('Crear cuenta')
    await waitFor(() => expect(errorOf('Dirección')).toMatch('Usá hasta 160 caracteres.'))
    await waitFor(() => expect(document.activeElement).toBe(field('Dirección')))
    expect(calls.at(-1)?.variables).toEqual({
      input: {
        name: 'Ana Pérez',
        email: 'ana@x.uy',
        phone: '094 231 234',
        department: 'RIVERA',
        password: 'secreta',
        acceptsTerms: true,
        policies: CURRENT_POLICIES,
        buyerType: 'WORKSHOP',
        rut: '211003420017',
        address: 'Sarandí 12',
        brands: null,
        categories: null,
        customerNumbers: null,
      },
    })

    await user.click(screen.getByRole('radio', { name: /Consumidor final/ }))
    await press('Crear cuenta')
    const heading = await screen.findByRole('heading', { name: 'Revisá tu email' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText('ana@x.uy', { selector: 'b' })).toBeTruthy()
    await press('Mandar de nuevo')
    await waitFor(() => expect(calls).toHaveLength(4))
    await press('Corregir mis datos')
    expect(field('Nombre y apellido').value).toBe('Ana Pérez')
  })

  test.each([
    ['comprador', 'Alta de comprador'],
    ['proveedor', 'Alta de proveedor'],
  ])('opens the terms that a %s accepts next to the box, and keeps the form', async (kind, title) => {
    serverSays({ viewerQuery })
    renderApp(`/auth?mode=signup&tipo=${kind}&alta=corta`)
    await screen.findByRole('heading', { name: title })
    const label = screen.getByRole('checkbox', { name: /^Acepto los términos/ }).closest('label')
    const links = within(label as HTMLElement).getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ pathname, target }) => [pathname, target])).toEqual([
      ['/terminos-uso', '_blank'],
      ['/politica-privacidad', '_blank'],
    ])
  })

  test('shows the rate limit as such', async () => {
    const message = 'Demasiados intentos. Probá de nuevo en 5 minutos.'
    serverSays({
      viewerQuery,
      useSignUpAsBuyerMutation: { signUpAsBuyer: refused('RateLimited', 'RATE_LIMITED', message) },
    })
    await fillBuyer()
    await type('Repetí la contraseña', 'a')
    await press('Crear cuenta')
    expect(await alerts().findByText('Error al registrarse')).toBeTruthy()
    expect(alerts().getByText(message)).toBeTruthy()
  })
})

describe('the link of the mail', () => {
  test('confirms by a click, not when it is opened', async () => {
    localStorage.setItem('tuerca.alta', 'proof-1')
    const calls = serverSays({
      viewerQuery,
      useConfirmRegistrationMutation: {
        confirmRegistration: { __typename: 'SessionPayload', kind: 'BUYER' },
      },
    })
    renderApp('/auth?confirmar=tok-1')
    await screen.findByRole('heading', { name: 'Confirmá tu email' })
    expect(calls.map(({ operation }) => operation)).not.toContain('useConfirmRegistrationMutation')
    await press('Confirmar y entrar')
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/dashboard'))
    expect(calls.at(-1)?.variables).toEqual({ token: 'tok-1', proof: 'proof-1', password: null })
    expect(localStorage.getItem('tuerca.alta')).toBe(null)
  })

  test.each([
    ['/seguimiento/tok-7', '/seguimiento/tok-7'],
    ['https://malo.example/x', '/dashboard'],
  ])('goes on to where the sign-up came from when that is on this site: %s', async (kept, onward) => {
    keepRegistrationProof('proof-1', kept)
    serverSays({
      viewerQuery,
      useConfirmRegistrationMutation: {
        confirmRegistration: { __typename: 'SessionPayload', kind: 'BUYER' },
      },
    })
    renderApp('/auth?confirmar=tok-1')
    await screen.findByRole('heading', { name: 'Confirmá tu email' })
    await press('Confirmar y entrar')
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(onward))
    expect(registrationOnward()).toBeNull()
  })

  test('goes on to the request of the sign-up’s page in any tab where the mail is opened', () => {
    rememberFollowed('tok-8')
    keepRegistrationProof('proof-1', '/seguimiento?ultimo=si')
    sessionStorage.clear()
    expect(registrationOnward()).toBe('/seguimiento/tok-8')
  })

  test('asks for the password in another browser, and reports a wrong one', async () => {
    const message = 'Poné la contraseña que elegiste al crear la cuenta.'
    const calls = serverSays({
      viewerQuery,
      useConfirmRegistrationMutation: ({ password }) => ({
        confirmRegistration:
          password === 'secreta1'
            ? { __typename: 'SessionPayload', kind: 'BUYER' }
            : password
              ? refused('InvalidInput', 'INVALID_INPUT', 'Esa no es.', [
                  { path: ['password'], message: 'Esa no es.' },
                ])
              : refused('PasswordNeeded', 'PASSWORD_NEEDED', message),
      }),
    })
    renderApp('/auth?confirmar=tok-1')
    await screen.findByRole('heading', { name: 'Confirmá tu email' })
    await press('Confirmar y entrar')
    await waitFor(() => expect(document.activeElement).toBe(field('Contraseña')))
    await type('Contraseña', 'otra clave')
    await press('Confirmar y entrar')
    await waitFor(() => expect(errorOf('Contraseña')).toBe('Esa no es.'))
    expect(field('Contraseña').value).toBe('otra clave')
    await user.clear(field('Contraseña'))
    await type('Contraseña', 'secreta1')
    await press('Confirmar y entrar')
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/dashboard'))
    expect(calls.at(-1)?.variables).toEqual({ token: 'tok-1', proof: null, password: 'secreta1' })
  })

  test('shows where a sign-up by Google is confirmed when it is opened in another browser, and stays', async () => {
    serverSays({
      viewerQuery,
      useConfirmRegistrationMutation: {
        confirmRegistration: refused('OtherBrowser', 'OTHER_BROWSER', 'Abrí este enlace donde empezaste.'),
      },
    })
    window.history.replaceState(null, '', '/auth?confirmar=tok-1')
    renderApp('/auth?confirmar=tok-1')
    await screen.findByRole('heading', { name: 'Confirmá tu email' })
    await press('Confirmar y entrar')
    const heading = await screen.findByRole('heading', { name: 'Abrilo donde empezaste' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(alerts().queryByText('Abrí este enlace donde empezaste.')).toBeNull()
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await press('Copiar el enlace')
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/auth\?confirmar=tok-1$/))
    expect(await screen.findByText('Enlace copiado')).toBeTruthy()
  })

  test('says what to do instead when it is used up', async () => {
    serverSays({
      viewerQuery,
      useConfirmRegistrationMutation: {
        confirmRegistration: refused('LinkUsed', 'LINK_USED', 'Este enlace ya se usó.'),
      },
    })
    renderApp('/auth?confirmar=tok-1')
    await screen.findByRole('heading', { name: 'Confirmá tu email' })
    await press('Confirmar y entrar')
    const heading = await screen.findByRole('heading', { name: 'Este enlace ya se usó' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText(/Tu email ya está confirmado: iniciá sesión\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe('/auth')
    expect(screen.queryByRole('button', { name: 'Mandarme otro enlace' })).toBeNull()
  })
})
