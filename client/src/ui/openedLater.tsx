import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { afterQuiet, whenIdleAfterAct } from '../lib/quiet'
import { toast } from './toast'

type Later<P> = {
  /** Rendered until the code is loaded. */
  Waiting?: ComponentType<P>
  /** Loaded without a request of the person: a failed download is not reported. */
  isQuiet?: boolean
  /** Not part of what the page shows first: downloaded only when somebody acts on the page, or some seconds later. */
  waitsForQuiet?: boolean
}

/**
 * A component outside the page's first code: downloaded when the browser is idle after the person's first act, or earlier
 * when it is opened. The component then stays mounted, so that it can animate its closing. A failed download does not affect the
 * page: it is retried while the component is open.
 */
export function openedLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isOpen: (props: P) => boolean,
  { Waiting, isQuiet = false, waitsForQuiet = false }: Later<P> = {},
): (props: P) => ReactNode {
  return function OpenedLater(props) {
    const open = isOpen(props)
    const [used, setUsed] = useState(open)
    if (open && !used) setUsed(true)
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null)
    useEffect(() => whenIdle(load), [])
    const isAwaited = open && !Loaded
    useEffect(() => {
      if (!isAwaited) return
      const begin = () =>
        untilDownloaded(
          load,
          code => setLoaded(() => code),
          () => isQuiet || reportFailure(),
        )
      return waitsForQuiet ? afterQuiet(begin) : begin()
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
 * The view after a navigation within a screen: the screen stays at its current step until the code is loaded.
 * Render it in a `<Suspense>` that is always mounted, and preload it by `useEffect(() => X.downloadAhead(),
 * [])`. A failed download is retried. `X.download` is for a loader that awaits it.
 */
export function shownLater<P extends object>(load: () => Promise<ComponentType<P>>) {
  let code: ComponentType<P> | null = null
  const download = async () => {
    code ??= await load()
    return code
  }
  const Awaited = lazy(async () => ({
    default: await new Promise<ComponentType<P>>(
      resolve => void untilDownloaded(download, resolve, reportFailure),
    ),
  }))
  function ShownLater(props: P) {
    // React shows the fallback of a lazy component even when its code is loaded.
    const [Shown] = useState<ComponentType<P>>(() => code ?? Awaited)
    return <Shown {...props} />
  }
  return Object.assign(ShownLater, { download, downloadAhead: () => whenIdle(download) })
}

/** Delay before a failed download is retried, ms. */
const AGAIN_AFTER_MS = 3_000

/**
 * Downloads code with retries; `onFailure` is called at the first failure. Returns a function that cancels.
 */
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

function reportFailure() {
  toast.error('No se pudo abrir', {
    about: 'later code',
    description: 'Revisá tu conexión: seguimos probando. Si no abre, recargá la página.',
  })
}

/**
 * Preloads code when the browser is idle, after the person's first act. For effects: returns the cleanup.
 */
export function whenIdle(download: () => Promise<unknown>): () => void {
  // A failure here does no harm: opening retries.
  return whenIdleAfterAct(() => void download().catch(() => undefined))
}
