import { chakra } from '@chakra-ui/react/styled-system'
import { useNow } from '../../lib/clock'
import { formatDate } from '../../lib/dates'
import { labelOf, providerStatuses, type ValueOf } from '../../lib/labels'
import { inColumns } from '../../theme/conditions'
import { StatusBadge, type StatusKind } from '../../ui/Badge'
import { RelativeTime } from '../../ui/RelativeTime'

const kinds: Readonly<Record<string, StatusKind>> = {
  PENDING: 'pending',
  APPROVED: 'done',
  REJECTED: 'rejected',
}

export function ProviderStatus({ status }: { status: ValueOf<keyof typeof providerStatuses> }) {
  return <StatusBadge kind={kinds[status] ?? 'over'}>{labelOf(providerStatuses, status)}</StatusBadge>
}

const HOUR_MS = 3_600_000
/** A review is promised within 24 to 48 hours. */
const SOON_MS = 24 * HOUR_MS
const LATE_MS = 48 * HOUR_MS

/** When it registered and, while it waits, how that stands against the 24-48 hours that were promised. */
export function WaitingTime({ since, isPending }: { since: string; isPending: boolean }) {
  const waited = useNow() - Date.parse(since)
  return (
    <span className="num">
      <chakra.span whiteSpace="nowrap">{formatDate(since)}</chakra.span>
      {isPending && (
        <chakra.span textStyle="xs" color="fg.muted" css={{ [inColumns]: { display: 'block' } }}>
          <chakra.span css={{ [inColumns]: { display: 'none' } }}>, </chakra.span>
          <RelativeTime at={since} />
          {waited >= LATE_MS && (
            <chakra.span display="block" color="danger.fg" fontWeight="600">
              Pasó el plazo de 48 horas
            </chakra.span>
          )}
          {waited >= SOON_MS && waited < LATE_MS && (
            <chakra.span display="block" color="warn.fg" fontWeight="600">
              El plazo termina a las 48 horas
            </chakra.span>
          )}
        </chakra.span>
      )}
    </span>
  )
}
