import { useEffect, useRef } from 'react'

type JumpOptions = {
  /** The message to show; null for none. */
  targetId: string | null
  /** The messages on the page. */
  ids: readonly string[]
  /** False while older messages can be loaded no further, or are on their way. */
  canLoadOlder: boolean
  onOlder: () => void
}

/** Scrolls to a message once, and loads older ones until it is on the page. */
export function useJump({ targetId, ids, canLoadOlder, onOlder }: JumpOptions): void {
  const done = useRef<string | null>(null)
  const isHere = targetId !== null && ids.includes(targetId)
  useEffect(() => {
    if (targetId === null || done.current === targetId) return
    if (!isHere) {
      if (canLoadOlder) onOlder()
      return
    }
    done.current = targetId
    const message = document.querySelector(`[data-message="${CSS.escape(targetId)}"]`)
    message?.scrollIntoView({ block: 'center' })
  }, [targetId, isHere, canLoadOlder, onOlder])
}
