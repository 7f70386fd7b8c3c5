/** Messages between the measured site and the measuring process. */
import type { Screen } from './screens.ts'

export type Question = 'feed' | 'comparison' | Screen
export type Announcement = 'events' | 'chat'

/** The first message of the site: its addresses and queries. */
export interface SiteReady {
  readonly port: number
  /** Port of plain websockets that receive broadcasts, without any code of the product. */
  readonly barePort: number
  readonly questions: Readonly<
    Record<Question, { readonly cookie: string; readonly body: object; readonly floor: string }>
  >
  readonly subscriptions: Readonly<
    Record<Announcement, { readonly cookies: readonly string[]; readonly payload: object }>
  >
}

export type SiteCall = { readonly id: number } & (
  | { readonly name: 'cpu' | 'end' }
  /** Collects garbage first. */
  | { readonly name: 'memory' }
  /** Longest time without a turn of the event loop since the last call, in milliseconds. */
  | { readonly name: 'longestBlock' }
  | { readonly name: 'announce'; readonly what: Announcement }
  /** The same write, and then `bytes` to every bare websocket. */
  | { readonly name: 'broadcast'; readonly what: Announcement; readonly bytes: string }
  | { readonly name: 'jobs'; readonly count: number; readonly withinMs: number }
)

export interface SiteAnswer {
  readonly id: number
  readonly result?: unknown
  readonly error?: string
}

export interface SiteMemory {
  readonly residentMb: number
  /** JavaScript's heap in use and the buffers outside it. */
  readonly heapMb: number
}
