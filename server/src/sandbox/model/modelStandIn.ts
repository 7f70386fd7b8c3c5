import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { type Answer, readAll } from '../answer.ts'
import { parseJson } from '../jsonStore.ts'
import { json } from '../oauth/oauthAnswers.ts'
import { action, type StandIn, type StandInParts } from '../standIn.ts'
import { startVendorServer } from '../vendorServer.ts'
import { answerChat, chatRequest, type SeenRequest, seenMessages } from './chatCompletions.ts'
import { modelPage } from './modelPage.ts'
import { MOODS, type Mood } from './moods.ts'

export interface ModelControl {
  /** Sets the mood of the next `times` answers; later ones are sensible again. */
  behave(mood: Mood, times?: number): void
  /** Requests received, oldest first. */
  requests(): readonly SeenRequest[]
}

export interface ModelStandIn extends StandIn {
  readonly address: { baseUrl: string; model: string; apiKey: string }
  readonly control: { readonly model: ModelControl }
}

const MODEL = 'sandbox-mini'
const API_KEY = 'sk-sandbox-model-key'
const KEPT = 50
const MAX_BODY = 20_000_000
const RETRY_AFTER_S = '30'

/** A stand-in for another company's language model, with OpenAI's chat completions. */
export async function startModelStandIn(parts: StandInParts): Promise<ModelStandIn> {
  const { clock, publicHost } = parts
  let requests: readonly SeenRequest[] = []
  let moods: readonly Mood[] = []

  async function chat(request: IncomingMessage): Promise<Answer> {
    if (request.headers.authorization !== `Bearer ${API_KEY}`)
      return failed(401, 'invalid_api_key', `Incorrect API key provided: ${request.headers.authorization}`)
    const body = await readAll(request, MAX_BODY)
    const read = chatRequest.safeParse(parseJson(body?.toString('utf8') ?? ''))
    if (!read.success) return failed(400, 'invalid_request_error', z.prettifyError(read.error))
    if (read.data.model !== MODEL) return failed(404, 'model_not_found', 'The model does not exist')
    const [mood = 'SENSIBLE', ...later] = moods
    moods = later
    const seen = {
      at: clock.now().toISOString(),
      model: read.data.model,
      messages: seenMessages(read.data),
      mood,
    }
    requests = [...requests.slice(1 - KEPT), seen]
    return answerChat(read.data, mood, clock.now())
  }

  const server = await startVendorServer({
    ...parts,
    vendor: 'model',
    isAside: () => false,
    brokenAnswer: status => failed(status, 'server_error', 'The server had an error', status),
    async handle(request, url, held) {
      await held()
      const asked = `${request.method} ${url.pathname}`
      if (asked === 'POST /v1/chat/completions') return chat(request)
      if (asked === 'GET /v1/models')
        return json(200, { object: 'list', data: [{ id: MODEL, object: 'model' }] })
      return failed(501, 'not_implemented', `the sandbox does not know ${asked}`)
    },
  })
  const address = { baseUrl: `http://${publicHost}:${server.port}/v1`, model: MODEL, apiKey: API_KEY }
  const control: ModelControl = {
    behave(mood, times = 1) {
      moods = [...moods, ...Array.from({ length: times }, () => mood)]
    },
    requests: () => requests,
  }
  const isMood = z.enum(Object.keys(MOODS) as [Mood, ...Mood[]])
  return {
    name: 'model',
    title: 'el modelo de lenguaje',
    port: server.port,
    address,
    control: { model: control },
    addresses: { 'Modelo de lenguaje': address.baseUrl },
    actions: {
      behaveAsModel: action(
        z.object({ mood: isMood, times: z.coerce.number().int().min(1).max(100).default(1) }),
        ({ mood, times }) => control.behave(mood, times),
      ),
    },
    readings: { modelRequests: control.requests },
    page: {
      path: 'modelo',
      title: 'Modelo',
      note: 'Qué se le mandó al modelo de lenguaje, y cómo contesta',
      count: () => requests.length,
      show: (shell, below) => (below.length === 0 ? modelPage(shell, { requests, moods }) : null),
    },
    reset() {
      requests = []
      moods = []
    },
    close: server.close,
  }
}

function failed(
  status: number,
  code: string,
  message: string,
  type: string | number = 'invalid_request_error',
) {
  const answer = json(status, { error: { message, type: String(type), param: null, code } })
  return status === 429 ? { ...answer, headers: { ...answer.headers, 'retry-after': RETRY_AFTER_S } } : answer
}
