import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useState, useTransition } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { Notice } from '../../ui/Notice'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { Bone, Loading } from '../../ui/Skeleton'
import type { BellPanelQuery } from './__generated__/BellPanelQuery.graphql'
import { MarkAllRead } from './MarkAllRead'
import { NotificationRow } from './NotificationRow'
import { FILTERS, type NotificationFilter } from './notificationFilters'

type Props = {
  accountId: string
  /** Number of unread notifications; the rows are read again when it changes. */
  unread: number
  /** A link of the panel was followed. */
  onLeave: () => void
}

/** The fifteen newest notifications, by filter. */
export function BellPanel({ accountId, unread, onLeave }: Props) {
  const [filter, setFilter] = useState<NotificationFilter>('ALL')
  const [reading, setReading] = useState(0)
  const [shown, setShown] = useState(unread)
  const [, startTransition] = useTransition()
  useEffect(() => {
    if (shown === unread) return
    startTransition(() => {
      setShown(unread)
      setReading(before => before + 1)
    })
  }, [shown, unread])
  return (
    <chakra.div>
      <chakra.div display="grid" gap="3" px="4" pt="4" pb="3">
        <chakra.h2 textStyle="h3">Notificaciones</chakra.h2>
        <SegmentedControl
          label="Cuáles"
          options={FILTERS}
          value={filter}
          onChange={chosen => startTransition(() => setFilter(chosen))}
        />
      </chakra.div>
      <FailureBoundary
        key={reading}
        fallback={<LoadFailure onRetry={() => setReading(before => before + 1)} />}
      >
        <Suspense fallback={<RowsSkeleton />}>
          <Rows accountId={accountId} filter={filter} reading={reading} unread={unread} onLeave={onLeave} />
        </Suspense>
      </FailureBoundary>
    </chakra.div>
  )
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <chakra.div display="grid" gap="3" justifyItems="start" p="4">
      <Notice tone="danger">No se pudieron cargar las notificaciones</Notice>
      <Button size="sm" onClick={onRetry}>
        Reintentar
      </Button>
    </chakra.div>
  )
}

type RowsProps = Props & { filter: NotificationFilter; reading: number }

function Rows({ accountId, filter, reading, unread, onLeave }: RowsProps) {
  const { node } = useLazyLoadQuery<BellPanelQuery>(
    graphql`
      query BellPanelQuery($account: ID!, $filter: NotificationSelection) {
        node(id: $account) {
          ... on Account {
            notifications(first: 15, filter: $filter) {
              edges {
                node {
                  id
                  ...NotificationRow_notification
                }
              }
            }
            newest: notifications(first: 1) {
              edges {
                node {
                  id
                }
              }
            }
          }
        }
      }
    `,
    { account: accountId, filter },
    { fetchKey: reading, fetchPolicy: 'store-and-network' },
  )
  const rows = node?.notifications?.edges ?? []
  return (
    <>
      {rows.length === 0 ? (
        <chakra.div p="4">
          <EmptyState title="No hay notificaciones">Acá te avisamos de tus ofertas y pedidos.</EmptyState>
        </chakra.div>
      ) : (
        <ul>
          {rows.map(({ node: notification }) => (
            <NotificationRow key={notification.id} notification={notification} onFollow={onLeave} />
          ))}
        </ul>
      )}
      <chakra.div
        css={styles.foot}
        p="3"
        position="sticky"
        bottom="0"
        bg="bg.panel"
        borderTop="1px solid"
        borderColor="border.subtle"
      >
        <MarkAllRead unread={unread} upToId={node?.newest?.edges[0]?.node.id} />
        <Button asChild variant="ghost" size="sm">
          <Link to={paths.notifications} onClick={onLeave}>
            Ver todas
          </Link>
        </Button>
      </chakra.div>
    </>
  )
}

/** Skeleton of three rows: title, text, time. */
function RowsSkeleton() {
  return (
    <Loading>
      {[0, 1, 2].map(row => (
        <chakra.div key={row} css={styles.bones}>
          <chakra.div display="grid" gap="2" flex="1">
            <Bone w="60%" />
            <Bone w="85%" />
          </chakra.div>
          <Bone w="2.5rem" />
        </chakra.div>
      ))}
    </Loading>
  )
}

const styles = {
  bones: {
    display: 'flex',
    gap: '6',
    px: '4',
    py: '4',
    borderTop: '1px solid',
    borderColor: 'border.subtle',
  },
  // Without the drawing both fit a line of a phone.
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2',
    '& :is(a, button)': { px: { base: '1', md: '3' } },
    '& svg': { display: { base: 'none', md: 'inline' } },
  },
} as const
