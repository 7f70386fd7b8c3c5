import type { RouteObject } from 'react-router'
import { redirect } from 'react-router'
import type { Environment } from 'relay-runtime'
import HomeScreenQuery from './features/home/__generated__/HomeScreenQuery$parameters'
import { paths, patterns } from './paths'
import { noVariables, screensOf } from './relay/route'
import { PublicLayout } from './shell/PublicLayout'
import { RouteError, SiteError } from './shell/RouteError'
import { Shell } from './shell/Shell'
import { loadViewer } from './shell/viewer'
import { SkeletonPage } from './ui/Skeleton'

/** Path → layout → screen and the query it starts. The only place that knows the screens. */
export function appRoutes(environment: Environment): RouteObject[] {
  const screen = screensOf(environment)
  const viewerRef = loadViewer(environment)
  return [
    {
      element: <Shell viewerRef={viewerRef} />,
      ErrorBoundary: SiteError,
      children: [
        {
          Component: PublicLayout,
          children: [
            {
              ErrorBoundary: RouteError,
              children: [
                screen(
                  { index: true },
                  {
                    query: HomeScreenQuery,
                    variables: noVariables,
                    load: async () => (await import('./features/home/HomeScreen')).HomeScreen,
                    skeleton: <SkeletonPage />,
                  },
                ),
                { path: patterns.activeRequests, loader: () => redirect(paths.dashboard()) },
                {
                  path: '*',
                  lazy: { Component: async () => (await import('./shell/NotFoundScreen')).NotFoundScreen },
                },
              ],
            },
          ],
        },
      ],
    },
  ]
}
