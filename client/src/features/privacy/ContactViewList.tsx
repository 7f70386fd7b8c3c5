import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router'
import { formatDate, formatTime } from '../../lib/dates'
import { labelOf } from '../../lib/labels'
import { paths } from '../../paths'
import { nextPage } from '../../relay/nextPage'
import { EmptyState } from '../../ui/EmptyState'
import { PagedPanel } from '../../ui/PagedPanel'
import { ListRow, PanelHeader } from '../../ui/Panel'
import type { ContactViewList_account$key } from './__generated__/ContactViewList_account.graphql'
import type { ContactViewList_view$key } from './__generated__/ContactViewList_view.graphql'
import type { ContactViewListPaginationQuery } from './__generated__/ContactViewListPaginationQuery.graphql'

export const PAGE = 20
export const contactViewsKey = 'ContactViewList_contactViews'

/** The purposes for which contact data is shown. */
const PURPOSES = {
  ORDER: 'Para coordinar un pedido pagado',
  REQUEST: 'Para revisar un pedido de repuestos',
  ACCOUNT: 'Para atender tu cuenta',
  UNLOCK: 'Para hablar de lo que cotizaste',
  PAYOUT: 'Para pagarte: tu cuenta de banco',
} as const

/** 'Quién vio mis datos': each view of this person's contact data by somebody else, newest first. */
export function ContactViewList({ account }: { account: ContactViewList_account$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ContactViewListPaginationQuery,
    ContactViewList_account$key
  >(
    graphql`
      fragment ContactViewList_account on Account
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ContactViewListPaginationQuery") {
        contactViews(first: $count, after: $cursor) @connection(key: "ContactViewList_contactViews") {
          edges {
            node {
              id
              ...ContactViewList_view
            }
          }
        }
      }
    `,
    account,
  )
  const views = data.contactViews.edges.map(({ node }) => node)
  return (
    <section aria-labelledby="quien-vio">
      <PagedPanel
        head={
          <PanelHeader
            title={<h2 id="quien-vio">Quién vio mis datos</h2>}
            note="tu nombre, email y teléfono; lo más nuevo primero"
          />
        }
        empty={
          <EmptyState title="Nadie vio tus datos">
            Cuando alguien los vea para coordinar un pedido, vas a leer acá quién fue y cuándo.
          </EmptyState>
        }
        rows={views.map(view => <View key={view.id} view={view} />)}
        hasNext={hasNext}
        loading={isLoadingNext}
        onMore={() => loadNext(PAGE, nextPage)}
      />
    </section>
  )
}

function View({ view }: { view: ContactViewList_view$key }) {
  const { viewerName, purpose, orderId, viewedAt } = useFragment(
    graphql`
      fragment ContactViewList_view on ContactView {
        viewerName
        purpose
        orderId
        viewedAt
      }
    `,
    view,
  )
  return (
    <ListRow
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      rowGap="1"
      alignItems="baseline"
      justifyContent="space-between"
    >
      <chakra.div minW="0" overflowWrap="anywhere">
        <b>{viewerName}</b>
        <chakra.p textStyle="sm" color="fg.muted">
          {labelOf(PURPOSES, purpose)}
          {orderId && (
            <>
              {' · '}
              <Link to={paths.chat(orderId)}>Ver el pedido</Link>
            </>
          )}
        </chakra.p>
      </chakra.div>
      <chakra.time dateTime={viewedAt} textStyle="sm" className="num" whiteSpace="nowrap">
        {formatDate(viewedAt)}, {formatTime(viewedAt)}
      </chakra.time>
    </ListRow>
  )
}
