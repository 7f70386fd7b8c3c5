/** The text written on the page before the assistant loaded. */
export type FirstMessage = {
  readonly text: string
  /** True to send it at once; false to continue writing it. */
  readonly isSent: boolean
  /** The visitor is writing. */
  readonly hasFocus: boolean
}
