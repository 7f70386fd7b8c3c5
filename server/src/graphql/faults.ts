import { randomUUID } from 'node:crypto'
import { GraphQLError } from 'graphql'
import { FellBehind } from '../platform/boundedQueue.ts'
import type { Logger } from '../platform/logger.ts'
import { Refusal } from '../platform/refusal.ts'
import type { GraphQLContext } from './context.ts'

/** Error code of a subscription that ended because its subscriber read too slowly. */
export const FELL_BEHIND = 'FELL_BEHIND'
const FAULT = 'Ocurrió un error inesperado'

/** Refusals are for the person and GraphQL's own errors for the developer; all other errors are masked. */
export function maskError(error: unknown, logger: Logger): Error {
  if (!(error instanceof GraphQLError)) {
    const faultId = randomUUID()
    logger.error({ err: error, faultId }, 'fault outside an operation')
    return fault(undefined, faultId)
  }
  const { originalError } = error
  if (originalError instanceof FellBehind)
    return new GraphQLError('Subscribe and read again', { extensions: { code: FELL_BEHIND } })
  if (originalError instanceof Refusal) {
    return new GraphQLError(originalError.message, {
      ...(error.path ? { path: error.path } : {}),
      extensions: { code: originalError.code, path: originalError.inputPath },
    })
  }
  if (originalError === undefined || originalError instanceof GraphQLError) return error
  const faultId = error.extensions.faultId
  return fault(error.path, typeof faultId === 'string' ? faultId : undefined)
}

function fault(path?: GraphQLError['path'], faultId?: string): GraphQLError {
  return new GraphQLError(FAULT, { ...(path ? { path } : {}), extensions: { code: 'FAULT', faultId } })
}

/** Logs each fault once, under an id that the person can quote. */
export function logFaults(
  errors: readonly GraphQLError[] | undefined,
  { logger, requestId }: Pick<GraphQLContext, 'logger' | 'requestId'>,
): void {
  for (const error of errors ?? []) {
    const cause = error.originalError
    if (!cause || cause instanceof Refusal || cause instanceof GraphQLError) continue
    const faultId = randomUUID()
    error.extensions.faultId = faultId
    logger.error({ err: cause, faultId, path: error.path, requestId }, 'fault')
  }
}
