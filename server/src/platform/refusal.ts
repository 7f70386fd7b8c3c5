/**
 * An error that a person can act on. `message` is Spanish and shown unchanged, `code` is stable for programs,
 * `inputPath` names the input field (empty when the whole action is concerned); it is not called `path`,
 * because GraphQL assumes that an error with a `path` is already located in the answer. Every other error is
 * a fault: logged with an id and masked.
 */
export abstract class Refusal extends Error {
  abstract readonly code: string
  readonly inputPath: readonly string[]

  constructor(message: string, inputPath: readonly string[] = []) {
    super(message)
    this.name = new.target.name
    this.inputPath = inputPath
  }
}

export class SignInRequired extends Refusal {
  readonly code = 'SIGN_IN_REQUIRED'
  constructor() {
    super('Iniciá sesión para continuar.')
  }
}

export class NotAllowed extends Refusal {
  readonly code = 'NOT_ALLOWED'
  constructor(message = 'No tenés permiso para hacer esto.') {
    super(message)
  }
}

/** The thing does not exist, or the viewer may not see it: both get the same answer. */
export class NotFound extends Refusal {
  readonly code = 'NOT_FOUND'
}

/** The step is not possible in the current state. */
export class WrongState extends Refusal {
  readonly code = 'WRONG_STATE'
  readonly state: string
  constructor(message: string, state: string) {
    super(message)
    this.state = state
  }
}

export class RateLimited extends Refusal {
  readonly code = 'RATE_LIMITED'
  /** Milliseconds until another try is accepted. */
  readonly retryAfterMs: number
  constructor(retryAfterMs: number) {
    super(`Demasiados intentos. Probá de nuevo en ${duration(retryAfterMs)}.`)
    this.retryAfterMs = retryAfterMs
  }
}

export interface FieldProblem {
  readonly path: readonly string[]
  readonly message: string
}

function duration(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  if (minutes > 90) return `${Math.ceil(minutes / 60)} horas`
  return minutes === 1 ? 'un minuto' : `${minutes} minutos`
}

/** Input that cannot be accepted, with a message for each field concerned. */
export class InvalidInput extends Refusal {
  readonly code = 'INVALID_INPUT'
  readonly fields: readonly FieldProblem[]
  constructor(fields: readonly FieldProblem[]) {
    super(fields[0]?.message ?? 'Revisá los datos.', fields[0]?.path ?? [])
    this.fields = fields
  }
}
