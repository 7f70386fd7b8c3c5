import { graphql, usePaginationFragment } from 'react-relay'
import { AdminQueueTable } from '../queue/AdminQueueTable'
import type { TestimonialList_query$key } from './__generated__/TestimonialList_query.graphql'
import listQuery, {
  type TestimonialListPaginationQuery,
} from './__generated__/TestimonialListPaginationQuery.graphql'
import { testimonialColumns } from './testimonialColumns'
import { testimonialQueue } from './testimonialQueue'
import { useTestimonialNews } from './useTestimonialNews'

/** The reviews that the home page could show, newest first; by default those that it does not show. */
export function TestimonialList({ query }: { query: TestimonialList_query$key }) {
  const { data, ...pages } = usePaginationFragment<TestimonialListPaginationQuery, TestimonialList_query$key>(
    graphql`
      fragment TestimonialList_query on Query
      @refetchable(queryName: "TestimonialListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        quoted: { type: "Boolean" }
      ) {
        quotableReviews(first: $first, after: $after, quoted: $quoted)
          @connection(key: "TestimonialList_quotableReviews") {
          edges {
            node {
              id
              ...testimonialColumns_review
            }
          }
        }
      }
    `,
    query,
  )
  useTestimonialNews()
  return (
    <AdminQueueTable
      queue={testimonialQueue}
      query={listQuery}
      columns={testimonialColumns}
      rows={data.quotableReviews?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      hint={() =>
        'Acá aparecen las calificaciones con comentario cuyos autores dejan mostrarlas. La portada muestra las últimas tres que elijas.'
      }
    />
  )
}
