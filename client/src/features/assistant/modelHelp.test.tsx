import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import { REQUEST_LIMITS } from '../../../test/uploads'

const user = userEvent.setup({ delay: null })

const conversation = (messages: readonly object[] = []) => ({
  id: 'talk-1',
  stage: 'INITIAL',
  asked: 'CONDITION',
  request: null,
  followPath: null,
  sentAt: null,
  photos: [],
  photoCount: 0,
  mayKeep: false,
  messages,
  understood: {
    brand: 'Volkswagen',
    model: 'Gol',
    year: 2012,
    engine: null,
    version: null,
    vin: null,
    mileageKm: null,
    urgency: null,
    symptoms: null,
    name: null,
    phone: null,
    email: null,
    department: null,
    missing: ['CONTACT', 'DEPARTMENT'],
    otherCars: 0,
    parts: [],
  },
})

const page = (help: { isOffered: boolean; isAllowed: boolean | null }, talk: unknown = conversation()) => ({
  viewerQuery: viewerIs(null),
  FindPartScreenQuery: {
    viewer: null,
    uploadLimits: REQUEST_LIMITS,
    assistantModelHelp: help,
    assistantConversation: talk,
  },
})
const noted = {
  setModelConsent: { __typename: 'AssistantPayload', conversation: { id: 'talk-1' } },
}

const question = () => screen.findByRole('region', { name: '¿Querés que te entienda mejor?' })

test('asks once a conversation exists, with the words of the policy, without delaying the assistant', async () => {
  serverSays(page({ isOffered: true, isAllowed: null }))
  renderApp('/buscar-repuesto')
  const asked = await question()
  for (const words of [
    'Si lo permitís, lo que le escribís al asistente',
    'las fotos se envían a un modelo de lenguaje de otra empresa',
    'teléfonos, emails, nombres y números de chasis que reconocemos en el texto',
    'los metadatos de las fotos',
    'Los videos no se envían.',
    'Podés retirar el permiso cuando quieras.',
  ])
    expect(asked.textContent).toContain(words)
  expect(within(asked).getByRole('link', { name: 'Política de privacidad' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(false)
})

test.each([
  {
    said: 'Permitir',
    given: true,
    tells: 'Ayuda un modelo de lenguaje de otra empresa.',
    back: 'Retirar el permiso',
  },
  {
    said: 'No, gracias',
    given: false,
    tells: 'Contesta solo el asistente de Tuerca.',
    back: 'Permitir que ayude un modelo de otra empresa',
  },
])('stores «$said», and can be changed', async ({ said, given, tells, back }) => {
  const calls = serverSays({
    ...page({ isOffered: true, isAllowed: null }),
    useSetModelConsentMutation: noted,
  })
  renderApp('/buscar-repuesto')
  await user.click(within(await question()).getByRole('button', { name: said }))
  expect(await screen.findByText(tells)).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ input: { conversationId: 'talk-1', given } })
  await user.click(screen.getByRole('button', { name: back }))
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toEqual({ input: { conversationId: 'talk-1', given: !given } }),
  )
  await waitFor(() => expect(screen.queryByText(tells)).toBeNull())
})

test('does not ask again after an answer', async () => {
  serverSays(page({ isOffered: true, isAllowed: false }))
  renderApp('/buscar-repuesto')
  expect(await screen.findByText('Contesta solo el asistente de Tuerca.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'No, gracias' })).toBeNull()
})

test('changes nothing when an answer is refused', async () => {
  const gone = 'Hoy el asistente no usa ningún modelo de otra empresa.'
  serverSays({
    ...page({ isOffered: true, isAllowed: null }),
    useSetModelConsentMutation: { setModelConsent: refused('NotFound', 'NOT_FOUND', gone) },
  })
  renderApp('/buscar-repuesto')
  await user.click(within(await question()).getByRole('button', { name: 'Permitir' }))
  expect(await screen.findByText(gone)).toBeTruthy()
  expect(await question()).toBeTruthy()
})

test('shows that an answer is still being made', async () => {
  const half = { id: 'm-2', author: 'ASSISTANT', text: 'Anotado: una', isComplete: false, photos: [] }
  serverSays(page({ isOffered: true, isAllowed: true }, conversation([half])))
  renderApp('/buscar-repuesto')
  const log = await screen.findByRole('log', { name: 'Charla con el asistente' })
  expect(log.textContent).toContain('Anotado: unaEscribiendo')
  // A screen reader announces it once, as a whole.
  expect(
    within(log)
      .getByText(/Anotado: una/)
      .closest('[aria-hidden=true]'),
  ).toBeTruthy()
  expect(log.closest('[aria-hidden=true]')).toBeNull()
})
