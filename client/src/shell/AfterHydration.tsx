import { type ReactNode, useSyncExternalStore } from 'react'

type AfterHydrationProps = {
  children: ReactNode
  /** What the prerendered page has in its place; nothing by default. */
  fallback?: ReactNode
}

/** What depends on who is here or on this browser, and so cannot be in a prerendered page. */
export function AfterHydration({ children, fallback = null }: AfterHydrationProps) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isHydrated ? children : fallback
}

const never = () => () => {}
