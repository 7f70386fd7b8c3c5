import { useNow } from '../lib/clock'
import { formatDateTime, formatDayTime, formatRelative, formatTime, type Moment } from '../lib/dates'

type RelativeTimeProps = {
  /** ISO 8601, as the API sends it. */
  at: string
  /** 'hace 6 horas', '6 h', 'hoy 9:12'. */
  format?: 'long' | 'short' | 'day' | undefined
}

/** Time since an event, updated every minute. The title has the exact moment. */
export function RelativeTime({ at, format = 'long' }: RelativeTimeProps) {
  const now = useNow()
  const text = format === 'day' ? formatDayTime(at, now) : formatRelative(at, now, format)
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {text}
    </time>
  )
}

/** An hour of the day, 24 h: '8:50'. */
export function TimeOfDay({ at }: { at: Moment }) {
  return <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
}
