import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** The attribute of a tile, with its key. */
const TILE = 'data-tile'

type Handle = {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Reorders tiles: dragged by their handle with mouse or finger, or by the arrow keys while the handle has the
 * focus, which it keeps. `onMove` moves one to the place of another.
 */
export function useTileDrag(
  grid: RefObject<HTMLElement | null>,
  keys: readonly string[],
  onMove: (key: string, to: string) => void,
) {
  // A new object each time: the same tile can be moved again.
  const [moved, setMoved] = useState<{ readonly key: string } | null>(null)
  const endDrag = useRef<(() => void) | null>(null)
  useEffect(() => () => endDrag.current?.(), [])
  useEffect(() => {
    if (moved) tileOf(grid.current, moved.key)?.querySelector<HTMLElement>('[data-handle]')?.focus()
  }, [moved, grid])

  const put = (key: string, to: string | undefined) => {
    if (to === undefined || to === key) return
    onMove(key, to)
    setMoved({ key })
  }

  return {
    tile: (key: string) => ({ [TILE]: key }),
    handle: (key: string): Handle => ({
      onKeyDown(event) {
        const step = STEPS[event.key]
        if (step === undefined) return
        event.preventDefault()
        put(key, keys[keys.indexOf(key) + step])
      },
      onPointerDown(event) {
        if (event.button !== 0) return
        event.preventDefault()
        // The tile changes its place in the page, so the document has the listeners.
        const listening = new AbortController()
        const { signal } = listening
        endDrag.current = () => listening.abort()
        const onPointerMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
          const over = document.elementFromPoint(clientX, clientY)?.closest(`[${TILE}]`)
          if (over && grid.current?.contains(over)) put(key, over.getAttribute(TILE) ?? undefined)
        }
        document.addEventListener('pointermove', onPointerMove, { signal })
        for (const end of ['pointerup', 'pointercancel'])
          document.addEventListener(end, endDrag.current, { signal })
      },
    }),
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

const tileOf = (grid: HTMLElement | null, key: string) =>
  grid?.querySelector(`[${TILE}="${CSS.escape(key)}"]`)
