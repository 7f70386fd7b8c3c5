import type { KeyboardEvent } from 'react'
import { isComposing } from '../../../lib/composing'
import type { OpenDialogNamed } from '../../../shell/DialogOpener'

/** Attribute of a row of the feed; its value is the request's global id. */
export const FEED_ROW = 'data-request'

const rows = () => [...document.querySelectorAll<HTMLElement>(`[${FEED_ROW}]`)]

/** The place of a request in the feed that is shown; -1 when it is not there. */
export const placeOfRow = (requestId: string) =>
  rows().findIndex(row => row.getAttribute(FEED_ROW) === requestId)

/** The row at a place of the shown feed, or the last one before it; null for -1 and an empty feed. */
export const rowAt = (place: number): HTMLElement | null =>
  place < 0 ? null : (rows().at(Math.min(place, rows().length - 1)) ?? null)

const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Keys of a row of the feed, while the focus is in it: arrows move to the next row, Enter opens the details, C
 * quotes. Letters typed into a field elsewhere never arrive here.
 */
export function onFeedKey(event: KeyboardEvent<HTMLElement>, open: OpenDialogNamed, mayOffer: boolean): void {
  const { key, currentTarget: row, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || isComposing(event.nativeEvent)) return
  const id = row.getAttribute(FEED_ROW) ?? ''
  const step = STEPS[key]
  if (step !== undefined) {
    const next = rows()[rows().indexOf(row) + step]
    if (!next) return
    next.focus()
  } else if (key === 'Enter' && target === row) open('solicitud', id)
  else if (key.toLowerCase() === 'c' && mayOffer) open('cotizar', id)
  else return
  event.preventDefault()
}
