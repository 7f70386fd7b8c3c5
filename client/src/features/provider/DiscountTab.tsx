import { graphql, usePreloadedQuery } from 'react-relay'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { openedLater } from '../../ui/openedLater'
import { CardSkeleton } from '../../ui/Skeleton'
import query, { type DiscountTabQuery } from './__generated__/DiscountTabQuery.graphql'

const DiscountForm = openedLater(
  async () => (await import('../discounts/DiscountForm')).DiscountForm,
  () => true,
  { Waiting: () => <CardSkeleton /> },
)

/** 'Descuentos': what registered customers get off. */
export function DiscountTab({ queryRef }: ScreenProps<DiscountTabQuery>) {
  const { viewer } = usePreloadedQuery<DiscountTabQuery>(
    graphql`
      query DiscountTabQuery @preloadable {
        viewer {
          provider {
            ...DiscountForm_provider
          }
        }
      }
    `,
    queryRef,
  )
  useRefetch<DiscountTabQuery>(query, () => ({}))
  return viewer?.provider ? <DiscountForm provider={viewer.provider} /> : null
}
