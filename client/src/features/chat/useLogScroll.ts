import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A distance to the end (px) that counts as being at the end. */
const NEAR = 48

/**
 * The scrolling of a conversation whose box is laid out from the bottom (`column-reverse`): its end is at 0
 * and older messages never move the view. New ones at the end do not either, unless the view is at the end.
 */
export function useLogScroll(lastKey: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  // The scroll position of the last paint.
  const height = useRef(0)
  const shown = useRef(lastKey)
  const [isAtEnd, setIsAtEnd] = useState(true)

  useLayoutEffect(() => {
    const log = place.current
    if (!log) return
    const isNewAtEnd = lastKey !== shown.current
    if (isNewAtEnd && log.scrollTop < -NEAR) log.scrollTop -= log.scrollHeight - height.current
    height.current = log.scrollHeight
    shown.current = lastKey
  })

  return {
    place,
    isAtEnd,
    onScroll: useCallback(() => setIsAtEnd((place.current?.scrollTop ?? 0) >= -NEAR), []),
    toEnd: useCallback(() => place.current?.scrollTo({ top: 0, behavior: 'smooth' }), []),
  }
}
