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
  readonly id: string
}

interface Waiting {
  readonly resolve: (next: IteratorResult<ExecutionResult> | Promise<IteratorResult<ExecutionResult>>) => void
}

function delivery(
  results: AsyncIterator<ExecutionResult>,
  backlog: Backlog<Announcement>,
  asker: Asker,
  { socket, id }: Receiver,
): AsyncIterableIterator<ExecutionResult> {
  const head = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`)
  /** Set while graphql-ws waits for the next result: the frame before is written then. */
  let waiting: Waiting | null = null
  /** Waits for its turn: a frame for the announcement, or an execution. */
  let due: { readonly announcement: Announcement | undefined; readonly answer: Buffer | typeof OWN } | null =
    null
  let unwritten = 0

  const look = () => {
    if (!waiting || due || !backlog.isReady()) return
    const announcement = backlog.first()
    if (announcement && unwritten > 0 && socket.bufferedAmount > 0) return
    // Without an announcement it fell behind, which its own execution reports.
    const answer = announcement ? findAnswer(announcement, asker, look) : OWN
    if (answer === WAIT) return
    due = { announcement, answer }
    turns.add(turn)
  }
  const written = () => {
    unwritten -= 1
    if (unwritten === 0) look()
  }
  const turn = () => {
    if (!waiting || !due) return
    const { announcement, answer } = due
    due = null
    if (answer === OWN) execute(waiting)
    // A newer announcement about the same may have replaced it.
    else if (backlog.first() === announcement) {
      backlog.skip()
      send(answer)
    }
    look()
  }
  const send = (payload: Buffer) => {
    if (socket.readyState !== socket.OPEN) return
    unwritten += 1
    socket.send(Buffer.concat([head, payload, END]), AS_TEXT, written)
  }
  const execute = ({ resolve }: Waiting) => {
    waiting = null
    resolve(Promise.resolve(results.next()).finally(() => executed(asker)))
  }
  backlog.onArrival(look)
  return {
    next: () =>
      new Promise(resolve => {
        waiting = { resolve }
        look()
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

const END = Buffer.from('}')
const AS_TEXT = { binary: false }
const OVER = { done: true, value: undefined } as const
