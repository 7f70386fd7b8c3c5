import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime, formatDuration } from '../../../lib/dates'
import { Badge } from '../../../ui/Badge'
import type { RequestHistory_request$key } from './__generated__/RequestHistory_request.graphql'
import { changedSince, editWords } from './requestHistory'

const entry = (at: string, words: string) => ({ at, words, comment: null, isNew: false })

type RequestHistoryProps = {
  request: RequestHistory_request$key
  /** When the viewer quoted it: later changes are marked. */
  quotedAt?: string | undefined
}

/**
 * The changes after the request was sent, the oldest first; its owner also sees when it left, when the first offer came, and
 * the steps of its purchases.
 */
export function RequestHistory({ request, quotedAt }: RequestHistoryProps) {
  const { isMine, sentAt, firstOfferAt, edits, viewerOrders } = useFragment(
    graphql`
      fragment RequestHistory_request on PartRequest {
        isMine
        sentAt
        firstOfferAt
        edits {
          kind
          aspects
          comment
          at
        }
        viewerOrders {
          history {
            at
            words
          }
        }
      }
    `,
    request,
  )
  const entries = [
    ...edits.map(({ kind, aspects, comment, at }) => ({
      at,
      words: editWords({ kind, aspects, comment }, isMine),
      comment,
      isNew: quotedAt !== undefined && changedSince([{ at }], quotedAt),
    })),
    ...(isMine && sentAt ? [entry(sentAt, 'El pedido salió a los proveedores')] : []),
    ...(firstOfferAt && sentAt
      ? [entry(firstOfferAt, `Llegó la primera oferta, ${formatDuration(sentAt, firstOfferAt)} después`)]
      : []),
    ...viewerOrders.flatMap(({ history }) =>
      history.flatMap(({ at, words }) => (words ? [entry(at, words)] : [])),
    ),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  if (entries.length === 0) return null
  // A provider sees the changes alone.
  const title = isMine || entries.length > edits.length ? 'Historial' : 'Lo que cambió el cliente'
  return (
    <chakra.section display="grid" gap="3" minW="0">
      <chakra.h3 textStyle="mini">{title}</chakra.h3>
      <chakra.ol display="grid" gap="3" textStyle="sm">
        {entries.map(({ at, words, comment, isNew }) => (
          <li key={`${at} ${words}`}>
            <chakra.p display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
              <span>{words}</span>
              <chakra.span color="fg.muted" className="num">
                {formatDateTime(at)}
              </chakra.span>
              {isNew && <Badge tone="brand">Después de tu oferta</Badge>}
            </chakra.p>
            {comment && (
              <chakra.p mt="1" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
                “{comment}”
              </chakra.p>
            )}
          </li>
        ))}
      </chakra.ol>
    </chakra.section>
  )
}
