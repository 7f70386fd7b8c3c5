import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { withQuantity } from '../../lib/text'
import { paths, withDialog } from '../../paths'
import { Button } from '../../ui/Button'
import { ActionLink } from '../../ui/Link'
import { Photo } from '../../ui/Photo'
import { Price } from '../../ui/Price'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { rangeWords } from '../offers/offerWords'
import { RequestPhoto } from '../requests/RequestPhoto'
import type { DueNow_account$data, DueNow_account$key } from './__generated__/DueNow_account.graphql'

type DueNowProps = {
  account: DueNow_account$key
  /** Shown below: what waits for others, and the smaller actions. */
  children: ReactNode
}

/** 'Qué te toca ahora': the buyer's due actions, receipts first; only the first button is filled. */
export function DueNow({ account, children }: DueNowProps) {
  const { toConfirm, toChoose, dueReviews } = useFragment(
    graphql`
      fragment DueNow_account on Account {
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
              mainPart {
                description
                quantity
              }
              comparison {
                count
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
  const orders = toConfirm.edges.map(({ node }) => node)
  const requests = toChoose.edges.flatMap(({ node }) => (node.comparison ? [node] : []))
  const reviews = dueReviews.edges.map(({ node }) => node)
  if (orders.length + requests.length + reviews.length === 0) return children
  const hasMore = toConfirm.pageInfo.hasNextPage || toChoose.pageInfo.hasNextPage
  return (
    <chakra.section aria-labelledby="que-te-toca" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.h2 id="que-te-toca" textStyle="h3">
        Qué te toca ahora
      </chakra.h2>
      <chakra.ul w="full">
        {orders.map((order, at) => (
          <ToConfirm key={order.id} order={order} isFirst={at === 0} />
        ))}
        {requests.map((request, at) => (
          <ToChoose key={request.id} request={request} isFirst={orders.length === 0 && at === 0} />
        ))}
        {reviews.map(order => (
          <ToReview key={order.id} order={order} />
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

type Edge<List extends 'toConfirm' | 'toChoose' | 'dueReviews'> =
  DueNow_account$data[List]['edges'][number]['node']

function ToConfirm({ order, isFirst }: { order: Edge<'toConfirm'>; isFirst: boolean }) {
  const { id, held, lines, request } = order
  const what = lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')
  return (
    <Act
      photo={request ? <RequestPhoto request={request} w="14" /> : <Photo alt="" w="14" />}
      title={what}
      button={
        <Button asChild size="sm" variant={isFirst ? 'solid' : 'outline'}>
          <Link to={paths.dashboard('compras') + withDialog('', { name: 'recibir', id })}>
            <span>
              Confirmar recepción<VisuallyHidden>: {what}</VisuallyHidden>
            </span>
          </Link>
        </Button>
      }
    >
      ¿Ya te llegó? <Price amount={held} size="text" /> siguen retenidos hasta que confirmes.
    </Act>
  )
}

function ToChoose({ request, isFirst }: { request: Edge<'toChoose'>; isFirst: boolean }) {
  const { id, mainPart, comparison } = request
  const what = withQuantity(mainPart.description, mainPart.quantity)
  return (
    <Act
      photo={<RequestPhoto request={request} w="14" />}
      title={what}
      button={
        <Button asChild size="sm" variant={isFirst ? 'solid' : 'outline'}>
          <Link to={paths.request(id)}>
            <span>
              Elegir oferta<VisuallyHidden>: {what}</VisuallyHidden>
            </span>
          </Link>
        </Button>
      }
    >
      {comparison && rangeOf(comparison)}.
    </Act>
  )
}

function ToReview({ order }: { order: Edge<'dueReviews'> }) {
  const { id, lines, provider, request } = order
  const what = lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')
  return (
    <Act
      photo={request ? <RequestPhoto request={request} w="14" /> : <Photo alt="" w="14" />}
      title={what}
      button={
        <Button asChild size="sm">
          <Link to={paths.dashboard('calificaciones') + withDialog('', { name: 'calificar', id })}>
            <span>
              Calificar<VisuallyHidden>: {what}</VisuallyHidden>
            </span>
          </Link>
        </Button>
      }
    >
      ¿Cómo te fue con {provider.companyName}?
    </Act>
  )
}

const rangeOf = ({ count, partialCount, range }: NonNullable<Edge<'toChoose'>['comparison']>) =>
  rangeWords({ count, partialCount, range: range && { lowest: range.lowest, highest: range.highest } })

type ActProps = { photo: ReactNode; title: string; button: ReactNode; children: ReactNode }

function Act({ photo, title, button, children }: ActProps) {
  return (
    <chakra.li css={styles.act}>
      {photo}
      <chakra.div minW="0">
        <chakra.h3 textStyle="h4">{title}</chakra.h3>
        <chakra.p textStyle="sm" color="fg.muted" className="num">
          {children}
        </chakra.p>
      </chakra.div>
      {button}
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
