import { chakra } from '@chakra-ui/react/styled-system'
import { Settings2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { type LiveList, newestFirst, rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import { nextPage } from '../../relay/nextPage'
import type { ScreenProps } from '../../relay/route'
import { useChoice } from '../../shell/useChoice'
import { Button } from '../../ui/Button'
import { FilterChips } from '../../ui/Chips'
import { EmptyState } from '../../ui/EmptyState'
import { PagedPanel } from '../../ui/PagedPanel'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import type { NotificationsScreen_account$key } from './__generated__/NotificationsScreen_account.graphql'
import type { NotificationsScreenPaginationQuery } from './__generated__/NotificationsScreenPaginationQuery.graphql'
import query, { type NotificationsScreenQuery } from './__generated__/NotificationsScreenQuery.graphql'
import { MarkAllRead } from './MarkAllRead'
import { NotificationRow } from './NotificationRow'
import { FILTERS, filterChoices } from './notificationFilters'
import { useUnreadNotifications } from './useUnreadNotifications'

const PAGE = 20

const notificationList: LiveList = {
  key: 'NotificationsScreen_notifications',
  edgeType: 'AccountNotificationsConnectionEdge',
  order: newestFirst,
}

/** All notifications of the account, newest first, by filter. */
export function NotificationsScreen({ queryRef }: ScreenProps<NotificationsScreenQuery>) {
  const { viewer } = usePreloadedQuery<NotificationsScreenQuery>(
    graphql`
      query NotificationsScreenQuery($count: Int = 20, $filter: NotificationSelection = ALL) @preloadable {
        viewer {
          ...NotificationsScreen_account @arguments(count: $count, filter: $filter)
        }
      }
    `,
    queryRef,
  )
  return viewer && <Notifications account={viewer} />
}

function Notifications({ account }: { account: NotificationsScreen_account$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NotificationsScreenPaginationQuery,
    NotificationsScreen_account$key
  >(
    graphql`
      fragment NotificationsScreen_account on Account
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "NotificationSelection", defaultValue: ALL }
      )
      @refetchable(queryName: "NotificationsScreenPaginationQuery") {
        id
        ...useUnreadNotifications_account
        notifications(first: $count, after: $cursor, filter: $filter)
          @connection(key: "NotificationsScreen_notifications") {
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
    `,
    account,
  )
  const [filter, choose, isFiltering] = useChoice(filterChoices)
  const refresh = useRefetch<NotificationsScreenQuery>(query, store => ({
    filter,
    count: rowsToRead(store, notificationList, { owner: data.id, filters: { filter } }, PAGE),
  }))
  const { count: unread } = useUnreadNotifications(data)
  const shown = useRef(unread)
  useEffect(() => {
    if (shown.current === unread) return
    shown.current = unread
    refresh()
  }, [unread, refresh])
  return (
    <chakra.div maxW="52rem" mx="auto">
      <PageTitle>Notificaciones</PageTitle>
      <PageHeader
        small
        title="Notificaciones"
        actions={
          <chakra.div css={styles.actions}>
            <MarkAllRead unread={unread} upToId={data.newest.edges[0]?.node.id} />
            <Button asChild variant="ghost" size="sm">
              <Link to={paths.noticePreferences}>
                <Settings2 />
                Elegir mis avisos
              </Link>
            </Button>
          </chakra.div>
        }
      />
      <chakra.div mb="4">
        <FilterChips label="Filtrar notificaciones" options={FILTERS} value={filter} onChange={choose} />
      </chakra.div>
      <PagedPanel
        empty={
          <EmptyState title="No hay notificaciones">Acá te avisamos de tus ofertas y pedidos.</EmptyState>
        }
        rows={data.notifications.edges.map(({ node }) => (
          <NotificationRow key={node.id} notification={node} />
        ))}
        busy={isFiltering}
        hasNext={hasNext}
        loading={isLoadingNext}
        onMore={() => loadNext(PAGE, nextPage)}
      />
    </chakra.div>
  )
}

const styles = {
  // Without their drawings both fit a line of a phone.
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '4', md: '3' },
    '& :is(a, button)': { px: { base: '0', md: '3' } },
    '& svg': { display: { base: 'none', md: 'inline' } },
  },
} as const
