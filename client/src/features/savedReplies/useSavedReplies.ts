import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { useSavedReplies_provider$key } from './__generated__/useSavedReplies_provider.graphql'
import type { useSavedRepliesQuery } from './__generated__/useSavedRepliesQuery.graphql'

/** The viewing provider's saved replies, the oldest first; suspends while they load. */
export function useSavedReplies() {
  const { viewer } = useLazyLoadQuery<useSavedRepliesQuery>(
    graphql`
      query useSavedRepliesQuery {
        viewer {
          provider {
            ...useSavedReplies_provider
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const provider = useFragment<useSavedReplies_provider$key>(
    graphql`
      fragment useSavedReplies_provider on Provider {
        savedReplies {
          id
          name
          text
        }
      }
    `,
    viewer?.provider ?? null,
  )
  return provider?.savedReplies.map(({ id, name, text }) => ({ id, name, text })) ?? []
}
