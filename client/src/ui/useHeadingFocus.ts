import { useEffect, useRef } from 'react'

/** Moves the focus to a heading that takes the place of a form; for views that change without a navigation. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return { ref: heading, tabIndex: -1 } as const
}
