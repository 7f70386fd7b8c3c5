import type { ConsentProof } from '../../accounts/policies/consentProof.ts'

/** What a call costs, and how much may be spent, all in centésimos. */
export interface ModelCosts {
  /** Of a million tokens that are sent. */
  readonly input: number
  /** Of a million tokens that come back. */
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
  /** Ours; what visitors write stands only in `messages`. */
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
  /** What came back, not yet believed. */
  readonly text: string
  /** Null when the model did not say. */
  readonly usage: ModelUsage | null
}

/** A language model of another company. What it gets leaves Tuerca, so each call takes the visitor's consent. */
export interface LanguageModel {
  readonly costs: ModelCosts
  /** `hear` is told the text as far as it has come. Throws ModelFailed, and nothing else. */
  complete(
    request: ModelRequest,
    consent: ConsentProof<'ASSISTANT_MODEL'>,
    hear: (soFar: string) => void,
  ): Promise<ModelCompletion>
}

export const MODEL_FAILURES = [
  /** No complete answer in time. */
  'TIMEOUT',
  /** It could not be reached, or the line broke. */
  'UNREACHABLE',
  /** It answered with an error. */
  'STATUS',
  /** It would not answer. */
  'REFUSED',
  /** Longer than any answer. */
  'TOO_LONG',
  /** Not what was asked for. */
  'NONSENSE',
  /** The day's money is spent. */
  'COST_LIMIT',
  /** It has failed, and is left alone for a while. */
  'RESTING',
] as const
export type ModelFailure = (typeof MODEL_FAILURES)[number]

/** Why the model has not answered. It carries nothing of what was sent or received: both may hold secrets. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed'
  readonly reason: ModelFailure
  /** HTTP status; null where there was none. */
  readonly status: number | null
  /** For how long it wants to be left alone, in milliseconds; null when it did not say. */
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
