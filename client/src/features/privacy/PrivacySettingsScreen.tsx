import { graphql, usePreloadedQuery } from 'react-relay'
import { rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { PageTitle } from '../../ui/PageTitle'
import { AccountFrame } from '../accounts/AccountFrame'
import query, { type PrivacySettingsScreenQuery } from './__generated__/PrivacySettingsScreenQuery.graphql'
import { ConsentPanel } from './ConsentPanel'
import { ContactViewList, contactViewsKey, PAGE } from './ContactViewList'
import { OwnDataPanel } from './OwnDataPanel'

/** The privacy settings: views of one's data, consents, and rights. */
export function PrivacySettingsScreen({ queryRef }: ScreenProps<PrivacySettingsScreenQuery>) {
  const { viewer } = usePreloadedQuery<PrivacySettingsScreenQuery>(
    graphql`
      query PrivacySettingsScreenQuery($count: Int = 20) @preloadable {
        viewer {
          id
          ...OwnDataPanel_account
          ...ConsentPanel_account
          ...ContactViewList_account @arguments(count: $count)
        }
      }
    `,
    queryRef,
  )
  useRefetch<PrivacySettingsScreenQuery>(query, store => ({
    count: rowsToRead(store, { key: contactViewsKey }, viewer ? { owner: viewer.id } : {}, PAGE),
  }))
  if (!viewer) return null
  return (
    <>
      <PageTitle>Privacidad</PageTitle>
      <AccountFrame title="Privacidad">
        <OwnDataPanel account={viewer} />
        <ConsentPanel account={viewer} />
        <ContactViewList account={viewer} />
      </AccountFrame>
    </>
  )
}
