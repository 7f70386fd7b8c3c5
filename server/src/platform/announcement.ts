/** An announcement on a topic: the event's name and its ids. */
export interface Announcement {
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}
