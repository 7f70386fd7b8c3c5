import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router'
import { formatDate, formatTime } from '../../lib/dates'
import { count } from '../../lib/text'
import { nextPage } from '../../relay/nextPage'
import { LoadMore } from '../../ui/LoadMore'
import type { FoundMessages_query$key } from './__generated__/FoundMessages_query.graphql'
import type { FoundMessagesPaginationQuery } from './__generated__/FoundMessagesPaginationQuery.graphql'
import type { FoundMessagesQuery } from './__generated__/FoundMessagesQuery.graphql'
import { messagePath } from './messageAddress'
import { messageWords } from './messageWords'

const PAGE = 20

type FoundMessagesProps = {
  search: string
  /** Changes when the search is sent again. */
  attempt: number
  /** Called when a message is opened. */
  onOpen: () => void
}

/** The messages that a search found, newest first, each with its day, its conversation and the link to it. */
export function FoundMessages({ search, attempt, onOpen }: FoundMessagesProps) {
  const data = useLazyLoadQuery<FoundMessagesQuery>(
    graphql`
      query FoundMessagesQuery($search: String!, $count: Int = 20) {
        ...FoundMessages_query @arguments(search: $search, count: $count)
      }
    `,
    { search, count: PAGE },
    // A message may have arrived since the same search.
    { fetchKey: attempt, fetchPolicy: 'network-only' },
  )
  return <Found query={data} onOpen={onOpen} />
}

function Found({ query, onOpen }: { query: FoundMessages_query$key; onOpen: () => void }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FoundMessagesPaginationQuery,
    FoundMessages_query$key
  >(
    graphql`
      fragment FoundMessages_query on Query
      @argumentDefinitions(
        search: { type: "String!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "FoundMessagesPaginationQuery") {
        foundMessages(search: $search, first: $count, after: $cursor)
          @connection(key: "FoundMessages_foundMessages", filters: ["search"]) {
          totalCount
          edges {
            node {
              id
              body
              createdAt
              isMine
              senderName
              files {
                kind
              }
              conversation {
                otherPartyName
                order {
                  id
                  lines {
                    description
                  }
                }
              }
            }
          }
        }
      }
    `,
    query,
  )
  const found = data.foundMessages
  if (!found || found.edges.length === 0)
    return <chakra.output css={styles.none}>Ningún mensaje tiene esas palabras.</chakra.output>
  return (
    <>
      <chakra.output css={styles.count}>{count(found.totalCount, 'mensaje', 'mensajes')}</chakra.output>
      <chakra.ul css={styles.list} aria-label="Mensajes encontrados">
        {found.edges.map(({ node }) => {
          const { order, otherPartyName } = node.conversation
          return (
            <li key={node.id}>
              <chakra.a asChild css={styles.row}>
                <Link to={messagePath(order.id, node.id)} onClick={onOpen}>
                  <chakra.span css={styles.about}>
                    <span>
                      Chat con {otherPartyName}
                      {order.lines[0] && `: ${order.lines[0].description}`}
                    </span>
                    <time dateTime={node.createdAt}>
                      {formatDate(node.createdAt)}, {formatTime(node.createdAt)}
                    </time>
                  </chakra.span>
                  <chakra.span css={styles.words}>
                    <b>{node.isMine ? 'Vos' : node.senderName}:</b>{' '}
                    {messageWords(
                      node.body,
                      node.files.map(({ kind }) => ({ kind })),
                    )}
                  </chakra.span>
                </Link>
              </chakra.a>
            </li>
          )
        })}
      </chakra.ul>
      <LoadMore hasNext={hasNext} loading={isLoadingNext} onClick={() => loadNext(PAGE, nextPage)} />
    </>
  )
}

const styles = {
  none: { display: 'block', py: '8', textAlign: 'center', color: 'fg.muted' },
  count: { display: 'block', pt: '4', pb: '1', textStyle: 'sm', color: 'fg.muted' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    listStyle: 'none',
    '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
  },
  row: {
    display: 'grid',
    gap: '1',
    px: '2',
    py: '3',
    mx: '-2',
    textDecoration: 'none',
    _hover: { bg: 'bg.bubble' },
  },
  about: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    justifyContent: 'space-between',
    textStyle: 'xs',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
  words: { lineClamp: '3', overflowWrap: 'anywhere' },
} as const
