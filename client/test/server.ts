import { vi } from 'vitest'
import { reportWrong } from './complaints'
import { wrongIn } from './graph'

/** The server's reply to an operation: its `data`, or an Error for no answer at all. */
type Reply = Readonly<Record<string, unknown>> | Error
export type Replies = Readonly<
  Record<string, Reply | ((variables: Record<string, unknown>) => Reply | Promise<Reply>)>
>

export type Call = {
  readonly operation: string
  readonly variables: Record<string, unknown>
  /** The link whose rights it uses; undefined for the session's. */
  readonly link?: string
}

/**
 * Replaces the server at the network's edge: answers each operation by its name, an Error instead of data for
 * a network that is down, `{ errors }` for GraphQL errors. An operation without a reply fails the test, and
 * so does data that a server of our schema could not have sent. Returns the calls so far.
 */
/** Default answers that are no calls of the test: mailed links work, the bell is empty, nothing waits for the team, presence and quoting are shown, messages arrive. */
const UNASKED: Replies = {
  useLinkEndingQuery: { mailedLinkState: 'OPEN' },
  usePresenceMutation: { showPresence: { __typename: 'PresencePayload', isTyping: false } },
  useQuotingMutation: { showQuoting: { __typename: 'QuotingPayload', isQuoting: true } },
  useReportArrivalsMutation: {
    markAllMessagesDelivered: { __typename: 'MarkAllMessagesDeliveredPayload', conversations: 1 },
  },
  reportDeliveredMutation: { markMessagesDelivered: { __typename: 'ConversationPayload' } },
  CountedGroupsQuery: { dueCounts: [] },
  NotificationNewsQuery: {
    node: {
      __typename: 'Account',
      id: 'account-1',
      unreadNotifications: { count: 0, ofMessages: 0, revision: 0 },
    },
  },
}

export function serverSays(replies: Replies): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (_url: string, init: { body: string; headers: Record<string, string> }) => {
    const { id, operationName, variables } = JSON.parse(init.body) as {
      id: string
      operationName: string
      variables: Record<string, unknown>
    }
    const unasked = replies[operationName] ? undefined : UNASKED[operationName]
    const link = init.headers['tuerca-link']
    if (!unasked) calls.push({ operation: operationName, variables, ...(link ? { link } : {}) })
    const found = replies[operationName] ?? unasked
    if (!found) throw reportWrong(`the test has no reply to ${operationName}`)
    const reply = typeof found === 'function' ? await found(variables) : found
    if (reply instanceof Error) throw reply
    if ('errors' in reply) return Response.json(reply)
    for (const wrong of wrongIn(id, variables, reply))
      reportWrong(`the reply to ${operationName} at ${wrong}`)
    return Response.json({ data: reply })
  })
  return calls
}

/** The answer to `viewerQuery`. */
export function viewerIs(
  account: {
    kind: 'BUYER' | 'PROVIDER'
    name?: string
    isAdmin?: boolean
    needsSecondFactor?: boolean
    unreadNotifications?: { readonly count: number; readonly ofMessages: number; readonly revision: number }
    policiesToAccept?: readonly { policy: string; accepted: string | null; current: string }[]
  } | null,
) {
  return {
    viewer: account && {
      id: 'account-1',
      name: 'Lucía Ferreira',
      isAdmin: false,
      needsSecondFactor: false,
      provider: null,
      unreadMessages: 0,
      unreadNotifications: { count: 0, ofMessages: 0, revision: 0 },
      policiesToAccept: [],
      ...account,
    },
  }
}

/** The server's answer to an operation that it does not start, because its caller has too many running. */
export const tooMuchAtOnce = {
  errors: [
    {
      message: 'Ya hay demasiadas consultas tuyas en curso: probá de nuevo. / Too many are under way.',
      extensions: { code: 'TOO_MANY_AT_ONCE' },
    },
  ],
}

/** A refusal as the graph sends it. */
export function refused(
  type: string,
  code: string,
  message: string,
  fields?: readonly { path: readonly string[]; message: string }[],
) {
  return { __typename: type, __isRefusal: type, code, message, path: fields?.[0]?.path ?? [], fields }
}
