import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRevalidator,
  useRouteLoaderData,
} from 'react-router'
import type { Environment, OperationType } from 'relay-runtime'
import { currentAddress, patterns, withDialog } from '../paths'
import { ReadingOf } from '../relay/live/useNews'
import type { Reading, Readings } from '../relay/reading'
import {
  needsReading,
  type ScreenHandle,
  type ScreenOptions,
  type ScreenProps,
  type Start,
  type StartPart,
  startQuery,
  useRelease,
} from '../relay/route'
import { ToSignIn } from './guards'
import { RouteError } from './RouteError'
import { keepRoleHint, type Role, roleHint, roleOf } from './roleHint'
import { useViewer, viewerRole } from './viewer'

/** Props of a panel's frame: its own query, and the current tab. */
export type PanelProps<Q extends OperationType> = ScreenProps<Q> & PanelTabs

export type PanelTabs = {
  readonly tabs: readonly TabFacts[]
  /** The path of the current tab. */
  readonly current: string
  /** Opens a tab in its last state: with its filter, its sort and its scroll. */
  readonly goToTab: (path: string) => void
  /** The current or last search string of a tab. */
  readonly searchOf: (path: string) => string
  /** The tab. */
  readonly children: ReactNode
}

/** The entries of a tab strip, with the frame's figures. */
export function tabItems(tabs: readonly TabFacts[], counts: Readonly<Record<string, number>>) {
  return tabs.map(({ path, label, count, alert, unread }) => ({
    value: path,
    label,
    count: count === undefined ? undefined : counts[count],
    alert,
    unread: unread === undefined ? undefined : counts[unread],
  }))
}

/** 'Mis Compras · Mi panel': the document's title for a tab. */
export function tabTitle({ tabs, current }: Pick<PanelTabs, 'tabs' | 'current'>, name: string): string {
  const tab = tabs.find(({ path }) => path === current)
  return tab ? `${tab.label} · ${name}` : name
}

type TabFacts = {
  /** Name in the address: 'ofertas'. */
  readonly path: string
  /** Name in old addresses. */
  readonly alias?: string | undefined
  readonly label: string
  /** Name of the frame's figure that is shown next to the label. */
  readonly count?: string | undefined
  /** Highlights the figure. */
  readonly alert?: boolean | undefined
  /** Name of the frame's figure that counts unread messages. */
  readonly unread?: string | undefined
}

type Opened = { readonly dispose: () => void; readonly reading: Reading; readonly element: ReactNode }
type OpenedFrame = Omit<Opened, 'element'> & { readonly element: (tabs: PanelTabs) => ReactNode }

/** One tab of a panel: its label, query, code and skeleton. */
export type PanelTab = TabFacts & {
  readonly skeleton: ReactNode
  readonly variables: (at: Parameters<ScreenOptions<OperationType>['variables']>[0]) => object
  readonly open: (environment: Environment, at: LoaderFunctionArgs, isLive: boolean) => Promise<Opened>
  readonly part: StartPart
}

type PanelFacts = Pick<ScreenHandle, 'skeleton' | 'checking' | 'failure'> & {
  readonly tabs: readonly PanelTab[]
  /** The default tab; a function when it depends on the panel's data. */
  readonly first: string | ((environment: Environment) => Promise<string>)
}

export type Panel = PanelFacts & {
  readonly part: StartPart
  readonly open: (environment: Environment, at: LoaderFunctionArgs) => Promise<OpenedFrame>
}

type TabOptions<Q extends OperationType> = TabFacts &
  Pick<ScreenOptions<Q>, 'query' | 'variables' | 'load' | 'skeleton'>

export function panelTab<Q extends OperationType>(options: TabOptions<Q>): PanelTab {
  const { path, alias, label, count, alert, unread, skeleton, variables } = options
  return {
    path,
    alias,
    label,
    count,
    alert,
    unread,
    skeleton,
    variables,
    part: options,
    async open(environment, at, isLive) {
      const { queryRef, reading } = startQuery(() => environment, options, at, isLive)
      const Tab = await options.load()
      return { dispose: () => queryRef.dispose(), reading, element: <Tab queryRef={queryRef} /> }
    },
  }
}

type FrameOptions<Q extends OperationType> = PanelFacts &
  Pick<ScreenOptions<Q>, 'query'> & { readonly load: () => Promise<ComponentType<PanelProps<Q>>> }

/** A frame around tabs; its query takes no variables from the address and is loaded once. */
export function panel<Q extends OperationType>(options: FrameOptions<Q>): Panel {
  const frame = { query: options.query, variables: () => ({}) }
  return {
    ...options,
    part: { ...frame, load: options.load },
    async open(environment, at) {
      const { queryRef, reading } = startQuery(() => environment, frame, at)
      const Frame = await options.load()
      return {
        dispose: () => queryRef.dispose(),
        reading,
        element: tabs => <Frame queryRef={queryRef} {...tabs} />,
      }
    },
  }
}

type PanelRouteOptions = { readonly path: string; readonly panels: Readonly<Record<Role, Panel>> }
type Loaded = {
  readonly role: Role
  readonly panel: Panel
  readonly path: string
  readonly frame: OpenedFrame
  readonly together: Readings
}
type LoadedTab = { readonly tab: PanelTab; readonly opened: Opened; readonly together: Readings }

/**
 * One address, a panel for each role, and under it an address for each tab. The queries and the code of the
 * remembered role's panel and tab start at once.
 */
export function panelRoute(environment: Environment, { path, panels }: PanelRouteOptions): RouteObject {
  const expected = () => panels[roleHint() ?? 'BUYER']
  const handleWith = (starts: readonly Start[]): ScreenHandle => ({
    get skeleton() {
      return expected().skeleton
    },
    get checking() {
      return expected().checking ?? expected().skeleton
    },
    get failure() {
      return expected().failure
    },
    view: path,
    starts,
  })
  /** The tabs loaded since the panel was opened, with their variables; live updates keep them current. */
  const live = new Map<PanelTab, string>()
  /** The readings of the tabs and the frame. */
  let together: Readings = new Set()
  let shown: PanelTab | null = null
  const forget = () => {
    live.clear()
    together = new Set()
  }

  const firstOf = ({ first }: Panel) => (typeof first === 'string' ? first : first(environment))
  const tabOf = async (chosen: Panel, name: string | undefined): Promise<PanelTab> => {
    const find = (wanted: string | undefined) => chosen.tabs.find(tab => tab.path === wanted)
    const tab =
      find(name) ??
      chosen.tabs.find(({ alias }) => alias && alias === name) ??
      find(await firstOf(chosen)) ??
      chosen.tabs[0]
    if (tab) return tab
    throw new Error(`${path} has a panel without tabs`)
  }

  const loader = async (at: LoaderFunctionArgs): Promise<Loaded | null> => {
    const role = roleHint() ?? (await viewerRole(environment))
    if (!role) return null
    const chosen = panels[role]
    const readings = together
    const frame = await chosen.open(environment, at)
    readings.add(frame.reading)
    return { role, panel: chosen, path, frame, together: readings }
  }

  const tabLoader = async (at: LoaderFunctionArgs): Promise<LoadedTab | null> => {
    const role = roleHint() ?? (await viewerRole(environment))
    if (!role) return null
    const tab = await tabOf(panels[role], at.params.tab)
    const variables = JSON.stringify(tab.variables({ params: at.params, url: new URL(at.request.url) }))
    const isLive = live.get(tab) === variables
    live.set(tab, variables)
    shown = tab
    const readings = together
    const opened = await tab.open(environment, at, isLive)
    readings.add(opened.reading)
    return { tab, opened, together: readings }
  }

  return {
    path,
    handle: handleWith(startsOf(panels)),
    HydrateFallback: () => expected().skeleton,
    shouldRevalidate: isAskedFor,
    loader,
    Component: function PanelPage() {
      const loaded = useLoaderData<Loaded | null>()
      useEffect(() => forget, [])
      return loaded ? <OwnPanel {...loaded} /> : <ToSignIn />
    },
    children: [
      {
        id: tabId(path),
        path: patterns.tab,
        handle: handleWith([]),
        ErrorBoundary: RouteError,
        shouldRevalidate: at => {
          if (isAskedFor(at)) forget()
          return at.currentParams.tab !== at.nextParams.tab || !shown || needsReading(shown, at)
        },
        loader: tabLoader,
        Component: TabPage,
      },
    ],
  }
}

/** The panel's own address and one for each tab. */
function startsOf(panels: PanelRouteOptions['panels']): Start[] {
  return Object.entries(panels).flatMap(([name, chosen]) => {
    const role = name as Role
    const tabs = chosen.tabs.map(({ path, part }) => ({ path, role, parts: [chosen.part, part] }))
    const alone = { role, parts: [chosen.part] }
    const first = tabs.find(({ path }) => path === chosen.first) ?? alone
    return [{ ...first, path: '' }, ...tabs]
  })
}

const tabId = (path: string) => `${path} tab`

/** The same place: a retry, or a click on the link to the current page. */
const isAskedFor = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.href === nextUrl.href

function OwnPanel({ role, panel: { tabs, first }, path, frame, together }: Loaded) {
  const viewer = useViewer()
  const { revalidate } = useRevalidator()
  useRelease(frame)
  // Another account has signed in since this browser's last visit.
  const actual = roleOf(viewer?.kind) ?? role
  useEffect(() => {
    if (actual === role) return
    keepRoleHint(actual)
    void revalidate()
  }, [actual, role, revalidate])

  const navigate = useNavigate()
  const named = useParams().tab
  const { pathname, search, hash } = useLocation()
  // An old address that was followed while the panel was open.
  const address = currentAddress({ pathname, search, hash })
  useEffect(() => {
    if (hash && !address.endsWith(hash)) void navigate(address, { replace: true })
  }, [navigate, hash, address])
  const loaded = useRouteLoaderData<LoadedTab | null>(tabId(path))
  // A tab that failed to load is shown as the current one.
  const current = loaded?.tab.path ?? tabs.find(tab => tab.path === named)?.path ?? tabs[0]?.path ?? ''
  const [left] = useState(() => new Map<string, string>())
  useEffect(() => {
    left.set(current, withDialog(search, null))
  }, [left, current, search])
  if (actual !== role) return null
  const searchOf = (tab: string) => (tab === current ? search : (left.get(tab) ?? ''))
  const goToTab = (tab: string) => {
    if (tab === current) return
    void navigate((tab === first ? path : `${path}/${tab}`) + searchOf(tab), { preventScrollReset: true })
  }
  return (
    <ReadingOf own={frame.reading} together={together}>
      {frame.element({ tabs, current, searchOf, goToTab, children: <Outlet /> })}
    </ReadingOf>
  )
}

function TabPage() {
  const loaded = useLoaderData<LoadedTab | null>()
  if (!loaded) return null
  const { tab, opened, together } = loaded
  // With a key: a loading tab shows its skeleton, not the previous tab.
  return (
    <Suspense key={tab.path} fallback={tab.skeleton}>
      <ReadingOf own={opened.reading} together={together}>
        <Shown opened={opened} />
      </ReadingOf>
    </Suspense>
  )
}

function Shown({ opened }: { opened: Opened }) {
  useRelease(opened)
  return opened.element
}
