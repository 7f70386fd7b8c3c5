import { useEffect, useRef } from 'react'

/** Focuses a heading that replaces a form; for views that change without a navigation. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return { ref: heading, tabIndex: -1 } as const
}
