import { graphql, usePreloadedQuery } from 'react-relay'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { ProviderProfileEditor } from '../profile/ProviderProfileEditor'
import query, { type ProfileTabQuery } from './__generated__/ProfileTabQuery.graphql'

/** 'Perfil': the provider's own data. */
export function ProfileTab({ queryRef }: ScreenProps<ProfileTabQuery>) {
  const { viewer } = usePreloadedQuery<ProfileTabQuery>(
    graphql`
      query ProfileTabQuery @preloadable {
        viewer {
          ...ProviderProfileEditor_account
        }
      }
    `,
    queryRef,
  )
  useRefetch<ProfileTabQuery>(query, () => ({}))
  return viewer && <ProviderProfileEditor account={viewer} />
}
