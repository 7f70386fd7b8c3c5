import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { keepInput } from './keepInput'
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

// Not awaited: a screen's code waits until this module is done.
void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const isPrerendered = root.hasAttribute('data-prerendered')
  // A task of its own: with the evaluation of all modules it would be twice as long.
  await new Promise(resolve => setTimeout(resolve))
  try {
    await Promise.all([isPrerendered && downloadScreen(routes), stylesheet()])
  } catch {
    window.tuercaClicks?.fail()
    return
  }
  watchHistory()
  // With the data of a server, though it is none, the router begins at no place that it kept.
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : undefined)
  const site = (
    <Site environment={environment}>
      <RouterProvider router={router} />
      {import.meta.env.PROD && <VisitReport router={router} />}
    </Site>
  )
  // Transitions, because React lets the browser in between their parts.
  if (!isPrerendered) {
    // A silhouette stays until its screen is here: the skeleton of any page would be a step back.
    if (root.hasAttribute('data-silhouette')) await initialized(router)
    window.tuercaTranslation?.begin()
    window.tuercaTranslation?.taken()
    startTransition(() => createRoot(root).render(site))
    return
  }
  await initialized(router)
  // A page that came whole stays where its reader has scrolled to: the router would begin at its top, or at its '#'.
  router.state.restoreScrollPosition = false
  window.tuercaTranslation?.begin()
  const input = keepInput(root)
  // Once it is taken over, React keeps the fields itself.
  const onTaken = () => {
    input.stop()
    window.tuercaTranslation?.taken()
  }
  const taken = <WhenTaken then={onTaken}>{site}</WhenTaken>
  // In a way that could not be undone.
  const isTranslated = root.querySelector('font') !== null
  const options = {
    // React has drawn the page anew, because something changed it. Its effects come before the input is given back.
    onRecoverableError: (error: unknown) => {
      if (!isTranslated) reportError(error)
      setTimeout(input.restore)
    },
  }
  startTransition(() => void hydrateRoot(root, taken, options))
  window.tuercaClicks?.replay()
}

/** Calls back when React has taken the page over. */
function WhenTaken({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

/** The code of the screen that the page shows already: without it the first drawing would take the screen away. */
async function downloadScreen(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, location) ?? []
  await Promise.all(matches.map(({ route }) => typeof route.lazy === 'object' && route.lazy.Component?.()))
}

/** A page of the build has the styles of what it shows; `startCode` has asked for those of what its code draws. */
async function stylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (!link || link.sheet) return
  await new Promise<void>(resolve => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true })
  })
}

/** The router takes a moment to put that code in its place. */
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
