import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../../lib/dates'
import { withQuantity } from '../../../lib/text'
import { urgencyLevel } from '../../../lib/urgencyLevel'
import { StatusBadge } from '../../../ui/Badge'
import { ShortId } from '../../../ui/Price'
import { RelativeTime } from '../../../ui/RelativeTime'
import { statusKind } from '../../../ui/statusTone'
import { Tag } from '../../../ui/Tag'
import { UrgencyMeter } from '../../../ui/UrgencyMeter'
import { VehicleName } from '../VehicleName'
import type { OwnRequestHead_request$key } from './__generated__/OwnRequestHead_request.graphql'
import { OwnRequestActions } from './OwnRequestActions'
import { reachWords } from './reachWords'

/** The blank tag of one's own request: its contents, its state, its audience and its deadline. */
export function OwnRequestHead({ request }: { request: OwnRequestHead_request$key }) {
  const data = useFragment(
    graphql`
      fragment OwnRequestHead_request on PartRequest {
        shortId
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
        }
        parts {
          description
          quantity
        }
        ...VehicleName_request
        ...OwnRequestActions_request
      }
    `,
    request,
  )
  const notified = data.notifiedProviders
  const isOpen = data.state === 'OPEN' || data.state === 'ANSWERED'
  return (
    <Tag as="header" tone="blank" shape="leftTall">
      <chakra.h1 css={styles.title}>
        {data.parts.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}
      </chakra.h1>
      <chakra.p color="fg.muted" className="num" overflowWrap="anywhere">
        <VehicleName request={data} />
      </chakra.p>
      <chakra.p css={styles.line}>
        <StatusBadge kind={statusKind(data.status.tone)}>{data.status.label}</StatusBadge>
        <UrgencyMeter level={urgencyLevel(data.urgency)} />
        <chakra.span color="fg.muted">
          Pedido <RelativeTime at={data.createdAt} format="long" />
        </chakra.span>
        <ShortId id={data.shortId} color="fg.muted" />
      </chakra.p>
      <chakra.div css={styles.foot}>
        {isOpen && (
          <chakra.p textStyle="sm">
            {data.reachedProviders != null &&
              `${reachWords(data.reachedProviders, { count: notified?.count ?? 0, openNow: notified?.openNow ?? 0 })} `}
            {data.sentAt ? 'Recibe ofertas' : 'Podés confirmarlo'} hasta el{' '}
            {formatDate(data.expiresAt, 'long')}.
          </chakra.p>
        )}
        <OwnRequestActions request={data} />
      </chakra.div>
    </Tag>
  )
}

const styles = {
  title: {
    fontSize: 'clamp(1.25rem, 1rem + 1.2vw, 1.875rem)',
    lineHeight: '1.15',
    mb: '1',
    overflowWrap: 'anywhere',
    lineClamp: '6',
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3.5',
    rowGap: '1',
    mt: '2',
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
