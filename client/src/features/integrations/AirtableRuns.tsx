import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { count } from '../../lib/text'
import { StatusBadge } from '../../ui/Badge'
import { EmptyState } from '../../ui/EmptyState'
import { List, ListRow, Panel, PanelHeader } from '../../ui/Panel'
import { RelativeTime } from '../../ui/RelativeTime'
import type {
  AirtableRuns_airtable$data,
  AirtableRuns_airtable$key,
} from './__generated__/AirtableRuns_airtable.graphql'

type Run = AirtableRuns_airtable$data['runs'][number]

/** The last uses of Airtable with their results. */
export function AirtableRuns({ airtable }: { airtable: AirtableRuns_airtable$key }) {
  const { runs } = useFragment(
    graphql`
      fragment AirtableRuns_airtable on AirtableIntegration {
        runs {
          kind
          at
          count
          error
        }
      }
    `,
    airtable,
  )
  return (
    <section aria-label="Últimas veces">
      <Panel flush>
        <PanelHeader title={<h2>Últimas veces</h2>} note="la más nueva primero" />
        {runs.length === 0 ? (
          <EmptyState title="Todavía ninguna">
            Acá queda cada prueba y cada envío, con su resultado.
          </EmptyState>
        ) : (
          <List>
            {runs.map((run, at) => (
              <RunRow key={`${run.at} ${at}`} {...run} />
            ))}
          </List>
        )}
      </Panel>
    </section>
  )
}

function RunRow({ kind, at, count: rows, error }: Run) {
  return (
    <ListRow display="grid" gap="1">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <chakra.span fontWeight="600">{words(kind, rows)}</chakra.span>
        {error ? (
          <StatusBadge kind="rejected">Falló</StatusBadge>
        ) : (
          <StatusBadge kind="done">Bien</StatusBadge>
        )}
      </chakra.div>
      {error && <chakra.p overflowWrap="anywhere">{error}</chakra.p>}
      <chakra.p textStyle="sm" color="fg.muted">
        <RelativeTime at={at} />
      </chakra.p>
    </ListRow>
  )
}

function words(kind: Run['kind'], rows: number): string {
  if (kind === 'TEST') return 'Prueba de conexión'
  if (kind === 'TABLES') return `Tablas: ${rows} de 4 listas`
  return `Envío de ${count(rows, 'fila', 'filas')}`
}
