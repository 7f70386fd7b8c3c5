import { Writable } from 'node:stream'
import { pino } from 'pino'
import {
  type LanguageModel,
  ModelFailed,
  type ModelRequest,
} from '../src/domains/assistant/model/languageModel.ts'
import { LONGEST_REST_MS } from '../src/domains/assistant/model/modelBreaker.ts'
import { MINUTE_MS, SECOND_MS } from '../src/platform/clock.ts'
import type { SeenRequest } from '../src/sandbox/model/chatCompletions.ts'
import type { Sandbox } from '../src/sandbox/sandbox.ts'
import { createOpenaiModel, type OpenaiConfig } from '../src/vendors/openai/openaiModel.ts'
import { openTalk, rawId, visitorWithBrowser } from './assistantWorld.ts'
import type { Caller } from './harness.ts'
import { createUploadsWorld, type UploadsWorld } from './uploadsWorld.ts'

/** As in production: tens of calls per visitor. */
export const COSTS = { input: 1000, output: 4000, perVisitorDay: 1000, perDay: 50_000 }

/** The adapter, which talks to the sandbox's model over HTTP. */
export function sandboxModel(sandbox: Sandbox, more: Partial<OpenaiConfig> = {}): LanguageModel {
  return createOpenaiModel({ mode: 'sandbox', ...sandbox.model, costs: COSTS, ...more })
}

const SWITCH = /* GraphQL */ `
  mutation ($isOn: Boolean!) {
    switchLanguageModel(isOn: $isOn) {
      __typename
      ... on SwitchLanguageModelPayload {
        languageModel { isConfigured isOn changedAt spentToday callsToday dailyLimit visitorLimit }
      }
      ... on Refusal { code }
    }
  }
`

export async function switchModel(admin: Caller, isOn: boolean) {
  return (await admin.data<{ switchLanguageModel: Record<string, unknown> }>(SWITCH, { isOn }))
    .switchLanguageModel
}

const ALLOW = /* GraphQL */ `
  mutation ($input: SetModelConsentInput!) {
    setModelConsent(input: $input) { __typename ... on Refusal { code } }
  }
`

/** The server's answer to the visitor's consent; 'done' when it is stored. */
export async function allowModel(caller: Caller, given = true): Promise<string> {
  const { setModelConsent } = await caller.data<{ setModelConsent: { code?: string } }>(ALLOW, {
    input: { given },
  })
  return setModelConsent.code ?? 'done'
}

export async function modelHelp(caller: Caller) {
  return (
    await caller.data<{ assistantModelHelp: { isOffered: boolean; isAllowed: boolean | null } }>(
      '{ assistantModelHelp { isOffered isAllowed } }',
    )
  ).assistantModelHelp
}

export const DESCRIBED = 'Necesito lo que tira agua en el parabrisas de un Gol 2012'

/** A site with a language model, switched on. */
export interface ModelWorld extends UploadsWorld {
  /** All log entries. */
  readonly logged: readonly string[]
  /** Requests to the model, oldest first. */
  readonly requests: () => readonly SeenRequest[]
  /** Number of calls. */
  readonly calls: () => number
  /** A visitor in a browser of their own; consents to the model by default. */
  newVisitor(options?: { allows?: boolean }): Promise<Caller>
  /** The assistant's last message to them. */
  lastWords(visitor: Caller): Promise<{ text: string; byModel: boolean; isComplete: boolean }>
  /** Aborts unanswered calls soon, until the next test. */
  hurry(): void
  /** Before each test: the model is switched on, working, and not paused. */
  reset(): Promise<void>
}

export async function createModelWorld(): Promise<ModelWorld> {
  const logged: string[] = []
  const log = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk))
      done()
    },
  })
  let isHurried = false
  const world = await createUploadsWorld({
    languageModel: sandbox => {
      // A time limit that even a slow machine never exceeds by accident.
      const patient = sandboxModel(sandbox, { timeoutMs: MINUTE_MS })
      const hurried = sandboxModel(sandbox, { timeoutMs: SECOND_MS })
      return { ...patient, complete: (...call) => (isHurried ? hurried : patient).complete(...call) }
    },
    logger: pino({ level: 'trace' }, log),
  })
  const { harness, cast, sandbox } = world
  let visitors = 0
  return {
    ...world,
    logged,
    requests: () => sandbox.control.model.requests(),
    calls: () => sandbox.control.calls.list('model').length,
    async newVisitor({ allows = true } = {}) {
      visitors += 1
      const visitor = await visitorWithBrowser(harness, `198.18.0.${visitors}`)
      if (allows && (await allowModel(visitor)) !== 'done') throw new Error('the consent was refused')
      return visitor
    },
    async lastWords(visitor) {
      return harness.services.db.prisma.assistantMessage.findFirstOrThrow({
        where: { conversationId: rawId((await openTalk(visitor))?.id ?? ''), author: 'ASSISTANT' },
        orderBy: { position: 'desc' },
        select: { text: true, byModel: true, isComplete: true },
      })
    },
    hurry() {
      isHurried = true
    },
    async reset() {
      isHurried = false
      sandbox.control.faults.clear()
      harness.clock.advance(LONGEST_REST_MS)
      await switchModel(cast.admin, true)
    },
  }
}

/** A request of 300 characters, whose answer has 1000 tokens at most. */
export const modelRequest = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  instructions: 'x'.repeat(300),
  messages: [],
  schema: {},
  maxOutputTokens: 1000,
  ...more,
})

/**
 * Starts this many paid calls at once, which wait in `hold` until released. `decided` resolves with the
 * number accepted, once each is accepted or refused.
 */
export function payAtOnce(
  count: number,
  pay: (hold: () => Promise<void>, index: number) => Promise<unknown>,
) {
  let [paid, refused] = [0, 0]
  let [release, tell] = [() => {}, () => {}]
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const all = new Promise<void>(resolve => {
    tell = resolve
  })
  const note = () => paid + refused === count && tell()
  const hold = () => {
    paid += 1
    note()
    return released
  }
  const calls = Array.from({ length: count }, (_, index) =>
    pay(hold, index).then(
      () => 'paid',
      (error: unknown) => {
        refused += 1
        note()
        return error instanceof ModelFailed ? error.reason : String(error)
      },
    ),
  )
  return { outcomes: Promise.all(calls), decided: all.then(() => ({ paid, refused })), release }
}
