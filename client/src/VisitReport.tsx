import { useEffect } from 'react'
import type { createBrowserRouter } from 'react-router'
import { reportVisit } from './reportVisit'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Tells of each address that is seen; in development there is nobody to hear of it. It listens once the RouterProvider
 * does: the router keeps what happened before its first listener for that one alone, and the page would stay a skeleton.
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
