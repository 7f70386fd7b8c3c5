import { useEffect, useEffectEvent, useRef } from 'react'
import { useDraft } from '../../forms/useDraft'
import { text } from '../../lib/shape'

type Options = {
  /** Identifies the occasion to ask for the contact; null for none. */
  ask: string | null
  isOpen: boolean
  onAsk: () => void
}

/**
 * Opens the contact by itself, once for each `ask`; after a reload again, unless the person had closed it.
 */
export function useContactAsked({ ask, isOpen, onAsk }: Options): void {
  const closed = useDraft('contacto', text)
  const asked = useRef(closed.kept)
  const wasOpen = useRef(false)
  const askNow = useEffectEvent((what: string) => {
    if (asked.current === what) return
    asked.current = what
    onAsk()
  })
  useEffect(() => {
    if (ask !== null) askNow(ask)
  }, [ask])
  const keepClosed = useEffectEvent((isOpenNow: boolean) => {
    if (wasOpen.current && !isOpenNow && ask !== null) closed.keep(ask)
    wasOpen.current = isOpenNow
  })
  useEffect(() => keepClosed(isOpen), [isOpen])
}
