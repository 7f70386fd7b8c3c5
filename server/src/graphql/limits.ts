/** The same limits for everybody: our own client stays far below them. */
export const LIMITS = {
  /** Levels of nesting in one operation. */
  depth: 15,
  aliases: 20,
  directives: 30,
  /** Checking whether fields of the same name agree takes as long as their number squared. */
  tokens: 1500,
  /** Operations in one HTTP request. */
  batch: 5,
  /** Bytes of one HTTP request's body. */
  bodyBytes: 256 * 1024,
  /** Bytes of answers that wait in memory for a websocket's other end to read them while it goes on asking. */
  unreadBytes: 4 * 1024 * 1024,
} as const
