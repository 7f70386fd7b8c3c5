import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime, formatDuration } from '../../../lib/dates'
import { Badge } from '../../../ui/Badge'
import type { RequestHistory_request$key } from './__generated__/RequestHistory_request.graphql'
import { changedSince, editWords } from './requestHistory'

type RequestHistoryProps = {
  request: RequestHistory_request$key
  /** When the viewer quoted it: later changes are marked. */
  quotedAt?: string | undefined
}

/**
 * The changes after the request was sent, the oldest first; its owner also sees when the first offer came.
 */
export function RequestHistory({ request, quotedAt }: RequestHistoryProps) {
  const { isMine, sentAt, firstOfferAt, edits } = useFragment(
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
    ...(firstOfferAt && sentAt
      ? [
          {
            at: firstOfferAt,
            words: `Llegó la primera oferta, a ${formatDuration(sentAt, firstOfferAt)} de enviarlo`,
            comment: null,
            isNew: false,
          },
        ]
      : []),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  if (entries.length === 0) return null
  return (
    <chakra.section display="grid" gap="3" minW="0">
      <chakra.h3 textStyle="mini">{isMine ? 'Historial' : 'Lo que cambió el cliente'}</chakra.h3>
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
