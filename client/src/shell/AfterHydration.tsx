import { type ReactNode, useSyncExternalStore } from 'react'

type AfterHydrationProps = {
  children: ReactNode
  /** Content of the prerendered page; nothing by default. */
  fallback?: ReactNode
}

/** Content that depends on the viewer or this browser, and so cannot be prerendered. */
export function AfterHydration({ children, fallback = null }: AfterHydrationProps) {
  return useHydrated() ? children : fallback
}

/** False in a prerendered page and during hydration, which must render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => {}
