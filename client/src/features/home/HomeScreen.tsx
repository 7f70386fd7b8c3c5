import { graphql, usePreloadedQuery } from 'react-relay'
import { Navigate } from 'react-router'
import { paths } from '../../paths'
import type { ScreenProps } from '../../relay/route'
import { useTitle } from '../../shell/useTitle'
import type { HomeScreenQuery } from './__generated__/HomeScreenQuery.graphql'

/** The front door. A signed-in provider finds their panel behind it instead. */
export function HomeScreen({ queryRef }: ScreenProps<HomeScreenQuery>) {
  useTitle('¿Qué repuesto necesitás?')
  const { viewer } = usePreloadedQuery<HomeScreenQuery>(
    graphql`
      query HomeScreenQuery @preloadable {
        viewer {
          kind
        }
      }
    `,
    queryRef,
  )
  if (viewer?.kind === 'PROVIDER') return <Navigate replace to={paths.dashboard()} />
  return <h1>¿Qué repuesto necesitás?</h1>
}
