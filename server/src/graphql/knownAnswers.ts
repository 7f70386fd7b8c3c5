import { type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import type { Logger } from '../platform/logger.ts'
import type { Execute } from './compiled/compiledExecution.ts'
import type { GraphQLContext } from './context.ts'
import { logFaults, maskError } from './faults.ts'
import type { KnownOperation } from './knownOperations.ts'
import type { OperationLimits } from './operationLimits.ts'

/** Reports an executed operation. */
export type OnOperation = (operation: { name: string; kind: string; ms: number; failed: boolean }) => void

export interface KnownAnswersOptions {
  readonly schema: GraphQLSchema
  readonly limits: Pick<OperationLimits, 'admit'>
  readonly execute: Execute
  readonly logger: Logger
  readonly onOperation: OnOperation | undefined
}

/** Answers an operation that was parsed and accepted before. */
export type AnswerKnown = (
  operation: KnownOperation,
  variables: Readonly<Record<string, unknown>> | null | undefined,
  contextValue: GraphQLContext,
) => Promise<ExecutionResult>

/** Work that yoga and its plugins (yoga.ts) do for an operation after its document was validated. */
export function createKnownAnswers(options: KnownAnswersOptions): AnswerKnown {
  const { schema, limits, execute, logger, onOperation } = options
  return async ({ document, name, kind }, variableValues, contextValue) => {
    const args = { schema, document, variableValues, contextValue }
    try {
      const admitted = limits.admit(args)
      if (admitted instanceof GraphQLError) return { errors: [admitted] }
      const startedAt = performance.now()
      const result = await (admitted ? admitted(execute) : execute(args))
      const { errors } = result
      logFaults(errors, contextValue)
      onOperation?.({ name, kind, ms: performance.now() - startedAt, failed: (errors?.length ?? 0) > 0 })
      return errors
        ? { ...result, errors: errors.map(error => maskError(error, logger) as GraphQLError) }
        : result
    } catch (error) {
      return { errors: [maskError(error, logger) as GraphQLError] }
    }
  }
}
