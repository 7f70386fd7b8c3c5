import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../../relay/route'
import { AdminFrame } from '../AdminFrame'
import type { TestimonialsScreenQuery } from './__generated__/TestimonialsScreenQuery.graphql'
import { TestimonialList } from './TestimonialList'

/** The reviews whose authors let everyone read them, and the team's choice of those that the home page shows. */
export function TestimonialsScreen({ queryRef }: ScreenProps<TestimonialsScreenQuery>) {
  const data = usePreloadedQuery<TestimonialsScreenQuery>(
    graphql`
      query TestimonialsScreenQuery($quoted: Boolean) @preloadable {
        viewer {
          isAdmin
        }
        ...TestimonialList_query @arguments(quoted: $quoted)
      }
    `,
    queryRef,
  )
  return (
    <AdminFrame title="Calificaciones para la portada" isAdmin={data.viewer?.isAdmin ?? false}>
      <TestimonialList query={data} />
    </AdminFrame>
  )
}
