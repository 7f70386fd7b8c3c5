import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { homeQuery } from './__generated__/homeQuery.graphql'
import { CommissionTable } from './CommissionTable'

export type HomeProps = { readonly queryRef: PreloadedQuery<homeQuery> }

/** What the home page reads; its sections wait for it one by one. */
export function useHome({ queryRef }: HomeProps) {
  const { viewer, salesTerms } = usePreloadedQuery<homeQuery>(
    graphql`
      query homeQuery @preloadable {
        viewer {
          kind
        }
        salesTerms {
          depositBps
          ...CommissionTable_terms
        }
      }
    `,
    queryRef,
  )
  return { kind: viewer?.kind ?? null, depositBps: salesTerms.depositBps, terms: salesTerms }
}

/** What a sale costs its provider, once it is known. */
export function Commissions(props: HomeProps) {
  return <CommissionTable terms={useHome(props).terms} />
}
