import { randomUUID } from 'node:crypto'
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { type DocumentNode, GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { accountOf, type Viewer } from '../domains/viewer.ts'
import { FellBehind } from '../platform/boundedQueue.ts'
import type { Logger } from '../platform/logger.ts'
import { Refusal } from '../platform/refusal.ts'
import type { GraphQLContext } from './context.ts'
import { examplesFor } from './explorerExamples.ts'
import { LIMITS } from './limits.ts'
import { refuseMalformedRequests } from './malformedRequests.ts'
import { limitWork, type WorkLimits } from './operationLimits.ts'
import { schema } from './schema.ts'

/** Context that each door sets before GraphQL sees the request. */
export interface Door {
  readonly graphqlContext: GraphQLContext
}

export interface GraphQLOptions extends WorkLimits {
  /** Operation texts of our own client by their SHA-256. */
  readonly persistedOperations: ReadonlyMap<string, string>
  /** True when visitors may explore the schema too (development). */
  readonly openToVisitors: boolean
  readonly logger: Logger
  readonly onOperation?: (operation: { name: string; kind: string; ms: number; failed: boolean }) => void
}

export function createGraphQL(options: GraphQLOptions) {
  const mayExplore = (viewer: Viewer) => options.openToVisitors || accountOf(viewer) !== null
  return createYoga<Door, GraphQLContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    logging: false,
    batching: { limit: LIMITS.batch },
    cors: false,
    context: ({ graphqlContext }) => graphqlContext,
    graphiql: (_request, { graphqlContext }) =>
      mayExplore(graphqlContext.viewer) && {
        title: 'Tuerca GraphiQL',
        subscriptionsProtocol: 'WS',
        defaultQuery: examplesFor(graphqlContext.viewer),
      },
    // The explorer is 9 MB of text, which few processes ever send.
    renderGraphiQL: async given => (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(given),
    maskedErrors: { maskError: error => maskError(error, options.logger) },
    plugins: [
      refuseMalformedRequests(),
      usePersistedOperations({
        allowArbitraryOperations: true,
        extractPersistedOperationId: params =>
          'id' in params && typeof params.id === 'string' ? params.id : null,
        getPersistedOperation: id => options.persistedOperations.get(id) ?? null,
      }),
      EnvelopArmorPlugin({
        // Fields count, not the fragments they are written in: a client composed of small parts spreads many.
        maxDepth: { n: LIMITS.depth, flattenFragments: true },
        maxAliases: { n: LIMITS.aliases, allowList: ['node'] },
        maxDirectives: { n: LIMITS.directives },
        maxTokens: { n: LIMITS.tokens },
        blockFieldSuggestion: { enabled: true },
        // The plugin does not know page sizes; cost.ts does.
        costLimit: { enabled: false },
      }),
      closeIntrospection(mayExplore),
      keepNewsToWebsockets(),
      limitWork(options),
      reportFaults(),
      ...(options.onOperation ? [measure(options.onOperation)] : []),
    ],
  })
}

export type GraphQLHandler = ReturnType<typeof createGraphQL>

/** Error code of a subscription that ended because its subscriber read too slowly. */
export const FELL_BEHIND = 'FELL_BEHIND'
const FAULT = 'Ocurrió un error inesperado'

/** Refusals are for the person and GraphQL's own errors for the developer; all other errors are masked. */
function maskError(error: unknown, logger: Logger): Error {
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

function closeIntrospection(mayExplore: (viewer: Viewer) => boolean): Plugin<Door> {
  return {
    // Validation runs before the context is made: only values set by the door exist.
    onValidate({ context, addValidationRule }) {
      if (!mayExplore(context.graphqlContext.viewer)) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
  }
}

/**
 * A websocket is closed when its account's rights change or its session ends. A stream over HTTP, which yoga would give
 * too, would go on with the rights it began with.
 */
function keepNewsToWebsockets(): Plugin {
  return {
    onSubscribe({ args, setResultAndStopExecution }) {
      if (!('request' in args.contextValue)) return
      const extensions = { http: { status: 405 } }
      setResultAndStopExecution({
        errors: [new GraphQLError('Subscriptions are answered over the websocket alone', { extensions })],
      })
    },
  }
}

/** Logs each fault once, under an id that the person can quote. */
function reportFaults(): Plugin<Door & GraphQLContext> {
  const report = (errors: readonly GraphQLError[] | undefined, contextValue: GraphQLContext) => {
    for (const error of errors ?? []) {
      const cause = error.originalError
      if (!cause || cause instanceof Refusal || cause instanceof GraphQLError) continue
      const faultId = randomUUID()
      error.extensions.faultId = faultId
      contextValue.logger.error(
        { err: cause, faultId, path: error.path, requestId: contextValue.requestId },
        'fault',
      )
    }
  }
  const onResult = (result: unknown, { contextValue }: { contextValue: GraphQLContext }) => {
    if (result && typeof result === 'object' && 'errors' in result) {
      report(result.errors as readonly GraphQLError[], contextValue)
    }
  }
  return {
    onExecute: () => ({ onExecuteDone: ({ result, args }) => onResult(result, args) }),
    onSubscribe: () => ({
      onSubscribeResult: ({ result, args }) => {
        onResult(result, args)
        return { onNext: payload => onResult(payload.result, payload.args) }
      },
    }),
  }
}

function measure(onOperation: NonNullable<GraphQLOptions['onOperation']>): Plugin<GraphQLContext> {
  return {
    onExecute({ args }) {
      const startedAt = performance.now()
      const document: DocumentNode = args.document
      const operation = document.definitions.find(
        definition =>
          definition.kind === 'OperationDefinition' &&
          (!args.operationName || definition.name?.value === args.operationName),
      )
      return {
        onExecuteDone({ result }) {
          onOperation({
            name: operation && 'name' in operation ? (operation.name?.value ?? 'anonymous') : 'anonymous',
            kind: operation && 'operation' in operation ? operation.operation : 'query',
            ms: performance.now() - startedAt,
            failed: 'errors' in result && (result.errors?.length ?? 0) > 0,
          })
        },
      }
    },
  }
}
