import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowUp } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useUnseen } from '../lib/useUnseen'
import { NewsPill } from './NewsPill'

type NewsAboveProps = {
  /** The list's items, by id. */
  items: readonly string[]
  /** Items that arrived since the page was opened. */
  fresh: ReadonlySet<string>
  /** Text for the number of unseen items: '2 pedidos nuevos'. */
  children: (unseen: number) => string
}

/**
 * Placed above a list that grows at the top. New items above the viewport do not move the list: a pill
 * announces them until the person scrolls up.
 */
export function NewsAbove({ items, fresh, children }: NewsAboveProps) {
  const top = useRef<HTMLDivElement>(null)
  const isAbove = useAboveView(top)
  const unseen = useUnseen(items, fresh, !isAbove)
  return (
    <>
      <chakra.div ref={top} />
      {unseen > 0 && (
        <chakra.div css={place}>
          <NewsPill icon={ArrowUp} onClick={() => top.current?.scrollIntoView({ block: 'start' })}>
            {children(unseen)}
          </NewsPill>
        </chakra.div>
      )}
    </>
  )
}

/** True when an element has been scrolled out at the top. */
function useAboveView(place: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return isAbove
}

const place = {
  position: 'fixed',
  top: 'calc(4.5rem + env(safe-area-inset-top))',
  left: '0',
  right: '0',
  zIndex: 'float',
  pointerEvents: 'none',
} as const
