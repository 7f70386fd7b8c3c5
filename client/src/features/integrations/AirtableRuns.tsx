import { graphql, useFragment } from 'react-relay'
import { count } from '../../lib/text'
import type {
  AirtableRuns_airtable$data,
  AirtableRuns_airtable$key,
} from './__generated__/AirtableRuns_airtable.graphql'
import { IntegrationRuns } from './IntegrationRuns'

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
    <IntegrationRuns
      runs={runs.map(({ kind, at, count: rows, error }) => ({ words: words(kind, rows), at, error }))}
      empty="Acá queda cada prueba y cada envío, con su resultado."
    />
  )
}

function words(kind: Run['kind'], rows: number): string {
  if (kind === 'TEST') return 'Prueba de conexión'
  if (kind === 'TABLES') return `Tablas: ${rows} de 4 listas`
  return `Envío de ${count(rows, 'fila', 'filas')}`
}
