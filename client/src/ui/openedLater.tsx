import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/**
 * A component that a page does not begin with: its code is downloaded once the browser has nothing better to do, or when
 * it is opened before that. From then on it stays, so that it can close as it likes.
 */
export function openedLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isOpen: (props: P) => boolean,
): ComponentType<P> {
  const download = async () => ({ default: await load() })
  const Loaded = lazy(download)
  return function OpenedLater(props) {
    const open = isOpen(props)
    const [used, setUsed] = useState(open)
    if (open && !used) setUsed(true)
    useEffect(() => whenIdle(download), [])
    return (
      used && (
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      )
    )
  }
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
