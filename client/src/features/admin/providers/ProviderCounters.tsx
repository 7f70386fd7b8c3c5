import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatNumber } from '../../../lib/money'
import { count } from '../../../lib/text'
import { RelativeTime } from '../../../ui/RelativeTime'
import { Stat, StatGrid } from '../../../ui/StatGrid'
import type { ProviderCounters_query$key } from './__generated__/ProviderCounters_query.graphql'

/** The number of providers in each state, and the longest wait. */
export function ProviderCounters({ query }: { query: ProviderCounters_query$key }) {
  const { providerCounts } = useFragment(
    graphql`
      fragment ProviderCounters_query on Query @refetchable(queryName: "ProviderCountersRefreshQuery") {
        providerCounts {
          total
          pending
          approved
          suspended
          rejected
          changes
          waitsSince
        }
      }
    `,
    query,
  )
  if (!providerCounts) return null
  const { total, pending, approved, suspended, rejected, changes, waitsSince } = providerCounts
  return (
    <StatGrid>
      <Stat
        value={formatNumber(total)}
        label="Total"
        note={suspended > 0 ? `proveedores, ${count(suspended, 'suspendido', 'suspendidos')}` : 'proveedores'}
      />
      <Stat
        value={
          <chakra.span color={pending > 0 ? 'brand.fg' : 'inherit'}>{formatNumber(pending)}</chakra.span>
        }
        label="Pendientes"
        note={
          waitsSince ? (
            <>
              la espera más larga, desde <RelativeTime at={waitsSince} />
            </>
          ) : (
            'nadie espera'
          )
        }
      />
      <Stat
        value={formatNumber(approved)}
        label="Aprobados"
        note={changes > 0 ? `${formatNumber(changes)} con cambios por revisar` : 'en total'}
      />
      <Stat value={formatNumber(rejected)} label="Rechazados" note="en total" />
    </StatGrid>
  )
}
