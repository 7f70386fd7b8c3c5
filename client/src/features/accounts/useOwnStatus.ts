import { graphql } from 'react-relay'
import { useNews } from '../../relay/live/useNews'
import type { useOwnStatusSubscription } from './__generated__/useOwnStatusSubscription.graphql'

/**
 * Hears the team's decision on one's own account. The server then closes the websocket to open it with the new rights;
 * what they change (what may be offered on) is read again with the reconnect.
 */
export function useOwnStatus(): void {
  useNews<useOwnStatusSubscription>(
    graphql`
      subscription useOwnStatusSubscription {
        providerUpdated {
          status
          ...AccountNotice_provider
          ...verifiedFields_provider
        }
      }
    `,
    {},
  )
}
