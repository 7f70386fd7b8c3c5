import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { type DocumentNode, GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { accountOf, type Viewer, visitor } from '../domains/viewer.ts'
import type { Logger } from '../platform/logger.ts'
import { createCompiledExecution, type Execute, executeOrdinarily } from './compiled/compiledExecution.ts'
import type { GraphQLContext } from './context.ts'
import { examplesFor } from './explorerExamples.ts'
import { logFaults, maskError } from './faults.ts'
import { type AnswerKnown, createKnownAnswers, type OnOperation } from './knownAnswers.ts'
import { createKnownOperations, type KnownOperation } from './knownOperations.ts'
import { LIMITS } from './limits.ts'
import { refuseMalformedRequests } from './malformedRequests.ts'
import { createOperationLimits, type WorkLimits } from './operationLimits.ts'
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
  readonly onOperation?: OnOperation
  /** Operations that are executed by plans made once (graphql/compiled): by default those of our own client. */
  readonly compiles?: 'none' | 'known' | 'all'
}

/** The operations of our own client, answered without yoga. */
export interface KnownDoor {
  readonly find: (id: string) => KnownOperation | null
  readonly answer: AnswerKnown
}

/** Yoga for all requests, and a door for the operations of our own client. */
export function createGraphQLDoors(options: GraphQLOptions) {
  const { logger, onOperation } = options
  const mayExplore = (viewer: Viewer) => options.openToVisitors || accountOf(viewer) !== null
  const known = createKnownOperations(options.persistedOperations, schema)
  const { compiles = 'known' } = options
  const isCompiled = compiles === 'all' ? () => true : known.isKnown
  const execute = compiles === 'none' ? executeOrdinarily : createCompiledExecution(schema, isCompiled)
  const limits = createOperationLimits(options, execute)
  const yoga = createYoga<Door, GraphQLContext>({
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
    maskedErrors: { maskError: error => maskError(error, logger) },
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
      known.plugin,
      executeBy(execute),
      limits.plugin,
      reportFaults(),
      ...(onOperation ? [measure(onOperation)] : []),
    ],
  })
  const accept = (query: string) => {
    const envelope = yoga.getEnveloped({ graphqlContext: { viewer: visitor }, params: { query } })
    const document: DocumentNode = envelope.parse(query)
    return envelope.validate(schema, document).length === 0 ? document : null
  }
  const knownDoor: KnownDoor = {
    find: id => known.find(id, accept),
    answer: createKnownAnswers({ schema, limits, execute, logger, onOperation }),
  }
  return { yoga, known: knownDoor }
}

export type GraphQLHandler = ReturnType<typeof createGraphQLDoors>['yoga']

export const createGraphQL = (options: GraphQLOptions): GraphQLHandler => createGraphQLDoors(options).yoga

function executeBy(execute: Execute): Plugin {
  return { onExecute: ({ setExecuteFn }) => setExecuteFn(execute) }
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

function reportFaults(): Plugin<Door & GraphQLContext> {
  const onResult = (result: unknown, { contextValue }: { contextValue: GraphQLContext }) => {
    if (result && typeof result === 'object' && 'errors' in result)
      logFaults(result.errors as readonly GraphQLError[], contextValue)
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

function measure(onOperation: OnOperation): Plugin<GraphQLContext> {
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
