/** The same limits for everybody but API keys: our own client stays far below them. */
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
  /**
   * Time limit of a query, or of one event of a subscription. Statements of the database have their own
   * limit, a little longer.
   */
  queryMs: 10_000,
  /** Longer than a transaction and a gateway's answer take, so that a completed mutation is reported. */
  mutationMs: 40_000,
  /** Operations in one HTTP request. */
  batch: 5,
  /** Bytes of one HTTP request's body. */
  bodyBytes: 256 * 1024,
  /** Bytes of unsent answers kept in memory for a websocket that keeps asking without reading. */
  unreadBytes: 4 * 1024 * 1024,
} as const

/** Limits of API keys that replace those above. */
export const KEY_LIMITS = { bodyBytes: 1024 * 1024 } as const

/** Limits per process for one caller: an account, or the visitors of an address. */
export interface CallerLimits {
  /**
   * Operations running at once; an expensive one counts as several. Three times as many may wait, more are
   * refused.
   */
  readonly operations: number
  /** Websockets of one account. */
  readonly socketsPerAccount: number
  /** Websockets from one address, for all its accounts and visitors: many people share one. */
  readonly socketsPerAddress: number
}

export const CALLER_LIMITS: CallerLimits = { operations: 20, socketsPerAccount: 50, socketsPerAddress: 200 }

/** Page sizes of lists. */
export const PAGES = { usual: 20, most: 100 } as const
