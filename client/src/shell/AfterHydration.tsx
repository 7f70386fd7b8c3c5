import { type ReactNode, useSyncExternalStore } from 'react'

type AfterHydrationProps = {
  children: ReactNode
  /** What the prerendered page has in its place; nothing by default. */
  fallback?: ReactNode
}

/** What depends on who is here or on this browser, and so cannot be in a prerendered page. */
export function AfterHydration({ children, fallback = null }: AfterHydrationProps) {
  return useHydrated() ? children : fallback
}

/** False in a prerendered page and in the drawing that takes it over, which has to be the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => {}
