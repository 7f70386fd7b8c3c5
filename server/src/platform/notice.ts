/** What travels on a topic: which event, and its ids. */
export interface Notice {
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}
