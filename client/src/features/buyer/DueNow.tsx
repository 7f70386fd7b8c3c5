import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { useNow } from '../../lib/clock'
import { formatDateTime, formatRemaining } from '../../lib/dates'
import { withQuantity } from '../../lib/text'
import { paths, withDialog } from '../../paths'
import { Button } from '../../ui/Button'
import { ActionLink } from '../../ui/Link'
import { Photo } from '../../ui/Photo'
import { Price } from '../../ui/Price'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { rangeWords } from '../offers/offerWords'
import { RequestPhoto } from '../requests/RequestPhoto'
import { openPartNames } from '../requests/requestedParts'
import type { DueNow_account$data, DueNow_account$key } from './__generated__/DueNow_account.graphql'

type DueNowProps = {
  account: DueNow_account$key
  /** Shown below: what waits for others, and the smaller actions. */
  children: ReactNode
}

/** 'Qué te toca ahora': the buyer's due actions, disputes first; only the first button is filled. */
export function DueNow({ account, children }: DueNowProps) {
  const { disputed, toConfirm, toChoose, dueReviews } = useFragment(
    graphql`
      fragment DueNow_account on Account {
        disputed: orders(first: 3, states: [DISPUTED]) {
          edges {
            node {
              id
              dispute {
                id
                next
                proposals {
                  isAcceptable
                }
              }
              lines {
                description
                quantity
              }
              request {
                ...RequestPhoto_request
              }
            }
          }
          pageInfo {
            hasNextPage
          }
        }
        toConfirm: orders(first: 3, states: [SHIPPED]) {
          edges {
            node {
              id
              held
              lines {
                description
                quantity
              }
              request {
                ...RequestPhoto_request
              }
            }
          }
          pageInfo {
            hasNextPage
          }
        }
        toChoose: requestsToCompare(first: 3) {
          edges {
            node {
              id
              ...requestedParts_request
              comparison {
                count
                firstExpiresAt
                partialCount
                range {
                  lowest
                  highest
                }
              }
              ...RequestPhoto_request
            }
          }
          pageInfo {
            hasNextPage
          }
        }
        dueReviews: orders(first: 2, reviewStage: DUE) {
          edges {
            node {
              id
              provider {
                companyName
              }
              lines {
                description
                quantity
              }
              request {
                ...RequestPhoto_request
              }
            }
          }
        }
      }
    `,
    account,
  )
  // A dispute waits for the buyer while the provider's proposal does.
  const disputes = disputed.edges.flatMap(({ node: { dispute, ...order } }) =>
    dispute?.proposals.some(({ isAcceptable }) => isAcceptable) ? [{ ...order, dispute }] : [],
  )
  const orders = toConfirm.edges.map(({ node }) => node)
  const requests = toChoose.edges.flatMap(({ node }) => (node.comparison ? [node] : []))
  const reviews = dueReviews.edges.map(({ node }) => node)
  if (disputes.length + orders.length + requests.length + reviews.length === 0) return children
  const hasMore = [disputed, toConfirm, toChoose].some(({ pageInfo }) => pageInfo.hasNextPage)
  const urgent = disputes[0] ?? orders[0] ?? requests[0]
  return (
    <chakra.section aria-labelledby="que-te-toca" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.h2 id="que-te-toca" textStyle="h3">
        Qué te toca ahora
      </chakra.h2>
      <chakra.ul w="full">
        {disputes.map(order => (
          <OrderAct
            key={order.id}
            order={order}
            to={paths.dispute(order.dispute.id)}
            label="Ver la propuesta"
            isFirst={order === urgent}
          >
            {order.dispute.next}
          </OrderAct>
        ))}
        {orders.map(order => (
          <OrderAct
            key={order.id}
            order={order}
            to={paths.dashboard('compras') + withDialog('', { name: 'recibir', id: order.id })}
            label="Confirmar recepción"
            isFirst={order === urgent}
          >
            ¿Ya te llegó? <Price amount={order.held} size="text" /> siguen retenidos hasta que confirmes.
          </OrderAct>
        ))}
        {requests.map(request => (
          <ToChoose key={request.id} request={request} isFirst={request === urgent} />
        ))}
        {reviews.map(order => (
          <OrderAct
            key={order.id}
            order={order}
            to={paths.dashboard('calificaciones') + withDialog('', { name: 'calificar', id: order.id })}
            label="Calificar"
          >
            ¿Cómo te fue con {order.provider.companyName}?
          </OrderAct>
        ))}
      </chakra.ul>
      {hasMore && (
        <ActionLink asChild>
          <Link to={paths.dashboard(toChoose.pageInfo.hasNextPage ? 'ordenes' : 'compras')}>
            Ver todo lo que te toca
          </Link>
        </ActionLink>
      )}
      {children}
    </chakra.section>
  )
}

type Edge<List extends 'disputed' | 'toConfirm' | 'toChoose' | 'dueReviews'> =
  DueNow_account$data[List]['edges'][number]['node']

type OrderActProps = {
  order: Pick<Edge<'disputed'>, 'lines' | 'request'>
  to: string
  label: string
  isFirst?: boolean
  children: ReactNode
}

function OrderAct({ order: { lines, request }, ...act }: OrderActProps) {
  return (
    <Act
      photo={request ? <RequestPhoto request={request} w="14" /> : <Photo alt="" w="14" />}
      title={lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}
      {...act}
    />
  )
}

function ToChoose({ request, isFirst }: { request: Edge<'toChoose'>; isFirst: boolean }) {
  const { id, comparison } = request
  const now = useNow()
  return (
    <Act
      photo={<RequestPhoto request={request} w="14" />}
      title={openPartNames(request)}
      to={paths.request(id)}
      label="Elegir oferta"
      isFirst={isFirst}
    >
      {comparison && `${rangeOf(comparison)}. ${expiryWords(comparison, now)}`}
    </Act>
  )
}

const rangeOf = ({ count, partialCount, range }: NonNullable<Edge<'toChoose'>['comparison']>) =>
  rangeWords({ count, partialCount, range: range && { lowest: range.lowest, highest: range.highest } })

function expiryWords(comparison: NonNullable<Edge<'toChoose'>['comparison']>, now: number): string {
  const { count, firstExpiresAt } = comparison
  const left = formatRemaining(firstExpiresAt, now)
  if (left === null) return count === 1 ? 'Ya venció.' : 'La primera ya venció.'
  return `${count === 1 ? 'Vence' : 'La primera vence'} ${left}, ${formatDateTime(firstExpiresAt)}.`
}

type ActProps = {
  photo: ReactNode
  title: string
  to: string
  label: string
  /** The most pressing act has the filled button. */
  isFirst?: boolean
  children: ReactNode
}

function Act({ photo, title, to, label, isFirst = false, children }: ActProps) {
  return (
    <chakra.li css={styles.act}>
      {photo}
      <chakra.div minW="0">
        <chakra.h3 textStyle="h4">{title}</chakra.h3>
        <chakra.p textStyle="sm" color="fg.muted" className="num">
          {children}
        </chakra.p>
      </chakra.div>
      <Button asChild size="sm" variant={isFirst ? 'solid' : 'outline'}>
        <Link to={to}>
          <span>
            {label}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
        </Link>
      </Button>
    </chakra.li>
  )
}

const styles = {
  act: {
    display: 'grid',
    gap: '3',
    alignItems: 'center',
    justifyItems: 'start',
    // On a phone the button goes under the words.
    gridTemplateColumns: { base: '{sizes.14} minmax(0, 1fr)', md: '{sizes.14} minmax(0, 1fr) auto' },
    py: '3',
    borderTop: '1px solid',
    borderColor: 'border',
    '& > a': { gridColumn: { base: '2', md: '3' } },
  },
} as const
