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
import { useOwnOffer } from '../relay/unread'
import { useReconnect } from '../relay/useReconnect'
import { Button } from '../ui/Button'
import { ErrorState } from '../ui/EmptyState'
import { shownLater } from '../ui/openedLater'
import { Page } from '../ui/PageHeader'
import { PageTitle } from '../ui/PageTitle'
import { ToSignIn } from './guards'
import { useScreenHandle } from './ScreenOutlet'

const NotFound = shownLater(async () => (await import('./NotFound')).NotFound)

/** In the place of a screen that could not be shown; the rest of the page stays. */
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
  // Going where one is clears the error; reading again in place can be over before React notices.
  const retry = () =>
    isOutdated(problem) ? reload() : void navigate(location, { replace: true, preventScrollReset: true })
  return <Failure problem={problem} title={failure} onRetry={isReading ? undefined : retry} />
}

/** In the place of the whole site, when not even its frame could be shown. */
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
  const readTheRest = useOwnOffer()
  const retry =
    onRetry &&
    (() => {
      readTheRest()
      onRetry()
    })
  const isOffline = problem instanceof NetworkError || isMissingChunk(problem)
  // From the moment the page says so: the line can be back before anything else runs.
  useLayoutEffect(() => {
    if (!isOffline || !retry) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  })
  // The line was there all the time, and the server is back.
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

/** The code of a screen or the server's knowledge of it is gone: a new version of the site is out. */
const isOutdated = (problem: unknown) => problem instanceof OutdatedPageError || isMissingChunk(problem)

/** A lost network looks the same. */
const isMissingChunk = (problem: unknown) =>
  problem instanceof TypeError && /dynamically imported module|module script/i.test(problem.message)
