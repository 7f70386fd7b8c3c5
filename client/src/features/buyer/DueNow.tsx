import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { useNow } from '../../lib/clock'
import { formatDeadline, formatSince } from '../../lib/dates'
import { count, withQuantity } from '../../lib/text'
import { paths, withDialog } from '../../paths'
import { Button } from '../../ui/Button'
import { ActionLink } from '../../ui/Link'
import { Photo } from '../../ui/Photo'
import { Price } from '../../ui/Price'
import { rangeWords } from '../offers/offerWords'
import { RequestPhoto } from '../requests/RequestPhoto'
import { openPartNames } from '../requests/requestedParts'
import type { DueNow_account$data, DueNow_account$key } from './__generated__/DueNow_account.graphql'
import { DueAct } from './DueAct'
import { byDeadline, type Due } from './dueActs'

/** Acts shown at first, so that the tab below stays near. */
const SHOWN = 5

type DueNowProps = {
  account: DueNow_account$key
  /** Shown below: what waits for others, and the smaller actions. */
  children: ReactNode
}

/** 'Qué te toca ahora': the buyer's due acts by their deadlines; only the first button is filled. */
export function DueNow({ account, children }: DueNowProps) {
  const data = useFragment(
    graphql`
      fragment DueNow_account on Account {
        disputed: orders(first: 5, states: [DISPUTED]) {
          edges {
            node {
              id
              dispute {
                id
                decisionDueAt
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
        }
        toConfirm: orders(first: 20, states: [SHIPPED]) {
          edges {
            node {
              id
              held
              status {
                steps {
                  at
                  state
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
        toChoose: requestsToCompare(first: 25) {
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
        open: requests(first: 10, states: [OPEN]) {
          edges {
            node {
              id
              sentAt
              expiresAt
              ...requestedParts_request
              ...RequestPhoto_request
            }
          }
        }
        dueReviews: orders(first: 2, reviewStage: DUE) {
          edges {
            node {
              id
              createdAt
              status {
                steps {
                  at
                  state
                }
              }
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
  const now = useNow()
  const [isWhole, setWhole] = useState(false)
  const acts = [
    ...data.disputed.edges.flatMap(({ node }) => disputeAct(node, now)),
    ...data.toConfirm.edges.map(({ node }) => receiptAct(node, now)),
    ...data.open.edges.flatMap(({ node }) => sendAct(node, now)),
    ...data.toChoose.edges.flatMap(({ node }) => choiceAct(node, now)),
    ...data.dueReviews.edges.map(({ node }) => reviewAct(node, now)),
  ].toSorted((one, other) => byDeadline(one.due, other.due))
  if (acts.length === 0) return children
  const shown = isWhole ? acts : acts.slice(0, SHOWN)
  const hasMore = [data.toConfirm, data.toChoose].some(({ pageInfo }) => pageInfo.hasNextPage)
  return (
    <chakra.section aria-labelledby="que-te-toca" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.h2 id="que-te-toca" textStyle="h3">
        Qué te toca ahora
      </chakra.h2>
      <chakra.ul w="full">
        {shown.map(({ id, words, ...act }, index) => (
          <DueAct key={id} {...act} isFirst={index === 0 && !act.due.isOptional}>
            {words}
          </DueAct>
        ))}
      </chakra.ul>
      {shown.length < acts.length && (
        <Button variant="link" justifySelf="start" onClick={() => setWhole(true)}>
          Ver {count(acts.length - SHOWN, 'cosa más', 'cosas más')}
        </Button>
      )}
      {isWhole && hasMore && (
        <ActionLink asChild>
          <Link to={paths.dashboard(data.toChoose.pageInfo.hasNextPage ? 'ordenes' : 'compras')}>
            Ver todo lo que te toca
          </Link>
        </ActionLink>
      )}
      {children}
    </chakra.section>
  )
}

type Edge<List extends 'disputed' | 'toConfirm' | 'open' | 'toChoose' | 'dueReviews'> =
  DueNow_account$data[List]['edges'][number]['node']

type Act = {
  readonly id: string
  readonly due: Due
  readonly photo: ReactNode
  readonly title: string
  readonly to: string
  readonly label: string
  readonly when: string
  readonly words: ReactNode
}

/** A dispute waits for the buyer while the provider's proposal does. */
function disputeAct({ dispute, ...order }: Edge<'disputed'>, now: number): Act[] {
  if (!dispute?.proposals.some(({ isAcceptable }) => isAcceptable)) return []
  // The last moment of the time, as the deadline is its end.
  const until = Date.parse(dispute.decisionDueAt) - 1
  return [
    {
      id: dispute.id,
      due: { until, since: null },
      ...subjectOf(order),
      to: paths.dispute(dispute.id),
      label: 'Ver la propuesta',
      when: `Se decide a más tardar ${formatDeadline(until, now)}`,
      words: 'El proveedor propuso una solución para la disputa.',
    },
  ]
}

function receiptAct(order: Edge<'toConfirm'>, now: number): Act {
  const since = order.status.steps.find(({ state }) => state === 'SHIPPED')?.at ?? null
  return {
    id: order.id,
    due: { until: null, since },
    ...subjectOf(order),
    to: paths.dashboard('compras') + withDialog('', { name: 'recibir', id: order.id }),
    label: 'Confirmar recepción',
    when: since ? `Enviado ${formatSince(since, now)}` : 'Ya te lo enviaron',
    words: (
      <>
        ¿Ya te llegó? <Price amount={order.held} size="text" /> siguen retenidos hasta que confirmes.
      </>
    ),
  }
}

/** A request that was made before its account and waits to be confirmed, which the mail's link does too. */
function sendAct({ id, sentAt, expiresAt, ...request }: Edge<'open'>, now: number): Act[] {
  if (sentAt != null) return []
  return [
    {
      id,
      due: { until: expiresAt, since: null },
      photo: <RequestPhoto request={request} w="16" />,
      title: openPartNames(request),
      to: paths.request(id),
      label: 'Confirmar pedido',
      when: `Vence ${formatDeadline(expiresAt, now)}`,
      words: 'Los proveedores lo ven cuando lo confirmes.',
    },
  ]
}

function choiceAct(request: Edge<'toChoose'>, now: number): Act[] {
  const { id, comparison } = request
  if (!comparison) return []
  const { count: offers, partialCount, range, firstExpiresAt } = comparison
  const subject = offers === 1 ? '' : 'La primera '
  const isOver = Date.parse(firstExpiresAt) <= now
  const verb = isOver ? 'ya venció' : `vence ${formatDeadline(firstExpiresAt, now)}`
  return [
    {
      id,
      due: { until: firstExpiresAt, since: null },
      photo: <RequestPhoto request={request} w="16" />,
      title: openPartNames(request),
      to: paths.request(id),
      label: 'Elegir oferta',
      when: subject ? subject + verb : verb.replace(/^./, letter => letter.toUpperCase()),
      words: `${rangeWords({ count: offers, partialCount, range: range && { lowest: range.lowest, highest: range.highest } })}.`,
    },
  ]
}

function reviewAct(order: Edge<'dueReviews'>, now: number): Act {
  const since = order.status.steps.find(({ state }) => state === 'RECEIVED')?.at ?? order.createdAt
  return {
    id: order.id,
    due: { until: null, since, isOptional: true },
    ...subjectOf(order),
    to: paths.dashboard('calificaciones') + withDialog('', { name: 'calificar', id: order.id }),
    label: 'Calificar',
    when: `Recibido ${formatSince(since, now)}`,
    words: `¿Cómo te fue con ${order.provider.companyName}?`,
  }
}

function subjectOf({ lines, request }: Pick<Edge<'disputed'>, 'lines' | 'request'>) {
  return {
    photo: request ? <RequestPhoto request={request} w="16" /> : <Photo alt="" w="16" />,
    title: lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', '),
  }
}
