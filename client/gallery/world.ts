import type { Page } from '@playwright/test'
import { z } from 'zod'
import { ask } from '../e2e/support/graph'

const nodes = <T extends z.ZodType>(node: T) => z.object({ edges: z.array(z.object({ node })) })
const thing = z.object({ id: z.string(), state: z.string() })
const order = thing.extend({ plan: z.string(), request: z.object({ id: z.string() }) })

export type Thing = z.infer<typeof thing>
export type Order = z.infer<typeof order>

const REQUEST = 'id state sentAt extensionsLeft'
const ORDERS = 'orders(first: 50) { edges { node { id state plan request { id } } } }'

const request = thing.extend({ sentAt: z.string().nullable(), extensionsLeft: z.number() })

/** A demo buyer's requests, offers and orders: the newest of each state. */
export async function ofBuyer(page: Page): Promise<{ requests: Thing[]; offers: Thing[]; orders: Order[] }> {
  const { viewer } = await ask(
    page.request,
    `{ viewer { ${ORDERS}
         requests(first: 50) { edges { node { ${REQUEST} offers(first: 20) { edges { node { id state } } } } } }
         deleted: requests(first: 1, deleted: true) { edges { node { ${REQUEST} } } } } }`,
    {},
    z.object({
      viewer: z.object({
        orders: nodes(order),
        requests: nodes(request.extend({ offers: nodes(thing) })),
        deleted: nodes(request),
      }),
    }),
  )
  return {
    requests: [
      ...oneOfEach(
        viewer.requests.edges.map(({ node: { id, ...asked } }) => ({ id, state: stageOf(asked) })),
        ({ state }) => state,
      ),
      ...viewer.deleted.edges.map(({ node: { id } }) => ({ id, state: 'deleted' })),
    ],
    offers: oneOfEach(
      viewer.requests.edges.flatMap(({ node: { offers } }) => offers.edges.map(({ node }) => node)),
      ({ state }) => state,
    ),
    orders: oneOfEach(
      viewer.orders.edges.map(({ node }) => node),
      ({ state, plan }) => `${state} ${plan}`,
    ),
  }
}

function stageOf({ state, sentAt, extensionsLeft }: Omit<z.infer<typeof request>, 'id'>): string {
  if (sentAt === null) return 'unconfirmed'
  return extensionsLeft < 2 ? `${state}-extended` : state
}

/** A demo provider's offers and orders, the newest of each state, and the newest request to quote. */
export async function ofProvider(
  page: Page,
): Promise<{ feed: { id: string }[]; offers: Thing[]; orders: Order[] }> {
  const { requestFeed, viewer } = await ask(
    page.request,
    `{ requestFeed(first: 1) { edges { node { id } } }
       viewer { provider { ${ORDERS} offers(first: 50) { edges { node { id state } } } } } }`,
    {},
    z.object({
      requestFeed: nodes(z.object({ id: z.string() })),
      viewer: z.object({ provider: z.object({ orders: nodes(order), offers: nodes(thing) }) }),
    }),
  )
  return {
    feed: requestFeed.edges.map(({ node }) => node),
    offers: oneOfEach(
      viewer.provider.offers.edges.map(({ node }) => node),
      ({ state }) => state,
    ),
    orders: oneOfEach(
      viewer.provider.orders.edges.map(({ node }) => node),
      ({ state, plan }) => `${state} ${plan}`,
    ),
  }
}

/** The providers that the admin sees, one of each status. */
export async function ofAdmin(page: Page): Promise<{ id: string; status: string }[]> {
  const { providers } = await ask(
    page.request,
    '{ providers(first: 50) { edges { node { id status } } } }',
    {},
    z.object({ providers: nodes(z.object({ id: z.string(), status: z.string() })) }),
  )
  return oneOfEach(
    providers.edges.map(({ node }) => node),
    ({ status }) => status,
  )
}

function oneOfEach<T>(things: readonly T[], kindOf: (thing: T) => string): T[] {
  const kinds = new Map<string, T>()
  for (const thing of things) if (!kinds.has(kindOf(thing))) kinds.set(kindOf(thing), thing)
  return [...kinds.values()]
}
