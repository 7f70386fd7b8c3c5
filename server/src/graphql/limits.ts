/** The same limits for everybody: our own client stays far below them. */
export const LIMITS = {
  /** Levels of nesting in one operation. */
  depth: 15,
  aliases: 20,
  directives: 30,
  /** Checking whether fields of the same name agree takes as long as their number squared. */
  tokens: 1500,
  /** Values that the operations of one HTTP request, or one of a websocket, can answer at most: see cost.ts. */
  cost: 100_000,
  /** Values that each event of one subscription can answer: it is worked on whenever somebody else does something. */
  liveCost: 12_000,
  /** How long a query, or one event of a subscription, is worked on. The statements of the database have a limit of their own, a little longer. */
  queryMs: 10_000,
  /** Longer than a transaction and a gateway's answer take: what was done should be told. */
  mutationMs: 40_000,
  /** Operations in one HTTP request. */
  batch: 5,
  /** Bytes of one HTTP request's body. */
  bodyBytes: 256 * 1024,
  /** Bytes of answers that wait in memory for a websocket's other end to read them while it goes on asking. */
  unreadBytes: 4 * 1024 * 1024,
} as const

/** What one caller may hold at once in a process: an account, or the visitors of an address. */
export interface CallerLimits {
  /** Operations in work; one that can answer much counts for several. Three times as many wait, more are refused. */
  readonly operations: number
  /** Websockets of one account. */
  readonly socketsPerAccount: number
  /** Websockets from one address, whoever they belong to: many people share one. */
  readonly socketsPerAddress: number
}

export const CALLER_LIMITS: CallerLimits = { operations: 20, socketsPerAccount: 50, socketsPerAddress: 200 }

/** How many items a page of a list has. */
export const PAGES = { usual: 20, most: 100 } as const
