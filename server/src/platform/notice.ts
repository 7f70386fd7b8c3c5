/** A notice on a topic: the event's name and its ids. */
export interface Notice {
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}
