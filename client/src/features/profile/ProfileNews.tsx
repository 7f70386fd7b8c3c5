import { graphql } from 'react-relay'
import { useNews } from '../../relay/live/useNews'
import type { ProfileNewsSubscription } from './__generated__/ProfileNewsSubscription.graphql'

/** Subscribes to changes of the own profile in other tabs and on other devices. */
export function ProfileNews(): null {
  useNews<ProfileNewsSubscription>(
    graphql`
      subscription ProfileNewsSubscription {
        profileUpdated {
          ...BuyerProfileEditor_account
          ...ProviderProfileEditor_account
        }
      }
    `,
    {},
  )
  return null
}
