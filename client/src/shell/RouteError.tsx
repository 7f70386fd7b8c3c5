import { Suspense, useLayoutEffect } from 'react'
import { Link, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router'
import { paths } from '../paths'
import {
  NetworkError,
  NotFoundError,
  OutdatedPageError,
  ServerFault,
  SignInRequiredError,
  TooMuchAtOnceError,
} from '../relay/errors'
import { useOwnRetry } from '../relay/failedRefetch'
import { useReconnect } from '../relay/useReconnect'
import { Button } from '../ui/Button'
import { ErrorState } from '../ui/EmptyState'
import { shownLater } from '../ui/openedLater'
import { Page } from '../ui/PageHeader'
import { PageTitle } from '../ui/PageTitle'
import { ToSignIn } from './guards'
import { useScreenHandle } from './ScreenOutlet'

const NotFound = shownLater(async () => (await import('./NotFound')).NotFound)

/** Replaces a screen that failed; the rest of the page is kept. */
export function RouteError() {
  const problem = useRouteError()
  const isReading = useNavigation().state !== 'idle'
  const location = useLocation()
  const navigate = useNavigate()
  const { failure } = useScreenHandle()
  if (problem instanceof SignInRequiredError) return <ToSignIn />
  if (problem instanceof NotFoundError)
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    )
  // Navigating to the current address clears the error; a refetch in place can finish before React notices.
  const retry = () =>
    isOutdated(problem) ? reload() : void navigate(location, { replace: true, preventScrollReset: true })
  return <Failure problem={problem} title={failure} onRetry={isReading ? undefined : retry} />
}

/** Replaces the whole site when not even its frame renders. */
export function SiteError() {
  return <Failure problem={useRouteError()} onRetry={reload} />
}

const reload = () => window.location.reload()

type FailureProps = {
  problem: unknown
  title?: string | undefined
  onRetry: (() => void) | undefined
}

function Failure({ problem, title = 'Error inesperado', onRetry }: FailureProps) {
  const readTheRest = useOwnRetry()
  const retry =
    onRetry &&
    (() => {
      readTheRest()
      onRetry()
    })
  const isOffline = problem instanceof NetworkError || isMissingChunk(problem)
  // Subscribes in a layout effect: the network can return before other effects run.
  useLayoutEffect(() => {
    if (!isOffline || !retry) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  })
  // The network was up all the time, and the server is back.
  useReconnect(() => {
    if (isOffline) retry?.()
  })
  return (
    <Page py="16">
      <PageTitle>{title}</PageTitle>
      <ErrorState
        title={title}
        onRetry={retry}
        action={
          <Button asChild>
            <Link to={paths.home}>Volver al inicio</Link>
          </Button>
        }
      >
        {isOffline ? 'Revisá tu conexión y probá de nuevo.' : wordsOf(problem)}
        {problem instanceof ServerFault && problem.faultId && <> Código del error: {problem.faultId}</>}
      </ErrorState>
    </Page>
  )
}

const wordsOf = (problem: unknown) =>
  problem instanceof TooMuchAtOnceError ? problem.words : 'No es tu culpa. Probá de nuevo en un momento.'

/**
 * The screen's code or the server's knowledge of its operations is gone: a new version of the site is
 * deployed.
 */
const isOutdated = (problem: unknown) => problem instanceof OutdatedPageError || isMissingChunk(problem)

/** A lost network looks the same. */
const isMissingChunk = (problem: unknown) =>
  problem instanceof TypeError && /dynamically imported module|module script/i.test(problem.message)
