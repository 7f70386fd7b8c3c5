import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { toast } from './toast'

type Later<P> = {
  /** Stands there until the code is here. */
  Waiting?: ComponentType<P>
  /** Nobody asked for it: nothing is said when its code cannot be downloaded. */
  isQuiet?: boolean
}

/**
 * A component that a page does not begin with: its code is downloaded once the browser has nothing better to do, or when
 * it is opened before that. From then on it stays, so that it can close as it likes. Code that cannot be downloaded takes
 * nothing from the page: it is asked for again while the component is open.
 */
export function openedLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isOpen: (props: P) => boolean,
  { Waiting, isQuiet = false }: Later<P> = {},
): ComponentType<P> {
  return function OpenedLater(props) {
    const open = isOpen(props)
    const [used, setUsed] = useState(open)
    if (open && !used) setUsed(true)
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null)
    useEffect(() => whenIdle(load), [])
    const isAwaited = open && !Loaded
    useEffect(() => {
      if (!isAwaited) return
      return untilDownloaded(
        load,
        code => setLoaded(() => code),
        () => isQuiet || tellFailure(),
      )
    }, [isAwaited])
    if (!used) return null
    if (!Loaded) return Waiting ? <Waiting {...props} /> : null
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

/**
 * What a screen shows after a step that is a move to another address, and not before: until its code is here, the screen
 * stays at the step it was. It is drawn in a `<Suspense>` that is there from the beginning, and its code downloaded ahead
 * by `useEffect(() => X.downloadAhead(), [])`. Code that cannot be downloaded is asked for again and again. `X.download`
 * is for a loader that waits for it.
 */
export function shownLater<P extends object>(load: () => Promise<ComponentType<P>>) {
  let code: ComponentType<P> | null = null
  const download = async () => {
    code ??= await load()
    return code
  }
  const Awaited = lazy(async () => ({
    default: await new Promise<ComponentType<P>>(
      resolve => void untilDownloaded(download, resolve, tellFailure),
    ),
  }))
  function ShownLater(props: P) {
    // React shows the fallback of whatever is lazy, also when its code is here.
    const [Shown] = useState<ComponentType<P>>(() => code ?? Awaited)
    return <Shown {...props} />
  }
  return Object.assign(ShownLater, { download, downloadAhead: () => whenIdle(download) })
}

/** For how long a download that failed is not repeated, ms. */
const AGAIN_AFTER_MS = 3_000

/** Downloads code, again and again if need be; `onFailure` hears of the first failure. Returns the way to give up. */
function untilDownloaded<Code>(
  load: () => Promise<Code>,
  onDone: (code: Code) => void,
  onFailure: () => void,
): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = (onFailed?: () => void) => {
    load().then(
      code => isOver || onDone(code),
      () => {
        if (isOver) return
        onFailed?.()
        timer = setTimeout(attempt, AGAIN_AFTER_MS)
      },
    )
  }
  attempt(onFailure)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

function tellFailure() {
  toast.error('No se pudo abrir', {
    about: 'later code',
    description: 'Revisá tu conexión: seguimos probando. Si no abre, recargá la página.',
  })
}

const IDLE_AFTER_MS = 2_000

/** Downloads code ahead of its use, when the browser has nothing better to do. For effects: returns the cleanup. */
export function whenIdle(download: () => Promise<unknown>): () => void {
  // Failing now costs nothing: opening asks again.
  const start = () => void download().catch(() => undefined)
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(start, IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(start)
  return () => cancelIdleCallback(handle)
}
