import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePreloadedQuery } from 'react-relay'
import { rowsToRead } from '../../../relay/live/list'
import { useRefetch } from '../../../relay/live/useRefetch'
import type { ScreenProps } from '../../../relay/route'
import { useChoice } from '../../../shell/useChoice'
import { AdminFrame } from '../AdminFrame'
import query, { type SettingsScreenQuery } from './__generated__/SettingsScreenQuery.graphql'
import { SettingGroups } from './SettingGroups'
import { HISTORY_PAGE, SettingHistory } from './SettingHistory'
import { historyArguments, historyChoices } from './settingChoices'

/** The settings of the site as rows, and the history of their changes. */
export function SettingsScreen({ queryRef }: ScreenProps<SettingsScreenQuery>) {
  const data = usePreloadedQuery<SettingsScreenQuery>(
    graphql`
      query SettingsScreenQuery($setting: SettingName, $first: Int = 10) @preloadable {
        viewer {
          isAdmin
        }
        ...SettingGroups_query
        ...SettingHistory_query @arguments(setting: $setting, first: $first)
      }
    `,
    queryRef,
  )
  const [filter] = useChoice(historyChoices)
  const asked = historyArguments(filter)
  const refresh = useRefetch<SettingsScreenQuery>(query, store => ({
    ...asked,
    first: rowsToRead(store, { key: 'SettingHistory_settingChanges' }, { filters: asked }, HISTORY_PAGE),
  }))
  return (
    <AdminFrame title="Ajustes" isAdmin={data.viewer?.isAdmin ?? false}>
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <SettingGroups query={data} onNews={refresh} />
        <SettingHistory query={data} />
      </chakra.div>
    </AdminFrame>
  )
}
