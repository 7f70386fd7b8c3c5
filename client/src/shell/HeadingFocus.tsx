import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the heading of a new screen, as a page load would, or to the place that its address
 * names, which it reveals. Waits for the screen. Only another `view` is a new screen; filters and tabs keep
 * the focus.
 */
export function HeadingFocus({ view }: { view: string }) {
  return <Arrival key={view} />
}

function Arrival() {
  const { key, hash } = useLocation()
  const isFirst = key === 'default'
  const arrive = useEffectEvent(() => {
    // The prerendered page was visible before, and its reader may have scrolled.
    if (isFirst && document.querySelector('[data-prerendered]')) return
    const named = hash ? document.getElementById(hash.slice(1)) : null
    const details = named?.closest('details')
    if (details) details.open = true
    named?.scrollIntoView()
    if (isFirst) return
    const place = named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    place?.setAttribute('tabindex', '-1')
    place?.focus({ preventScroll: true })
  })
  useEffect(() => {
    arrive()
  }, [])
  return null
}
