import { chakra } from '@chakra-ui/react/styled-system'
import { StatusBadge } from '../../ui/Badge'
import { EmptyState } from '../../ui/EmptyState'
import { List, ListRow, Panel, PanelHeader } from '../../ui/Panel'
import { RelativeTime } from '../../ui/RelativeTime'

export type IntegrationRun = {
  /** Name of the act. */
  readonly words: string
  readonly at: string
  /** Reason of the failure; null or undefined when it went well. */
  readonly error: string | null | undefined
}

/** The last uses of an integration with their results. */
export function IntegrationRuns({ runs, empty }: { runs: readonly IntegrationRun[]; empty: string }) {
  return (
    <section aria-label="Últimas veces">
      <Panel flush>
        <PanelHeader title={<h2>Últimas veces</h2>} note="la más nueva primero" />
        {runs.length === 0 ? (
          <EmptyState title="Todavía ninguna">{empty}</EmptyState>
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

function RunRow({ words, at, error }: IntegrationRun) {
  return (
    <ListRow display="grid" gap="1">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <chakra.span fontWeight="600">{words}</chakra.span>
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
