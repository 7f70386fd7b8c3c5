import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { type DocumentNode, type ExecutionArgs, GraphQLError } from 'graphql'
import { CloseCode, makeServer } from 'graphql-ws'
import { isAsyncIterable } from 'graphql-yoga'
import type { WebSocket } from 'ws'
import { accountAccessTopic } from '../domains/accounts/account.events.ts'
import type { Services } from '../domains/context.ts'
import { accountOf, type Viewer } from '../domains/viewer.ts'
import { createQuota } from '../platform/quota.ts'
import { RateLimited } from '../platform/refusal.ts'
import { callerOf, type GraphQLContext, OVER_HTTP } from './context.ts'
import { CredentialRefused, type Credentials, type Recognised } from './credentials.ts'
import { FELL_BEHIND } from './faults.ts'
import type { CallerLimits } from './limits.ts'
import { createLiveBudget } from './liveBudget.ts'
import { deliverShared, type Receiver } from './liveDelivery.ts'
import { createSockets, type Extra } from './sockets.ts'
import type { GraphQLHandler } from './yoga.ts'

interface Connection extends Pick<Recognised, 'viewer' | 'spendBudget' | 'services'> {
  /** True when the cookie has just been replaced: the browser reconnects with the new one. */
  readonly isOutdated: boolean
  /** Stops listening for changes of the account's rights. */
  readonly release: () => void
}

export interface WebsocketOptions {
  readonly server: Server
  readonly services: Services
  readonly credentials: Credentials
  readonly graphql: GraphQLHandler
  readonly persistedOperations: ReadonlyMap<string, string>
  readonly clientIp: (request: IncomingMessage) => string
  readonly isOurOrigin: (request: IncomingMessage) => boolean
  readonly callerLimits: Pick<CallerLimits, 'socketsPerAccount' | 'socketsPerAddress'>
}

const MAX_OPERATIONS_PER_SOCKET = 50
const TRY_AGAIN_LATER = 1013
const SERVICE_RESTART = 1012

/**
 * Serves GraphQL over websocket on /graphql, authenticated as over HTTP. Returns a function that asks all
 * sockets to close.
 */
export function serveWebsockets(options: WebsocketOptions): () => Promise<void> {
  const { server, services, graphql, persistedOperations } = options
  const connections = new WeakMap<WebSocket, Connection>()
  const withinBudget = createLiveBudget()
  const accountSockets = createQuota(options.callerLimits.socketsPerAccount)
  const addressSockets = createQuota(options.callerLimits.socketsPerAddress)

  const protocol = makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: 10_000,
    onConnect: async ({ extra }) => {
      const connection = await recognise(options, extra)
      if (!connection) return false
      if (connection.isOutdated) extra.socket.close(TRY_AGAIN_LATER, 'Session renewed')
      const account = accountOf(connection.viewer)
      const freeSlot = account ? accountSockets.take(account.accountId) : () => {}
      const release = () => {
        connection.release()
        freeSlot?.()
      }
      // The page may have closed meanwhile; then nothing would release its listener.
      if (extra.socket.readyState !== extra.socket.OPEN) release()
      else connections.set(extra.socket, { ...connection, release })
      if (!freeSlot) extra.socket.close(TRY_AGAIN_LATER, 'Demasiadas conexiones de esta cuenta')
      return true
    },
    onError: ({ extra }, _id, _payload, errors) => {
      // The subscription lost events; after a reconnect the browser refetches.
      if (errors.some(({ extensions }) => extensions?.code === FELL_BEHIND))
        extra.socket.close(TRY_AGAIN_LATER, 'Fell behind')
    },
    onClose: ({ extra }) => connections.get(extra.socket)?.release(),
    onSubscribe: async ({ extra, subscriptions }, id, params) => {
      const connection = connections.get(extra.socket)
      if (!connection) return [new GraphQLError('Not connected')]
      if (Object.keys(subscriptions).length > MAX_OPERATIONS_PER_SOCKET) {
        return [new GraphQLError('Too many operations on one socket')]
      }
      const query = operationText(params, persistedOperations)
      if (query === null) return [new GraphQLError('PersistedQueryNotFound')]
      // A presented key decides alone, whatever other credential is named.
      const guest = connection.spendBudget ? null : await guestOf(options, extra.request, params)
      const context = contextOf(options, extra.request, guest ? { viewer: guest } : connection)
      return prepare(
        graphql,
        { graphqlContext: { ...context, readMsAgo: readMsAgoOf(params) }, params: { ...params, query } },
        { socket: extra.socket, connection: extra.request.socket, id },
      )
    },
    execute: (args: ExecutionArgs) => preparedOf(args).envelope.execute(args),
    subscribe: async (args: ExecutionArgs) => {
      const { envelope, receiver } = preparedOf(args)
      const caller = callerOf(args.contextValue as GraphQLContext)
      const results = await withinBudget(caller, args, async () => envelope.subscribe(args))
      return isAsyncIterable(results) ? deliverShared(args, results, receiver) : results
    },
  })
  const sockets = createSockets(protocol, services.logger)

  server.on('upgrade', (request, socket, head) => {
    // Node no longer owns the socket: an unhandled error would end the process.
    socket.on('error', () => socket.destroy())
    const path = request.url?.split('?')[0]
    // The other end need not close, and nothing else would end the remaining half of the connection.
    const refuse = (status: string) =>
      void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy())
    // A page of another site would send our cookie along.
    if (path !== '/graphql' || !options.isOurOrigin(request)) return refuse('403 Forbidden')
    const release = addressSockets.take(options.clientIp(request))
    if (!release) return refuse('429 Too Many Requests')
    socket.once('close', release)
    sockets.handleUpgrade(request, socket, head, ws => sockets.emit('connection', ws, request))
  })

  return async () => {
    for (const socket of sockets.clients) socket.close(SERVICE_RESTART, 'Service restart')
    await new Promise<void>(resolve => {
      sockets.close(() => resolve())
    })
  }
}

function operationText(
  params: { query: string; extensions?: Record<string, unknown> | null | undefined },
  persisted: ReadonlyMap<string, string>,
): string | null {
  const id = params.extensions?.id
  return typeof id === 'string' ? (persisted.get(id) ?? null) : params.query
}

function readMsAgoOf({
  extensions,
}: {
  extensions?: Record<string, unknown> | null | undefined
}): number | undefined {
  const told = extensions?.readMsAgo
  return typeof told === 'number' && told >= 0 ? told : undefined
}

/**
 * Viewer of the link named in the extensions (see http/credentials/link.ts); null without one. Throws
 * RateLimited.
 */
async function guestOf(
  { credentials, clientIp }: WebsocketOptions,
  request: IncomingMessage,
  { extensions }: { extensions?: Record<string, unknown> | null | undefined },
): Promise<Viewer | null> {
  const link = extensions?.link
  return typeof link === 'string' ? credentials.recogniseLink(link, clientIp(request)) : null
}

type Enveloped = ReturnType<GraphQLHandler['getEnveloped']>

interface Prepared {
  readonly envelope: Enveloped
  readonly receiver: Receiver
}

const prepared = new WeakMap<object, Prepared>()

function preparedOf(args: ExecutionArgs): Prepared {
  const found = prepared.get(args)
  if (!found) throw new Error('an operation that was not prepared here')
  return found
}

async function prepare(
  graphql: GraphQLHandler,
  asked: {
    readonly graphqlContext: GraphQLContext
    readonly params: {
      query: string
      operationName?: string | null | undefined
      variables?: Record<string, unknown> | null | undefined
    }
  },
  receiver: Receiver,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const { params } = asked
  const envelope = graphql.getEnveloped(asked)
  const document = parseAndValidate(envelope, params.query)
  if (!('kind' in document)) return document
  const args: ExecutionArgs = {
    schema: envelope.schema,
    document,
    operationName: params.operationName ?? null,
    variableValues: params.variables ?? {},
    contextValue: await envelope.contextFactory(),
  }
  prepared.set(args, { envelope, receiver })
  return args
}

/** Returns the document or its errors. Some of the limits on documents report by throwing. */
function parseAndValidate(envelope: Enveloped, query: string): DocumentNode | readonly GraphQLError[] {
  try {
    const document: DocumentNode = envelope.parse(query)
    const errors: readonly GraphQLError[] = envelope.validate(envelope.schema, document)
    return errors.length > 0 ? errors : document
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

function contextOf(
  options: WebsocketOptions,
  request: IncomingMessage,
  {
    viewer,
    spendBudget,
    services = options.services,
  }: Pick<Recognised, 'viewer' | 'spendBudget' | 'services'>,
): GraphQLContext {
  return {
    ...services,
    viewer,
    spendBudget,
    clientIp: options.clientIp(request),
    userAgent: request.headers['user-agent'] ?? null,
    cookieHeader: request.headers.cookie,
    requestId: randomUUID(),
    overSocket: true,
    setCookie: () => {
      throw new GraphQLError(OVER_HTTP)
    },
  }
}

/**
 * Recognises the caller. The session is read again after subscribing to its changes, because a change in
 * between would be missed. Returns null when the credential is refused.
 */
async function recognise(
  { services, credentials, clientIp }: WebsocketOptions,
  { request, socket }: Extra,
): Promise<Connection | null> {
  const { cookie, authorization } = request.headers
  const presented = { cookie, authorization, clientIp: clientIp(request) }
  const look = () =>
    credentials.recognise(presented).catch((error: unknown) => {
      if (error instanceof CredentialRefused || error instanceof RateLimited) return null
      throw error
    })
  const known = await look()
  if (!known) return null
  const { viewer, expiresAt, isOutdated, spendBudget } = known
  const account = accountOf(viewer)
  if (!account) return { viewer, isOutdated, spendBudget, release: () => {} }
  const release = watchAccess(services, { socket, accountId: account.accountId, expiresAt })
  const now = await look()
  if (!now) release()
  if (!now) return null
  return {
    viewer: now.viewer,
    isOutdated: now.isOutdated,
    spendBudget: now.spendBudget,
    services: now.services,
    release,
  }
}

/**
 * Closes the socket when the account's rights change or its session ends; the browser reconnects with its new
 * rights.
 */
function watchAccess(
  services: Services,
  watched: { socket: WebSocket; accountId: string; expiresAt: Date | null },
): () => void {
  const { socket, accountId, expiresAt } = watched
  const changes = services.news.subscribe(accountAccessTopic(accountId))
  void (async () => {
    for await (const _change of changes) socket.close(CloseCode.Forbidden, 'Access changed')
  })()
  const remainingMs = expiresAt ? expiresAt.getTime() - services.clock.now().getTime() : 0
  // setTimeout counts in 32 bits.
  const timer = setTimeout(
    () => socket.close(CloseCode.Forbidden, 'Session ended'),
    Math.min(remainingMs, 2 ** 31 - 1),
  )
  timer.unref()
  return () => {
    clearTimeout(timer)
    void changes.return?.()
  }
}
