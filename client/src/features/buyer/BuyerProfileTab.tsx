import { graphql, usePreloadedQuery } from 'react-relay'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { BuyerProfileEditor } from '../profile/BuyerProfileEditor'
import query, { type BuyerProfileTabQuery } from './__generated__/BuyerProfileTabQuery.graphql'

/** 'Mi Perfil': the buyer's own data. */
export function BuyerProfileTab({ queryRef }: ScreenProps<BuyerProfileTabQuery>) {
  const { viewer } = usePreloadedQuery<BuyerProfileTabQuery>(
    graphql`
      query BuyerProfileTabQuery @preloadable {
        viewer {
          ...BuyerProfileEditor_account
        }
      }
    `,
    queryRef,
  )
  useRefetch<BuyerProfileTabQuery>(query, () => ({}))
  return viewer && <BuyerProfileEditor account={viewer} />
}
