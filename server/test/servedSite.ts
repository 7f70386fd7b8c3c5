import type { Server } from 'node:http'
import { createSite, type SiteOptions } from '../src/app.ts'
import type { Core } from '../src/core.ts'
import { requireAccount } from '../src/domains/viewer.ts'
import { listen } from '../src/http/listen.ts'
import type { Caller, Harness } from './harness.ts'
import { WITHOUT } from './without.ts'

/** The site on a port of its own, as browsers and gateways meet it. */
export interface ServedSite {
  /** `http://…` without a path. */
  readonly origin: string
  /** HTTP address of GraphQL. */
  readonly graphql: string
  /** Address of its websocket. */
  readonly socket: string
  readonly server: Server
  /** Makes it report not ready, as before its end. */
  startClosing(): void
  /** Stops serving; the core stays open. */
  close(): Promise<void>
}

/** Serves a harness; by default without our client's operations, its files or a proxy. */
export async function serveSite(core: Core, options: Partial<SiteOptions> = {}): Promise<ServedSite> {
  const site = createSite(core, {
    persistedOperations: new Map(),
    openToVisitors: false,
    trustProxy: false,
    extraDoors: [],
    without: WITHOUT,
    ...options,
  })
  const listening = await listen({ port: 0, host: '127.0.0.1' })
  listening.answerWith(site.handle)
  const tellSockets = site.serveWebsockets(listening.server)
  const address = `127.0.0.1:${listening.port}`
  return {
    origin: `http://${address}`,
    graphql: `http://${address}/graphql`,
    socket: `ws://${address}/graphql`,
    server: listening.server,
    startClosing: () => site.startClosing(),
    close: () => listening.close({ graceMs: 0, tellSockets }),
  }
}

/** The cookie of a new session of this account, as a browser sends it. */
export async function cookieOf({ services }: Harness, { viewer }: Caller): Promise<string> {
  return (await services.sessions.start(requireAccount(viewer).accountId)).split(';')[0] ?? ''
}
