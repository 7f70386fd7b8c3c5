import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react'
import { loadQuery, type PreloadedQuery, type VariablesOf } from 'react-relay'
import {
  type LoaderFunctionArgs,
  type Params,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import type { Environment, OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import { environmentsOf, ReadsWith } from './credential'
import { forgetFailedRefetches } from './failedRefetch'
import { wasAskedEarly } from './http'
import type { LinkKind } from './link'
import { ReadingOf } from './live/useNews'
import { type Reading, readingOf } from './reading'

/** Target of a navigation. */
export type Place = { readonly params: Params<string>; readonly url: URL }

/** Props of a screen: its query, already loading. */
export type ScreenProps<Q extends OperationType> = { readonly queryRef: PreloadedQuery<Q> }

export type ScreenOptions<Q extends OperationType> = {
  /** `XScreenQuery$parameters`: enough to start the query before the screen's code is loaded. */
  readonly query: PreloadableConcreteRequest<Q>
  readonly variables: (place: Place) => VariablesOf<Q>
  /** Downloads the screen. */
  readonly load: () => Promise<Screen<Q>>
  /** The screen uses the rights of the link in this part of its address; the session's when undefined. */
  readonly link?: { readonly kind: LinkKind; readonly param: string } | undefined
  /** For a screen with `downloadContent`, at build time: its content by address; the first match is used. */
  readonly contents?: readonly Content[] | undefined
} & Omit<ScreenHandle, 'starts'>

/** A screen that shows content besides its own code. */
export type WithContent = {
  /** Downloads the content of this address along with the screen. */
  readonly downloadContent?: (at: URL) => Promise<unknown>
}

type Screen<Q extends OperationType> = ComponentType<ScreenProps<Q>> & WithContent

/** A part of a screen for some of its addresses. */
export type Content = {
  /** Condition on the query string: 'mode=manual'; every address when undefined. */
  readonly search?: string
  readonly load: () => Promise<unknown>
}

/** Data for the layout in `handle` of the innermost route. */
export type ScreenHandle = {
  /** The screen's skeleton, for the first visit. In later navigations the previous screen is kept. */
  readonly skeleton?: ReactNode
  /** Replaces the skeleton while the viewer is unknown; by default the skeleton itself. */
  readonly checking?: ReactNode
  /** The screen has a filled button of its own: then the header has none. */
  readonly ownAction?: boolean
  /** The screen is as tall as the window, and parts of it scroll. */
  readonly fits?: boolean
  /**
   * Screens of the same view are parts of one (the tabs of a panel): a navigation between them keeps the
   * focus.
   */
  readonly view?: string | undefined
  /** Heading when the screen fails to load: 'No se pudieron cargar los datos'. */
  readonly failure?: string | undefined
  /** The downloads and queries of the first screen; the build writes them into the page. */
  readonly starts?: readonly Start[]
}

/** One file of a screen, and its query if any. */
export type StartPart = {
  readonly load: () => Promise<unknown>
  readonly query?: PreloadableConcreteRequest<never>
  readonly variables?: (place: Place) => object
  /**
   * Present for link screens, whose query waits for the client's code: the page's head uses the session's
   * rights.
   */
  readonly link?: unknown
}

/** A visit that begins at a route: the requests that the build puts into the page. */
export type Start = {
  /** The rest of the address after the route's. */
  readonly path: string
  /** Condition on the query string, as in `Content`. */
  readonly search?: string | undefined
  /** Role of the account; all visitors when undefined. */
  readonly role?: 'BUYER' | 'PROVIDER'
  /** From the outside in: a panel, then its tab. */
  readonly parts: readonly StartPart[]
  /** True when the page is prerendered. */
  readonly prerendered?: boolean
}

type Position = { readonly path: string } | { readonly index: true }

/** For screens whose query takes nothing from the address. */
export const noVariables = () => ({})

/** Returns a function that makes routes whose loader starts the query while the screen downloads. */
export function screensOf(session: Environment) {
  const environmentOf = environmentsOf(session)
  return function screen<Q extends OperationType>(
    position: Position,
    options: ScreenOptions<Q>,
  ): RouteObject {
    return {
      ...position,
      handle: handleOf(options, startsOf(options)),
      loader: at => {
        const started = startQuery(environmentOf, options, at)
        return options.contents ? contentOf(options, at).then(() => started) : started
      },
      shouldRevalidate: at => needsReading(options, at),
      HydrateFallback: () => options.skeleton,
      lazy: {
        Component: async () => {
          const Screen = await options.load()
          return function LoadedScreen() {
            const { queryRef, reading, environment } = useLoaderData<Started<Q>>()
            const together = useMemo(() => new Set([reading]), [reading])
            useRelease(queryRef)
            // The same element for the same query: a change of the address alone (a dialog) does not render
            // the screen again.
            const screen = useMemo(() => <Screen queryRef={queryRef} />, [queryRef])
            return (
              <ReadsWith environment={environment} session={session}>
                <ReadingOf own={reading} together={together}>
                  {screen}
                </ReadingOf>
              </ReadsWith>
            )
          }
        },
      },
    }
  }
}

function handleOf(handle: ScreenHandle, starts: readonly Start[]): ScreenHandle {
  const { skeleton, checking = skeleton, ownAction = false, fits = false, failure } = handle
  return { skeleton, checking, ownAction, fits, failure, starts }
}

/** The visits that begin at a screen: one for each of its contents, and one for addresses where it has none. */
export function startsOf(
  screen: StartPart & { readonly contents?: readonly Content[] | undefined },
): Start[] {
  const { contents = [] } = screen
  const starts = contents.map(({ search, load }) => ({ path: '', search, parts: [screen, { load }] }))
  return contents.some(({ search }) => !search) ? starts : [...starts, { path: '', parts: [screen] }]
}

/** Resolves when the screen's content is loaded. */
export async function contentOf(
  { load }: { readonly load: () => Promise<WithContent> },
  { request }: LoaderFunctionArgs,
): Promise<void> {
  // The screen itself retries a failed download.
  await load()
    .then(({ downloadContent }) => downloadContent?.(new URL(request.url)))
    .catch(() => undefined)
}

/** Age up to which going back shows data without a refetch. */
const FRESH_MS = 5 * 60_000

/** A loading query and the age of its data. */
export type Started<Q extends OperationType> = {
  readonly queryRef: PreloadedQuery<Q>
  readonly reading: Reading
  /** The environment that reads it, with its rights. */
  readonly environment: Environment
}

/**
 * Starts a screen's query. Known data is shown at once and refetched, except when going back, and while live
 * updates keep it current (`isLive`): then lists keep their length, and `useRefetch` reads missed rows.
 */
export function startQuery<Q extends OperationType>(
  environmentOf: ReturnType<typeof environmentsOf>,
  options: Pick<ScreenOptions<Q>, 'query' | 'variables' | 'link'>,
  { params, request }: LoaderFunctionArgs,
  isLive = false,
): Started<Q> {
  forgetFailedRefetches()
  const variables = options.variables({ params, url: new URL(request.url) })
  const { params: query } = options.query
  const link = options.link ? { kind: options.link.kind, token: params[options.link.param] ?? '' } : null
  const environment = environmentOf(link)
  const reading = readingOf(query.name, link ? { ...variables, link } : variables)
  const isFresh = goingBack && Date.now() - reading.asOf < FRESH_MS
  const fetchPolicy = isLive || isFresh ? 'store-or-network' : 'store-and-network'
  if (fetchPolicy === 'store-and-network') {
    const asOf = wasAskedEarly(query) ? performance.timeOrigin : Date.now()
    Object.assign(reading, { asOf, isOld: false })
  }
  const queryRef = loadQuery<Q>(environment, options.query, variables, { fetchPolicy })
  request.signal.addEventListener('abort', () => queryRef.dispose(), { once: true })
  return { queryRef, reading, environment }
}

/** The same query is refetched only on request: a retry, or a click on the link to the current page. */
export function needsReading<Q extends OperationType>(
  { variables, link }: Pick<ScreenOptions<Q>, 'variables' | 'link'>,
  { currentParams, currentUrl, nextParams, nextUrl }: ShouldRevalidateFunctionArgs,
): boolean {
  if (currentUrl.href === nextUrl.href) return true
  if (link && currentParams[link.param] !== nextParams[link.param]) return true
  const before = JSON.stringify(variables({ params: currentParams, url: currentUrl }))
  return before !== JSON.stringify(variables({ params: nextParams, url: nextUrl }))
}

const RELEASE_AFTER_MS = 1_000
const releases = new WeakMap<object, ReturnType<typeof setTimeout>>()

/** Releases a query when its screen is left; delayed, because React may mount it again. */
export function useRelease(queryRef: { dispose: () => void }): void {
  useEffect(() => {
    clearTimeout(releases.get(queryRef))
    return () => {
      releases.set(
        queryRef,
        setTimeout(() => queryRef.dispose(), RELEASE_AFTER_MS),
      )
    }
  }, [queryRef])
}

/** True during a navigation by the back or forward button: then lists keep their length. */
let goingBack = false

/** Follows the browser's back and forward buttons; once per page, before the router listens to them. */
export function watchHistory(): void {
  window.addEventListener('popstate', () => {
    goingBack = true
    // The router starts its loaders before the next task.
    setTimeout(() => {
      goingBack = false
    })
  })
}
