import type { Moment } from '../../lib/dates'

/** The reason for which an act of the buyer waits. */
export type Due = {
  /** End of the time for it; null when nothing ends it. */
  readonly until: Moment | null
  /** When it began to wait; null for one with an end. */
  readonly since: Moment | null
  /** True for an act that nobody waits for. */
  readonly isOptional?: boolean | undefined
}

const time = (moment: Moment | null) => (moment === null ? 0 : new Date(moment).getTime())

/**
 * Orders acts by their end, the earliest first; then those without an end, the one that waits longest first; optional ones
 * last.
 */
export function byDeadline(one: Due, other: Due): number {
  const group = ({ until, isOptional }: Due) => (isOptional ? 2 : until === null ? 1 : 0)
  return (
    group(one) - group(other) || time(one.until) - time(other.until) || time(one.since) - time(other.since)
  )
}
