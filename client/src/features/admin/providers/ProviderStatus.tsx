import { chakra } from '@chakra-ui/react/styled-system'
import { useNow } from '../../../lib/clock'
import { formatDate } from '../../../lib/dates'
import { REVIEW_HOURS } from '../../../lib/generated/reviewTerms'
import { labelOf, providerStatuses, type ValueOf } from '../../../lib/labels'
import { inColumns } from '../../../theme/conditions'
import { Badge, StatusBadge, type StatusKind } from '../../../ui/Badge'
import { RelativeTime } from '../../../ui/RelativeTime'

const kinds: Readonly<Record<string, StatusKind>> = {
  PENDING: 'pending',
  APPROVED: 'done',
  SUSPENDED: 'rejected',
  REJECTED: 'rejected',
}

export function ProviderStatus({ status }: { status: ValueOf<keyof typeof providerStatuses> }) {
  return <StatusBadge kind={kinds[status] ?? 'over'}>{labelOf(providerStatuses, status)}</StatusBadge>
}

/** Marks a provider that was rejected once and asked again: the next rejection is final. */
export function SecondReview() {
  return <Badge tone="info">Segunda revisión</Badge>
}

/** Marks a change of verified fields that waits for the team. */
export function ChangeToReview() {
  return <Badge tone="warn">Cambios por revisar</Badge>
}

const HOUR_MS = 3_600_000
const SOON_MS = REVIEW_HOURS.from * HOUR_MS
const LATE_MS = REVIEW_HOURS.to * HOUR_MS

type WaitingTimeProps = {
  registeredAt: string
  /** The start of the wait for a decision; null when none is pending. */
  since: string | null | undefined
}

/** The registration date and, while it waits, the wait compared with the promised time. */
export function WaitingTime({ registeredAt, since }: WaitingTimeProps) {
  const now = useNow()
  const waited = since ? now - Date.parse(since) : 0
  return (
    <span className="num">
      <chakra.span whiteSpace="nowrap">{formatDate(registeredAt)}</chakra.span>
      {since && (
        <chakra.span textStyle="xs" color="fg.muted" css={{ [inColumns]: { display: 'block' } }}>
          <chakra.span css={{ [inColumns]: { display: 'none' } }}>, </chakra.span>
          {since !== registeredAt && 'pidió otra revisión '}
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
