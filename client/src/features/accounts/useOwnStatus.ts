import { graphql } from 'react-relay'
import { useNews } from '../../relay/live/useNews'
import type { useOwnStatusSubscription } from './__generated__/useOwnStatusSubscription.graphql'

/**
 * Subscribes to the team's decision on the user's own account. The server then closes the websocket to open
 * it with the new rights; the reconnect refetches the data that depends on them.
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
