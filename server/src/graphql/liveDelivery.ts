import type { ExecutionArgs, ExecutionResult } from 'graphql'
import type { WebSocket } from 'ws'
import type { Announcement } from '../platform/announcement.ts'
import { type Backlog, backlogOf } from '../platform/boundedQueue.ts'
import { createSlices } from '../platform/slices.ts'
import { type Asker, askerOf, executed, findAnswer, OWN, WAIT } from './sharedAnswers.ts'

type Results = AsyncIterable<ExecutionResult>

/** Announcements of a subscription by its context. */
const backlogs = new WeakMap<object, Backlog<Announcement>>()

/** Remembers which announcements an operation's subscription works on. */
export function noteAnnouncements(contextValue: object, announcements: AsyncIterable<unknown>): void {
  const backlog = backlogOf(announcements as AsyncIterable<Announcement>)
  if (backlog) backlogs.set(contextValue, backlog)
}

/** Frames and executions of one turn of the event loop: some 10 ms, between which requests are answered. */
export const FRAMES_PER_TURN = 500
const turns = createSlices(FRAMES_PER_TURN)

/**
 * The results of a subscription for graphql-ws, without the events whose answer another subscriber's execution has given already:
 * those frames go to the socket directly, from one payload. While the socket takes no more, announcements wait in the
 * subscription's bounded queue.
 */
export function deliverShared(args: ExecutionArgs, results: Results, to: Receiver): Results {
  const asker = askerOf(args)
  const backlog = backlogs.get(args.contextValue as object)
  return asker && backlog ? delivery(results[Symbol.asyncIterator](), backlog, asker, to) : results
}

/** The subscription of a client, by the id that the client gave it. */
export interface Receiver {
  readonly socket: WebSocket
  /** The connection below the socket. */
  readonly connection: {
    readonly writableNeedDrain: boolean
    once(event: 'drain', wake: () => void): unknown
  }
  readonly id: string
}

interface Waiting {
  readonly resolve: (next: IteratorResult<ExecutionResult> | Promise<IteratorResult<ExecutionResult>>) => void
}

function delivery(
  results: AsyncIterator<ExecutionResult>,
  backlog: Backlog<Announcement>,
  asker: Asker,
  { socket, connection, id }: Receiver,
): AsyncIterableIterator<ExecutionResult> {
  const head = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`)
  /** Set while graphql-ws waits for the next result: the frame before is written then. */
  let waiting: Waiting | null = null
  let isScheduled = false
  /** True when this subscriber's execution is due, for which others may wait. */
  let executes = false

  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    turns.add(turn)
  }
  /** The answer to the next announcement; null when there is none to give now. */
  const look = () => {
    if (!waiting || executes || !backlog.isReady()) return null
    const announcement = backlog.first()
    // The subscriber fell behind, which its own execution reports.
    if (!announcement) return OWN
    if (connection.writableNeedDrain) {
      onceDrained(connection, arrive)
      return null
    }
    const answer = findAnswer(announcement, asker, schedule)
    return answer === WAIT ? null : answer
  }
  const arrive = () => {
    if (isScheduled) return
    const answer = look()
    if (answer === null) return
    executes = answer === OWN
    schedule()
  }
  const turn = () => {
    isScheduled = false
    const answer = executes ? OWN : look()
    executes = false
    if (answer === OWN) execute()
    else if (answer) {
      backlog.skip()
      send(answer)
      if (backlog.isReady()) arrive()
    }
  }
  const send = (payload: Buffer) => {
    if (socket.readyState !== socket.OPEN) return
    const frame = Buffer.allocUnsafe(head.length + payload.length + 1)
    head.copy(frame)
    payload.copy(frame, head.length)
    frame[frame.length - 1] = END
    socket.send(frame, AS_TEXT)
  }
  const execute = () => {
    if (!waiting) return executed(asker)
    const { resolve } = waiting
    waiting = null
    resolve(Promise.resolve(results.next()).finally(() => executed(asker)))
  }
  backlog.onArrival(arrive)
  return {
    next: () =>
      new Promise(resolve => {
        waiting = { resolve }
        if (backlog.isReady()) arrive()
      }),
    async return() {
      waiting?.resolve(OVER)
      waiting = null
      executed(asker)
      return (await results.return?.()) ?? OVER
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

const END = '}'.charCodeAt(0)
const AS_TEXT = { binary: false }
const OVER = { done: true, value: undefined } as const

/** Subscriptions that wait for a connection to take bytes again. */
const drained = new WeakMap<object, Set<() => void>>()

function onceDrained(connection: Receiver['connection'], wake: () => void): void {
  const known = drained.get(connection)
  if (known) {
    known.add(wake)
    return
  }
  const waiting = new Set([wake])
  drained.set(connection, waiting)
  connection.once('drain', () => {
    drained.delete(connection)
    for (const each of waiting) each()
  })
}
