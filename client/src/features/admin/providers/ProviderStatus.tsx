import { chakra } from '@chakra-ui/react/styled-system'
import { useNow } from '../../../lib/clock'
import { formatDate } from '../../../lib/dates'
import { REVIEW_HOURS } from '../../../lib/generated/reviewTerms'
import { labelOf, providerStatuses, type ValueOf } from '../../../lib/labels'
import { inColumns } from '../../../theme/conditions'
import { StatusBadge, type StatusKind } from '../../../ui/Badge'
import { RelativeTime } from '../../../ui/RelativeTime'

const kinds: Readonly<Record<string, StatusKind>> = {
  PENDING: 'pending',
  APPROVED: 'done',
  REJECTED: 'rejected',
}

export function ProviderStatus({ status }: { status: ValueOf<keyof typeof providerStatuses> }) {
  return <StatusBadge kind={kinds[status] ?? 'over'}>{labelOf(providerStatuses, status)}</StatusBadge>
}

const HOUR_MS = 3_600_000
const SOON_MS = REVIEW_HOURS.from * HOUR_MS
const LATE_MS = REVIEW_HOURS.to * HOUR_MS

/** When it registered and, while it waits, how that stands against what was promised. */
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
              Pasó el plazo de {REVIEW_HOURS.to} horas
            </chakra.span>
          )}
          {waited >= SOON_MS && waited < LATE_MS && (
            <chakra.span display="block" color="warn.fg" fontWeight="600">
              El plazo termina a las {REVIEW_HOURS.to} horas
            </chakra.span>
          )}
        </chakra.span>
      )}
    </span>
  )
}
