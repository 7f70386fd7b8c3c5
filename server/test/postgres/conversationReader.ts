import type { WebSocket } from 'ws'
import { z } from 'zod'
import { begin, openSocket } from '../servedCast.ts'

/** Where a page is served. */
interface Origin {
  readonly url: string
  readonly port: number
}

const shownMessage = z.object({ id: z.string(), body: z.string() })
const news = z.object({
  type: z.literal('next'),
  id: z.string(),
  payload: z.object({ data: z.object({ messageAdded: shownMessage }) }),
})
const history = z.object({
  data: z.object({
    node: z.object({
      conversation: z
        .object({ messages: z.object({ edges: z.array(z.object({ node: shownMessage })) }) })
        .nullable(),
    }),
  }),
})

const READ = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) { ... on Order { conversation { messages(last: 100) { edges { node { id body } } } } } }
  }
`

/**
 * The open page of a party of these orders, which shows a message once however often it hears of it: it reads the
 * conversations, hears of messages since then, and does the same again at `next` when its connection breaks.
 */
export async function openConversations(parts: {
  readonly cookie: string
  readonly orderIds: readonly string[]
  readonly at: Origin
  readonly next: () => Promise<Origin>
}) {
  const { cookie, orderIds, next } = parts
  /** The body of each shown message, by its id. */
  const shown = new Map<string, string>()
  let socket: WebSocket
  let isOpen = true

  const read = async ({ url }: Origin, id: string) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query: READ, variables: { id } }),
    })
    const { conversation } = history.parse(await response.json()).data.node
    for (const { node } of conversation?.messages.edges ?? []) shown.set(node.id, node.body)
  }
  const open = async (at: Origin): Promise<void> => {
    const readAt = performance.now()
    await Promise.all(orderIds.map(id => read(at, id)))
    socket = await openSocket({ socket: `ws://127.0.0.1:${at.port}/graphql` }, cookie)
    socket.on('message', text => {
      const heard = news.safeParse(JSON.parse(String(text)))
      if (!heard.success) return
      const { id, body } = heard.data.payload.data.messageAdded
      shown.set(id, body)
    })
    socket.once('close', () => {
      if (isOpen) void next().then(open)
    })
    for (const [at, id] of orderIds.entries()) {
      const query = `subscription { messageAdded(orderId: "${id}") { id body } }`
      begin(socket, `order ${at}`, query, { readMsAgo: performance.now() - readAt })
    }
  }
  await open(parts.at)
  return {
    shown,
    close() {
      isOpen = false
      socket.terminate()
    },
  }
}
