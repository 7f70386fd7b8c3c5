import { useEffect } from 'react'
import type { createBrowserRouter } from 'react-router'
import { reportVisit } from './reportVisit'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Reports each address that is seen; not in development. Subscribes after the RouterProvider: the router
 * passes the events before its first listener to that one alone, and the page would stay a skeleton.
 */
export function VisitReport({ router }: { router: Router }) {
  useEffect(() => {
    let reported = ''
    const report = ({ location: { pathname } }: Router['state']) => {
      if (pathname === reported) return
      reported = pathname
      reportVisit(pathname)
    }
    report(router.state)
    return router.subscribe(report)
  }, [router])
  return null
}
