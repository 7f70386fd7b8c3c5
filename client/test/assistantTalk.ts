import { screen } from '@testing-library/react'
import { NO_MODEL } from './modelHelp'
import { type Call, viewerIs } from './server'
import { REQUEST_LIMITS } from './uploads'

/** A conversation with the assistant, as its mutations return it. */
export const conversation = (more: Readonly<Record<string, unknown>> = {}) => ({
  id: 'talk-1',
  stage: 'INITIAL',
  asked: 'CONDITION',
  request: null,
  followPath: null,
  sentAt: null,
  photos: [],
  photoCount: 0,
  mayKeep: false,
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

export function message(id: string, author: string, text: string) {
  return { id, author, text, isComplete: true, photos: [] }
}

export const answered = (more: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'AssistantPayload',
  conversation: conversation(more),
})

/** The same as the page reads it: the form may begin with it. */
export const shown = (more: Readonly<Record<string, unknown>> = {}) => {
  const { understood, ...rest } = conversation(more)
  return { ...rest, understood: { ...understood, symptoms: null } }
}

/** Answers to the page's queries. */
export const page = (assistantConversation: unknown) => ({
  viewerQuery: viewerIs(null),
  FindPartScreenQuery: {
    viewer: null,
    uploadLimits: REQUEST_LIMITS,
    assistantModelHelp: NO_MODEL,
    assistantConversation,
  },
  // Refetched after a message, in case its answer did not reach the page.
  AssistantQuery: { assistantConversation: conversation() },
})
/** The latest call of an operation. */
export const last = (calls: readonly Call[], operation: string) =>
  calls.findLast(call => call.operation === operation)?.variables

export const log = () => screen.findByRole('log', { name: 'Charla con el asistente' })
