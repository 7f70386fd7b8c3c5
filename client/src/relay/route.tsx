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
import { wasAskedEarly } from './http'
import type { LinkKind } from './link'
import { ReadingOf } from './live/useNews'
import { type Reading, readingOf } from './reading'
import { forgetUnread } from './unread'

/** Where the person goes. */
export type Place = { readonly params: Params<string>; readonly url: URL }

/** What a screen receives: its query, already on its way. */
export type ScreenProps<Q extends OperationType> = { readonly queryRef: PreloadedQuery<Q> }

export type ScreenOptions<Q extends OperationType> = {
  /** `XScreenQuery$parameters`: enough to start the query before the screen's code is here. */
  readonly query: PreloadableConcreteRequest<Q>
  readonly variables: (place: Place) => VariablesOf<Q>
  /** Downloads the screen. */
  readonly load: () => Promise<Screen<Q>>
  /** The screen reads and acts with the rights of the link in this part of its address; with the session's when left out. */
  readonly link?: { readonly kind: LinkKind; readonly param: string } | undefined
  /** Of a screen with `downloadContent`, for the build: what it shows at its addresses; the first that fits. */
  readonly contents?: readonly Content[] | undefined
} & Omit<ScreenHandle, 'starts'>

/** Of a screen that shows more than itself. */
export type WithContent = {
  /** Downloads what is shown at this address and not at others, which comes together with the screen. */
  readonly downloadContent?: (at: URL) => Promise<unknown>
}

type Screen<Q extends OperationType> = ComponentType<ScreenProps<Q>> & WithContent

/** A part of a screen that shows others at other addresses. */
export type Content = {
  /** 'mode=manual': what the query string says there; all addresses when left out. */
  readonly search?: string
  readonly load: () => Promise<unknown>
}

/** What the layout finds in `handle` of the innermost route. */
export type ScreenHandle = {
  /** The screen's silhouette, for the first visit. Later its place is held by the screen that is left. */
  readonly skeleton?: ReactNode
  /** Stands for the skeleton while it is not known who is here; by default the skeleton does. */
  readonly checking?: ReactNode
  /** The screen has a filled button of its own: then the header has none. */
  readonly ownAction?: boolean
  /** The screen is as tall as the window, and parts of it scroll. */
  readonly fits?: boolean
  /** Screens of the same view are parts of one (the tabs of a panel): going from one to another leaves the focus. */
  readonly view?: string | undefined
  /** Heads what is shown when the screen cannot be: 'No se pudieron cargar los datos'. */
  readonly failure?: string | undefined
  /** For the build. */
  readonly starts?: readonly Start[]
}

/** One file of a screen, and its query when it has one. */
export type StartPart = {
  readonly load: () => Promise<unknown>
  readonly query?: PreloadableConcreteRequest<never>
  readonly variables?: (place: Place) => object
  /** With it the query is not asked for before the client's code runs: the page's head asks as whoever is signed in. */
  readonly link?: unknown
}

/** A visit that begins at a route: what the build puts into the page to be asked for at once. */
export type Start = {
  /** The rest of the address after the route's. */
  readonly path: string
  /** What the query string says, as in `Content`. */
  readonly search?: string | undefined
  /** For whom; everybody when left out. */
  readonly role?: 'BUYER' | 'PROVIDER'
  /** From the outside in: a panel, then its tab. */
  readonly parts: readonly StartPart[]
  /** The page is there before any code runs. */
  readonly prerendered?: boolean
}

type Position = { readonly path: string } | { readonly index: true }

/** For screens whose query takes nothing from the address. */
export const noVariables = () => ({})

/** Returns a function that makes routes whose query starts in the loader, at the same time as the download of the screen. */
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
            // The same element while its query is: another address alone (a dialog) does not draw the screen again.
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

/** Done when the screen's content is here. */
export async function contentOf(
  { load }: { readonly load: () => Promise<WithContent> },
  { request }: LoaderFunctionArgs,
): Promise<void> {
  // The screen asks again for what could not be downloaded here.
  await load()
    .then(({ downloadContent }) => downloadContent?.(new URL(request.url)))
    .catch(() => undefined)
}

/** How long what was read may be shown again on the way back, without asking. */
const FRESH_MS = 5 * 60_000

/** A query on its way, and how old what it shows is. */
export type Started<Q extends OperationType> = {
  readonly queryRef: PreloadedQuery<Q>
  readonly reading: Reading
  /** Where it is read, with whose rights. */
  readonly environment: Environment
}

/**
 * Starts a screen's query. What is known is shown at once and read again, except on the way back, and while news keep it
 * up to date (`isLive`): then lists stay as long as they were, and `useReread` reads what was missed.
 */
export function startQuery<Q extends OperationType>(
  environmentOf: ReturnType<typeof environmentsOf>,
  options: Pick<ScreenOptions<Q>, 'query' | 'variables' | 'link'>,
  { params, request }: LoaderFunctionArgs,
  isLive = false,
): Started<Q> {
  forgetUnread()
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

/** The same query is read again only when it was asked for: a retry, or a click on the link to where one is. */
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

/** Lets go of a query when its screen is left; not at once, because React may mount it again. */
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

/** Whether the browser's back or forward button is at work: then lists stay as long as they were. */
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
