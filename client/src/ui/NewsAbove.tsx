import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowUp } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useUnseen } from '../lib/useUnseen'
import { NewsPill } from './NewsPill'

type NewsAboveProps = {
  /** What the list shows, by id. */
  items: readonly string[]
  /** What of it has come in since the page was opened. */
  fresh: ReadonlySet<string>
  /** How many are unseen, in words: '2 solicitudes nuevas'. */
  children: (unseen: number) => string
}

/**
 * Stands at the top of a list that grows there. What arrives above what is being read does not move it: it is told, until
 * the person goes up to see it.
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

/** Whether an element has been scrolled out of sight at the top. */
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
