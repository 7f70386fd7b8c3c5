import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox } from '../../../test/contracts/openSandbox.ts'
import { sandboxModel } from '../../../test/modelWorld.ts'
import { CONSENT_VERSION, proofOf } from '../../domains/accounts/policies/consentProof.ts'
import { ModelFailed, type ModelRequest } from '../../domains/assistant/model/languageModel.ts'
import { PROPOSAL_SCHEMA, readProposal } from '../../domains/assistant/model/proposal.ts'
import type { FaultOrder } from '../../sandbox/faults.ts'
import type { Mood } from '../../sandbox/model/moods.ts'
import { WrongEndpoint } from '../endpoint.ts'

let opened: OpenSandbox
beforeAll(async () => {
  opened = await openSandbox()
})
beforeEach(() => opened.sandbox.control.reset())
afterAll(() => opened.close())

const control = () => opened.sandbox.control
const consent = proofOf({ given: true, version: CONSENT_VERSION }, 'ASSISTANT_MODEL', ['ASSISTANT_MODEL'])

const REQUEST: ModelRequest = {
  instructions: 'Conviene preguntar: VEHICLE',
  messages: [
    { author: 'VISITOR', text: 'Hola', pictures: [] },
    { author: 'ASSISTANT', text: '¿Qué repuesto necesitás?', pictures: [] },
    {
      author: 'VISITOR',
      text: 'Lo que carga la batería de un Gol 2012',
      pictures: [Buffer.from('RIFFxWEBP')],
    },
  ],
  schema: PROPOSAL_SCHEMA,
  maxOutputTokens: 900,
}

async function ask(timeoutMs = 20_000, hear: (soFar: string) => void = () => {}) {
  if (!consent) throw new Error('no consent')
  return sandboxModel(opened.sandbox, { timeoutMs }).complete(REQUEST, consent, hear)
}

async function failure(timeoutMs?: number): Promise<ModelFailed> {
  const outcome = await ask(timeoutMs).catch((error: unknown) => error)
  if (!(outcome instanceof ModelFailed)) throw new Error(`not a ModelFailed: ${String(outcome)}`)
  return outcome
}

describe('the adapter of OpenAI-compatible models', () => {
  test('sends messages and pictures and streams the answer', async () => {
    const heard: string[] = []
    const { text, usage } = await ask(20_000, soFar => heard.push(soFar))
    expect(readProposal(text)).toMatchObject({
      car: { brand: { value: 'Volkswagen', quote: 'Gol' }, year: { value: 2012 } },
      parts: [{ name: 'alternador' }],
    })
    expect(heard.length).toBeGreaterThan(5)
    expect(heard.at(-1)).toBe(text)
    expect(heard.every((soFar, at) => at === 0 || soFar.startsWith(heard[at - 1] ?? ''))).toBe(true)
    expect(usage?.inputTokens).toBeGreaterThan(0)
    const [seen] = control().model.requests()
    expect(seen?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(seen?.messages.at(-1)?.images).toEqual([
      `data:image/webp;base64,${Buffer.from('RIFFxWEBP').toString('base64')}`,
    ])
  })

  test.each<[Omit<FaultOrder, 'vendor'>, Partial<ModelFailed>]>([
    [
      { kind: 'ERROR', status: 500 },
      { reason: 'STATUS', status: 500, retryAfterMs: null },
    ],
    [
      { kind: 'ERROR', status: 429 },
      { reason: 'STATUS', status: 429, retryAfterMs: 30_000 },
    ],
    [{ kind: 'DROP' }, { reason: 'UNREACHABLE', status: null }],
    [{ kind: 'DROP_AFTER' }, { reason: 'UNREACHABLE', status: null }],
  ])('reports %j as %j, after one call', async (fault, told) => {
    control().faults.misbehave({ vendor: 'model', ...fault })
    expect(await failure()).toMatchObject(told)
    expect(control().calls.list('model')).toHaveLength(1)
  })

  test.each<FaultOrder['kind']>(['HANG', 'STALL'])('one that never ends (%s) is given up', async kind => {
    control().faults.misbehave({ vendor: 'model', kind })
    expect(await failure(500)).toMatchObject({ reason: 'TIMEOUT' })
    control().faults.clear()
  })

  test.each<[Mood, string]>([
    ['CUT', 'UNREACHABLE'],
    ['REFUSE', 'REFUSED'],
    ['HUGE', 'TOO_LONG'],
  ])('reports %s as %s', async (mood, reason) => {
    control().model.behave(mood)
    expect(await failure()).toMatchObject({ reason })
  })

  test('reports a wrong key without repeating it', async () => {
    const apiKey = 'sk-live-never-to-be-seen'
    if (!consent) throw new Error('no consent')
    const error: unknown = await sandboxModel(opened.sandbox, { apiKey })
      .complete(REQUEST, consent, () => {})
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ reason: 'STATUS', status: 401 })
    const { stack, message, cause } = error as Error
    expect(JSON.stringify({ ...(error as Error), stack, message, cause })).not.toContain(apiKey)
  })

  test('is never pointed at the wrong place', () => {
    expect(() => sandboxModel(opened.sandbox, { baseUrl: 'https://api.openai.com/v1' })).toThrow(
      WrongEndpoint,
    )
    expect(() => sandboxModel(opened.sandbox, { mode: 'live' })).toThrow(WrongEndpoint)
  })
})
