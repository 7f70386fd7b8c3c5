/** What was written on the page before the assistant was there. */
export type FirstMessage = {
  readonly text: string
  /** It is said at once; else it is to be gone on writing. */
  readonly isSent: boolean
  /** The visitor is writing. */
  readonly hasFocus: boolean
}
