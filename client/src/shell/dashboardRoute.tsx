import { type ComponentType, useEffect } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { type RouteObject, useLoaderData, useRevalidator } from 'react-router'
import type { Environment, OperationType } from 'relay-runtime'
import {
  type ScreenHandle,
  type ScreenOptions,
  type ScreenProps,
  startQuery,
  useRelease,
} from '../relay/route'
import { ToSignIn } from './guards'
import { keepRoleHint, type Role, roleHint, roleOf } from './roleHint'
import { useViewer, viewerRole } from './viewer'

type Options<B extends OperationType, P extends OperationType> = {
  readonly path: string
  readonly buyer: ScreenOptions<B>
  readonly provider: ScreenOptions<P>
}

type Loaded<Q extends OperationType = OperationType> = {
  readonly role: Role
  readonly queryRef: PreloadedQuery<Q>
  readonly Screen: ComponentType<ScreenProps<Q>>
}

/** One address, two screens: the query and the code of the viewer's own one start at once, by what this browser remembers. */
export function dashboardRoute<B extends OperationType, P extends OperationType>(
  environment: Environment,
  { path, buyer, provider }: Options<B, P>,
): RouteObject {
  const expected = () => (roleHint() === 'PROVIDER' ? provider : buyer)
  return {
    path,
    handle: {
      get skeleton() {
        return expected().skeleton
      },
      failure: 'No se pudieron cargar los datos',
    } satisfies ScreenHandle,
    HydrateFallback: () => expected().skeleton,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    loader: async at => {
      const role = roleHint() ?? (await viewerRole(environment))
      if (role === 'BUYER') return start(environment, role, buyer, at)
      return role === 'PROVIDER' ? start(environment, role, provider, at) : null
    },
    Component: Dashboard,
  }
}

async function start<Q extends OperationType>(
  environment: Environment,
  role: Role,
  options: ScreenOptions<Q>,
  at: Parameters<typeof startQuery>[2],
): Promise<Loaded<Q>> {
  const queryRef = startQuery(environment, options, at)
  return { role, queryRef, Screen: await options.load() }
}

function Dashboard() {
  const loaded = useLoaderData<Loaded | null>()
  return loaded ? <Panel {...loaded} /> : <ToSignIn />
}

function Panel({ role, queryRef, Screen }: Loaded) {
  const viewer = useViewer()
  const { revalidate } = useRevalidator()
  useRelease(queryRef)
  // Somebody else has signed in since this browser last looked.
  const actual = roleOf(viewer?.kind) ?? role
  useEffect(() => {
    if (actual === role) return
    keepRoleHint(actual)
    void revalidate()
  }, [actual, role, revalidate])
  return actual === role ? <Screen queryRef={queryRef} /> : null
}
