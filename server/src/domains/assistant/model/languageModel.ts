import type { ConsentProof } from '../../accounts/policies/consentProof.ts'

/** The prices of calls and the limits of spending, all in centésimos. */
export interface ModelCosts {
  /** Per million tokens sent. */
  readonly input: number
  /** Per million tokens received. */
  readonly output: number
  /** Most that one visitor, and all together, may cost on one day of Uruguay. */
  readonly perVisitorDay: number
  readonly perDay: number
}

export interface ModelMessage {
  readonly author: 'VISITOR' | 'ASSISTANT'
  readonly text: string
  /** WebP, without metadata. */
  readonly pictures: readonly Buffer[]
}

export interface ModelRequest {
  /** Our instructions; the visitors' words are only in `messages`. */
  readonly instructions: string
  /** The oldest first. */
  readonly messages: readonly ModelMessage[]
  /** JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>
  readonly maxOutputTokens: number
}

export interface ModelUsage {
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface ModelCompletion {
  /** The answer, not yet validated. */
  readonly text: string
  /** Null when the model did not report it. */
  readonly usage: ModelUsage | null
}

/** A language model of another company. The prompt leaves Tuerca, so each call needs the visitor's consent. */
export interface LanguageModel {
  readonly costs: ModelCosts
  /** `hear` receives the text so far. Throws only ModelFailed. */
  complete(
    request: ModelRequest,
    consent: ConsentProof<'ASSISTANT_MODEL'>,
    hear: (soFar: string) => void,
  ): Promise<ModelCompletion>
}

export const MODEL_FAILURES = [
  /** No complete answer in time. */
  'TIMEOUT',
  /** Unreachable, or the connection broke. */
  'UNREACHABLE',
  /** An error status. */
  'STATUS',
  /** The model declined to answer. */
  'REFUSED',
  /** Longer than any answer. */
  'TOO_LONG',
  /** Not what was asked for. */
  'NONSENSE',
  /** The day's money is spent. */
  'COST_LIMIT',
  /** The model failed, and is not called for a while. */
  'RESTING',
] as const
export type ModelFailure = (typeof MODEL_FAILURES)[number]

/** Why the model has not answered. The error carries nothing of what was sent or received: both may hold secrets. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed'
  readonly reason: ModelFailure
  /** HTTP status; null where there was none. */
  readonly status: number | null
  /** The requested pause, in milliseconds; null without one. */
  readonly retryAfterMs: number | null

  constructor(
    reason: ModelFailure,
    { status = null, retryAfterMs = null }: { status?: number | null; retryAfterMs?: number | null } = {},
  ) {
    super(status === null ? reason : `${reason} ${status}`)
    this.reason = reason
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}
