import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { useNow } from '../../../lib/clock'
import { formatDateTime, formatRemaining } from '../../../lib/dates'
import { useRefetch } from '../../../relay/live/useRefetch'
import { Panel } from '../../../ui/Panel'
import { RelativeTime } from '../../../ui/RelativeTime'
import type {
  DueDecisions_query$data,
  DueDecisions_query$key,
} from './__generated__/DueDecisions_query.graphql'
import refreshQuery, { type DueDecisionsRefreshQuery } from './__generated__/DueDecisionsRefreshQuery.graphql'
import { useDecisionNews } from './useDecisionNews'

/** Decisions of a full list, after which the server stops. */
const MOST = 20

type Decision = NonNullable<DueDecisions_query$data['dueDecisions']>[number]

/** 'Qué hay que decidir hoy': what waits in all queues of the team, the earliest deadline first. */
export function DueDecisions({ query }: { query: DueDecisions_query$key }) {
  const { dueDecisions } = useFragment(
    graphql`
      fragment DueDecisions_query on Query @refetchable(queryName: "DueDecisionsRefreshQuery") {
        dueDecisions {
          words
          label
          path
          since
          dueAt
        }
      }
    `,
    query,
  )
  useDecisionNews(useRefetch<DueDecisionsRefreshQuery>(refreshQuery, () => ({})))
  if (!dueDecisions) return null
  return (
    <Panel as="section" aria-labelledby="para-decidir">
      <chakra.h2 id="para-decidir" textStyle="h4" mb="2">
        Qué hay que decidir hoy
      </chakra.h2>
      {dueDecisions.length === 0 && <chakra.p color="fg.muted">Nada espera una decisión.</chakra.p>}
      <chakra.ul listStyleType="none">
        {dueDecisions.map(decision => (
          <Due key={`${decision.words} ${decision.path} ${decision.since}`} decision={decision} />
        ))}
      </chakra.ul>
      {dueDecisions.length === MOST && (
        <chakra.p mt="2" textStyle="sm" color="fg.muted">
          Son las {MOST} primeras. Las otras están en sus listas.
        </chakra.p>
      )}
    </Panel>
  )
}

function Due({ decision: { words, label, path, since, dueAt } }: { decision: Decision }) {
  const now = useNow()
  const remaining = dueAt && formatRemaining(dueAt, now)
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      columnGap="6"
      py="2"
      borderTop="1px solid"
      borderColor="border.subtle"
      _first={{ border: '0' }}
    >
      <chakra.span overflowWrap="anywhere">
        <chakra.span asChild display="inline-block" py={{ base: '1.5', md: '0' }}>
          <Link to={path}>{words}</Link>
        </chakra.span>
        {label && (
          <chakra.span display={{ base: 'block', md: 'inline' }}>
            <chakra.span hideBelow="md">: </chakra.span>
            {label}
          </chakra.span>
        )}
      </chakra.span>
      <chakra.span textStyle="sm" color={dueAt && !remaining ? 'danger.fg' : 'fg.muted'} className="num">
        {!dueAt ? (
          <>
            espera desde <RelativeTime at={since} />
          </>
        ) : remaining ? (
          <time dateTime={dueAt} title={formatDateTime(dueAt)}>
            vence {remaining}
          </time>
        ) : (
          <time dateTime={dueAt}>venció el {formatDateTime(dueAt)}</time>
        )}
      </chakra.span>
    </chakra.li>
  )
}
