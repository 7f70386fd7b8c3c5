import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { field } from '../../../test/formFields'
import { NO_MODEL } from '../../../test/modelHelp'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import { REQUEST_LIMITS } from '../../../test/uploads'

const user = userEvent.setup({ delay: null })

const conversation = (more: Readonly<Record<string, unknown>> = {}) => ({
  id: 'talk-1',
  stage: 'INITIAL',
  asked: 'CONDITION',
  request: null,
  followPath: null,
  photoCount: 0,
  messages: [
    message('m-1', 'VISITOR', 'Óptica izquierda para un Gol 2012'),
    message('m-2', 'ASSISTANT', '¿Lo querés nuevo, usado, o te sirve cualquiera?'),
  ],
  understood: {
    brand: 'Volkswagen',
    model: 'Gol',
    year: 2012,
    engine: null,
    version: null,
    vin: null,
    mileageKm: null,
    urgency: null,
    name: null,
    phone: null,
    email: null,
    department: null,
    missing: ['CONTACT', 'DEPARTMENT'],
    otherCars: 0,
    parts: [
      {
        description: 'Óptica delantera izquierda',
        category: 'LIGHTS',
        condition: null,
        quantity: 1,
        partNumber: null,
      },
    ],
  },
  ...more,
})

function message(id: string, author: string, text: string) {
  return { id, author, text, isComplete: true, photos: [] }
}

const answered = (more: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'AssistantPayload',
  conversation: conversation(more),
})

/** As the page reads it: the form may begin with it. */
const shown = (more: Readonly<Record<string, unknown>> = {}) => {
  const { understood, ...rest } = conversation(more)
  return { ...rest, understood: { ...understood, symptoms: null } }
}

const page = (assistantConversation: unknown) => ({
  viewerQuery: viewerIs(null),
  FindPartScreenQuery: {
    viewer: null,
    uploadLimits: REQUEST_LIMITS,
    assistantModelHelp: NO_MODEL,
    assistantConversation,
  },
})
const log = () => screen.findByRole('log', { name: 'Charla con el asistente' })

test('what the address asks for stands there to be sent; the answer’s card fills beside it', async () => {
  const calls = serverSays({ ...page(null), useTellAssistantMutation: { tellAssistant: answered() } })
  renderApp('/buscar-repuesto?pieza=Óptica+izquierda+para+un+Gol+2012')
  await log()
  expect(field('Mensaje').value).toBe('Óptica izquierda para un Gol 2012')
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await within(await log()).findByText(/te sirve cualquiera/)).toBeTruthy()
  expect(calls.at(-1)?.variables).toMatchObject({
    input: { conversationId: null, text: 'Óptica izquierda para un Gol 2012', uploadIds: [] },
  })
  const card = screen.getByRole('region', { name: 'Entendí esto' })
  expect(within(card).getByRole('heading', { name: 'Óptica delantera izquierda' })).toBeTruthy()
  expect(card.textContent).toContain('ContactoFalta')
})

test('a closed question is answered with a tap', async () => {
  const calls = serverSays({
    ...page(shown()),
    useTellAssistantMutation: { tellAssistant: answered() },
  })
  renderApp('/buscar-repuesto')
  await log()
  await user.click(await screen.findByRole('button', { name: 'Usado' }))
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toMatchObject({ input: { conversationId: 'talk-1', text: 'Usado' } }),
  )
})

test('what is refused stays to be sent again', async () => {
  const limit = 'Demasiados intentos. Probá de nuevo en 20 minutos.'
  serverSays({
    ...page(shown()),
    useTellAssistantMutation: { tellAssistant: refused('RateLimited', 'RATE_LIMITED', limit) },
  })
  renderApp('/buscar-repuesto')
  await log()
  await user.type(field('Mensaje'), 'Es el 1.6{Enter}')
  expect(await screen.findByText(limit)).toBeTruthy()
  expect(field('Mensaje').value).toBe('Es el 1.6')
})

test('it is sent with a WhatsApp number and a department, and then it is over', async () => {
  const calls = serverSays({
    ...page(shown()),
    useSendConsultationMutation: { sendConsultation: answered({ stage: 'COMPLETED', asked: null }) },
  })
  renderApp('/buscar-repuesto')
  await log()
  await user.click(screen.getByRole('button', { name: 'Enviar consulta' }))
  const dialog = within(await screen.findByRole('dialog', { name: '¿A dónde te avisamos?' }))
  await user.click(dialog.getByRole('button', { name: 'Enviar consulta' }))
  expect(await dialog.findByText('El número de WhatsApp es obligatorio')).toBeTruthy()
  expect(dialog.getByText('El departamento es obligatorio')).toBeTruthy()
  await user.type(field('WhatsApp'), '094 231 234')
  await user.selectOptions(field('Departamento'), 'SALTO')
  await user.type(field(/^Nombre/), 'Ana')
  await user.click(dialog.getByRole('button', { name: 'Enviar consulta' }))
  await waitFor(() => expect(field('Mensaje').disabled).toBe(true))
  expect(calls.at(-1)?.variables).toEqual({
    input: {
      conversationId: 'talk-1',
      phone: '094 231 234',
      department: 'SALTO',
      name: 'Ana',
      email: null,
    },
  })
})

test('the form begins with what was understood', async () => {
  serverSays(page(shown()))
  renderApp('/buscar-repuesto')
  await log()
  // What reads the sentence is downloaded then.
  await act(async () => user.click(screen.getByRole('link', { name: /Formulario detallado/ })))
  await screen.findByRole('heading', { level: 2, name: '¿Para qué vehículo es?' })
  expect(['Marca', 'Modelo', 'Año'].map(label => field(label).value)).toEqual(['Volkswagen', 'Gol', '2012'])
})

test('the form has every part and the contact that the assistant was told', async () => {
  const { understood } = shown()
  const parts = ['Óptica delantera izquierda', 'Paragolpe delantero', 'Rejilla'].map(description => ({
    ...understood.parts[0],
    description,
    condition: 'USED',
  }))
  const told = { ...understood, parts, email: 'ana@x.uy', department: 'SALTO' }
  serverSays(page({ ...shown(), understood: told }))
  renderApp('/buscar-repuesto?mode=manual')
  await screen.findByRole('heading', { level: 2, name: '¿Para qué vehículo es?' })
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await screen.findByRole('heading', { level: 2, name: '¿Qué repuestos necesitás?' })
  expect(screen.getByText('3 repuestos')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await screen.findByRole('heading', { level: 2, name: '¿A dónde te mandamos las ofertas?' })
  expect([field('Email').value, field('Departamento').value]).toEqual(['ana@x.uy', 'SALTO'])
})

test('a message that is too long says by how much, and is not sent', async () => {
  const calls = serverSays(page(shown()))
  renderApp('/buscar-repuesto')
  await log()
  const before = calls.length
  await user.click(field('Mensaje'))
  await user.paste('a'.repeat(10_000))
  expect(screen.getByText('Usá hasta 2000 caracteres: sobran 8000.')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(calls).toHaveLength(before)
  expect(field('Mensaje').value).toHaveLength(10_000)
})

describe('on the home page', () => {
  const FIELD = 'Contale al asistente qué pieza es y para qué auto'
  const home = (assistantConversation: unknown) => ({
    viewerQuery: viewerIs(null),
    InlineAssistantQuery: {
      viewer: null,
      uploadLimits: REQUEST_LIMITS,
      assistantModelHelp: NO_MODEL,
      assistantConversation,
    },
  })

  test('what is written there is the first message, and is answered there', async () => {
    const calls = serverSays({ ...home(null), useTellAssistantMutation: { tellAssistant: answered() } })
    renderApp('/')
    const written = await screen.findByLabelText(FIELD)
    // Its code is downloaded then.
    await act(async () => fireEvent.focus(written))
    fireEvent.input(written, { target: { value: 'Óptica izquierda para un Gol 2012' } })
    await act(async () => fireEvent.keyDown(written, { key: 'Enter' }))
    expect(await within(await log()).findByText(/te sirve cualquiera/)).toBeTruthy()
    expect(calls.at(-1)?.variables).toMatchObject({
      input: { conversationId: null, text: 'Óptica izquierda para un Gol 2012' },
    })
    expect(document.activeElement).toBe(field('Mensaje'))
  })

  test('asks for nothing before the first focus, and then goes on with what was begun', async () => {
    const calls = serverSays(home(conversation()))
    renderApp('/')
    const written = await screen.findByLabelText(FIELD)
    expect(calls.map(({ operation }) => operation)).not.toContain('InlineAssistantQuery')
    await act(async () => fireEvent.focus(written))
    expect(await within(await log()).findByText('Óptica izquierda para un Gol 2012')).toBeTruthy()
  })
})
