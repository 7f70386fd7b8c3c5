import { graphql } from 'react-relay'
import { useNews } from '../../relay/live/useNews'
import type { useProfileNewsSubscription } from './__generated__/useProfileNewsSubscription.graphql'

/** Hears of changes to the own profile in other tabs and on other devices. */
export function useProfileNews(): void {
  useNews<useProfileNewsSubscription>(
    graphql`
      subscription useProfileNewsSubscription {
        profileUpdated {
          ...BuyerProfileEditor_account
          ...ProviderProfileEditor_account
        }
      }
    `,
    {},
  )
}
