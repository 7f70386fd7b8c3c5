import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { lateRoutes } from './lateRoutes'
import { forgetSecretsOnLeaving } from './lib/pageCache'
import { currentAddress } from './paths'
import { createEnvironment } from './relay/environment'
import { watchHistory } from './relay/route'
import { appRoutes } from './routes'
import { Site } from './Site'
import { reloadRestoredPage } from './shell/restoredPage'
import { loadViewer } from './shell/viewer'
import { VisitReport } from './VisitReport'

const address = currentAddress(window.location)
if (!window.location.href.endsWith(address)) window.history.replaceState(null, '', address)
const environment = createEnvironment()
forgetSecretsOnLeaving()
reloadRestoredPage()
const routes = appRoutes(environment, loadViewer(environment))

// Not awaited: a screen's code waits until this module has run.
void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const isPrerendered = root.hasAttribute('data-prerendered')
  // A task of its own: together with the evaluation of all modules it would take twice as long.
  await new Promise(resolve => setTimeout(resolve))
  let keepInput: typeof import('./keepInput').keepInput | null = null
  try {
    const [input] = await Promise.all([
      isPrerendered && import('./keepInput'),
      isPrerendered && downloadScreen(routes),
      stylesheet(),
    ])
    if (input) keepInput = input.keepInput
  } catch {
    window.tuercaClicks?.fail()
    return
  }
  watchHistory()
  // With hydration data, although none came from a server, the router restores no scroll position at the
  // start.
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: lateRoutes(environment),
    ...(isPrerendered ? { hydrationData: {} } : {}),
  })
  const site = (
    <Site environment={environment}>
      <RouterProvider router={router} />
      {import.meta.env.PROD && <VisitReport router={router} />}
    </Site>
  )
  // Transitions, because React yields to the browser within them.
  if (!keepInput) {
    // Keeps the skeleton until its screen is ready: a generic skeleton would be less exact.
    if (root.hasAttribute('data-skeleton')) await initialized(router)
    window.tuercaTranslation?.begin()
    window.tuercaTranslation?.taken()
    startTransition(() => createRoot(root).render(site))
    return
  }
  await initialized(router)
  // A prerendered page keeps its scroll position: the router would scroll to its top, or to its '#'.
  router.state.restoreScrollPosition = false
  window.tuercaTranslation?.begin()
  const input = keepInput(root)
  // After hydration React keeps the fields itself.
  const onTaken = () => {
    input.stop()
    window.tuercaTranslation?.taken()
  }
  const taken = <WhenTaken then={onTaken}>{site}</WhenTaken>
  // A translation that could not be reverted.
  const isTranslated = root.querySelector('font') !== null
  const options = {
    // React rendered the page again, because its elements had been changed. Effects run before the input is
    // restored.
    onRecoverableError: (error: unknown) => {
      if (!isTranslated) reportError(error)
      setTimeout(input.restore)
    },
  }
  startTransition(() => void hydrateRoot(root, taken, options))
  window.tuercaClicks?.replay()
}

/** Calls back after hydration. */
function WhenTaken({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

/** The code of the prerendered screen: without it the first rendering would remove the screen. */
async function downloadScreen(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, location) ?? []
  await Promise.all(matches.map(({ route }) => typeof route.lazy === 'object' && route.lazy.Component?.()))
}

/** A prerendered page has only the styles it uses; `startCode` has requested those of the code's screens. */
async function stylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (!link || link.sheet) return
  await new Promise<void>(resolve => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true })
  })
}

/** The router takes a moment to use that code. */
function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise(resolve => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(state => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}
