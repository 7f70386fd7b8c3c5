import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePaginationFragment } from 'react-relay'
import { ConnectionTable } from '../../../relay/ConnectionTable'
import { useChoice } from '../../../shell/useChoice'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import type { SettingHistory_query$key } from './__generated__/SettingHistory_query.graphql'
import type { SettingHistoryPaginationQuery } from './__generated__/SettingHistoryPaginationQuery.graphql'
import { settingChangeColumns } from './settingChangeColumns'
import { historyChoices } from './settingChoices'

export const HISTORY_PAGE = 10
export const HISTORY_ID = 'historial'

/** The changes of all settings or of one, newest first. */
export function SettingHistory({ query }: { query: SettingHistory_query$key }) {
  const { data, ...pages } = usePaginationFragment<SettingHistoryPaginationQuery, SettingHistory_query$key>(
    graphql`
      fragment SettingHistory_query on Query
      @refetchable(queryName: "SettingHistoryPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 10 }
        after: { type: "String" }
        setting: { type: "SettingName" }
      ) {
        settingChanges(first: $first, after: $after, setting: $setting)
          @connection(key: "SettingHistory_settingChanges") {
          edges {
            node {
              id
              ...settingChangeColumns_change
            }
          }
        }
      }
    `,
    query,
  )
  const [filter, choose, isReading] = useChoice(historyChoices)
  return (
    <chakra.div id={HISTORY_ID} scrollMarginTop="20">
      <ConnectionTable
        title="Historial de cambios"
        caption="Cambios de los ajustes, el último primero"
        actions={
          filter !== 'ALL' && (
            <Button size="sm" onClick={() => choose('ALL')}>
              Ver los de todos
            </Button>
          )
        }
        columns={settingChangeColumns}
        rows={data.settingChanges?.edges.map(({ node }) => node) ?? []}
        rowKey={({ id }) => id}
        pages={pages}
        pageSize={HISTORY_PAGE}
        busy={isReading}
        empty={
          <EmptyState title={filter === 'ALL' ? 'Todavía no hay cambios' : 'Este ajuste no cambió nunca'}>
            Acá queda quién cambió cada ajuste, cuándo, y de qué a qué. Las claves nunca se muestran.
          </EmptyState>
        }
      />
    </chakra.div>
  )
}
