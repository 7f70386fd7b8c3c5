import { randomUUID } from 'node:crypto'
import { assistantCookieName } from '../src/domains/assistant/conversationOwner.ts'
import { decodeGlobalId } from '../src/platform/globalIds.ts'
import type { Answer, Caller, Harness } from './harness.ts'
import { jpeg } from './pictures.ts'
import { uploadFile } from './uploadsWorld.ts'

export const CONVERSATION = /* GraphQL */ `
  fragment conversation on AssistantConversation {
    id
    stage
    isOpen
    asked
    messages { author text isComplete clientKey photos { kind thumbnailUrl } }
    photos { id uploadId name kind }
    understood {
      brand model year engine version vin mileageKm urgency symptoms name phone email department missing otherCars
      parts { description category condition quantity partNumber }
    }
    request { id }
    followPath
    photoCount
    mayKeep
  }
`
const OUTCOME = /* GraphQL */ `
  __typename
  ... on AssistantPayload { conversation { ...conversation } }
  ... on Refusal { code message path }
  ... on InvalidInput { fields { path message } }
`
const TELL = `${CONVERSATION} mutation ($input: TellAssistantInput!) { tellAssistant(input: $input) { ${OUTCOME} } }`
const CORRECT = `${CONVERSATION} mutation ($input: CorrectUnderstoodInput!) { correctUnderstood(input: $input) { ${OUTCOME} } }`
const SEND = `${CONVERSATION} mutation ($input: SendConsultationInput!) { sendConsultation(input: $input) { ${OUTCOME} } }`
const LEAVE = `${CONVERSATION} mutation ($input: LeaveContactInput!) { leaveContact(input: $input) { ${OUTCOME} } }`
const REMOVE = `${CONVERSATION} mutation ($photoId: ID!) { removeAssistantPhoto(photoId: $photoId) { ${OUTCOME} } }`
const CLOSE = `${CONVERSATION} mutation ($id: ID!) { closeConsultation(conversationId: $id) { ${OUTCOME} } }`
const OPEN = `${CONVERSATION} { assistantConversation { ...conversation } }`

export interface Talk {
  readonly id: string
  readonly stage: string
  readonly isOpen: boolean
  readonly asked: string | null
  readonly messages: readonly {
    readonly author: string
    readonly text: string
    readonly isComplete: boolean
    readonly clientKey: string | null
    readonly photos: readonly { readonly kind: string; readonly thumbnailUrl: string | null }[]
  }[]
  readonly understood: Readonly<Record<string, unknown>> & {
    readonly missing: readonly string[]
    readonly parts: readonly Readonly<Record<string, unknown>>[]
  }
  readonly request: { readonly id: string } | null
  readonly followPath: string | null
  readonly photos: readonly {
    readonly id: string
    readonly uploadId: string
    readonly name: string
    readonly kind: string
  }[]
  readonly photoCount: number
  readonly mayKeep: boolean
}

export interface Outcome {
  readonly __typename: string
  readonly conversation?: Talk
  readonly code?: string
  readonly message?: string
  readonly fields?: readonly { readonly path: readonly string[]; readonly message: string }[]
}

const outcomeOf = ({ data, errors }: Answer): Outcome => {
  if (!data || errors.length > 0) throw new Error(`unexpected errors: ${JSON.stringify(errors)}`)
  return Object.values(data)[0] as Outcome
}

/** The server's answer to a message, refusals included. */
export async function tell(
  caller: Caller,
  text: string,
  input: Record<string, unknown> = {},
): Promise<Outcome> {
  return outcomeOf(await caller.run(TELL, { input: { clientKey: randomUUID(), text, ...input } }))
}

export async function correct(caller: Caller, input: Record<string, unknown>): Promise<Outcome> {
  return outcomeOf(await caller.run(CORRECT, { input: { mayKeep: false, ...input } }))
}

export const CONTACT = {
  name: 'Pedro Visita',
  phone: '094 231 234',
  department: 'CANELONES',
  email: 'visita@correo.test',
}

export async function sendConsultation(
  caller: Caller,
  conversationId: string,
  contact: Record<string, unknown> = {},
): Promise<Outcome> {
  return outcomeOf(await caller.run(SEND, { input: { conversationId, ...CONTACT, ...contact } }))
}

export async function leaveContact(
  caller: Caller,
  conversationId: string,
  contact: Record<string, unknown> = {},
): Promise<Outcome> {
  return outcomeOf(await caller.run(LEAVE, { input: { conversationId, ...CONTACT, ...contact } }))
}

export async function removePhoto(caller: Caller, photoId: string): Promise<Outcome> {
  return outcomeOf(await caller.run(REMOVE, { photoId }))
}

export async function closeConsultation(caller: Caller, id: string): Promise<Outcome> {
  return outcomeOf(await caller.run(CLOSE, { id }))
}

/** The conversation that the caller sees when their page is loaded. */
export async function openTalk(caller: Caller): Promise<Talk | null> {
  return (await caller.data<{ assistantConversation: Talk | null }>(OPEN)).assistantConversation
}

/** Sends a message and waits for the answer; returns the conversation with it. */
export async function talk(harness: Harness, caller: Caller, text: string): Promise<Talk> {
  const { conversation, ...refusal } = await tell(caller, text)
  if (!conversation) throw new Error(`not told: ${JSON.stringify(refusal)}`)
  await harness.drain()
  const answered = await openTalk(caller)
  if (!answered) throw new Error('the conversation is gone')
  return answered
}

/** A visitor who keeps the assistant's cookie, as a browser does. */
export async function visitorWithBrowser(harness: Harness, clientIp?: string): Promise<Caller> {
  return (await newBrowser(harness, clientIp)).visitor
}

/** The same, with its cookie, so that an account may sign in there. */
export async function newBrowser(
  harness: Harness,
  clientIp?: string,
): Promise<{ visitor: Caller; cookie: string }> {
  const anybody = clientIp ? harness.visitorAt(clientIp) : harness.visitor
  const { cookies } = await anybody.run(TELL, { input: { clientKey: randomUUID(), text: 'Hola' } })
  const [cookie = ''] = (cookies[0] ?? '').split(';')
  if (!cookie.startsWith(assistantCookieName(harness.services.settings.publicUrl.startsWith('https:'))))
    throw new Error('no cookie was set')
  await harness.drain()
  return { visitor: harness.withCookie(anybody.viewer, cookie, clientIp), cookie }
}

/** Makes visitors, each in a browser of their own, at an address of their own. */
export function visitorsOf(harness: Harness): () => Promise<Caller> {
  let visitors = 0
  return () => {
    visitors += 1
    return visitorWithBrowser(harness, `203.0.113.${visitors}`)
  }
}

/** A picture that a visitor has uploaded; returns the upload's id. */
export async function uploadedPhoto(harness: Harness): Promise<string> {
  const { upload } = await uploadFile(harness.visitor, await jpeg())
  return upload?.id ?? ''
}

export const rawId = (globalId: string): string => decodeGlobalId(globalId)?.id ?? ''
