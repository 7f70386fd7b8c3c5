import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { notifiedWords } from '../following/reachWords'
import type { RequestReach_request$key } from './__generated__/RequestReach_request.graphql'

/** The number of providers who were told of a request; nothing while none were. */
export function RequestReach({ request }: { request: RequestReach_request$key }) {
  const { notifiedProviders } = useFragment(
    graphql`
      fragment RequestReach_request on PartRequest {
        notifiedProviders {
          count
          openNow
          quotingNow
        }
      }
    `,
    request,
  )
  const { count = 0, openNow = 0, quotingNow = 0 } = notifiedProviders ?? {}
  if (count === 0) return null
  return (
    <chakra.p mt="5" textStyle="sm" color="fg.muted">
      {notifiedWords({ count, openNow, quotingNow })}
    </chakra.p>
  )
}
