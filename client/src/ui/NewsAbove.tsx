import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowUp } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'

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
  const [seen, setSeen] = useState(fresh)
  if (!isAbove && seen !== fresh) setSeen(fresh)
  const unseen = items.filter(id => fresh.has(id) && !seen.has(id)).length
  return (
    <>
      <chakra.div ref={top} />
      {unseen > 0 && (
        <chakra.div css={styles.place}>
          <chakra.button
            type="button"
            onClick={() => top.current?.scrollIntoView({ block: 'start' })}
            css={styles.pill}
          >
            <ArrowUp />
            {children(unseen)}
          </chakra.button>
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

const styles = {
  place: {
    position: 'fixed',
    top: 'calc(4.5rem + env(safe-area-inset-top))',
    left: '0',
    right: '0',
    zIndex: 'float',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  pill: {
    pointerEvents: 'auto',
    display: 'inline-flex',
    gap: '2',
    alignItems: 'center',
    minH: 'ctlSm',
    px: '4',
    borderRadius: 'full',
    bg: 'fg',
    color: 'bg',
    textStyle: 'sm',
    fontWeight: '600',
    boxShadow: 'float',
    animation: 'fadeIn {durations.mid} {easings.out}',
  },
} as const
