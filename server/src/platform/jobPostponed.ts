/** Thrown by a handler: the same job runs again at `until`. A postponed run is no failed attempt. */
export class Postponed extends Error {
  readonly until: Date

  constructor(until: Date) {
    super(`postponed until ${until.toISOString()}`)
    this.until = until
  }
}
