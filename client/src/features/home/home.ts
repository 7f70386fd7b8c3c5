import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { homeQuery } from './__generated__/homeQuery.graphql'

export type HomeProps = { readonly queryRef: PreloadedQuery<homeQuery> }

/** What the home page reads; its sections wait for it one by one. */
export function useHome({ queryRef }: HomeProps): homeQuery['response'] {
  return usePreloadedQuery<homeQuery>(
    graphql`
      query homeQuery @preloadable {
        viewer {
          # eslint-disable-next-line relay/unused-fields
          kind
        }
        salesTerms {
          # eslint-disable-next-line relay/unused-fields
          depositBps
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...CommissionTable_terms
        }
      }
    `,
    queryRef,
  )
}
