import {
  Environment,
  type GraphQLResponse,
  type MissingFieldHandler,
  Network,
  Observable,
  type OperationDescriptor,
  RecordSource,
  type RequestParameters,
  ROOT_TYPE,
  Store,
  type Variables,
} from 'relay-runtime'
import { NetworkError, ServerFault, TooMuchAtOnceError } from './errors'
import { reportFailedRefetch, settleFailedRefetch } from './failedRefetch'
import { faultOf } from './faults'
import { send } from './http'
import type { Link } from './link'
import { countEvent, eventsSoFar, markStale } from './reading'
import { subscribe } from './socket'

/** Number of left screens whose data is kept for going back. */
const KEPT_SCREENS = 20

/**
 * Relay with our network: persisted operations over HTTP, live updates over a websocket. A link gets its own
 * rights and store, because the session may get other values for the same objects.
 */
export function createEnvironment(link: Link | null = null): Environment {
  return new CarefulEnvironment({
    network: Network.create(fetchWith(link), (request, variables, config) =>
      subscribe(request, variables, config, link).do({ next: countEvent }),
    ),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: KEPT_SCREENS,
    }),
    missingFieldHandlers: [nodeById],
  })
}

type Reading = { operation: OperationDescriptor; source: Observable<GraphQLResponse> }

/**
 * Never stores an answer with a fault. A visible screen or list whose refetch fails is kept, and `useFailedRefetch`
 * offers a retry.
 */
class CarefulEnvironment extends Environment {
  /** Queries sent by code (`fetchQuery`, a list's next page), which handles the failure itself. */
  override execute({ operation }: { operation: OperationDescriptor }): Observable<GraphQLResponse> {
    const { node, variables, cacheConfig } = operation.request
    const source = this.getNetwork().execute(node.params, variables, cacheConfig ?? {})
    return super.executeWithSource({ operation, source: believed(operation, Observable.from(source)) })
  }

  /** Queries of screens, and of lists with changed variables (`loadQuery`). */
  override executeWithSource({ operation, source }: Reading): Observable<GraphQLResponse> {
    return super.executeWithSource({
      operation,
      source: this.keepingWhatIsShown(operation, believed(operation, source)),
    })
  }

  private keepingWhatIsShown(operation: OperationDescriptor, source: Observable<GraphQLResponse>) {
    const key = operation.request.identifier
    const isShown = this.check(operation).status === 'available'
    return Observable.create<GraphQLResponse>(sink =>
      source.subscribe({
        next: answer => {
          settleFailedRefetch(key)
          sink.next(answer)
        },
        error: (problem: Error) => {
          if (!isShown || !isPassing(problem)) return sink.error(problem)
          markStale(operation.request.node.params.name)
          reportFailedRefetch(key, () => this.refetch(operation))
          sink.next(NOTHING_NEW)
          sink.complete()
        },
        complete: () => sink.complete(),
      }),
    )
  }

  private refetch(operation: OperationDescriptor): void {
    const key = operation.request.identifier
    this.execute({ operation }).subscribe({
      complete: () => settleFailedRefetch(key),
      error: () => reportFailedRefetch(key, () => this.refetch(operation)),
    })
  }
}

/**
 * Leaves the store unchanged. Without any answer the screen would send the query once more, and fail with
 * that.
 */
const NOTHING_NEW: GraphQLResponse = { data: {} }

/** Failures that a retry may overcome. */
const isPassing = (problem: Error) =>
  problem instanceof NetworkError || problem instanceof ServerFault || problem instanceof TooMuchAtOnceError

const believed = (operation: OperationDescriptor, source: Observable<GraphQLResponse>) =>
  source.map(response => {
    const fault = faultOf(operation, response)
    if (fault) throw fault
    return response
  })

/**
 * Maximum number of retries for an answer older than a live update; under continuous updates, the next answer
 * is accepted anyway.
 */
const MOST_STALE_ANSWERS = 3

/**
 * Sends a query until its answer includes all earlier live updates and mutation results. An older answer
 * would revert them in the store.
 */
async function upToDate(...asked: Parameters<typeof send>): Promise<GraphQLResponse> {
  for (let staleAnswers = 0; ; staleAnswers += 1) {
    const before = eventsSoFar()
    const answer = await send(...asked)
    if (eventsSoFar() === before || staleAnswers === MOST_STALE_ANSWERS) return answer
  }
}

/** Mutations that tell others of the viewer and change nothing on the page, so that no query is sent again because of them. */
const SIGNALS: ReadonlySet<string> = new Set([
  'reportDeliveredMutation',
  'usePresenceMutation',
  'useReportArrivalsMutation',
  'useQuotingMutation',
])

const fetchWith = (link: Link | null) => (request: RequestParameters, variables: Variables) =>
  Observable.create<GraphQLResponse>(sink => {
    const giveUp = new AbortController()
    const ask = request.operationKind === 'query' ? upToDate : send
    ask(request, variables, giveUp.signal, link).then(
      answer => {
        if (request.operationKind === 'mutation' && !SIGNALS.has(request.name)) countEvent()
        sink.next(answer)
        sink.complete()
      },
      (problem: unknown) => {
        if (!giveUp.signal.aborted)
          sink.error(problem instanceof Error ? problem : new Error(String(problem)))
      },
    )
    // A mutation completes even when nobody waits for its answer any more.
    return () => {
      if (request.operationKind === 'query') giveUp.abort()
    }
  })

/** `node(id:)` finds objects that another query has read. */
const nodeById: MissingFieldHandler = {
  kind: 'linked',
  handle: (field, record, args) =>
    record?.getType() === ROOT_TYPE && field.name === 'node' && typeof args.id === 'string'
      ? args.id
      : undefined,
}
