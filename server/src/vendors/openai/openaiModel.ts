import type { OpenAI } from 'openai'
import type { ConsentProof } from '../../domains/accounts/policies/consentProof.ts'
import {
  type LanguageModel,
  type ModelCompletion,
  type ModelCosts,
  ModelFailed,
  type ModelMessage,
  type ModelRequest,
  type ModelUsage,
} from '../../domains/assistant/model/languageModel.ts'
import { SECOND_MS } from '../../platform/clock.ts'
import { checkEndpoint, type VendorMode } from '../endpoint.ts'

export interface OpenaiConfig {
  readonly mode: VendorMode
  /** With its version: 'https://api.openai.com/v1'. */
  readonly baseUrl: string
  readonly model: string
  readonly apiKey: string
  readonly costs: ModelCosts
  /** Milliseconds for a whole answer; default 20 s. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 20_000
/** Maximum characters; a normal answer has two thousand. */
const MOST_TEXT = 32_000

type Message = OpenAI.ChatCompletionMessageParam
type Chunk = OpenAI.ChatCompletionChunk

/** Any model with OpenAI's chat completions. Throws WrongEndpoint when mode and address do not agree. */
export function createOpenaiModel(config: OpenaiConfig): LanguageModel {
  const { mode, baseUrl, model, apiKey, costs, timeoutMs = TIMEOUT_MS } = config
  checkEndpoint('language model', mode, baseUrl)
  let client: Promise<OpenAI> | null = null
  const connect = async () => {
    const { OpenAI: Client } = await import('openai')
    // Sets everything that the SDK would otherwise read from the environment; without logs and retries,
    // because the embedded mind answers sooner.
    return new Client({
      baseURL: baseUrl,
      apiKey,
      organization: null,
      project: null,
      adminAPIKey: null,
      webhookSecret: null,
      logLevel: 'off',
      maxRetries: 0,
      timeout: timeoutMs,
    })
  }

  async function stream(request: ModelRequest, signal: AbortSignal): Promise<AsyncIterable<Chunk>> {
    client ??= connect()
    const body = {
      model,
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0.2,
      // `max_completion_tokens` is not known to every compatible server.
      max_tokens: request.maxOutputTokens,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'respuesta', strict: true, schema: { ...request.schema } },
      },
      messages: [{ role: 'system', content: request.instructions }, ...request.messages.map(toMessage)],
    } satisfies OpenAI.ChatCompletionCreateParamsStreaming
    return (await client).chat.completions.create(body, { signal })
  }

  return {
    costs,
    async complete(request, _consent: ConsentProof<'ASSISTANT_MODEL'>, hear) {
      const stop = new AbortController()
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        stop.abort()
      }, timeoutMs)
      try {
        return await collect(await stream(request, stop.signal), hear)
      } catch (error) {
        throw isLate ? new ModelFailed('TIMEOUT') : failureOf(error)
      } finally {
        clearTimeout(timer)
        // Stops reading the rest.
        stop.abort()
      }
    },
  }
}

async function collect(
  chunks: AsyncIterable<Chunk>,
  hear: (soFar: string) => void,
): Promise<ModelCompletion> {
  let text = ''
  let usage: ModelUsage | null = null
  let finish: string | null = null
  for await (const chunk of chunks) {
    if (chunk.usage) usage = usageOf(chunk.usage)
    const choice = chunk.choices?.[0]
    if (!choice) continue
    if (choice.delta?.refusal) throw new ModelFailed('REFUSED')
    finish = choice.finish_reason ?? finish
    const piece: unknown = choice.delta?.content
    if (typeof piece !== 'string' || piece === '') continue
    text += piece
    if (text.length > MOST_TEXT) throw new ModelFailed('TOO_LONG')
    hear(text)
  }
  if (finish === 'content_filter') throw new ModelFailed('REFUSED')
  if (finish === 'length') throw new ModelFailed('TOO_LONG')
  // Without a finish reason the answer may be cut off.
  if (finish === null) throw new ModelFailed('UNREACHABLE')
  return { text, usage }
}

const count = (value: unknown) =>
  typeof value === 'number' && value >= 0 ? Math.min(Math.round(value), 1_000_000) : 0

function usageOf(said: { prompt_tokens?: unknown; completion_tokens?: unknown }): ModelUsage {
  return { inputTokens: count(said.prompt_tokens), outputTokens: count(said.completion_tokens) }
}

/** Without the SDK's error, which contains headers and bodies. */
function failureOf(error: unknown): ModelFailed {
  if (error instanceof ModelFailed) return error
  const status = error instanceof Error && 'status' in error ? error.status : null
  if (typeof status !== 'number') return new ModelFailed('UNREACHABLE')
  const headers = error instanceof Error && 'headers' in error ? error.headers : null
  return new ModelFailed('STATUS', {
    status,
    retryAfterMs: headers instanceof Headers ? waitIn(headers.get('retry-after')) : null,
  })
}

/** Whole seconds, as these APIs send it; a date is ignored. */
function waitIn(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter.trim()) ? Number(retryAfter) * SECOND_MS : null
}

function toMessage({ author, text, pictures }: ModelMessage): Message {
  if (author === 'ASSISTANT') return { role: 'assistant', content: text }
  if (pictures.length === 0) return { role: 'user', content: text }
  return {
    role: 'user',
    content: [
      { type: 'text', text: text || '(foto)' },
      ...pictures.map(
        (picture): OpenAI.ChatCompletionContentPartImage => ({
          type: 'image_url',
          image_url: { url: `data:image/webp;base64,${picture.toString('base64')}`, detail: 'low' },
        }),
      ),
    ],
  }
}
