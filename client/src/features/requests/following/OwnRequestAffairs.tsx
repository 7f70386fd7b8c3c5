import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../../lib/dates'
import { urgencyLevel } from '../../../lib/urgencyLevel'
import { StatusBadge } from '../../../ui/Badge'
import { RelativeTime } from '../../../ui/RelativeTime'
import { statusKind } from '../../../ui/statusTone'
import { UrgencyMeter } from '../../../ui/UrgencyMeter'
import type { OwnRequestAffairs_request$key } from './__generated__/OwnRequestAffairs_request.graphql'
import { OwnRequestActions } from './OwnRequestActions'
import { reachWords } from './reachWords'

/** The state of one's own request, its audience, its deadline and its actions. */
export function OwnRequestAffairs({ request }: { request: OwnRequestAffairs_request$key }) {
  const data = useFragment(
    graphql`
      fragment OwnRequestAffairs_request on PartRequest {
        state
        status {
          label
          tone
        }
        createdAt
        sentAt
        expiresAt
        urgency
        reachedProviders
        notifiedProviders {
          count
          openNow
          quotingNow
        }
        ...OwnRequestActions_request
      }
    `,
    request,
  )
  const { count = 0, openNow = 0, quotingNow = 0 } = data.notifiedProviders ?? {}
  const isOpen = data.state === 'OPEN' || data.state === 'ANSWERED'
  return (
    <chakra.div>
      <chakra.p css={styles.line}>
        <StatusBadge kind={statusKind(data.status.tone)}>{data.status.label}</StatusBadge>
        <UrgencyMeter level={urgencyLevel(data.urgency)} />
        <chakra.span color="fg.muted">
          Pedido <RelativeTime at={data.createdAt} format="long" />
        </chakra.span>
      </chakra.p>
      <chakra.div css={styles.foot}>
        {isOpen && (
          <chakra.p textStyle="sm">
            {data.reachedProviders != null &&
              `${reachWords(data.reachedProviders, { count, openNow, quotingNow })} `}
            {data.sentAt ? 'Recibe ofertas' : 'Podés confirmarlo'} hasta el{' '}
            {formatDate(data.expiresAt, 'long')}.
          </chakra.p>
        )}
        <OwnRequestActions request={data} />
      </chakra.div>
    </chakra.div>
  )
}

const styles = {
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3.5',
    rowGap: '1',
    textStyle: 'sm',
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '3',
    mt: '3',
    '& > p': { flex: '1 1 16rem' },
    _empty: { display: 'none' },
  },
} as const
