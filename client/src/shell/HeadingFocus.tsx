import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the heading of a screen one has come to, as a page that loads would, and a first visit to the place
 * its address names. It waits with the screen. Only another `view` is another screen; filters and tabs keep the focus
 * where it is.
 */
export function HeadingFocus({ view }: { view: string }) {
  return <Arrival key={view} />
}

function Arrival() {
  const { key, hash } = useLocation()
  const isFirst = key === 'default'
  const arrive = useEffectEvent(() => {
    if (isFirst) {
      if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
      return
    }
    const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    place?.setAttribute('tabindex', '-1')
    place?.focus({ preventScroll: true })
  })
  useEffect(() => {
    arrive()
  }, [])
  return null
}
