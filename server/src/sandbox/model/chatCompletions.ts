import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Answer } from '../answer.ts'
import { randomId } from '../ids.ts'
import { json } from '../oauth/oauthAnswers.ts'
import { contentOf, type Mood } from './moods.ts'
import type { SeenMessage } from './sensible.ts'

const piece = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({
    type: z.literal('image_url'),
    image_url: z.object({ url: z.string(), detail: z.string().optional() }),
  }),
])

/** Fields that the vendor accepts; any other is a mistake of the adapter. */
export const chatRequest = z.strictObject({
  model: z.string().min(1),
  stream: z.boolean().default(false),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
  temperature: z.number().min(0).max(2).optional(),
  max_tokens: z.int().min(1).optional(),
  response_format: z
    .strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({ name: z.string(), strict: z.boolean(), schema: z.looseObject({}) }),
    })
    .optional(),
  messages: z
    .array(
      z.strictObject({
        role: z.enum(['system', 'user', 'assistant']),
        content: z.union([z.string(), z.array(piece)]),
      }),
    )
    .min(1),
})
export type ChatRequest = z.output<typeof chatRequest>

/** A request as it arrived: all data that left the site. */
export interface SeenRequest {
  readonly at: string
  readonly model: string
  readonly messages: readonly SeenMessage[]
  readonly mood: Mood
}

export function seenMessages({ messages }: ChatRequest): SeenMessage[] {
  return messages.map(({ role, content }) => {
    if (typeof content === 'string') return { role, text: content, images: [] }
    return {
      role,
      text: content.flatMap(one => (one.type === 'text' ? one.text : [])).join('\n'),
      images: content.flatMap(one => (one.type === 'image_url' ? one.image_url.url : [])),
    }
  })
}

/** A call of a tool that was not offered. */
const TOOL_CALL = {
  index: 0,
  id: 'call_1',
  type: 'function',
  function: { name: 'delete_account', arguments: '{"id":"1"}' },
}

const CHARACTERS_PER_PIECE = 24
const PIECE_MS = 5
const CHARACTERS_PER_TOKEN = 4

/** The answer in one piece, or as server-sent events. */
export function answerChat(request: ChatRequest, mood: Mood, now: Date): Answer {
  const messages = seenMessages(request)
  const content = contentOf(mood, messages)
  const common = {
    id: randomId('chatcmpl', 12),
    created: Math.floor(now.getTime() / 1000),
    model: request.model,
  }
  const sent = messages.reduce((sum, { text }) => sum + text.length, 0)
  const usage = usageOf(sent, content.length)
  const refusal = mood === 'REFUSE' ? 'No puedo ayudar con eso.' : null
  const calls = mood === 'TOOLS' ? { tool_calls: [TOOL_CALL] } : null
  const isSilent = refusal !== null || calls !== null
  if (!request.stream) {
    const message = { role: 'assistant', content: isSilent ? null : content, refusal, ...calls }
    const choices = [{ index: 0, message, finish_reason: calls ? 'tool_calls' : 'stop', logprobs: null }]
    return json(200, { ...common, object: 'chat.completion', choices, usage })
  }
  const chunk = (choices: readonly unknown[], more: object = {}) =>
    `data: ${JSON.stringify({ ...common, object: 'chat.completion.chunk', choices, ...more })}\n\n`
  const delta = (said: object, finish: string | null = null) =>
    chunk([{ index: 0, delta: said, finish_reason: finish }])
  const withUsage = request.stream_options?.include_usage === true

  async function* events() {
    yield delta({ role: 'assistant', content: '' })
    if (refusal !== null) yield delta({ refusal })
    if (calls) yield delta(calls)
    // Ten megabytes in small pieces would take minutes.
    const size = Math.max(CHARACTERS_PER_PIECE, Math.ceil(content.length / 500))
    const whole = isSilent ? 0 : content.length
    const end = mood === 'CUT' ? Math.min(whole, 5 * CHARACTERS_PER_PIECE) : whole
    for (let from = 0; from < end; from += size) {
      yield delta({ content: content.slice(from, from + size) })
      await wait(PIECE_MS)
    }
    if (mood === 'CUT') throw new Error('cut in the middle')
    yield delta({}, calls ? 'tool_calls' : 'stop')
    if (withUsage) yield chunk([], { usage })
    yield 'data: [DONE]\n\n'
  }
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
    body: events(),
  }
}

function usageOf(sent: number, answered: number) {
  const [prompt_tokens, completion_tokens] = [sent, answered].map(length =>
    Math.ceil(length / CHARACTERS_PER_TOKEN),
  ) as [number, number]
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}
