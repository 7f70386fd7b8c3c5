import { useEffect, useState } from 'react'
import { useNow } from '../../lib/clock'
import { remember, remembered } from '../../lib/memory'

const KEY = 'tuerca.solicitudes.visita'
/** A pause of this length separates two visits. */
const PAUSE_MS = 30 * 60_000

type Visits = {
  /** The end of the visit before this one, ms; null in the first one. */
  readonly previous: number | null
  /** The last moment of this visit so far, ms. */
  readonly seen: number
}

/** Adds this moment to the visits so far. */
export function visitsAt(now: number, before: Visits | null): Visits {
  if (!before) return { previous: null, seen: now }
  return { previous: now - before.seen > PAUSE_MS ? before.seen : before.previous, seen: now }
}

/** Reads the stored visits; null for none or damaged text. */
export function visitsOf(text: string | null): Visits | null {
  const [previous, seen] = (text ?? '').split(' ').map(Number)
  return seen && previous !== undefined && !Number.isNaN(previous)
    ? { previous: previous || null, seen }
    : null
}

/** When this browser's visit before the present one ended, as ISO; null in the first visit. */
export function useLastVisit(): string | null {
  const now = useNow()
  const [previous] = useState(() => visitsAt(now, visitsOf(remembered(KEY))).previous)
  useEffect(() => {
    const visits = visitsAt(now, visitsOf(remembered(KEY)))
    remember(KEY, `${visits.previous ?? 0} ${visits.seen}`)
  }, [now])
  return previous === null ? null : new Date(previous).toISOString()
}
