import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useSetRequestDigestMutation } from './__generated__/useSetRequestDigestMutation.graphql'

/** Chooses between two mails a day about new requests and one within the hour. */
export function useSetRequestDigest() {
  return useCommand<useSetRequestDigestMutation>(
    graphql`
      mutation useSetRequestDigestMutation($isWanted: Boolean!) {
        setRequestDigest(isWanted: $isWanted) {
          ... on SetRequestDigestPayload {
            account {
              digestsRequests
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudieron guardar tus avisos',
  )
}
