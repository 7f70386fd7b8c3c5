import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the heading of a screen one has come to, as a page that loads would, or to the place that its address
 * names, which it shows and opens. It waits with the screen. Only another `view` is another screen; filters and tabs keep the focus
 * where it is.
 */
export function HeadingFocus({ view }: { view: string }) {
  return <Arrival key={view} />
}

function Arrival() {
  const { key, hash } = useLocation()
  const isFirst = key === 'default'
  const arrive = useEffectEvent(() => {
    // The browser has shown a page that came whole, and its reader may be elsewhere on it by now.
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
