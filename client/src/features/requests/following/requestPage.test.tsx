import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { payloadOf } from '../../../../test/answers'
import { errorOf, field } from '../../../../test/formFields'
import { NO_MODEL } from '../../../../test/modelHelp'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../../test/server'
import { REQUEST_LIMITS } from '../../../../test/uploads'
import createPartRequest from '../asking/__generated__/createPartRequestMutation.graphql'

const user = userEvent.setup({ delay: null })
const visitor = {
  viewerQuery: viewerIs(null),
  FindPartScreenQuery: {
    viewer: null,
    uploadLimits: REQUEST_LIMITS,
    assistantModelHelp: NO_MODEL,
    assistantConversation: null,
  },
}

const type = async (label: string | RegExp, text: string) => {
  await user.clear(field(label))
  await user.paste(text)
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const step = (name: string) => screen.findByRole('heading', { level: 2, name })
// The cookie notice has a region for alerts too.
const alertOf = (words: string) => screen.getByText(words).closest('[role="alert"]')

/** The second and third step of a request whose part is known. */
async function fillRest() {
  await press('Siguiente')
  await step('¿Qué repuestos necesitás?')
  expect(field('Descripción').value).toBe('Óptica')
  await press('Siguiente')
  await step('¿A dónde te avisamos?')
  await type(/^Nombre/, 'Ana')
  await type('Email', 'ana@x.uy')
  await user.click(screen.getByRole('radio', { name: 'Otro' }))
  await user.selectOptions(field('Departamento'), 'SALTO')
}

describe('the detailed form', () => {
  test('leads to the first error of a step, and clears errors that were corrected', async () => {
    serverSays(visitor)
    const { where } = renderApp('/buscar-repuesto?mode=manual')
    await step('¿Para qué vehículo es?')
    await press('Siguiente')
    await waitFor(() => expect(document.activeElement).toBe(field('Marca')))
    expect(errorOf('Marca')).toBe('La marca es obligatoria')
    expect(errorOf('Modelo')).toBe('El modelo es obligatorio')
    expect(alertOf('Campos requeridos')).not.toBeNull()

    await type('Marca', 'Volkswagen')
    await type('Modelo', 'Gol Trend')
    await type('Año', '1950')
    await press('Siguiente')
    await waitFor(() => expect(document.activeElement).toBe(field('Año')))
    expect(alertOf('Revisá los datos')).not.toBeNull()
    expect(screen.queryByText('Campos requeridos')).toBeNull()

    await type('Año', '2014')
    await press('Siguiente')
    await step('¿Qué repuestos necesitás?')
    await waitFor(() => expect(document.activeElement).toBe(field('Descripción')))
    expect(screen.queryByText('Revisá los datos')).toBeNull()
    expect(where()).toBe('/buscar-repuesto?mode=manual#repuestos')
  })

  test('begins with the sentence of the home page, split into its fields, and keeps it in view', async () => {
    serverSays(visitor)
    renderApp('/buscar-repuesto?mode=manual&pieza=bomba+de+agua+gol+2012+1.6')
    await step('¿Para qué vehículo es?')
    expect(['Marca', 'Modelo', 'Año', /^Motor/].map(label => field(label).value)).toEqual([
      'Volkswagen',
      'Gol',
      '2012',
      '1.6',
    ])
    const folded = screen.getByText(/Volkswagen Gol 1.6 · 2012/).closest('summary')
    expect(folded?.textContent).toBe('Resumen del pedido: bomba de agua · Volkswagen Gol 1.6 · 2012')
    await type('Modelo', 'Gol Trend')
    expect(folded?.textContent).toContain('Volkswagen Gol Trend 1.6 · 2012')
    await press('Siguiente')
    await step('¿Qué repuestos necesitás?')
    expect(field('Descripción').value).toBe('bomba de agua')
    expect(document.contains(folded)).toBe(true)
  })

  test.each([
    ['?mode=manual&marca=ford&modelo=Fiesta', ['Ford', 'Fiesta', '']],
    [`?mode=manual&marca=${'x'.repeat(300)}&modelo=%3Cb%3E&pieza=%00%FF`, ['x'.repeat(60), '<b>', '']],
  ])('begins with the make and the model of %s', async (query, vehicle) => {
    serverSays(visitor)
    renderApp(`/buscar-repuesto${query}`)
    await step('¿Para qué vehículo es?')
    expect(['Marca', 'Modelo', 'Año'].map(label => field(label).value)).toEqual(vehicle)
  })

  test('marks a folded part with an error, and opens it when the step is left', async () => {
    serverSays(visitor)
    renderApp('/buscar-repuesto?mode=manual&pieza=bomba+gol+2012')
    await step('¿Para qué vehículo es?')
    await press('Siguiente')
    await step('¿Qué repuestos necesitás?')
    await press('Agregar otro repuesto')
    await press('Agregar otro repuesto')
    await press('Siguiente')
    await waitFor(() => expect(errorOf('Descripción')).toBe('Poné qué repuesto necesitás'))
    const folded = () =>
      screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)
    expect(folded().filter(text => text?.includes('Revisá este repuesto'))).toEqual([
      'Repuesto 3Revisá este repuesto',
    ])
    await type('Descripción', 'Bieleta')
    await press('Siguiente')
    await waitFor(() => expect(folded().some(text => text?.includes('Revisá este repuesto'))).toBe(false))
    expect(screen.getByRole('group', { name: 'Repuesto 3: Repuesto 3' })).toBeTruthy()
  })

  test('says that the request was not created when the server refuses it as a whole', async () => {
    const words = 'Hiciste muchos pedidos seguidos. Probá de nuevo en un rato.'
    serverSays({
      ...visitor,
      createPartRequestMutation: { createPartRequest: refused('RateLimited', 'RATE_LIMITED', words) },
    })
    renderApp('/buscar-repuesto?mode=manual&pieza=%C3%93ptica&marca=Fiat')
    await step('¿Para qué vehículo es?')
    await type('Modelo', 'Uno')
    await type('Año', '2008')
    await fillRest()
    await press('Enviar pedido')
    const title = await screen.findByText('No se pudo crear la solicitud')
    expect(title.parentElement?.textContent).toContain(words)
    expect(field('Email').value).toBe('ana@x.uy')
  })

  test('leads to the refused field in whichever step it is, and loses nothing', async () => {
    const calls = serverSays({
      ...visitor,
      createPartRequestMutation: {
        createPartRequest: refused('InvalidInput', 'INVALID_INPUT', 'Revisá los datos.', [
          { path: ['vin'], message: 'Ese chasis no existe.' },
        ]),
      },
    })
    renderApp('/buscar-repuesto?mode=manual&pieza=%C3%93ptica&marca=Fiat')
    await step('¿Para qué vehículo es?')
    expect(field('Marca').value).toBe('Fiat')
    await type('Modelo', 'Uno')
    await type('Año', '2008')
    await type(/VIN o chasis/, '9BD15822786')
    await fillRest()
    await press('Enviar pedido')

    await step('¿Para qué vehículo es?')
    await waitFor(() => expect(document.activeElement).toBe(field(/VIN o chasis/)))
    expect(errorOf(/VIN o chasis/)).toBe('Ese chasis no existe.')
    expect(field(/VIN o chasis/).value).toBe('9BD15822786')
    expect(calls.at(-1)?.variables).toMatchObject({
      input: {
        brand: 'Fiat',
        year: 2008,
        parts: [{ description: 'Óptica' }],
        contact: { email: 'ana@x.uy' },
      },
    })
  })
  test('leads a visitor to the page of the request that was confirmed meanwhile', async () => {
    const calls = serverSays({
      ...visitor,
      useSentPathQuery: { sentRequestPath: '/seguimiento/tok-1' },
    })
    const { router } = renderApp('/buscar-repuesto')
    const sent = { parts: 'Óptica', vehicle: 'Fiat Uno · 2008', email: 'ana@x.uy', followPath: null }
    await act(() =>
      router.navigate('/buscar-repuesto?mode=manual', {
        state: { sent: { ...sent, submissionKey: 'key-1' } },
      }),
    )
    expect(await screen.findByRole('heading', { name: 'Tu pedido salió' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver mi pedido' }).getAttribute('href')).toBe(
      '/seguimiento/tok-1',
    )
    expect(calls.find(({ operation }) => operation === 'useSentPathQuery')?.variables).toEqual({
      submissionKey: 'key-1',
    })
  })
  test('sends one request after the other, and announces each', async () => {
    serverSays({
      ...visitor,
      useSentPathQuery: { sentRequestPath: null },
      createPartRequestMutation: payloadOf(
        createPartRequest,
        'createPartRequest',
        'CreatePartRequestPayload',
        {},
      ),
    })
    renderApp('/buscar-repuesto?mode=manual&pieza=%C3%93ptica&marca=Fiat')
    for (const model of ['Uno', 'Palio']) {
      await step('¿Para qué vehículo es?')
      await type('Marca', 'Fiat')
      await type('Modelo', model)
      await type('Año', '2008')
      if (model === 'Palio') {
        await press('Siguiente')
        await step('¿Qué repuestos necesitás?')
        await type('Descripción', 'Óptica')
        await press('Anterior')
        await step('¿Para qué vehículo es?')
      }
      await fillRest()
      await press('Enviar pedido')
      const heading = await step('Falta un paso')
      await waitFor(() => expect(document.activeElement).toBe(heading))
      expect(screen.getByText(`Fiat ${model} · 2008`)).toBeTruthy()
      await press('Nueva Consulta')
    }
  })
})
