import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { complaints } from '../../../../test/complaints'
import { errorOf, field } from '../../../../test/formFields'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../../test/server'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs(null)
const suppliersQuery = {
  publicProviders: { edges: [{ node: { id: 'P1', companyName: 'Óptica del Litoral' } }] },
}
const uploadLimits = {
  purpose: 'PROVIDER_PICTURE',
  maxImages: 3,
  maxImageBytes: 15_000_000,
  maxVideos: 0,
  maxVideoBytes: 0,
  maxVideoMs: 0,
}
const RegistrationPicturesQuery = { uploadLimits }

const type = (label: string | RegExp, text: string) => user.type(field(label), text)
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const step = (name: string) => screen.findByRole('heading', { level: 2, name })
/** Goes to the next step and waits for its focus: text typed before that is lost. */
async function goOn(name: string) {
  await press('Siguiente')
  const heading = await step(name)
  await waitFor(() => expect(document.activeElement).toBe(heading))
}
const check = (name: string | RegExp) => user.click(screen.getByRole('checkbox', { name }))

const PROVIDER = '/auth?mode=signup&tipo=proveedor'
const BUYER = '/auth?mode=signup&tipo=comprador'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

/** Fills the first step of a provider. */
async function fillGeneral() {
  await step('¿Quién sos y qué ofrecés?')
  await type('Nombre y apellido', 'Valeria Techera')
  await type('Empresa', 'Desarme del Sur')
  await type('Email', 'valeria@x.uy')
  await type('Teléfono', '094 118 730')
  await user.selectOptions(field('Departamento'), 'Canelones')
  await check('Repuestos usados')
  await type(/^Qué vendés/, 'Usados y carrocería')
}

async function fillPasswords(repeated = 'secreta') {
  await type('Contraseña', 'secreta')
  await type('Repetí la contraseña', repeated)
  await check(/^Acepto los términos/)
}

describe('a provider', () => {
  test('focuses the first missing field of a step, and goes through the steps by the address', async () => {
    serverSays({ viewerQuery, RegistrationPicturesQuery })
    const { router, where } = renderApp(PROVIDER)
    await step('¿Quién sos y qué ofrecés?')
    await press('Siguiente')
    await waitFor(() => expect(errorOf('Nombre y apellido')).toBe('Poné tu nombre.'))
    await waitFor(() => expect(document.activeElement).toBe(field('Nombre y apellido')))
    expect(screen.getByText('Elegí al menos un servicio, o contanos qué vendés.')).toBeTruthy()
    expect(where()).toBe(PROVIDER)

    await fillGeneral()
    await press('Siguiente')
    const heading = await step('¿Cómo trabajás?')
    expect(where()).toBe(`${PROVIDER}&paso=2`)
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await check('Toyota')
    await goOn('Fotos y contraseña')
    await act(() => router.navigate(-1))
    await step('¿Cómo trabajás?')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Toyota' }).checked).toBe(true)
    await press('Anterior')
    await step('¿Quién sos y qué ofrecés?')
    expect(field('Empresa').value).toBe('Desarme del Sur')
    expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' }).getAttribute('href')).toBe('/auth')
  })

  test('sends all values, uses the texts of the steps for passwords that differ, and ends with the mail', async () => {
    const calls = serverSays({
      viewerQuery,
      RegistrationPicturesQuery,
      useSignUpAsProviderMutation: {
        signUpAsProvider: { __typename: 'SignUpPayload', email: 'valeria@x.uy', proof: 'proof-9' },
      },
    })
    renderApp(PROVIDER)
    await fillGeneral()
    await goOn('¿Cómo trabajás?')
    await check('Fiat')
    await check('Envío a todo el país')
    await goOn('Fotos y contraseña')
    await fillPasswords('secret')
    await press('Crear cuenta')
    await waitFor(() => expect(errorOf('Repetí la contraseña')).toBe('Las contraseñas no coinciden'))
    await type('Repetí la contraseña', 'a')
    await press('Crear cuenta')
    await screen.findByRole('heading', { name: 'Revisá tu email' })
    expect(calls.at(-1)?.variables).toMatchObject({
      input: {
        companyName: 'Desarme del Sur',
        services: ['Repuestos usados'],
        brands: ['Fiat'],
        categories: [],
        // Values that nobody entered.
        logisticOptions: [],
        offersLocalPickup: false,
        schedule: null,
        offersNationwideShipping: true,
        pictures: [],
      },
    })
    expect(sessionStorage.getItem('tuerca.alta-proveedor')).toBeNull()
  })

  test('leads to the field that the server refused, in whichever step it is', async () => {
    const message = 'Usá hasta 120 caracteres.'
    serverSays({
      viewerQuery,
      RegistrationPicturesQuery,
      useSignUpAsProviderMutation: {
        signUpAsProvider: refused('InvalidInput', 'INVALID_INPUT', message, [
          { path: ['businessName'], message },
        ]),
      },
    })
    renderApp(PROVIDER)
    await fillGeneral()
    await goOn('¿Cómo trabajás?')
    await type('Razón social', 'Techera Hnos.')
    await goOn('Fotos y contraseña')
    await fillPasswords()
    await press('Crear cuenta')
    await step('¿Cómo trabajás?')
    expect(errorOf('Razón social')).toBe(message)
    await waitFor(() => expect(document.activeElement).toBe(field('Razón social')))
  })

  test('signs up without pictures when the upload limits are unknown', async () => {
    serverSays({
      viewerQuery,
      RegistrationPicturesQuery: () => {
        throw new Error('storage')
      },
    })
    renderApp(PROVIDER)
    await fillGeneral()
    await goOn('¿Cómo trabajás?')
    await press('Siguiente')
    expect(await screen.findByText(/^No pudimos preparar las fotos/)).toBeTruthy()
    expect(field('Contraseña')).toBeTruthy()
    // React reports an error that a boundary catches.
    expect(complaints().join()).toContain('storage')
  })
})

describe('the typed values', () => {
  test('survive a reload, at the same step, without the password', async () => {
    serverSays({ viewerQuery, RegistrationPicturesQuery })
    renderApp(PROVIDER)
    await fillGeneral()
    await goOn('¿Cómo trabajás?')
    await type('Razón social', 'Techera Hnos.')
    await goOn('Fotos y contraseña')
    await fillPasswords()
    cleanup()
    expect(sessionStorage.getItem('tuerca.alta-proveedor')).not.toContain('secreta')
    renderApp(`${PROVIDER}&paso=3`)
    await step('Fotos y contraseña')
    expect(field('Contraseña').value).toBe('')
    await press('Anterior')
    await step('¿Cómo trabajás?')
    expect(field('Razón social').value).toBe('Techera Hnos.')
  })

  test('can be saved, are offered in another tab, and are removed when the user starts over', async () => {
    serverSays({ viewerQuery, RegistrationPicturesQuery })
    renderApp(PROVIDER)
    await fillGeneral()
    await goOn('¿Cómo trabajás?')
    await press('Guardar y continuar después')
    expect(await screen.findByText(/^Quedó en este navegador hasta el/)).toBeTruthy()
    cleanup()
    sessionStorage.clear()

    const { where } = renderApp(PROVIDER)
    await screen.findByRole('heading', { name: 'Alta de proveedor' })
    await press('Continuar donde quedaste')
    await step('¿Cómo trabajás?')
    expect(where()).toBe(`${PROVIDER}&paso=2`)
    cleanup()
    sessionStorage.clear()

    renderApp(PROVIDER)
    await screen.findByRole('button', { name: 'Empezar de nuevo' })
    await press('Empezar de nuevo')
    await step('¿Quién sos y qué ofrecés?')
    expect(field('Empresa').value).toBe('')
    expect(localStorage.getItem('tuerca.alta.proveedor')).toBeNull()
  })

  test('can be removed at once after saving, as on a shared computer', async () => {
    serverSays({ viewerQuery })
    renderApp(BUYER)
    await step('¿Para quién comprás, y qué?')
    await press('Guardar y continuar después')
    await press('Borrar lo guardado')
    expect(localStorage.getItem('tuerca.alta.comprador')).toBeNull()
    expect(screen.queryByText(/^Quedó en este navegador/)).toBeNull()
  })
})

describe('a buyer', () => {
  test('asks a buyer for a workshop for RUT and address, and its number with a supplier', async () => {
    const calls = serverSays({
      viewerQuery,
      suppliersQuery,
      useSignUpAsBuyerMutation: {
        signUpAsBuyer: { __typename: 'SignUpPayload', email: 'ana@x.uy', proof: 'proof-9' },
      },
    })
    renderApp(BUYER)
    await step('¿Para quién comprás, y qué?')
    await user.click(screen.getByRole('radio', { name: /Empresa o taller/ }))
    await press('Siguiente')
    await waitFor(() => expect(errorOf('RUT')).toBe('Poné el RUT de la empresa.'))
    expect(screen.getByText('Poné la dirección de la empresa.')).toBeTruthy()
    await type('RUT', '211003420017')
    await user.type(screen.getByRole('textbox', { name: 'Dirección' }), 'Sarandí 12')

    await press('Agregar número de cliente')
    await waitFor(() => expect(document.activeElement).toBe(field('Proveedor')))
    await type('Proveedor', 'optica del litoral')
    expect(await screen.findByText('Está en Tuerca.')).toBeTruthy()
    await type('Tu número', 'C-12')
    await press('Agregar número de cliente')
    const [, other] = screen.getAllByLabelText('Proveedor')
    const [, number] = screen.getAllByLabelText('Tu número')
    if (!other || !number) throw new Error('no second row')
    await user.type(other, 'Casa Pérez')
    expect(await screen.findByText('Otro (no registrado).')).toBeTruthy()
    await user.type(number, '7')

    await goOn('¿Cómo te contactamos?')
    await type('Nombre y apellido', 'Ana Pérez')
    await type('Email', 'ana@x.uy')
    await type('Teléfono', '094 231 234')
    await user.selectOptions(field('Departamento'), 'Rivera')
    await fillPasswords()
    await press('Crear cuenta')
    await screen.findByRole('heading', { name: 'Revisá tu email' })
    expect(calls.at(-1)?.variables).toMatchObject({
      input: {
        buyerType: 'WORKSHOP',
        rut: '211003420017',
        address: 'Sarandí 12',
        customerNumbers: [
          { supplierId: 'P1', supplierName: null, number: 'C-12' },
          { supplierId: null, supplierName: 'Casa Pérez', number: '7' },
        ],
      },
    })
  })

  test('can sign up on one page instead', async () => {
    serverSays({ viewerQuery })
    renderApp('/auth?mode=signup')
    await user.click(await screen.findByRole('link', { name: 'Hacé el alta corta' }))
    await screen.findByRole('heading', { name: 'Alta de comprador' })
    expect(within(screen.getByRole('main')).queryByRole('list', { name: 'Pasos' })).toBeNull()
    expect(field('Contraseña')).toBeTruthy()
  })
})
