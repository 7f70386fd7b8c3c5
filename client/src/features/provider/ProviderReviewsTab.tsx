import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import { nextPage } from '../../relay/nextPage'
import type { ScreenProps } from '../../relay/route'
import { EmptyState } from '../../ui/EmptyState'
import { PagedPanel } from '../../ui/PagedPanel'
import { PanelHeader } from '../../ui/Panel'
import { HonourSummary } from '../reviews/HonourSummary'
import { RatingSummary } from '../reviews/RatingSummary'
import { ReceivedReviewNews } from '../reviews/ReceivedReviewNews'
import { ReceivedReviewRow } from '../reviews/ReceivedReviewRow'
import { ReviewWordsDialogs } from '../reviews/ReviewWordsDialogs'
import { receivedReviews } from '../reviews/reviewLists'
import type { ProviderReviewsTab_provider$key } from './__generated__/ProviderReviewsTab_provider.graphql'
import type { ProviderReviewsTabPaginationQuery } from './__generated__/ProviderReviewsTabPaginationQuery.graphql'
import query, { type ProviderReviewsTabQuery } from './__generated__/ProviderReviewsTabQuery.graphql'

const PAGE = 20

/** 'Calificaciones' of the provider: the rating, and the reviews of its sales, the newest first. */
export function ProviderReviewsTab({ queryRef }: ScreenProps<ProviderReviewsTabQuery>) {
  const { viewer } = usePreloadedQuery<ProviderReviewsTabQuery>(
    graphql`
      query ProviderReviewsTabQuery($count: Int = 20) @preloadable {
        viewer {
          provider {
            ...ProviderReviewsTab_provider @arguments(count: $count)
          }
        }
      }
    `,
    queryRef,
  )
  return viewer?.provider ? <Reviews provider={viewer.provider} /> : null
}

function Reviews({ provider }: { provider: ProviderReviewsTab_provider$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProviderReviewsTabPaginationQuery,
    ProviderReviewsTab_provider$key
  >(
    graphql`
      fragment ProviderReviewsTab_provider on Provider
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ProviderReviewsTabPaginationQuery") {
        id
        rating {
          ...RatingSummary_rating
        }
        ...HonourSummary_provider
        reviews(first: $count, after: $cursor) @connection(key: "ReceivedReviews_reviews") {
          edges {
            node {
              id
              ...ReceivedReviewRow_review
            }
          }
        }
      }
    `,
    provider,
  )
  const { id, rating } = data
  const refresh = useRefetch<ProviderReviewsTabQuery>(query, store => ({
    count: rowsToRead(store, receivedReviews, { owner: id }, PAGE),
  }))
  const reviews = data.reviews.edges.map(({ node }) => node)
  return (
    <chakra.section aria-label="Calificaciones" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <ReceivedReviewNews providerId={id} onRemoved={refresh} />
      {rating && <RatingSummary rating={rating} />}
      <HonourSummary provider={data} />
      <PagedPanel
        head={<PanelHeader title={<h2>Calificaciones</h2>} />}
        empty={
          <EmptyState title="Todavía no te calificaron">
            Cuando un comprador confirma que recibió, lo invitamos a calificarte. Podés responderle una vez.
          </EmptyState>
        }
        rows={reviews.map(review => <ReceivedReviewRow key={review.id} review={review} />)}
        hasNext={hasNext}
        loading={isLoadingNext}
        onMore={() => loadNext(PAGE, nextPage)}
      />
      <ReviewWordsDialogs />
    </chakra.section>
  )
}
